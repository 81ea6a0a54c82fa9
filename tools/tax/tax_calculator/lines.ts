import { at, formatNumber, textWith } from '#engine';
import type { TaxRules } from '#maths/tax-by-slabs.ts';
import {
  type AgeBand,
  ageBands,
  firstDay,
  type Law,
  lawOn,
  type Regime,
  simplified,
  type Year,
  years,
} from '../law.ts';

export const regimes = ['old', 'new'] as const satisfies readonly Regime[];

const lakh = (amount: number): string => formatNumber(amount / 100_000, 3);

/** The words of a slab: where it begins and ends, and its rate. */
function slabText(regime: Regime, { slabs }: TaxRules, { rate, upTo }: TaxRules['slabs'][number]): string {
  const bottom = lakh(slabs.findLast((below) => below.upTo < upTo)?.upTo ?? 0);
  const range = Number.isFinite(upTo)
    ? textWith('₹{bottom} to {top} lakh', { bottom, top: lakh(upTo) })
    : textWith('above ₹{bottom} lakh', { bottom });
  return regime === 'old'
    ? textWith('Old regime, {range}: {rate}%', { range, rate })
    : textWith('New regime, {range}: {rate}%', { range, rate });
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
  slab: (regime: Regime, rate: number, year: Year, age: AgeBand): LineId => `slab ${regime} ${rate} ${year} ${age}`,
  surcharge: (old: number, now: number): LineId => (old + now === 0 ? 'surcharge' : `surcharge ${old} ${now}`),
  cess: (rate: number): LineId => `cess ${rate}`,
  rounding: (step: number): LineId => `rounding ${step}`,
};

/** The slabs of a regime on which there is tax. */
export const taxedSlabs = ({ slabs }: TaxRules) => slabs.filter(({ rate }) => rate > 0);

function* linesOf(law: Law, year: Year, age: AgeBand): Generator<readonly [string, string]> {
  for (const regime of regimes)
    for (const slab of taxedSlabs(at(law, regime).rules))
      yield [lineId.slab(regime, slab.rate, year, age), slabText(regime, at(law, regime).rules, slab)];
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
