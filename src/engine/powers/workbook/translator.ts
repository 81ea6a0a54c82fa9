import { datedNow, type Fact, type FactId, facts } from '#rules';
import { words as panelWords } from '#words/panels.ts';
import { words as messages } from '#words/scenario.ts';
import { isNumberInput } from '../../kinds.ts';
import { complete, isPartShown } from '../../places.ts';
import type { Rule, Tool, Wanted, WorkingStep } from '../../types.ts';
import { alternativesOf, matches } from '../../visibility.ts';
import type { Calculation } from '../calculation.ts';
import { type Formula, FormulaError, readFormula, unlessWrong } from '../formula.ts';
import { figureNamed, type Working } from '../working.ts';
import { quotedText, type SheetName, sheetFormula } from './formula.ts';

const noNumber = (name: string) => new FormulaError(messages.working.noNumber(name));

/** Where the cells of a workbook stand: `Inputs!$B$4`. */
export interface Addresses {
  input(name: string): string;
  fact(name: string): string;
  /** Of a step of the working, which may be a result. */
  step(id: string): string;
  /** Whether the page shows a result with this name. */
  isResult(name: string): boolean;
  /** A column whose cells depend on nothing. */
  readonly counter: string;
}

/** Turns what a definition says into the language of spreadsheets: `{amount} × {rate} ÷ 100` becomes `Inputs!$B$4*Inputs!$B$5`. */
export interface Translator {
  /** The formula of a step, for all inputs; null where it does not follow the inputs. */
  step(id: string): string | null;
  /** A condition, or whether it holds where no cell decides it. */
  condition(rule: Rule | undefined): string | boolean;
  /** What stands for a name of a formula. Throws {@link FormulaError} where nothing does. */
  name(name: string): SheetName;
  /** @param nameOf what stands for a name, where it may mean more than in a step */
  formula(formula: Formula, nameOf: (name: string) => SheetName): string;
}

/** The kind of a step's value: that of the output with its name, or its own. */
const kindOfStep = (tool: Tool, { id, kind }: WorkingStep): string | undefined => tool.outputs[id]?.kind ?? kind;

/** A fact whose value is a percentage. */
export const isPercentFact = (name: string): boolean =>
  Object.hasOwn(facts, name) && (facts[name as FactId] as Fact).unit === 'percent';

/** A fact with the value of today. */
export function factOf(name: string): { fact: Fact; dated: ReturnType<typeof datedNow> } | null {
  const of = name.replace(/\.[1-9]\d*\.(rate|upTo)$/, '');
  if (!Object.hasOwn(facts, of)) return null;
  const fact: Fact = facts[of as FactId];
  return { fact, dated: datedNow(fact) };
}

/** Several conditions as one. Those that no cell decides are decided here: one of them may decide it all, the others are left out. */
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

  function name(named: string): SheetName {
    const [first] = stepsOf(named);
    if (first) {
      if (step(named) === null) throw noNumber(named);
      return { cell: at.step(named), percent: kindOfStep(tool, first) === 'percent' };
    }
    if (Object.hasOwn(tool.inputs, named)) return inputName(named);
    if (figureNamed(tool, all, named) === undefined) throw noNumber(named);
    return { cell: at.fact(named), percent: isPercentFact(named) };
  }

  function inputName(named: string): SheetName {
    const spec = tool.inputs[named];
    if (spec?.kind === 'choice') return { cell: at.input(named), options: spec.options };
    if (spec?.kind === 'toggle')
      return {
        cell: at.input(named),
        options: [
          { value: 1, label: messages.yes },
          { value: 0, label: messages.no },
        ],
      };
    if (!isNumberInput(spec)) throw noNumber(named);
    return { cell: at.input(named), percent: spec.kind === 'percent' };
  }

  function condition(rule: Rule | undefined): string | boolean {
    const alternatives = alternativesOf(rule);
    if (alternatives.length === 0) return true;
    return joined(
      'OR',
      alternatives.map((together) => joined('AND', Object.entries(together).map(wantedOf))),
    );
  }

  /** That an input is shown and has a wanted value, or a result has one. */
  function wantedOf([named, wanted]: [string, Wanted]): string | boolean {
    const spec = tool.inputs[named];
    // a result that does not follow the inputs stays as it is
    if (!spec) return step(named) === null ? matches(wanted, outcome.outputs[named]) : compared(name(named), wanted);
    const isInFormulas = spec.kind === 'choice' || spec.kind === 'toggle' || isNumberInput(spec);
    // rows, days and texts are no part of any formula
    const own = isInFormulas ? compared(inputName(named), wanted) : matches(wanted, all[named]);
    return joined('AND', [own, condition(spec.showWhen)]);
  }

  function compared({ cell, percent, options }: SheetName, wanted: Wanted): string | boolean {
    const figure = percent ? `${cell}*100` : cell;
    const is = (value: unknown): string => {
      const plain = typeof value === 'boolean' ? Number(value) : value;
      if (options) return `${cell}=${quotedText(options.find((each) => each.value === plain)?.label ?? '')}`;
      return `${figure}=${typeof plain === 'string' ? quotedText(plain) : plain}`;
    };
    if (Array.isArray(wanted)) return joined('OR', wanted.map(is));
    if (typeof wanted !== 'object') return is(wanted);
    if ('not' in wanted) return `NOT(${is(wanted.not)})`;
    const { above, below } = wanted as { above?: number; below?: number };
    return joined('AND', [above === undefined || `${figure}>${above}`, below === undefined || `${figure}<${below}`]);
  }

  /** Steps with the same id are for different inputs: one of them holds. */
  function step(id: string): string | null {
    const found = known.get(id);
    if (found !== undefined) return found;
    // until it is known, a step that leads back to itself does not follow the inputs
    known.set(id, null);
    // a result without a step for these inputs is a value
    if (!working.ok || (at.isResult(id) && !worked.has(id))) return null;
    const none = quotedText(at.isResult(id) ? panelWords.download.sheets.none : '');
    let text = none;
    for (const each of stepsOf(id).reverse()) {
      const when = condition(each.showWhen);
      if (when === false) continue;
      const value = unlessWrong(() => stepFormula(each));
      // for other inputs there is no figure then, for these the page's
      if (value === null && isPartShown(tool, each, all, outcome)) return null;
      if (value !== null) text = when === true ? value : `IF(${when},${value},${text})`;
    }
    const formula = text === none ? null : text;
    known.set(id, formula);
    return formula;
  }

  function stepFormula(of: WorkingStep): string {
    const text = formula(readFormula(of.formula), name);
    return kindOfStep(tool, of) === 'percent' ? `(${text})/100` : text;
  }

  return { step, condition, name, formula };
}
