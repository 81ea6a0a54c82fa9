import { formatNumber } from '#engine';
import { roundHalfUp } from '#maths/rounding.ts';
import type { Law, RegimeLaw } from '../law.ts';
import type { Assessment } from './assess.ts';
import type { Deduction } from './deductions.ts';

export interface Line {
  readonly line: string;
  readonly section: string;
  readonly old: number;
  readonly new: number;
}

const lakh = (amount: number): string => formatNumber(amount / 100_000, 3);
const paise = (amount: number): number => roundHalfUp(amount, 2);

/** The words of the statement, each whole. */
const words = {
  gross: 'Gross income',
  standardDeduction: 'Standard deduction',
  unused: 'Deductions beyond the income, not used',
  taxable: 'Taxable income',
  slab: (rate: number, old: string | null, now: string | null) =>
    old === null
      ? `Tax at ${rate}% (new: ${now})`
      : now === null
        ? `Tax at ${rate}% (old: ${old})`
        : `Tax at ${rate}% (old: ${old}; new: ${now})`,
  upTo: (top: number) => `up to ₹${lakh(top)} lakh`,
  between: (bottom: number, top: number) => `₹${lakh(bottom)} to ${lakh(top)} lakh`,
  above: (bottom: number) => `above ₹${lakh(bottom)} lakh`,
  sections: (old: string, now: string) => `${old}; new: ${now}`,
  rebate: 'Rebate',
  rebateRelief: 'Marginal relief on the rebate',
  surcharge: (old: number, now: number) => (old + now === 0 ? 'Surcharge' : `Surcharge (old: ${old}%; new: ${now}%)`),
  surchargeRelief: 'Marginal relief on the surcharge',
  cess: (rate: number) => `Health and education cess, ${rate}%`,
  rounding: (step: number) => `Rounding to the nearest ₹${step}`,
  payable: 'Tax payable',
};

/** Where the slab of a rate begins and ends, or null where the regime has no such rate. */
function rangeOf({ rules }: RegimeLaw, rate: number): string | null {
  const place = rules.slabs.findIndex((slab) => slab.rate === rate);
  const top = rules.slabs[place]?.upTo;
  const bottom = rules.slabs[place - 1]?.upTo;
  if (top === undefined) return null;
  if (bottom === undefined) return words.upTo(top);
  return Number.isFinite(top) ? words.between(bottom, top) : words.above(bottom);
}

function slabLines(law: Law, old: Assessment, now: Assessment): Line[] {
  const rates = [...law.old.rules.slabs, ...law.new.rules.slabs].map(({ rate }) => rate);
  const taxAt = ({ rules }: RegimeLaw, { steps }: Assessment, rate: number) =>
    steps.slabs[rules.slabs.findIndex((slab) => slab.rate === rate)] ?? 0;
  return [...new Set(rates)]
    .sort((one, other) => one - other)
    .map((rate) => {
      const ranges = [rangeOf(law.old, rate), rangeOf(law.new, rate)] as const;
      const sections = [law.old.sections.slabs, law.new.sections.slabs] as const;
      return {
        line: words.slab(rate, ...ranges),
        section: ranges[0] === null ? sections[1] : ranges[1] === null ? sections[0] : words.sections(...sections),
        old: paise(taxAt(law.old, old, rate)),
        new: paise(taxAt(law.new, now, rate)),
      };
    });
}

/** What rounding adds, so that the lines with their paise add up to the total. */
function rounding(line: string, section: string, lines: readonly Line[], old: number, now: number): Line {
  const rest = (total: number, amounts: readonly number[]) => amounts.reduce((left, amount) => left - amount, total);
  return {
    line,
    section,
    old: paise(
      rest(
        old,
        lines.map((each) => each.old),
      ),
    ),
    new: paise(
      rest(
        now,
        lines.map((each) => each.new),
      ),
    ),
  };
}

/**
 * Both regimes line by line, reductions below zero. The lines above `Taxable income` add up to it, and those between it
 * and `Tax payable` to that.
 */
export function statement(law: Law, old: Assessment, now: Assessment, deductions: readonly Deduction[]): Line[] {
  const both = (line: string, section: string, value: (assessment: Assessment) => number): Line => ({
    line,
    section,
    old: paise(value(old)),
    new: paise(value(now)),
  });
  const { sections } = law.old;

  const income = [
    both(words.gross, law.sections.gross, ({ gross }) => gross),
    both(words.standardDeduction, sections.standardDeduction, (each) => 0 - each.standardDeduction),
    ...deductions.map(({ line, section, amount }) => ({ line, section, old: paise(0 - amount), new: 0 })),
    ...(old.unused > 0 ? [both(words.unused, law.sections.deductions, ({ unused }) => unused)] : []),
  ];
  const { incomeStep } = law.old;
  if (incomeStep !== null)
    income.push(rounding(words.rounding(incomeStep), sections.incomeRounding, income, old.taxable, now.taxable));

  const tax = [
    ...slabLines(law, old, now),
    both(words.rebate, sections.rebate, ({ steps }) => 0 - steps.rebate),
    // the simple method knows neither
    ...(law.new.rules.rebateRelief
      ? [
          both(words.rebateRelief, law.new.sections.rebate, ({ steps }) => 0 - steps.rebateRelief),
          both(
            words.surcharge(old.steps.surchargeRate, now.steps.surchargeRate),
            sections.surcharge,
            ({ steps }) => steps.surcharge,
          ),
          both(words.surchargeRelief, sections.surcharge, ({ steps }) => 0 - steps.surchargeRelief),
        ]
      : []),
    both(words.cess(law.old.rules.cess), sections.cess, ({ steps }) => steps.cess),
  ];
  tax.push(rounding(words.rounding(law.old.rules.roundTo), sections.taxRounding, tax, old.payable, now.payable));

  return [
    ...income,
    both(words.taxable, law.sections.taxable, ({ taxable }) => taxable),
    ...tax,
    both(words.payable, law.sections.payable, ({ payable }) => payable),
  ];
}
