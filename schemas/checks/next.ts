import { checkFormula } from './formula.ts';
import { type Mistakes, numericInputs, numericOutputs, type Subject } from './mistake.ts';

/** At most as many links of one tool are shown at once. */
const MOST = 2;

/** Links to other tools: their formulas must parse, with names of numeric inputs and results, choices and facts. */
export function* checkNext({ tool, meta }: Subject): Mistakes {
  const choices = Object.keys(tool.inputs).filter((name) => /^(choice|toggle)$/.test(tool.inputs[name]?.kind ?? ''));
  const have = [...numericInputs(tool), ...choices, ...numericOutputs(tool)];
  const always = tool.next.filter(({ showWhen }) => showWhen === undefined);
  if (always.length > MOST)
    yield { path: 'next', message: `has ${always.length} links that are always shown; ${MOST} are the most` };
  for (const [index, next] of tool.next.entries()) {
    if (next.tool === meta.id) yield { path: `next[${index}].tool`, message: `"${next.tool}" is this tool itself` };
    for (const [name, formula] of Object.entries(next.with))
      yield* checkFormula(`next[${index}].with.${name}`, formula, 'a numeric input or result, or a fact', have);
  }
}
