// What the definitions of bank deposits share, and the tax on their interest.
import type { WorkingStep } from '#engine';
import { HALF_PAISA, sum } from '#maths/basics.ts';
import { factNow } from '#rules';
import { taxRateInput } from '../inputs.ts';

export const taxed = { taxRate: { above: 0 } } as const;
const deducted = { tds: { above: 0 } } as const;

/** For the basis: how TDS is worked out. */
export const tdsBasis =
  'TDS is {tds.bankInterestRate} of the interest for every 12 months in which it is above the limit ({tds.bankInterestRate|source}), or {tds.withoutPan} without your PAN. You can set it off against that year’s tax. The bank takes it from your payouts or from another account, so the maturity value does not change. Banks go by financial year and add up all your deposits.';

/** What is deducted at source; shown only where something is. */
export const tdsOutput = { kind: 'currency', label: 'Total TDS', better: 'lower', showWhen: deducted } as const;
export const tdsColumn = { kind: 'currency', label: 'TDS', showWhen: deducted } as const;

/** The circle of one deposit and its interest. */
export const depositDonut = {
  kind: 'donut',
  title: 'Your deposit and its interest',
  slices: [
    { label: 'Amount deposited', value: 'investedAmount', role: 'principal' },
    { label: 'Total interest', value: 'totalInterest', role: 'growth' },
  ],
} as const;

/** What fixed and recurring deposits say alike: the bank's rate, and what tax leaves of the interest. */
export const deposit = {
  rate: {
    kind: 'percent',
    label: 'Interest rate (p.a.)',
    asked: { words: 'interest, rate, byaj, roi, ब्याज', left: 'needed' },
    usual: [1, 15],
    step: 0.1,
  },
  taxInputs: {
    /** The slab rate on interest, with cess; 0 leaves tax out. */
    taxRate: {
      ...taxRateInput,
      asked: {
        words:
          'tax, after tax, interest after tax, tax katne ke baad, tax katne ke baad byaj, tax ke baad, tax rate, tax bracket, tax slab, टैक्स',
      },
      help: 'Your slab rate plus {tax.cess} cess. 0 shows interest before tax.',
      more: true,
    },
    /** Whether the higher limit applies, up to which no tax is deducted at source. */
    senior: {
      kind: 'toggle',
      label: 'Senior citizen (60 or older)',
      help: 'Enter your senior rate above. This only raises the TDS limit, to {tds.bankInterestSenior} of interest a year.',
      default: false,
      more: true,
      asked: { words: 'senior' },
    },
  },
  afterTaxInterest: { kind: 'currency', label: 'Interest after tax', better: 'higher', showWhen: taxed },
  taxColumns: {
    afterTax: {
      kind: 'currency',
      label: 'Interest after tax',
      role: 'neutral',
      showWhen: taxed,
      formula: '{row.interest} × (1 − {taxRate} ÷ 100)',
      total: true,
    },
    tds: tdsColumn,
  },
  taxChart: {
    kind: 'bars',
    title: 'Interest each year, before and after tax',
    table: 'byYear',
    x: 'year',
    series: ['interest', 'afterTax'],
    showWhen: taxed,
  },
  taxBasis: [
    {
      text: 'The interest is before tax. A bank deducts tax (TDS) once you earn more than {tds.bankInterest} of interest from it in a year, or {tds.bankInterestSenior} for senior citizens ({tds.bankInterest|source}, last confirmed {tds.bankInterest|confirmed}).',
      showWhen: { taxRate: 0 },
    },
    {
      text: 'Tax is {taxRate} of all the interest. The interest you lose by paying tax earlier is not included. A bank deducts tax (TDS) once you earn more than {tds.bankInterest} of interest from it in a year, or {tds.bankInterestSenior} for senior citizens ({tds.bankInterest|source}, last confirmed {tds.bankInterest|confirmed}). You can set off the TDS against your tax.',
      showWhen: taxed,
    },
    { text: tdsBasis, showWhen: deducted },
  ],
  taxNotes: {
    tdsSenior: {
      text: 'In at least one year the interest is above {tds.bankInterestSenior}, so the bank deducts TDS from senior citizens too ({tds.bankInterestSenior|source}), a total of {tds}. You can set it off against your tax.',
      kind: 'careful',
    },
    tds: {
      text: 'In at least one year the interest is above {tds.bankInterest}, so the bank deducts TDS ({tds.bankInterest|source}), a total of {tds}. You can set it off against your tax. Without your PAN the bank deducts more. For senior citizens TDS starts only above {tds.bankInterestSenior}.',
      kind: 'careful',
    },
  },
} as const;

export const afterTaxStep = {
  id: 'afterTaxInterest',
  label: 'Interest after tax',
  formula: '{totalInterest} × (1 − {taxRate} ÷ 100)',
  showWhen: taxed,
} as const satisfies WorkingStep;

const limits = { others: factNow('tds.bankInterest'), seniors: factNow('tds.bankInterestSenior') };
const rate = factNow('tds.bankInterestRate') / 100;

/** The tax deducted at source from a year's interest, in rupees. Interest above the limit by half a paisa is at the limit. */
export const tdsOfYear = (interest: number, senior: boolean): number =>
  interest > (senior ? limits.seniors : limits.others) + HALF_PAISA ? interest * rate : 0;

/** The tax deducted at source in all years together, in rupees. */
export const tdsOf = (years: readonly { readonly interest: number }[], senior: boolean): number =>
  sum(years.map(({ interest }) => tdsOfYear(interest, senior)));

/** The note on it, where there is any. */
export const tdsNote = (tds: number, senior: boolean) => tds > 0 && (senior ? 'tdsSenior' : 'tds');

/**
 * Steps that add up the tax deducted at source.
 *
 * @param years formula of the number of years, the last one perhaps shorter
 * @param interest formula of the interest of year k
 * @param when the inputs for which these formulas hold
 */
export const tdsSteps = (years: string, interest: string, when: WorkingStep['showWhen'] = {}) =>
  [true, false].map((senior) => {
    const limit = senior ? '{tds.bankInterestSenior}' : '{tds.bankInterest}';
    return {
      id: 'tds',
      label: 'Total TDS',
      formula: `sum(k, 1, ${years}, if(${interest} > ${limit} + 0.005, ${interest}, 0)) × {tds.bankInterestRate} ÷ 100`,
      showWhen: { ...when, senior, tds: { above: 0 } },
    } satisfies WorkingStep;
  });
