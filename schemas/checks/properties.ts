import { isNumberInput } from '#src/engine/kinds.ts';
import type { Movement, NumberInput, Success, Tool } from '#src/engine/types.ts';
import { type Raw, usualMix } from './cases.ts';
import { firstAtEach, type Mistakes, type Subject, shown } from './mistake.ts';
import { randomFrom } from './worlds.ts';

/** The number of mixes of usual values with which declared properties are tested. */
const MIXES = 60;
/** Unrounded figures within this relative difference are equal. */
const PRECISION = 1e-9;

/** Tests the declared properties: results that rise, that fall, and that add up. */
export function* checkProperties({ tool }: Subject): Mistakes {
  if (tool.rises.length + tool.falls.length + tool.sums.length === 0) return;
  yield* firstAtEach(allBroken(tool));
}

function* allBroken(tool: Tool): Mistakes {
  const random = randomFrom(2);
  for (let index = 0; index < MIXES; index++) {
    const given = usualMix(tool.inputs, random);
    const outcome = tool.run(given);
    if (outcome.ok) yield* broken(tool, given, outcome, random);
  }
}

function* broken(tool: Tool, given: Raw, outcome: Success, random: () => number): Mistakes {
  for (const [index, each] of tool.rises.entries())
    yield* checkMovement(`rises[${index}]`, tool, given, outcome, each, 1, random);
  for (const [index, each] of tool.falls.entries())
    yield* checkMovement(`falls[${index}]`, tool, given, outcome, each, -1, random);
  for (const [index, { total, parts }] of tool.sums.entries()) {
    const value = (name: string) => outcome.raw[name] ?? Number(outcome.values[name]);
    const sum = parts.reduce((all, part) => all + value(part), 0);
    const size = Math.max(1, Math.abs(value(total)), ...parts.map((part) => Math.abs(value(part))));
    if (Math.abs(sum - value(total)) > size * PRECISION)
      yield {
        path: `sums[${index}]`,
        message: `does not hold: ${total} is ${value(total)}, but its parts come to ${sum} with ${inWords(given)}`,
      };
  }
}

function* checkMovement(
  path: string,
  tool: Tool,
  given: Raw,
  outcome: Success,
  { output, with: name }: Movement,
  direction: 1 | -1,
  random: () => number,
): Mistakes {
  const spec = tool.inputs[name];
  if (!spec || !isNumberInput(spec)) return;
  const start = outcome.values[name] as number;
  const more = above(spec, start, random);
  const next = tool.run({ ...given, [name]: more });
  if (!next.ok) return;
  const before = outcome.raw[output] ?? 0;
  const after = next.raw[output] ?? 0;
  const size = Math.max(1, Math.abs(before), Math.abs(after));
  if ((after - before) * direction < -size * PRECISION)
    yield {
      path,
      message: `does not hold: ${output} goes from ${before} to ${after} as ${name} goes from ${start} to ${more}, with ${inWords(given)}`,
    };
}

/** A value above the present one: on the slider if possible, or else a tenth more. */
function above({ max, step, accepts }: NumberInput, start: number, random: () => number): number {
  if (max !== undefined && step !== undefined && start + step <= max) {
    const steps = 1 + Math.floor(random() * Math.floor((max - start) / step));
    return Number((start + steps * step).toFixed(9));
  }
  const more = start === 0 ? 1 : start + Math.abs(start) / 10;
  return accepts?.whole ? Math.ceil(more) : more;
}

function inWords(given: Raw): string {
  const text = shown(given);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}
