import { describe, expect, it } from 'vitest';
import { periodicRate } from '#maths/growth.ts';
import { flowTotals, internalRate } from '#maths/internal-rate.ts';
import { incomeAccount } from '#maths/monthly-income.ts';
import { chartedPension } from '#maths/pension-chart.ts';
import { prepayOrInvest } from '#maths/prepay-or-invest.ts';
import { providentFund } from '#maths/provident-fund.ts';
import { rentOrBuy } from '#maths/rent-or-buy.ts';
import { roundHalfUp } from '#maths/rounding.ts';
import { withdrawalPlan } from '#maths/withdrawal-plan.ts';
import { fundLaw, incomeAccountLaw, pensionChart } from '../maths/laws.ts';
import { tools } from '../tools.ts';
import golden from './new-tools.json' with { type: 'json' };

/*
 * Tools against figures that were computed in 60-digit decimals; of those that have no definition yet, their maths.
 */
type Numbers = Readonly<Record<string, number | null>>;
// biome-ignore lint/suspicious/noExplicitAny: each case has inputs of its own
type Inputs = any;

/** The answer, or an end of the test where there is none. */
function answered<A extends { readonly ok: boolean }>(answer: A): Extract<A, { readonly ok: true }> {
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer as Extract<A, { readonly ok: true }>;
}
const monthly = (percent: number) => periodicRate(percent, 12);

const defaults: Readonly<Record<string, object>> = {
  swp: { corpus: 5_000_000, withdrawal: 30_000, rise: 0, returnRate: 8, years: 20, timing: 'end' },
  epf: {
    ...{ basic: 40_000, rise: 6, currentAge: 30, retirementAge: 58, openingBalance: 0, pfBasis: 'full', vpf: 0 },
    ...{ rate: 8.25, epsMember: true, pastService: 0 },
  },
  po_mis: { deposit: 900_000, holders: 'single', rate: 7.4, monthsHeld: 60 },
  prepay_or_invest: {
    ...{ outstanding: 4_000_000, rate: 8.5, monthsLeft: 180, mode: 'monthly', monthlySurplus: 10_000 },
    ...{ lumpSum: 500_000, returnRate: 11, taxOnGain: 12.5 },
  },
  rent_or_buy: {
    ...{ price: 8_000_000, downShare: 20, buyCosts: 7, loanRate: 8.5, loanYears: 20, maintenance: 1, rent: 22_000 },
    ...{ rentRise: 6, priceGrowth: 6, returnRate: 9, years: 20, sellCosts: 1 },
  },
  xirr: {
    flows: [
      ...['2021-04-01', '2022-04-01', '2023-04-03', '2024-04-01'].map((date) => ({ date, amount: -100_000 })),
      { date: '2026-03-31', amount: 550_000 },
    ],
  },
  apy: { age: 25, pension: 5000 },
};

const outputs: Readonly<Record<string, (given: Inputs) => Numbers>> = {
  swp: (given) => {
    const plan = answered(withdrawalPlan({ ...given, rise: given.rise / 100, monthlyRate: monthly(given.returnRate) }));
    const growth = plan.finalValue + plan.totalWithdrawn - given.corpus;
    return { ...plan, ok: null, byYear: null, growth, sustainableWithdrawal: plan.sustainable };
  },
  xirr: ({ flows }) => {
    const { rate } = answered(internalRate(flows));
    const { invested, received, days } = flowTotals(flows);
    const gain = received - invested;
    return { xirr: rate * 100, gain, absoluteReturn: (gain / invested) * 100, invested, received, days };
  },
  epf: (given) => {
    const rates = { rise: given.rise / 100, vpf: given.vpf / 100, rate: monthly(given.rate) };
    const members = { pensionMember: given.epsMember, pastService: given.pastService ?? 0 };
    const fund = answered(providentFund({ ...given, ...rates, ...members }, fundLaw));
    return { ...fund, ok: null, byYear: null, ownContributions: fund.own, employerContributions: fund.employer };
  },
  apy: ({ age, pension }) => ({ ...answered(chartedPension(age, pension, pensionChart(pension))), ok: null }),
  po_mis: ({ deposit, holders, rate, monthsHeld }) => {
    const account = answered(incomeAccount({ deposit, rate: monthly(rate), monthsHeld }, incomeAccountLaw(holders)));
    return { ...account, ok: null, yearlyIncome: account.monthlyIncome * 12 };
  },
  prepay_or_invest: (given) => {
    const ways =
      given.mode === 'monthly' ? { monthly: given.monthlySurplus, lump: 0 } : { monthly: 0, lump: given.lumpSum };
    const rates = { rate: monthly(given.rate), taxOnGain: given.taxOnGain / 100 };
    return { ...answered(prepayOrInvest({ ...given, ...ways, ...rates })), ok: null, byMonth: null };
  },
  rent_or_buy: (given) => {
    const names = ['downShare', 'buyCosts', 'maintenance', 'rentRise', 'priceGrowth', 'sellCosts'];
    const shares = Object.fromEntries(names.map((name) => [name, given[name] / 100]));
    const rates = { loanRate: monthly(given.loanRate), returnRate: monthly(given.returnRate) };
    return { ...answered(rentOrBuy({ ...given, ...shares, ...rates })), ok: null, byYear: null };
  },
};

const twoDecimals = new Set(['xirr', 'absoluteReturn', 'yearsToRecover', 'breakEvenReturn']);

/** The results as a page shows them. */
function shown(id: string, inputs: object): Readonly<Record<string, number | string>> {
  const outcome = tools.find((each) => each.id === id)?.tool.run({ ...inputs });
  if (outcome === undefined) return shownByMaths(id, inputs);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.outputs;
}

/** Money in rupees, the rest in hundredths; none is 0. */
function shownByMaths(id: string, inputs: object): Record<string, number> {
  const numbers = outputs[id]?.({ ...defaults[id], ...inputs }) ?? {};
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [name, roundHalfUp(value ?? 0, twoDecimals.has(name) ? 2 : 0)]),
  );
}

describe('golden cases of fourteen tools', () => {
  it('are of all fourteen', () => {
    const cases = new Set(golden.cases.map(({ tool }) => tool));
    expect(cases.size).toBe(14);
    const known = [...Object.keys(outputs), ...tools.map(({ id }) => id)];
    expect([...cases].filter((id) => !known.includes(id))).toEqual([]);
    expect(golden.cases.length).toBeGreaterThanOrEqual(56);
  });

  it.each(golden.cases.map((each, number) => ({ ...each, number })))('$number $tool', ({ tool, inputs, expected }) => {
    expect(shown(tool, inputs)).toMatchObject(expected);
  });
});

/** The figures that the product's page gives beside each tool. */
describe('checks of the product page', () => {
  it.each<[string, object, Record<string, number>]>([
    ['salary', {}, { inHand: 93_787 }],
    ['salary', { regime: 'old' }, { inHand: 82_075 }],
    ['salary', { ctc: 2_500_000, pfBasis: 'full' }, { inHand: 156_125, tax: 263_870 }],
    [
      'salary',
      { ctc: 1_500_000, regime: 'old', rentPaid: 30_000, section80C: 150_000 },
      { inHand: 109_219, tax: 107_600 },
    ],
    ['gst', { amount: 1180, mode: 'remove' }, { gst: 180, base: 1000 }],
    ['gst', { rate: 0.25 }, { gst: 2.5 }],
    [
      'capital_gains',
      { asset: 'property', boughtOn: '2007-06-15', purchasePrice: 800_000, soldOn: '2025-03-15', salePrice: 2_500_000 },
      { tax: 51_758, plainTax: 221_000 },
    ],
    [
      'capital_gains',
      {
        ...{ asset: 'property', boughtOn: '2010-06-15', purchasePrice: 1_000_000 },
        ...{ soldOn: '2025-12-15', salePrice: 5_000_000 },
      },
      { tax: 520_000, indexedCost: 2_251_497 },
    ],
    [
      'advance_tax',
      { paidJune: 0, paidSeptember: 0, paidDecember: 0, paidMarch: 0 },
      { defermentInterest: 7575, shortfallInterest: 6000 },
    ],
    [
      'advance_tax',
      { tax: 143_575, tds: 43_500, paidJune: 0, paidSeptember: 0, paidDecember: 0, paidMarch: 0 },
      { defermentInterest: 5050, shortfallInterest: 4000 },
    ],
    ['swp', {}, { monthsLasted: 1200, finalValue: 6_963_401, sustainableWithdrawal: 41_822 }],
    ['swp', { timing: 'start' }, { finalValue: 6_845_597 }],
    ['swp', { withdrawal: 50_000 }, { monthsLasted: 165 }],
    ['xirr', {}, { xirr: 9.37, absoluteReturn: 37.5 }],
    ['epf', {}, { corpus: 20_198_010, pension: 6429 }],
    ['po_mis', {}, { monthlyIncome: 5550 }],
    ['po_mis', { holders: 'joint', deposit: 1_500_000 }, { monthlyIncome: 9250 }],
    ['po_mis', { deposit: 500_000 }, { monthlyIncome: 3083 }],
    [
      'balance_transfer',
      {},
      { saving: 310_646, breakEvenMonth: 12, oldEmi: 41_048, newEmi: 39_155, monthsAtOldEmi: 165 },
    ],
    ['education_loan', {}, { emi: 26_761, loanAtRepayment: 2_025_000 }],
    ['education_loan', { interestPaid: 100 }, { emi: 19_823, savedByPaying: 307_550 }],
    ['credit_card', {}, { months: 341, interest: 315_984, effectiveRate: 62.52 }],
    ['credit_card', { mode: 'fixed' }, { months: 14, interest: 26_834 }],
    ['prepay_or_invest', {}, { advantage: 459_654, monthsSaved: 59, breakEvenReturn: 9.17 }],
    ['prepay_or_invest', { mode: 'once' }, { advantage: 504_450, breakEvenReturn: 9.11 }],
    ['prepay_or_invest', { taxOnGain: 0 }, { breakEvenReturn: 8.5 }],
    ['rent_or_buy', {}, { advantage: -8_778_606 }],
    ['rent_or_buy', { rent: 35_000 }, { advantage: 4_698_050, breakEvenYear: 7 }],
  ])('%s %j', (tool, inputs, expected) => {
    expect(shown(tool, inputs)).toMatchObject(expected);
  });
});
