import { roundHalfUp } from '#maths/basics.ts';
import { datedNow, known } from '#src/rules/now.ts';
import { checkValue } from '../input-schema.ts';
import { isPartShown, isShown } from '../places.ts';
import type { CellValue, Outcome, Success, Tool, Values } from '../types.ts';
import { clean } from '../utilities.ts';

/**
 * What a figure says about a visitor or a plan. Figures of one quantity are the same, in the unit and period that the name of
 * the meaning says; figures of different quantities never are, however alike they look.
 */
export interface Meaning {
  readonly quantity: string;
  /** The kind that its inputs and outputs have; a choice of numbers counts as its numbers. */
  readonly kind: 'currency' | 'percent' | 'years' | 'number' | 'choice';
  /** The options that its inputs have, where it is a choice. */
  readonly options?: readonly string[];
  /** How many of the quantity's first unit: 12 for rupees a year where the first is a month. Null where a fact is not loaded. */
  readonly factor: () => number | null;
  /** It grows with the visitor: after a full year it is one more. */
  readonly ages?: true;
}

const makeMeaning = (kind: Meaning['kind'], quantity: string, factor = 1): Meaning => ({
  kind,
  quantity,
  factor: () => factor,
});
const rupees = (quantity: string, factor?: number) => makeMeaning('currency', quantity, factor);
const percent = (quantity: string) => makeMeaning('percent', quantity);

/** All meanings, by the names with which definitions declare them. What is left out on purpose: 80C, tax paid, gratuity. */
export const meanings: Readonly<Record<string, Meaning>> = {
  // one person's salary before deductions; not the cost to the company
  'grossIncome.year': rupees('grossIncome'),
  // one person's pay after tax and provident fund, without variable pay
  'inHand.month': rupees('inHand'),
  // all earners of a household, after tax
  'householdIncome.month': rupees('householdIncome'),
  // with dearness allowance
  'basic.month': rupees('basic'),
  'basic.year': rupees('basic', 12),
  // received, not exempt
  'hraReceived.month': rupees('hraReceived'),
  'hraReceived.year': rupees('hraReceived', 12),
  'rentPaid.month': rupees('rentPaid'),
  city: { ...makeMeaning('choice', 'city'), options: ['metro', 'nonMetro'] },
  'hraExempt.year': rupees('hraExempt'),
  // the deduction after its limits, not the premiums
  'health80D.year': rupees('health80D'),
  // of the highest slab, before cess; not a marginal rate
  slabRate: percent('slabRate'),
  'slabRate.withCess': {
    ...percent('slabRate'),
    factor: () => {
      const cess = known['tax.cess'];
      return cess ? 1 + Number(datedNow(cess).value) / 100 : null;
    },
  },
  age: { ...makeMeaning('years', 'age'), ages: true },
  retirementAge: makeMeaning('years', 'retirementAge'),
  lifeUntil: makeMeaning('years', 'lifeUntil'),
  // of all running loans, not of a planned one
  'emis.month': rupees('emis'),
  retirementSaved: rupees('retirementSaved'),
  npsBalance: rupees('npsBalance'),
  // at today's prices; not of the working life
  'retiredSpending.month': rupees('retiredSpending'),
  // at today's prices, rising with them
  'retiredIncome.month': rupees('retiredIncome'),
  // of prices in general
  priceRise: percent('priceRise'),
  // expected, before tax
  sipReturn: percent('sipReturn'),
  homePrice: rupees('homePrice'),
  'homeLoan.rate': percent('homeLoan.rate'),
  'homeLoan.years': makeMeaning('years', 'homeLoan.years'),
  'runningLoan.owed': rupees('runningLoan.owed'),
  'runningLoan.rate': percent('runningLoan.rate'),
  'runningLoan.monthsLeft': makeMeaning('number', 'runningLoan.monthsLeft'),
};

export const meaningOf = (name: string | undefined): Meaning | null =>
  name !== undefined && Object.hasOwn(meanings, name) ? (meanings[name] as Meaning) : null;

/** A figure that is known, as it was typed or shown. */
export interface KnownFigure {
  /** Its meaning, such as `basic.year`. */
  readonly about: string;
  readonly value: CellValue;
  /** When, in milliseconds since 1970. */
  readonly at: number;
}

/** Full years from one moment to another. */
function yearsBetween(from: Date, to: Date): number {
  const years = to.getFullYear() - from.getFullYear();
  const birthday = new Date(from);
  birthday.setFullYear(to.getFullYear());
  return Math.max(0, birthday > to ? years - 1 : years);
}

/** A known figure in the unit and period of a meaning of the same quantity; null where it has none. */
function converted(known: KnownFigure, meaning: Meaning, now: Date): CellValue | null {
  const from = meaningOf(known.about);
  if (!from || from.quantity !== meaning.quantity) return null;
  if (meaning.kind === 'choice') return known.value;
  const [ownFactor, factor] = [from.factor(), meaning.factor()];
  if (typeof known.value !== 'number' || ownFactor === null || factor === null) return null;
  if (from.ages) return known.value + yearsBetween(new Date(known.at), now);
  if (ownFactor === factor) return known.value;
  return roundHalfUp(clean((known.value / ownFactor) * factor), meaning.kind === 'currency' ? 0 : 2);
}

/** The name of what an input is about with these values; undefined where it is hidden or about nothing. */
export function aboutOf(tool: Tool, name: string, values: Values): string | undefined {
  const spec = tool.inputs[name];
  return spec && 'about' in spec && isShown(tool, values, name) ? spec.about : undefined;
}

/**
 * The value that an input takes from a known figure; null where it takes none: the figure means something else, or the tool
 * would refuse it.
 *
 * @param values the present inputs
 */
export function takenFrom(
  known: KnownFigure,
  tool: Tool,
  name: string,
  values: Values,
  now = new Date(),
): CellValue | null {
  const spec = tool.inputs[name];
  const meaning = meaningOf(aboutOf(tool, name, values));
  const figure = meaning && converted(known, meaning, now);
  if (!spec || figure === null) return null;
  const value = spec.kind === 'choice' ? spec.options.find((option) => option.value === figure)?.value : figure;
  if (value === undefined || !checkValue(spec, value, name).ok) return null;
  const outcome = tool.run({ ...values, [name]: value });
  return !outcome.ok && outcome.field === name ? null : value;
}

/** What a tool says about the visitor: a figure with its meaning. */
interface Said {
  readonly about: string;
  readonly label: string;
  readonly kind: Meaning['kind'];
  readonly value: CellValue;
}

/**
 * What a tool says about the visitor: inputs that were typed, and results that these change. Never a default, a hidden input, a
 * refused figure or one that is 0.
 *
 * @param typed the names of the inputs that the visitor has typed
 */
export function saidBy(tool: Tool, values: Values, typed: ReadonlySet<string>): readonly Said[] {
  const outcome = tool.run(values);
  const inputs = saidInputs(tool, values, typed, outcome);
  return outcome.ok ? [...inputs, ...saidResults(tool, values, typed, outcome)] : inputs;
}

function saidInputs(tool: Tool, values: Values, typed: ReadonlySet<string>, outcome: Outcome): Said[] {
  return Object.entries(tool.inputs).flatMap(([name, spec]) => {
    const about = typed.has(name) ? aboutOf(tool, name, values) : undefined;
    const kind = meaningOf(about)?.kind;
    const value = values[name] as CellValue;
    if (about === undefined || kind === undefined || !value || !checkValue(spec, value, name).ok) return [];
    const isRefused = !outcome.ok && outcome.field === name;
    return isRefused ? [] : [{ about, label: spec.label, kind, value }];
  });
}

function saidResults(tool: Tool, values: Values, typed: ReadonlySet<string>, outcome: Success): Said[] {
  // with the usual values in place of the typed ones: a result that stays the same does not rest on them
  const untyped = tool.run(Object.fromEntries(Object.entries(values).filter(([name]) => !typed.has(name))));
  return Object.entries(tool.outputs).flatMap(([name, spec]) => {
    const about = 'about' in spec ? spec.about : undefined;
    const kind = meaningOf(about)?.kind;
    const value = outcome.outputs[name];
    if (about === undefined || kind === undefined || typeof value !== 'number' || value <= 0) return [];
    if (!isPartShown(tool, spec, outcome.values, outcome)) return [];
    const restsOnTyped = !untyped.ok || untyped.outputs[name] !== value;
    return restsOnTyped ? [{ about, label: spec.label, kind, value }] : [];
  });
}
