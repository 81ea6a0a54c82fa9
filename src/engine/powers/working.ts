import { type Dated, datedNow, type Fact, type FactId, facts } from '#rules';
import { words as messages } from '#words/scenario.ts';
import { formatNumber, formatValue } from '../format.ts';
import { complete, type Given, isPartShown } from '../places.ts';
import type { Output, Success, Tool, Values, WorkingStep } from '../types.ts';
import { clean, isNumberInput, isNumberResult } from '../utilities.ts';
import { labelOf, lookupIn } from '../visibility.ts';
import {
  evaluated,
  type Formula,
  FormulaError,
  type FormulaFigure,
  type Part,
  type PartThat,
  readFormula,
  unlessWrong,
} from './formula.ts';
import { formulaText, isMoney, type NamedFigure, type Names, sayFigure } from './formula-text.ts';

/** A step of a working, with the visitor's figures in it. */
export interface WorkedStep {
  readonly id: string;
  readonly label: string;
  /** Before rounding. */
  readonly value: number;
  /** The formula with the names of its figures. */
  inNames(): string;
  /** The formula with the figures, without what a condition rules out. */
  inFigures(): string;
  /** The value with its unit, rounded as people write it. */
  said(): string;
  /** Whether it is one of the tool's results. */
  readonly isOutput: boolean;
}

/** A working with the visitor's figures, or with what is wrong in it. */
export type Working =
  | { readonly ok: true; readonly steps: readonly WorkedStep[] }
  /**
   * The first step that cannot be evaluated: the definition is at fault, or no formula holds for these inputs. `steps` are those that
   * do not need it.
   */
  | { readonly ok: false; readonly steps: readonly WorkedStep[]; readonly step: string; readonly why: string };

/**
 * The steps by which a tool's results are worked out, in names and in figures. Steps that do not apply to these inputs are
 * left out, and so are those that cannot be evaluated or need one of these.
 *
 * @param values inputs that the tool accepts; those left out have their defaults
 */
export function workingOf(tool: Tool, values: Given): Working {
  const all = complete(tool, values);
  const outcome = tool.run(all);
  const known = new Map<string, NamedFigure>();
  const steps: WorkedStep[] = [];
  let largest = 0;
  let wrong: { step: string; why: string } | null = null;
  for (const step of tool.working) {
    if (!isPartShown(tool, step, all)) continue;
    try {
      const formula = readFormula(step.formula, typesIn(tool, all));
      const names = namesIn(formula, tool, all, known);
      const { worked, unit } = workedStep(tool, step, formula, names);
      largest = Math.max(largest, ...sizesOf(names));
      const result = outcome.ok ? outcome.raw[step.id] : undefined;
      if (result !== undefined && !alike(worked.value, result, largest))
        throw new FormulaError(messages.working.differs(String(worked.value), String(result)));
      steps.push(worked);
      known.set(step.id, { words: step.label, figure: worked.value, unit });
    } catch (error) {
      if (!(error instanceof FormulaError)) throw error;
      wrong ??= { step: step.id, why: error.message };
    }
  }
  return wrong ? { ok: false, steps, ...wrong } : { ok: true, steps };
}

/** A step with the figures that its formula names, and its unit for the steps that name it. Throws where the formula has no value. */
function workedStep(tool: Tool, step: WorkingStep, { tree, evaluate }: Formula, names: Names) {
  const named = (name: string) => names.get(name) as NamedFigure;
  const value = evaluate((name) => named(name).figure);
  const declared = unitOfStep(step, tool);
  const unit = declared ?? (isMoney(tree, names) ? 'currency' : 'number');
  const worked: WorkedStep = {
    id: step.id,
    label: step.label,
    value,
    inNames: () => formulaText(tree, (name) => named(name).words),
    inFigures: () => formulaText(tree, (name) => figureText(named(name)), branchIn(names), isWholeWith(names)),
    said: () => (declared === null ? sayFigure(value, unit) : formatStep(step, tool, value)),
    isOutput: Object.hasOwn(tool.outputs, step.id),
  };
  return { worked, unit };
}

/** A figure in a formula: a number, the label of an option, or yes or no. */
function figureText({ figure, unit, text, words }: NamedFigure): string {
  if (typeof figure === 'number') return sayFigure(figure, unit);
  return typeof figure === 'boolean' ? words : (text ?? String(figure));
}

/** The value of a part of a formula; null where that depends on the letter of a sum. */
const figureFor = (part: Part, names: Names) =>
  unlessWrong(() => evaluated(part, (name) => names.get(name)?.figure ?? Number.NaN));

/** The branch of an `if` that applies; null where that depends on the letter of a sum. */
const branchIn =
  (names: Names) =>
  ({ holds, yes, no }: PartThat<'if'>) => {
    const value = figureFor(holds, names);
    if (value === null) return null;
    return value === true ? yes : no;
  };

const isWholeWith = (names: Names) => (part: Part) => Number.isInteger(figureFor(part, names));

/**
 * The labels of the results to which a working does not lead for these inputs: `withoutValue` those whose formula has no value, or not the one
 * that is shown.
 */
export function unexplained(tool: Tool, outcome: Success, { steps }: Working) {
  const { values } = outcome;
  const given = new Set(steps.map(({ id }) => id));
  const left = Object.entries(tool.outputs).filter(
    ([name, spec]) => isNumberResult(spec) && !given.has(name) && isPartShown(tool, spec, values, outcome),
  );
  const hasFormula = (name: string) =>
    tool.working.some((step) => step.id === name && isPartShown(tool, step, values, outcome));
  const labels = (formula: boolean) =>
    left.flatMap(([name, spec]) =>
      hasFormula(name) === formula ? [labelOf(spec, tool.inputs, lookupIn(tool, values, outcome))] : [],
    );
  return { withoutValue: labels(true), withoutFormula: labels(false) };
}

/**
 * Whether two figures are equal to nine digits. Where a formula does not give the tool's figure, no working is shown. A small
 * difference of large figures has fewer exact digits: as many as `largest`, the largest figure up to this step, leaves to it.
 */
export const alike = (one: number, other: number, largest: number): boolean =>
  Math.abs(one - other) <= Math.max(1e-9 * Math.max(1, Math.abs(one), Math.abs(other)), 1e-13 * largest);

const sizesOf = (names: ReadonlyMap<string, NamedFigure>): number[] =>
  [...names.values()].map(({ figure }) => (typeof figure === 'number' ? Math.abs(figure) : 0));

/** How the value of a step is shown: as the output with the same name, or as the step says. */
export const specOfStep = ({ outputs }: Tool, { id, label, kind = 'number', decimals }: WorkingStep): Output =>
  outputs[id] ?? ({ kind, label, decimals } as Output);

function formatStep(step: WorkingStep, tool: Tool, value: number): string {
  const spec = specOfStep(tool, step);
  // a part of a year as the formula has it, not as months
  return spec.kind === 'years' ? formatNumber(value) : formatValue(spec, value);
}

/** The unit that a step declares, itself or with the output of its name; null where it declares none. */
function unitOfStep({ id, kind, decimals }: WorkingStep, { outputs }: Tool): NamedFigure['unit'] | null {
  const declared = outputs[id]?.kind ?? kind;
  if (declared === 'currency' || declared === 'percent' || declared === 'years') return declared;
  return declared === undefined && decimals === undefined ? null : 'number';
}

function namesIn({ names }: Formula, tool: Tool, values: Values, known: ReadonlyMap<string, NamedFigure>): Names {
  return new Map(
    names.map((name) => {
      const found = known.get(name) ?? inputNamed(tool, values, name) ?? factNamed(name);
      if (found) return [name, found];
      const have = [...Object.keys(tool.inputs), ...known.keys()].join(', ');
      throw new FormulaError(messages.working.noName(name, have));
    }),
  );
}

/** The figure of an input or a fact in a formula; undefined where it has none. */
export const figureNamed = (tool: Tool, values: Values, name: string): FormulaFigure | undefined =>
  (inputNamed(tool, values, name) ?? factNamed(name))?.figure;

/** What a name is in a formula: what its figure is, and of steps, results and columns a number. */
export const typesIn = (tool: Tool, values: Values) => (name: string) => {
  const figure = figureNamed(tool, values, name);
  if (typeof figure === 'string') return 'string';
  return typeof figure === 'boolean' ? 'boolean' : 'number';
};

/** The value of a formula beside the results, which may name results as they are shown, inputs and facts. */
export const formulaValue =
  (tool: Tool, { outputs, values }: Success) =>
  (formula: string): number =>
    clean(
      readFormula(formula, typesIn(tool, values)).evaluate(
        (name) => outputs[name] ?? figureNamed(tool, values, name) ?? Number.NaN,
      ),
    );

function inputNamed(tool: Tool, values: Values, name: string): NamedFigure | null {
  const spec = Object.hasOwn(tool.inputs, name) ? tool.inputs[name] : undefined;
  const value = values[name];
  if (!spec) return null;
  if (isNumberInput(spec) && typeof value === 'number') return { words: spec.label, figure: value, unit: spec.kind };
  if (spec.kind === 'choice') {
    const label = spec.options.find((option) => option.value === value)?.label ?? String(value);
    return { words: spec.label, figure: value as string | number, unit: 'number', text: label };
  }
  if (spec.kind === 'toggle') return { words: spec.label, figure: value === true, unit: 'number' };
  throw new FormulaError(messages.working.noNumber(name));
}

/** A figure of law in a formula. */
interface NamedFact extends NamedFigure {
  readonly fact: Fact;
  readonly dated: Dated;
}

/** A fact that is a number, or part of a band of one: `homeLoan.ltv.1.rate`, `homeLoan.ltv.1.upTo`; null for any other name. */
export function factNamed(name: string): NamedFact | null {
  const [, of = name, band, part] = /(.+)\.([1-9]\d*)\.(rate|upTo)$/.exec(name) ?? [];
  if (!Object.hasOwn(facts, of)) return null;
  const fact: Fact = facts[of as FactId];
  const dated = datedNow(fact);
  const { value } = dated;
  const bands = Array.isArray(value) ? value : [];
  const figure = part === undefined ? value : bands[Number(band) - 1]?.[part];
  if (typeof figure !== 'number') throw new FormulaError(messages.working.noNumber(name));
  const words = band === undefined ? fact.label : messages.working[part === 'rate' ? 'bandRate' : 'bandEnd'](band);
  return { words, figure, unit: unitOfFact(fact, part), fact, dated };
}

function unitOfFact({ unit }: Fact, part: string | undefined): NamedFigure['unit'] {
  if (part !== undefined) return part === 'rate' ? 'percent' : 'currency';
  if (unit === 'rupees') return 'currency';
  return unit === 'percent' ? 'percent' : 'number';
}
