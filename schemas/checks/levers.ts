import { isNumberInput } from '#src/engine/kinds.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import { checkFormula } from './formula.ts';
import { type Mistakes, numeric, numericOutputs, type Subject, unknown } from './mistake.ts';
import { checkSaid } from './story.ts';

/** The most characters of a lever with its figures. */
const MOST = 110;

/** Levers: what they set and move must exist, and each formula must parse. */
export function* checkLevers({ tool }: Subject): Mistakes {
  for (const [index, { set, moves }] of tool.levers.entries()) {
    const path = `levers[${index}]`;
    if (set && Object.keys(moves ?? {}).length === 0)
      yield { path: `${path}.moves`, message: 'is empty; name a result that gets better' };
    if (!set && moves) yield { path: `${path}.set`, message: 'is missing; without it there is nothing that moves' };
    for (const name of Object.keys(moves ?? {}))
      yield* unknown(`${path}.moves`, name, 'a numeric result', numericOutputs(tool));
    for (const [name, value] of Object.entries(set ?? {})) {
      yield* unknown(`${path}.set`, name, 'an input', Object.keys(tool.inputs));
      const spec = tool.inputs[name];
      if (!spec) continue;
      if (spec.kind !== 'rows') yield* checkCell(`${path}.set.${name}`, spec, value, tool);
      else
        for (const [at, row] of Object.entries(Array.isArray(value) ? value : []))
          for (const [column, cell] of Object.entries(row)) {
            yield* unknown(`${path}.set.${name}[${at}]`, column, 'a column', Object.keys(spec.columns));
            const cellSpec = spec.columns[column];
            if (cellSpec) yield* checkCell(`${path}.set.${name}[${at}].${column}`, cellSpec, cell, tool);
          }
    }
  }
}

function* checkCell(path: string, spec: Input, value: unknown, tool: Tool): Mistakes {
  if (isNumberInput(spec) && typeof value === 'string')
    yield* checkFormula(path, value, 'a numeric input or result, or a fact', numeric(tool));
}

/** What levers say for usual and odd inputs; needs a tool whose definition has no mistake. */
export const checkOfferedLevers = ({ tool }: Subject): Mistakes =>
  checkSaid('levers', tool, MOST, (inputs) => offerOf(tool, inputs, tool.run(inputs), null, null)?.text ?? '');
