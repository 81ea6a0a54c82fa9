import type { Calculation } from '../calculation.ts';
import { workingOf } from '../working.ts';
import type { Sheet } from './cells.ts';
import { layOut } from './layout.ts';
import { basisSheet, inputsSheet, remarkOnChange, resultsSheet } from './sheets.ts';
import { tableSheet } from './tables.ts';
import { translatorOf } from './translator.ts';

/**
 * A calculation as a workbook: a description of its sheets, which a library writes as a file.
 *
 *     Sheet                   What it has                                  Its formulas name cells of
 *     Inputs                  a row for each input
 *     Results                 the results, then the steps of the working   Inputs, Results, the facts
 *     one for each table      its rows, and empty ones for other inputs    Inputs, Results, the facts, its own
 *     Assumptions and rules   facts, notes, assumptions, day and link
 */
export function workbookOf(calculation: Calculation): Sheet[] {
  const layout = layOut(calculation);
  const working = workingOf(calculation.tool, calculation.values);
  const translator = translatorOf(calculation, working, layout.addresses);

  // the order of the sheets: what a formula names first has the first row
  const ids = [...layout.results.map(({ name }) => name), ...layout.steps.map(({ id }) => id)];
  const formulas = new Map(ids.map((id) => [id, translator.step(id)]));
  const tables = layout.tables.map((table) => tableSheet({ ...calculation, ...table }, translator));

  // now all formulas are made, and the layout knows which inputs and facts they use
  const remark = remarkOnChange(layout, formulas);
  const stepsById = new Map(working.ok ? working.steps.map((step) => [step.id, step]) : []);
  return [
    inputsSheet(calculation, layout, remark),
    resultsSheet(calculation, layout, formulas, stepsById, remark),
    ...tables,
    basisSheet(calculation, layout),
  ];
}
