import { datedNow, type Fact, type FactId, facts } from '#rules';
import { words as messages } from '#words/scenario.ts';
import { isNumberInput } from '../kinds.ts';
import { isPartShown } from '../places.ts';
import type { Rule, Success, Tool, Values, Wanted, WorkingStep } from '../types.ts';
import { alternativesOf, matches } from '../visibility.ts';
import { FormulaError, readFormula, unlessWrong } from './formula.ts';
import { quotedText, type SheetName, sheetFormula } from './workbook/formula.ts';
import { figureNamed, type Working } from './working.ts';

/** Where the cells of a workbook stand. */
interface Addresses {
  /** Of an input or a fact, which is put into the workbook where it is asked for. */
  input(name: string): string;
  fact(name: string): string;
  step(name: string): string;
  /** Whether it is a result on the page that has no step for these inputs: its cell is a value. */
  isValue(name: string): boolean;
  /** What its cell shows where no step holds. */
  none(name: string): string;
  /** A column whose cells depend on nothing. */
  readonly counter: string;
}

/** Formulas of a workbook: the steps of a working, conditions and names in the language of spreadsheets. */
export interface Follows {
  /** The formula of a step, for all inputs; null where it does not follow the inputs. */
  step(id: string): string | null;
  /** A condition in the language of spreadsheets, or whether it holds where no cell decides it. */
  condition(rule: Rule | undefined): string | boolean;
  /** What stands for a name of a formula. Throws {@link FormulaError} where nothing does. */
  name(name: string): SheetName;
}

/** The kind of a step's value: that of the output with its name, or its own. */
export const kindOfStep = (tool: Tool, { id, kind }: WorkingStep): string | undefined => tool.outputs[id]?.kind ?? kind;

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

const both = (conditions: readonly (string | boolean)[], word: 'AND' | 'OR'): string | boolean => {
  const decides = word === 'OR';
  if (conditions.includes(decides)) return decides;
  const open = conditions.filter((each): each is string => typeof each === 'string');
  return open.length === 0 ? !decides : open.length === 1 ? (open[0] as string) : `${word}(${open.join(',')})`;
};

/** @param working of these inputs */
export function followsOf(tool: Tool, all: Values, outcome: Success, working: Working, at: Addresses): Follows {
  const known = new Map<string, string | null>();
  const byId = new Map<string, WorkingStep[]>();
  for (const step of tool.working) byId.set(step.id, [...(byId.get(step.id) ?? []), step]);

  function name(named: string): SheetName {
    const steps = byId.get(named);
    if (steps?.[0]) {
      if (at.isValue(named) || step(named) === null) throw new FormulaError(messages.working.noNumber(named));
      return { cell: at.step(named), percent: kindOfStep(tool, steps[0]) === 'percent' };
    }
    if (Object.hasOwn(tool.inputs, named)) return inputName(named);
    if (figureNamed(tool, all, named) === undefined) throw new FormulaError(messages.working.noNumber(named));
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
    if (!isNumberInput(spec)) throw new FormulaError(messages.working.noNumber(named));
    return { cell: at.input(named), percent: spec.kind === 'percent' };
  }

  function condition(rule: Rule | undefined): string | boolean {
    const alternatives = alternativesOf(rule);
    if (alternatives.length === 0) return true;
    return both(
      alternatives.map((each) =>
        both(
          Object.entries(each).map(([named, wanted]) => {
            const own = wantedCell(named, wanted);
            return both([own, condition(tool.inputs[named]?.showWhen)], 'AND');
          }),
          'AND',
        ),
      ),
      'OR',
    );
  }

  function wantedCell(named: string, wanted: Wanted): string | boolean {
    const spec = tool.inputs[named];
    if (!spec) {
      // a result that does not follow the inputs stays as it is
      const output = byId.has(named) ? step(named) : null;
      if (output === null) return matches(wanted, outcome.outputs[named]);
      return compared(name(named), wanted);
    }
    // rows, days and texts are no part of any formula
    if (spec.kind !== 'choice' && spec.kind !== 'toggle' && !isNumberInput(spec)) return matches(wanted, all[named]);
    return compared(inputName(named), wanted);
  }

  function compared({ cell, percent, options }: SheetName, wanted: Wanted): string | boolean {
    const figure = percent ? `${cell}*100` : cell;
    const is = (value: unknown): string => {
      const plain = typeof value === 'boolean' ? Number(value) : value;
      if (options) return `${cell}=${quotedText(options.find((each) => each.value === plain)?.label ?? '')}`;
      return `${figure}=${typeof plain === 'string' ? quotedText(plain) : plain}`;
    };
    if (Array.isArray(wanted)) return both(wanted.map(is), 'OR');
    if (typeof wanted !== 'object') return is(wanted);
    if ('not' in wanted) return `NOT(${is(wanted.not)})`;
    const { above, below } = wanted as { above?: number; below?: number };
    return both(
      [...(above === undefined ? [] : [`${figure}>${above}`]), ...(below === undefined ? [] : [`${figure}<${below}`])],
      'AND',
    );
  }

  /** Steps with the same id are for different inputs: one of them holds. */
  function step(id: string): string | null {
    const found = known.get(id);
    if (found !== undefined) return found;
    // until it is known, a step that leads back to itself does not follow the inputs
    known.set(id, null);
    const steps = byId.get(id) ?? [];
    if (!working.ok || at.isValue(id)) return null;
    const none = at.none(id);
    let text = none;
    for (const each of [...steps].reverse()) {
      const when = condition(each.showWhen);
      if (when === false) continue;
      const value = translated(each);
      // for other inputs there is no figure then, for these the page's
      if (value === null && isPartShown(tool, each, all, outcome)) return null;
      if (value !== null) text = when === true ? value : `IF(${when},${value},${text})`;
    }
    known.set(id, text === none ? null : text);
    return known.get(id) ?? null;
  }

  const translated = (step: WorkingStep) =>
    unlessWrong(() => {
      const formula = sheetFormula(readFormula(step.formula), name, at.counter);
      return kindOfStep(tool, step) === 'percent' ? `(${formula})/100` : formula;
    });

  return { step, condition, name };
}
