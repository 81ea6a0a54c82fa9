import { describe, expect, it } from 'vitest';
import { advanceTax, inOneInstalment } from '#maths/advance-tax.ts';
import { transferLoan } from '#maths/balance-transfer.ts';
import { taxOnSale } from '#maths/capital-gains.ts';
import { payOffCard } from '#maths/card-debt.ts';
import { studyLoan } from '#maths/education-loan.ts';
import { goodsTax, goodsTaxParts } from '#maths/goods-tax.ts';
import { periodicRate } from '#maths/growth.ts';
import { flowTotals, internalRate } from '#maths/internal-rate.ts';
import { incomeAccount } from '#maths/monthly-income.ts';
import { splitPay } from '#maths/pay-package.ts';
import { chartedPension } from '#maths/pension-chart.ts';
import { prepayOrInvest } from '#maths/prepay-or-invest.ts';
import { providentFund } from '#maths/provident-fund.ts';
import { rentOrBuy } from '#maths/rent-or-buy.ts';
import { roundHalfUp } from '#maths/rounding.ts';
import { withdrawalPlan } from '#maths/withdrawal-plan.ts';
import { advanceTaxLaw, fundLaw, gainsLaw, incomeAccountLaw, payLaw, pensionChart } from '../maths/laws.ts';
import golden from './new-tools.json' with { type: 'json' };

/* The maths of tools that have no definition yet, against figures that were computed in 60-digit decimals. */
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
  salary: {
    ...{ ctc: 1_200_000, basicShare: 50, hraShare: 40, pfBasis: 'capped', pfInCtc: true, gratuityShare: 4.81 },
    ...{ npsShare: 0, variablePay: 0, professionalTax: 2500, regime: 'new', rentPaid: 0, city: 'metro' },
    ...{ section80C: 0, otherDeductions: 0 },
  },
  gst: { amount: 1000, mode: 'add', rate: 18, supply: 'intra' },
  capital_gains: {
    ...{ asset: 'equity', boughtOn: '2022-04-01', soldOn: '2026-10-01', purchasePrice: 500_000, salePrice: 1_000_000 },
    ...{ expenses: 0, fairValue2018: 0, otherEquityGains: 0, resident: true, improvementCost: 0 },
    ...{ improvedOn: '2015-04-01', saleIndex: 0, fairValue2001: 0, slabRate: 30 },
  },
  advance_tax: {
    ...{ tax: 200_000, tds: 50_000, presumptive: false, seniorExempt: false, paidJune: 22_500, paidSeptember: 45_000 },
    ...{ paidDecember: 45_000, paidMarch: 37_500, paidLate: 0, settleMonths: 4 },
  },
  swp: { corpus: 5_000_000, withdrawal: 30_000, rise: 0, returnRate: 8, years: 20, timing: 'end' },
  epf: {
    ...{ basic: 40_000, rise: 6, currentAge: 30, retirementAge: 58, openingBalance: 0, pfBasis: 'full', vpf: 0 },
    ...{ rate: 8.25, epsMember: true, pastService: 0 },
  },
  po_mis: { deposit: 900_000, holders: 'single', rate: 7.4, monthsHeld: 60 },
  balance_transfer: {
    ...{ outstanding: 4_000_000, oldRate: 9.2, monthsLeft: 180, newRate: 8.4, newMonths: 180, feePercent: 0.5 },
    otherCosts: 10_000,
  },
  education_loan: {
    ...{ loanAmount: 1_500_000, rate: 10, courseMonths: 48, graceMonths: 12, disbursal: 'yearly', interestPaid: 0 },
    repaymentYears: 10,
  },
  credit_card: {
    ...{ outstanding: 100_000, monthlyRate: 3.5, gst: 18, mode: 'minimum', minimumPercent: 5, minimumAmount: 200 },
    fixedPayment: 10_000,
  },
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
  salary: (given) => {
    const shares = { basicShare: given.basicShare / 100, hraShare: given.hraShare / 100 };
    const others = { gratuityShare: given.gratuityShare / 100, npsShare: given.npsShare / 100 };
    const pay = answered(splitPay({ ...given, ...shares, ...others }, payLaw(given.city)));
    const [chosen, other] = given.regime === 'new' ? (['new', 'old'] as const) : (['old', 'new'] as const);
    return {
      inHand: pay.regimes[chosen].inHandMonth,
      inHandYear: pay.regimes[chosen].inHandYear,
      otherInHand: pay.regimes[other].inHandMonth,
      tax: pay.regimes[chosen].tax,
      taxableIncome: pay.regimes[chosen].taxableIncome,
      employeePf: pay.providentFund,
      employerPf: pay.providentFund,
      gross: pay.gross,
      basic: pay.basic,
      hra: pay.rentAllowance,
      specialAllowance: pay.specialAllowance,
      gratuity: pay.gratuityPart,
    };
  },
  gst: ({ amount, rate, mode, supply }) => {
    const { base, tax, total } = goodsTax(amount, rate, mode);
    const { central, state, integrated } = goodsTaxParts(tax, supply);
    return { gst: tax, base, total, cgst: central, sgst: state, igst: integrated };
  },
  capital_gains: (given) => {
    const values = { fairValue2001: given.fmv2001 ?? 0, fairValue2018: given.fmv2018 ?? 0 };
    const { ok, term, method, indexKnown, ...numbers } = answered(taxOnSale({ ...given, ...values }, gainsLaw));
    return numbers;
  },
  advance_tax: (given) => {
    const instalments = given.presumptive ? inOneInstalment(advanceTaxLaw.instalments) : advanceTaxLaw.instalments;
    const paid = [given.paidJune, given.paidSeptember, given.paidDecember, given.paidMarch];
    const found = advanceTax({ ...given, exempt: given.seniorExempt, paid }, { ...advanceTaxLaw, instalments });
    const [june, september, december, march] = found.instalments.map(({ due }) => due);
    return {
      advanceTax: found.due,
      juneInstalment: june ?? null,
      septemberInstalment: september ?? null,
      decemberInstalment: december ?? null,
      marchInstalment: march ?? null,
      defermentInterest: found.defermentInterest,
      shortfallInterest: found.shortfallInterest,
      totalInterest: found.defermentInterest + found.shortfallInterest,
      balance: found.balance,
    };
  },
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
  balance_transfer: (given) => {
    const costs = (given.outstanding * given.feePercent) / 100 + given.otherCosts;
    const rates = { oldRate: monthly(given.oldRate), newRate: monthly(given.newRate) };
    const moved = answered(transferLoan({ ...given, ...rates, costs }));
    return { ...moved, ok: null, byMonth: null, costs, emiCut: moved.oldEmi - moved.newEmi };
  },
  education_loan: (given) => ({
    ...answered(studyLoan({ ...given, rate: monthly(given.rate), interestPaid: given.interestPaid / 100 })),
    ok: null,
  }),
  credit_card: (given) => {
    const payment =
      given.mode === 'fixed'
        ? ({ mode: 'fixed', amount: given.fixedPayment } as const)
        : ({ mode: 'minimum', share: given.minimumPercent / 100, least: given.minimumAmount } as const);
    const card = answered(payOffCard(given.outstanding, given.monthlyRate / 100, given.gst / 100, payment));
    return {
      ...card,
      ...{ ok: null, byMonth: null },
      gstOnInterest: card.taxOnInterest,
      effectiveRate: card.effectiveRate * 100,
    };
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

const twoDecimals = new Set(['xirr', 'absoluteReturn', 'yearsToRecover', 'effectiveRate', 'breakEvenReturn', 'rate']);

/** The results as a page shows them: money in rupees, that of one tool in paise, the rest in hundredths; none is 0. */
function shown(tool: string, inputs: object): Record<string, number> {
  const numbers = outputs[tool]?.({ ...defaults[tool], ...inputs }) ?? {};
  return Object.fromEntries(
    Object.entries(numbers).map(([name, value]) => [
      name,
      roundHalfUp(value ?? 0, tool === 'gst' || twoDecimals.has(name) ? 2 : 0),
    ]),
  );
}

describe('golden cases of tools to come', () => {
  it('are of all fourteen', () => {
    expect(new Set(golden.cases.map(({ tool }) => tool))).toEqual(new Set(Object.keys(outputs)));
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
