import fc from 'fast-check';
import { expect, it } from 'vitest';
import { leastOf } from '#src/engine/input-schema.ts';
import { isForbidden } from '#src/engine/notes.ts';
import { complete, unitsPerOne, withValue } from '#src/engine/places.ts';
import { solvableInputs, solvableOutputs } from '#src/engine/powers/questions.ts';
import { MOST_RUNS, type Solution, solve } from '#src/engine/powers/solve.ts';
import type { LiveFigures, Tool, Values } from '#src/engine/types.ts';
import { thorough } from '../always.ts';
import { tools } from '../tools.ts';
import { inputsOf, usual } from './arbitrary.ts';

/** Live figures for tools that need some: one for each option. */
const liveOf = (tool: Tool): LiveFigures | null =>
  tool.live &&
  Object.fromEntries(
    Object.values(tool.inputs).flatMap((spec) =>
      spec.kind === 'choice' ? spec.options.map(({ value }, index) => [String(value), 1 + index / 8]) : [],
    ),
  );

/** The tool, counting its runs. */
function counting(tool: Tool): { tool: Tool; runs: () => number } {
  let runs = 0;
  return {
    tool: {
      ...tool,
      run: (raw, live) => {
        runs++;
        return tool.run(raw, live);
      },
    },
    runs: () => runs,
  };
}

/** What is wrong with searching for each input by each result; in npm test by one result for each input. */
function* complaints(tool: Tool, values: Values, live: LiveFigures | null): Generator<string> {
  const outcome = tool.run(values, live);
  if (!outcome.ok) return;
  const outputs = solvableOutputs(tool, values);
  // a value that a note does not allow is no answer
  const allowed = solvableInputs(tool, values).filter(({ path }) => !isForbidden(tool, outcome, path));
  for (const [index, { path, spec, value }] of allowed.entries())
    for (const { name: output } of thorough ? outputs : outputs.slice(index % outputs.length).slice(0, 1)) {
      const target = outcome.raw[output] ?? Number.NaN;
      const about = `${path} for ${output} ${target} (is ${value}): `;
      const counted = counting(tool);
      const found = solve(counted.tool, values, { input: path, output, target }, live);
      if (counted.runs() > MOST_RUNS + 2) yield `${about}takes ${counted.runs()} runs`;
      if (!found.ok) {
        yield `${about}${found.message}`;
        continue;
      }
      yield* wrongAnswers(
        tool,
        values,
        live,
        { path, output, target, units: unitsPerOne(spec), whole: spec.whole === true },
        found,
        about,
      );
      // the search begins one unit above it
      const least = leastOf(spec);
      const above = least.open && value < least.value + 1 / unitsPerOne(spec);
      if (found.outcome === 'none' && !above) yield `${about}says none, but ${value} gives it`;
      const near = found.answers.some(({ value: answer }) => Math.abs(answer - value) * unitsPerOne(spec) <= 1 + 1e-6);
      if (found.outcome === 'flat' || near || above) continue;
      // an answer far from the value is right only where the result is the same from there to here
      const same = found.answers.some(({ value: answer }) => {
        const middle = (answer + value) / 2;
        return [answer, spec.whole === true ? Math.round(middle) : middle].every((at) => {
          const there = tool.run(withValue(values, path, at), live);
          return there.ok && close(there.raw[output] ?? Number.NaN, target);
        });
      });
      if (!same) yield `${about}finds ${found.answers.map((answer) => answer.value)}`;
    }
}

const close = (one: number, other: number): boolean => Math.abs(one - other) <= 1e-9 * Math.max(1, Math.abs(other));

interface Question {
  readonly path: string;
  readonly output: string;
  readonly target: number;
  readonly units: number;
  readonly whole: boolean;
}

/** Between its two neighbours, one unit down and up, the output passes the target or leaves it. */
function* wrongAnswers(
  tool: Tool,
  values: Values,
  live: LiveFigures | null,
  { path, output, target, units }: Question,
  { answers, outcome, nearest }: Solution,
  about: string,
): Generator<string> {
  const at = (value: number) => {
    const there = tool.run(withValue(values, path, value), live);
    return there.ok ? (there.raw[output] ?? Number.NaN) - target : Number.NaN;
  };
  if ((outcome === 'one') !== (answers.length === 1) || (outcome === 'several') !== answers.length > 1)
    yield `${about}${outcome} with ${answers.length} answers`;
  if ((outcome === 'none') !== nearest.length > 0) yield `${about}${outcome} with ${nearest.length} nearest`;
  for (const { value: answer, output: reached } of answers) {
    const shown = tool.run(withValue(values, path, answer), live);
    if (!shown.ok || shown.outputs[output] !== reached) yield `${about}${answer} does not give ${reached}`;
    const unit = Math.round(answer * units);
    if (Math.abs(answer * units - unit) > 1e-6) yield `${about}${answer} is no whole number of units`;
    const [down, here, up] = [at((unit - 1) / units), at(answer), at((unit + 1) / units)];
    if (close(here + target, target)) continue;
    if (!(down * up <= 0 || down * here <= 0 || here * up <= 0))
      yield `${about}${answer} does not pass it: ${down} ${here} ${up}`;
  }
}

it.each(tools)(
  'working backwards in $id finds an input again from its result; what it says of flat, several or none is true',
  ({ tool }) => {
    const live = liveOf(tool);
    expect([...complaints(tool, complete(tool, {}), live)]).toEqual([]);
    if (!thorough) return;
    fc.assert(
      fc.property(inputsOf(tool, usual), (raw) => {
        const values = complete(tool, raw);
        const wrong = [...complaints(tool, trimmed(tool, values), live)];
        if (wrong.length > 0) expect.fail(wrong.join('\n'));
      }),
      { numRuns: 1, seed: 15, endOnFailure: true },
    );
  },
  thorough ? 240_000 : undefined,
);

/** Values with at most two rows of a list: each cell is searched for. */
function trimmed(tool: Tool, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const spec = tool.inputs[name];
      return [name, spec?.kind === 'rows' && Array.isArray(value) ? value.slice(0, Math.max(spec.min, 2)) : value];
    }),
  );
}
