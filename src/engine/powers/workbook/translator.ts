import { words as panelWords } from '#words/panels.ts';
import { words as messages } from '#words/scenario.ts';
import { complete, isPartShown } from '../../places.ts';
import type { Rule, Tool, Wanted, WorkingStep } from '../../types.ts';
import { isNumberInput } from '../../utilities.ts';
import { alternativesOf, matches } from '../../visibility.ts';
import type { Calculation } from '../calculation.ts';
import { type Formula, FormulaError, readFormula, unlessWrong } from '../formula.ts';
import { factNamed, figureNamed, typesIn, type Working } from '../working.ts';
import type { Addresses } from './layout.ts';
import { quotedText, type SheetName, sheetFormula } from './sheet-formula.ts';

const noNumber = (name: string) => new FormulaError(messages.working.noNumber(name));

/** Turns what a definition says into the language of spreadsheets: `{amount} × {rate} ÷ 100` becomes `Inputs!$B$4*Inputs!$B$5`. */
export interface Translator {
  /** The formula of a step, for all inputs; null where it does not follow the inputs. */
  step(id: string): string | null;
  /** A condition, or whether it holds where no cell decides it. */
  condition(rule: Rule | undefined): string | boolean;
  /** The cell that stands for a name of a formula. Throws {@link FormulaError} where none does. */
  cellNamed(name: string): SheetName;
  /** @param nameOf what stands for a name, where it may mean more than in a step */
  formula(formula: Formula, nameOf: (name: string) => SheetName): string;
}

/** The kind of a step's value: that of the output with its name, or its own. */
const kindOfStep = (tool: Tool, { id, kind }: WorkingStep): string | undefined => tool.outputs[id]?.kind ?? kind;

/** Several conditions as one. A condition that no cell decides is `true` or `false` already: it decides all of them, or is left out. */
function joined(word: 'AND' | 'OR', conditions: readonly (string | boolean)[]): string | boolean {
  const decides = word === 'OR';
  if (conditions.includes(decides)) return decides;
  const open = conditions.filter((each): each is string => typeof each === 'string');
  return open.length === 0 ? !decides : open.length === 1 ? (open[0] as string) : `${word}(${open.join(',')})`;
}

/** @param working of the calculation's inputs */
export function translatorOf({ tool, values, outcome }: Calculation, working: Working, at: Addresses): Translator {
  const all = complete(tool, values);
  const worked = new Set(working.ok ? working.steps.map(({ id }) => id) : []);
  /** The formulas of the steps that were asked for. */
  const known = new Map<string, string | null>();
  const stepsOf = (id: string) => tool.working.filter((step) => step.id === id);

  const formula = (read: Formula, nameOf: (name: string) => SheetName) => sheetFormula(read, nameOf, at.counter);

  function cellNamed(name: string): SheetName {
    const [first] = stepsOf(name);
    if (first) {
      if (step(name) === null) throw noNumber(name);
      return { cell: at.step(name), percent: kindOfStep(tool, first) === 'percent' };
    }
    if (Object.hasOwn(tool.inputs, name)) return cellOfInput(name);
    if (figureNamed(tool, all, name) === undefined) throw noNumber(name);
    return { cell: at.fact(name), percent: factNamed(name)?.unit === 'percent' };
  }

  function cellOfInput(name: string): SheetName {
    const spec = tool.inputs[name];
    if (spec?.kind === 'choice') return { cell: at.input(name), options: spec.options };
    if (spec?.kind === 'toggle')
      return {
        cell: at.input(name),
        options: [
          { value: true, label: messages.yes },
          { value: false, label: messages.no },
        ],
      };
    if (!isNumberInput(spec)) throw noNumber(name);
    return { cell: at.input(name), percent: spec.kind === 'percent' };
  }

  function condition(rule: Rule | undefined): string | boolean {
    const alternatives = alternativesOf(rule);
    if (alternatives.length === 0) return true;
    return joined(
      'OR',
      alternatives.map((together) => joined('AND', Object.entries(together).map(conditionOf))),
    );
  }

  /** That an input is shown and has a wanted value, or a result has one. */
  function conditionOf([name, wanted]: [string, Wanted]): string | boolean {
    const spec = tool.inputs[name];
    // a result that does not follow the inputs stays as it is
    if (!spec) return step(name) === null ? matches(wanted, outcome.outputs[name]) : compared(cellNamed(name), wanted);
    const isInFormulas = spec.kind === 'choice' || spec.kind === 'toggle' || isNumberInput(spec);
    // rows, days and texts are no part of any formula
    const hasValue = isInFormulas ? compared(cellOfInput(name), wanted) : matches(wanted, all[name]);
    return joined('AND', [hasValue, condition(spec.showWhen)]);
  }

  /** `18` → `B4=18`, `[1, 2]` → `OR(B4=1,B4=2)`, `{ not: 1 }` → `NOT(B4=1)`, `{ above: 0 }` → `B4>0`. */
  function compared({ cell, percent, options }: SheetName, wanted: Wanted): string | boolean {
    const figure = percent ? `${cell}*100` : cell;
    const is = (value: unknown): string => {
      if (options) return `${cell}=${quotedText(options.find((each) => each.value === value)?.label ?? '')}`;
      return `${figure}=${typeof value === 'string' ? quotedText(value) : value}`;
    };
    if (Array.isArray(wanted)) return joined('OR', wanted.map(is));
    if (typeof wanted !== 'object') return is(wanted);
    if ('not' in wanted) return `NOT(${is(wanted.not)})`;
    const { above, below } = wanted as { above?: number; below?: number };
    return joined('AND', [above === undefined || `${figure}>${above}`, below === undefined || `${figure}<${below}`]);
  }

  function step(id: string): string | null {
    const found = known.get(id);
    if (found !== undefined) return found;
    // a step that leads back to itself meets this null
    known.set(id, null);
    const made = formulaOfStep(id);
    known.set(id, made);
    return made;
  }

  /** The formula of all steps with an id, which are variants for different inputs: one of them holds. */
  function formulaOfStep(id: string): string | null {
    // a result without a step for these inputs is a value
    if (!working.ok || (at.isResult(id) && !worked.has(id))) return null;
    let hasFormula = false;
    let soFar = quotedText(at.isResult(id) ? panelWords.download.sheets.none : '');
    // the last variant stands innermost; in this order the layout makes rows for what each of them names
    for (const variant of stepsOf(id).reverse()) {
      const when = condition(variant.showWhen);
      if (when === false) continue;
      const value = unlessWrong(() => formulaOfVariant(variant));
      // it cannot be a formula: if it is the one on the page, the figure stays a value; otherwise such inputs get no figure
      if (value === null && isPartShown(tool, variant, all, outcome)) return null;
      if (value === null) continue;
      soFar = when === true ? value : `IF(${when},${value},${soFar})`;
      hasFormula = true;
    }
    return hasFormula ? soFar : null;
  }

  function formulaOfVariant(variant: WorkingStep): string {
    const text = formula(readFormula(variant.formula, typesIn(tool, all)), cellNamed);
    return kindOfStep(tool, variant) === 'percent' ? `(${text})/100` : text;
  }

  return { step, condition, cellNamed, formula };
}
