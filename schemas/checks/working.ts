import { FormulaError, readFormula } from '#src/engine/powers/expression.ts';
import { workingOf } from '#src/engine/powers/working.ts';
import { casesOf, type Raw } from './cases.ts';
import type { Mistake, Mistakes, Subject } from './mistake.ts';

/** Formulas that can be read. */
export function* checkFormulas({ tool }: Subject): Mistakes {
  if (tool.working.length > 0 && tool.noWorking !== null)
    yield { path: 'noWorking', message: 'says why there is no working, and there is one; delete one of them' };
  for (const [index, { formula }] of tool.working.entries())
    try {
      readFormula(formula);
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      yield { path: `working[${index}].formula`, message: error.message };
    }
}

/** Steps that lead to what compute gives, for the defaults, the examples and what visitors usually enter. */
export function* checkWorking({ tool }: Subject): Mistakes {
  if (tool.working.length === 0) return;
  const told = new Set<string>();
  const cases: { path: string; given: Raw }[] = [
    { path: 'defaults', given: {} },
    ...tool.examples.map(({ inputs }, index) => ({ path: `examples[${index}]`, given: inputs })),
  ];
  for (const each of casesOf(tool)) if (each.reach === 'usual') cases.push(each);
  for (const { path, given } of cases) {
    const mistake = wrongStep({ path, given }, tool);
    if (mistake === null || told.has(mistake.path)) continue;
    told.add(mistake.path);
    yield mistake;
  }
}

function wrongStep({ path, given }: { path: string; given: Raw }, tool: Subject['tool']): Mistake | null {
  const outcome = tool.run(given);
  // where a formula does not begin the result is 0, with a note that says why
  if (!outcome.ok || outcome.raw[tool.figure ?? ''] === 0) return null;
  const working = workingOf(tool, given);
  if (working.ok) return null;
  return { path: `working, step ${working.step}`, message: `${working.why} (${path})` };
}
