import type { Meta, Tool } from '#src/engine/types.ts';
import { checkCharts } from './checks/charts.ts';
import { checkInputs } from './checks/inputs.ts';
import { checkKeep } from './checks/keep.ts';
import { checkMeta } from './checks/meta.ts';
import { type Mistake, type Subject, shape } from './checks/mistake.ts';
import { checkNames } from './checks/names.ts';
import { checkRuns } from './checks/runs.ts';
import { checkSwaps } from './checks/swaps.ts';
import { checkTables } from './checks/tables.ts';
import { checkTexts } from './checks/texts.ts';
import { checkVisibility } from './checks/visibility.ts';
import { definition } from './definition.ts';

export type { Mistake } from './checks/mistake.ts';

const CHECKS = [checkNames, checkInputs, checkVisibility, checkTables, checkCharts, checkSwaps, checkKeep, checkTexts];

/**
 * Everything that is wrong with a tool's definition; empty where nothing is.
 *
 * @param folder the tool's folder, whose name is to be its id
 */
export function checkDefinition(folder: string, meta: Meta, tool: Tool): Mistake[] {
  const subject: Subject = { folder, meta, tool };
  const form = [...checkMeta(subject), ...shape('', definition, dataOf(tool))];
  if (form.length > 0) return form; // what follows relies on the form
  const mistakes = CHECKS.flatMap((check) => [...check(subject)]);
  // every run would only tell again what is wrong with an input or a name
  if (mistakes.some(({ path }) => /^(inputs|outputs)/.test(path))) return mistakes;
  return [...mistakes, ...checkRuns(subject)];
}

function dataOf({ inputs, outputs, tables, notes, charts, basis, examples, content }: Tool): unknown {
  return { inputs, outputs, tables, notes, charts, basis, examples, content };
}
