import { workingOf } from '#src/engine/powers/working.ts';
import { type Case, everyCase } from './cases.ts';
import { checkFormula } from './formula.ts';
import { firstAtEach, type Mistake, type Mistakes, type Subject } from './mistake.ts';

/** Formulas must parse, with names of inputs, facts and earlier steps. */
export function* checkFormulas({ tool }: Subject): Mistakes {
  if (tool.working.length === 0 && tool.noWorking === null)
    yield {
      path: 'working',
      message: 'is missing; give the steps of the figure, or say in noWorking why there are none',
    };
  const leads = tool.figure === null || tool.working.some(({ id }) => id === tool.figure);
  if (tool.working.length > 0 && leads && tool.noWorking !== null)
    yield { path: 'noWorking', message: 'says why there is no working, and there is one; delete one of them' };
  if (tool.working.length > 0 && !leads && tool.noWorking === null)
    yield {
      path: 'working',
      message: `does not lead to ${tool.figure}, the figure shown large; give a step the id ${tool.figure}, or say in noWorking why none can have it`,
    };
  yield* checkSteps(tool);
  const steps: string[] = [];
  for (const [index, { id, formula }] of tool.working.entries()) {
    const path = `working[${index}].formula`;
    const [sign] = /[*/]/.exec(formula.replace(/'[^']*'|"[^"]*"/g, '')) ?? [];
    if (sign) yield { path, message: `has ${sign}, which visitors would see; times is ×, divided by is ÷` };
    yield* checkFormula(path, formula, 'an input, a fact or an earlier step', [...Object.keys(tool.inputs), ...steps]);
    steps.push(id);
  }
}

/** Every step must give a result, or be used by a column or by a later step that does. */
function* checkSteps({ working, outputs, tables }: Subject['tool']): Mistakes {
  const used = new Set(Object.keys(outputs));
  for (const { columns, rowsWhile = '' } of Object.values(tables))
    for (const formula of [rowsWhile, ...Object.values(columns).map((spec) => ('formula' in spec ? spec.formula : ''))])
      for (const [, name = ''] of (formula ?? '').matchAll(/\{(\w+)\}/g)) used.add(name);
  for (const [index, { id, formula }] of [...working.entries()].reverse())
    if (used.has(id)) for (const [, name = ''] of formula.matchAll(/\{(\w+)\}/g)) used.add(name);
    else
      yield {
        path: `working[${index}].id`,
        message: `leads to no result; use {${id}} in a later step, or delete the step`,
      };
}

/** Steps must give what compute gives, for the defaults, the examples and usual values. */
export function* checkWorking({ tool }: Subject): Mistakes {
  if (tool.working.length === 0) return;
  const usual = [...everyCase(tool)].filter(({ reach }) => reach === 'usual');
  yield* firstAtEach(usual.flatMap((each) => wrongStep(each, tool) ?? []));
}

function wrongStep({ path, given }: Case, tool: Subject['tool']): Mistake | null {
  const outcome = tool.run(given);
  // where the formula does not apply the result is 0, with a note that says why
  if (!outcome.ok || outcome.raw[tool.figure ?? ''] === 0) return null;
  const working = workingOf(tool, given);
  if (working.ok) return null;
  return { path: `working, step ${working.step}`, message: `${working.why} (${path})` };
}
