import type { Input, Tool } from '#src/engine/types.ts';
import { casesOf, oddMix, type Raw, showing, trialsOf } from './cases.ts';
import { type Mistakes, type Subject, shown } from './mistake.ts';
import { madeUp } from './runs.ts';
import { randomFrom } from './worlds.ts';

/** The number of mixes of usual and odd values in which an input may change something. */
const MIXES = 200;

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
        message: `is never given by compute; ${list === 'notes' ? `add it to its notes, as in notes: [… && '${id}']` : `refuse with fail(…, '${id}')`}, or delete it`,
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
  const random = randomFrom(3);
  const live = tool.live && madeUp(tool);
  const mixes = Array.from({ length: MIXES }, () => oddMix(tool.inputs, random));
  return [{}, ...tool.examples.map(({ inputs }) => inputs), ...mixes].some((base: Raw) => {
    const rest = { ...base, ...showing(spec.showWhen, tool.inputs) };
    const seen = trialsOf(spec).flatMap(([value]) => {
      const outcome = tool.run({ ...rest, [name]: value }, live);
      if (!outcome.ok) return outcome.refusal ?? [];
      const tables = Object.keys(tool.tables).map((id) => outcome.table(id));
      const question = tool.insight?.prompt(outcome.values);
      return shown([outcome.raw, outcome.outputs, outcome.notes, outcome.noteFigures, tables, question]);
    });
    return new Set(seen).size > 1;
  });
}

/** The ids of all notes and refusals that compute gives. */
function givenBy(tool: Tool): ReadonlySet<string> {
  const live = tool.live && madeUp(tool);
  const given = [...casesOf(tool)].map((each) => tool.run(each.given, live));
  return new Set(given.flatMap((outcome) => (outcome.ok ? outcome.notes : (outcome.refusal ?? []))));
}
