import { at, formatNumber, textWith } from '#engine';
import {
  type AgeBand,
  ageBands,
  firstDay,
  type Law,
  lawOn,
  type RegimeLaw,
  simplified,
  type Year,
  years,
} from '../law.ts';

const lakh = (amount: number): string => formatNumber(amount / 100_000, 3);

/** Where the slab of a rate begins and ends, or null where the regime has no such rate. */
function rangeOf({ rules }: RegimeLaw, rate: number): string | null {
  const place = rules.slabs.findIndex((slab) => slab.rate === rate);
  const top = at(rules.slabs, place)?.upTo;
  const bottom = at(rules.slabs, place - 1)?.upTo;
  if (top === undefined) return null;
  if (bottom === undefined) return textWith('up to ₹{top} lakh', { top: lakh(top) });
  return Number.isFinite(top)
    ? textWith('₹{bottom} to {top} lakh', { bottom: lakh(bottom), top: lakh(top) })
    : textWith('above ₹{bottom} lakh', { bottom: lakh(bottom) });
}

function slabText(rate: number, old: string | null, now: string | null): string {
  if (old === null) return textWith('Tax at {rate}% (new: {now})', { rate, now: now ?? '' });
  if (now === null) return textWith('Tax at {rate}% (old: {old})', { rate, old });
  return textWith('Tax at {rate}% (old: {old}; new: {now})', { rate, old, now });
}

const fixed = {
  gross: 'Gross income',
  house: 'Income from a let-out house',
  standardDeduction: 'Standard deduction',
  deductions: 'Deductions',
  hraExemption: 'HRA exemption',
  educationAllowance: 'Children’s education allowance',
  hostelAllowance: 'Hostel allowance',
  homeLoanInterest: 'Home loan interest',
  section80C: 'Savings, insurance, tuition fees',
  section80D: 'Health insurance',
  section80CCD1B: 'Own NPS contributions',
  otherDeductions: 'Other deductions',
  employerNps: 'Employer’s NPS contributions',
  unused: 'Deductions beyond the income, not used',
  shortGains: 'Short-term gains on shares and equity funds',
  otherGains: 'Long-term gains on property, gold and others',
  equityGains: 'Long-term gains on shares and equity funds',
  taxable: 'Taxable income',
  shortGainsTax: 'Tax on short-term gains on shares and equity funds',
  otherGainsTax: 'Tax on long-term gains on property, gold and others',
  equityGainsTax: 'Tax on long-term gains on shares and equity funds',
  rebate: 'Rebate',
  rebateRelief: 'Marginal relief on the rebate',
  surcharge: 'Surcharge',
  surchargeRelief: 'Marginal relief on the surcharge',
  payable: 'Tax payable',
} as const;

/** A line of the statement whose words depend on a rate has the rate in its id. */
export type LineId = keyof typeof fixed | `${'slab' | 'surcharge' | 'cess' | 'rounding'}${string}`;

/** Ids of the lines whose words depend on the year, the age and the rates. */
export const lineId = {
  slab: (rate: number, year: Year, age: AgeBand): LineId => `slab ${rate} ${year} ${age}`,
  surcharge: (old: number, now: number): LineId => (old + now === 0 ? 'surcharge' : `surcharge ${old} ${now}`),
  cess: (rate: number): LineId => `cess ${rate}`,
  rounding: (step: number): LineId => `rounding ${step}`,
};

/** Every rate of both regimes, rising, once. */
export function slabRates(law: Law): number[] {
  const rates = [...law.old.rules.slabs, ...law.new.rules.slabs].map(({ rate }) => rate);
  return [...new Set(rates)].sort((one, other) => one - other);
}

function* linesOf(law: Law, year: Year, age: AgeBand): Generator<readonly [string, string]> {
  for (const rate of slabRates(law))
    yield [lineId.slab(rate, year, age), slabText(rate, rangeOf(law.old, rate), rangeOf(law.new, rate))];
  for (const old of law.old.rules.surcharge)
    for (const now of law.new.rules.surcharge)
      if (old.rate + now.rate > 0)
        yield [
          lineId.surcharge(old.rate, now.rate),
          textWith('Surcharge (old: {old}%; new: {now}%)', { old: old.rate, now: now.rate }),
        ];
  const { cess } = law.old.rules;
  yield [lineId.cess(cess), textWith('Health and education cess, {cess}%', { cess })];
  for (const { rules } of [law.old, simplified(law.old)])
    yield [lineId.rounding(rules.roundTo), textWith('Rounding to the nearest ₹{step}', { step: rules.roundTo })];
}

/** The words of every line that a statement may have, by its id. */
export const lineTexts: Readonly<Record<string, string>> = {
  ...fixed,
  ...Object.fromEntries(
    years.flatMap((year) => ageBands.flatMap((age) => [...linesOf(lawOn(at(firstDay, year), age), year, age)])),
  ),
};
