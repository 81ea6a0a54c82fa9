import type { Input, NumberInput, Success, Tool } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import { casesOf, type Raw, randomFrom, showing, situations, trialsOf, usualCases } from './cases.ts';
import { firstAtEach, type Mistakes, type Subject, shown } from './mistake.ts';
import { madeUp } from './runs.ts';

/** Unrounded figures within this relative difference are equal. */
const PRECISION = 1e-9;

/** Tests the declared properties: results that rise, that fall, and that add up. */
export const checkProperties = ({ tool }: Subject): Mistakes => firstAtEach(allBroken(tool));

function* allBroken(tool: Tool): Mistakes {
  const random = randomFrom(2);
  for (const { given } of usualCases(tool)) {
    const outcome = tool.run(given);
    if (outcome.ok) yield* broken(tool, given, outcome, random);
  }
}

function* broken(tool: Tool, given: Raw, outcome: Success, random: () => number): Mistakes {
  for (const [part, direction] of [
    ['rises', 1],
    ['falls', -1],
  ] as const)
    for (const [output, inputs] of Object.entries(tool[part]))
      for (const [index, name] of inputs.entries())
        yield* checkMovement(`${part}.${output}[${index}]`, tool, given, outcome, { output, name, direction }, random);
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
  { output, name, direction }: { output: string; name: string; direction: 1 | -1 },
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
function above({ usual, step, whole }: NumberInput, start: number, random: () => number): number {
  const max = usual?.[1];
  if (max !== undefined && step !== undefined && start + step <= max) {
    const steps = 1 + Math.floor(random() * Math.floor((max - start) / step));
    return Number((start + steps * step).toFixed(9));
  }
  const more = start === 0 ? 1 : start + Math.abs(start) / 10;
  return whole === true ? Math.ceil(more) : more;
}

function inWords(given: Raw): string {
  const text = shown(given);
  return text.length > 300 ? `${text.slice(0, 300)}…` : text;
}

/**
 * Inputs that change nothing in any run, and notes and refusals that compute never gives.
 *
 * @param code the text of the tool's files; notes and refusals are only looked for where it is given
 */
export function* checkUnused({ tool }: Subject, code: string | null): Mistakes {
  for (const [name, spec] of Object.entries(tool.inputs))
    if (!isNamed(tool, name) && !moves(tool, name, spec))
      yield {
        path: `inputs.${name}`,
        message: 'changes no result, table, chart or note in any run; use it in compute, or delete it',
      };
  if (code === null) return;
  const silent = (['notes', 'refusals'] as const).flatMap((list) =>
    Object.keys(tool[list]).flatMap((id) => (new RegExp(`['"\`]${id}['"\`]`).test(code) ? [] : [[list, id] as const])),
  );
  const given = silent.length === 0 ? new Set() : givenBy(tool);
  for (const [list, id] of silent)
    if (!given.has(id))
      yield {
        path: `${list}.${id}`,
        message: `is never returned by compute; ${list === 'notes' ? `add it to its notes, as in notes: [… && '${id}']` : `refuse with fail(…, '${id}')`}, or delete it`,
      };
}

/** Whether a rule, a text or a chart names an input. */
function isNamed({ inputs, outputs, tables, charts, basis, notes, refusals }: Tool, name: string): boolean {
  const rules = Object.values(inputs).map(({ showWhen, offerWhen }) => [showWhen, offerWhen]);
  const columns = Object.values(tables).map((table) => [table.showWhen, Object.values(table.columns)]);
  const text = shown([rules, Object.values(outputs), columns, charts, basis, notes, refusals]);
  return text.includes(`"${name}"`) || new RegExp(`\\{${name}[|}]`).test(text);
}

/** Whether a change of one input changes what compute gives, or the question of an insight. */
function moves(tool: Tool, name: string, spec: Input): boolean {
  const live = tool.live && madeUp(tool);
  for (const given of situations(tool, showing(spec.showWhen, tool.inputs))) {
    const seen = trialsOf(spec).flatMap(([value]) => {
      const outcome = tool.run({ ...given, [name]: value }, live);
      if (!outcome.ok) return outcome.refusal ?? [];
      const tables = Object.keys(tool.tables).map((id) => outcome.table(id));
      const question = tool.insight?.prompt(outcome.values);
      return shown([outcome.raw, outcome.outputs, outcome.notes, outcome.noteFigures, tables, question]);
    });
    if (new Set(seen).size > 1) return true;
  }
  return false;
}

/** The ids of all notes and refusals that compute gives. */
function givenBy(tool: Tool): ReadonlySet<string> {
  const live = tool.live && madeUp(tool);
  const given = [...casesOf(tool)].map((each) => tool.run(each.given, live));
  return new Set(given.flatMap((outcome) => (outcome.ok ? outcome.notes : (outcome.refusal ?? []))));
}
