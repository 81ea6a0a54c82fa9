import { describe, expect, it } from 'vitest';
import { goalPlan } from '#maths/goal.ts';
import { type GratuityRules, gratuityFor, type Service } from '#maths/gratuity.ts';
import {
  type Convention,
  effectiveYield,
  growthFactor,
  monthlyRate,
  monthsIn,
  monthWithinQuarter,
} from '#maths/growth.ts';
import { type LoanTerms, loanOutcome, type Prepayment } from '#maths/loan.ts';
import { type PayoutDeposit, payoutAmount, payoutCount } from '#maths/payout.ts';
import { pensionFrom } from '#maths/pension.ts';
import { type FundTaxRules, heldUpToAYear, planAfter, redemptionTax } from '#maths/plan.ts';
import { retirementPlan } from '#maths/retirement.ts';
import { roundHalfUp } from '#maths/rounding.ts';
import { type SchemeAccount, schemeAfter } from '#maths/scheme.ts';
import { toolById } from '../tools.ts';
import golden from './depth.json' with { type: 'json' };

/*
 * The figures of the product's page on depth, from the pure maths with the defaults of each calculator. `left` of the
 * file holds the cases that only a definition can answer.
 */
type Given = Readonly<Record<string, unknown>>;
type Figures = Readonly<Record<string, number>>;

/** Reads the inputs of a case; what a calculator does not have yet takes the default of the page on depth. */
function reader(id: string, inputs: Given, defaults: Given) {
  const { inputs: declared } = toolById(id);
  const value = (name: string) => inputs[name] ?? declared[name]?.default ?? defaults[name];
  const number = (name: string) => (typeof value(name) === 'number' ? Number(value(name)) : expect.fail(`no ${name}`));
  return { value, number, rate: (name: string) => number(name) / 100 };
}
const found = <T>(plan: T | null): T => plan ?? expect.fail('no plan');

/** Typed from the law: gains on equity funds from 23-7-2024; the Code on Social Security; the 60% of NPS. */
const fundTax: FundTaxRules = { short: 0.2, long: 0.125, free: 125_000, cess: 0.04 };
const gratuityRules: GratuityRules = {
  daysPaid: 15,
  daysInMonth: 26,
  leastYears: 5,
  fixedTermYears: 1,
  wageShare: 0.5,
  taxFree: 2_000_000,
};

function loan(id: string, inputs: Given): Figures {
  const { value, number } = reader(id, inputs, { prepayments: [], rateChanges: [], keep: 'emi', feePercent: 0 });
  const amount = number('loanAmount');
  const fee = (amount * number('feePercent')) / 100;
  const outcome = loanOutcome(
    {
      amount,
      rate: monthlyRate(number('rate') / 100, 'nominal'),
      months: monthsIn(number('tenure')),
      prepayments: value('prepayments') as Prepayment[],
      rateChanges: (value('rateChanges') as { from: number; rate: number }[]).map(({ from, rate }) => ({
        from,
        rate: rate / 1200,
      })),
      keep: value('keep') as LoanTerms['keep'],
    },
    fee,
  );
  if (!outcome.ok) return expect.fail(outcome.reason);
  return {
    emi: outcome.emi,
    totalInterest: outcome.interest,
    totalPayment: amount + outcome.interest,
    months: outcome.months.length,
    prepaid: outcome.prepaid,
    interestSaved: outcome.saved?.interest ?? 0,
    monthsSaved: outcome.saved?.months ?? 0,
    fee,
    apr: outcome.apr * 100,
  };
}

function scheme(id: string, inputs: Given, years: number, depositYears: number): Figures {
  const { value, number, rate } = reader(id, inputs, { existing: 0, mode: 'yearly' });
  const account: SchemeAccount = {
    yearlyDeposit: number('yearlyDeposit'),
    depositYears,
    mode: value('mode') as SchemeAccount['mode'],
    existing: number('existing'),
    rate: rate('rate'),
  };
  const { paidIn, value: maturityValue, fromExisting } = schemeAfter(account, years);
  return {
    maturityValue,
    investedAmount: paidIn,
    totalInterest: maturityValue - paidIn - account.existing,
    fromExisting,
  };
}

const from: Readonly<Record<string, (inputs: Given) => Figures>> = {
  home_loan: (inputs) => loan('home_loan', inputs),
  car_loan: (inputs) => loan('car_loan', inputs),
  personal_loan: (inputs) => loan('personal_loan', inputs),

  sip_lumpsum: (inputs) => {
    const defaults = { stepUp: 0, existing: 0, convention: 'nominal', inflation: 6, taxed: false };
    const { value, number, rate } = reader('sip_lumpsum', inputs, defaults);
    const [years, existing] = [number('years'), number('existing')];
    const months = monthsIn(years);
    const plan = {
      monthly: number('monthlyAmount'),
      rate: monthlyRate(rate('returnRate'), value('convention') as Convention),
      stepUp: rate('stepUp'),
      existing,
    };
    const once = number('lumpSumAmount');
    const sip = value('investmentType') === 'SIP';
    const grown = growthFactor(rate('returnRate'), years);
    const all = sip ? planAfter(plan, months) : { invested: once + existing, value: (once + existing) * grown };
    const recent = years > 1 ? { invested: 0, value: 0 } : { invested: once, value: once * grown };
    const short = sip ? heldUpToAYear(plan, months) : recent;
    const tax = value('taxed') === true ? redemptionTax(all, short, fundTax) : 0;
    return {
      totalValue: all.value,
      investedAmount: all.invested,
      estimatedReturns: all.value - all.invested,
      realValue: all.value * growthFactor(rate('inflation'), -years),
      tax,
      afterTax: all.value - tax,
    };
  },

  goal_planner: (inputs) => {
    const { value, number, rate } = reader('goal_planner', inputs, { convention: 'nominal' });
    const { byYear: _, ...plan } = found(
      goalPlan({
        targetToday: number('targetToday'),
        years: number('years'),
        priceRise: rate('inflation'),
        savings: number('currentSavings'),
        returnRate: rate('returnRate'),
        stepUp: rate('stepUp'),
        convention: value('convention') as Convention,
      }),
    );
    return { ...plan };
  },

  nps: (inputs) => {
    const { value, number, rate } = reader('nps', inputs, { convention: 'nominal', existing: 0, stepUp: 0 });
    const plan = {
      monthly: number('monthlyContribution'),
      rate: monthlyRate(rate('returnRate'), value('convention') as Convention),
      stepUp: rate('stepUp'),
      existing: number('existing'),
    };
    const corpus = planAfter(plan, monthsIn(number('retirementAge') - number('currentAge')));
    return {
      ...pensionFrom(corpus.value, rate('annuityShare'), rate('annuityRate'), 0.6),
      totalCorpus: corpus.value,
      totalInvestment: corpus.invested,
      interestEarned: corpus.value - corpus.invested,
    };
  },

  retirement_corpus: (inputs) => {
    const defaults = { existing: 0, otherIncome: 0, stepUp: 0, convention: 'nominal' };
    const { value, number, rate } = reader('retirement_corpus', inputs, defaults);
    const { byYear: _, ...plan } = found(
      retirementPlan({
        saving: number('retirementAge') - number('currentAge'),
        retired: number('lifeExpectancy') - number('retirementAge'),
        expenses: number('monthlyExpenses'),
        otherIncome: number('otherIncome'),
        priceRise: rate('inflation'),
        preReturn: rate('preReturn'),
        postReturn: rate('postReturn'),
        existing: number('existing'),
        stepUp: rate('stepUp'),
        convention: value('convention') as Convention,
      }),
    );
    return { ...plan };
  },

  ppf: (inputs) => scheme('ppf', inputs, reader('ppf', inputs, {}).number('years'), Number.POSITIVE_INFINITY),
  ssy: (inputs) => {
    const { number } = reader('ssy', inputs, { accountAge: 0 });
    const [age, left] = [number('accountAge'), 21 - number('accountAge')];
    return { ...scheme('ssy', inputs, left, Math.max(0, 15 - age)), maturityAge: number('girlAge') + left };
  },

  fd: (inputs) => {
    const { value, number, rate } = reader('fd', inputs, { payout: 'maturity', taxRate: 0 });
    const [amount, frequency] = [number('amount'), Number(value('frequency'))];
    const yearly = effectiveYield(rate('rate'), frequency);
    const after = (interest: number) => interest * (1 - rate('taxRate'));
    if (value('payout') === 'maturity') {
      const maturityValue = amount * growthFactor(yearly, number('years'));
      return {
        maturityValue,
        investedAmount: amount,
        totalInterest: maturityValue - amount,
        payoutAmount: 0,
        effectiveYield: yearly * 100,
        afterTaxInterest: after(maturityValue - amount),
      };
    }
    const deposit = { amount, rate: rate('rate'), every: value('payout') as PayoutDeposit['every'] };
    const totalInterest = payoutAmount(deposit) * payoutCount(deposit.every, monthsIn(number('years')));
    return {
      maturityValue: amount,
      investedAmount: amount,
      totalInterest,
      payoutAmount: payoutAmount(deposit),
      afterTaxInterest: after(totalInterest),
    };
  },

  rd: (inputs) => {
    const { number, rate } = reader('rd', inputs, { taxRate: 0 });
    const plan = { monthly: number('monthlyDeposit'), rate: monthWithinQuarter(rate('rate')), stepUp: 0, existing: 0 };
    const { invested, value } = planAfter(plan, monthsIn(number('years')));
    return {
      maturityValue: value,
      investedAmount: invested,
      totalInterest: value - invested,
      afterTaxInterest: (value - invested) * (1 - rate('taxRate')),
    };
  },

  gratuity: (inputs) => {
    const { value, number } = reader('gratuity', inputs, {
      totalPay: 0,
      exemptionUsed: 0,
      employer: 'private',
      leaving: 'resigned',
      fixedTerm: false,
    });
    const service = {
      salary: number('salary'),
      totalPay: number('totalPay'),
      years: number('years'),
      coveredByAct: value('coveredByAct') === true,
      fixedTerm: value('fixedTerm') === true,
      leaving: value('leaving') as Service['leaving'],
      employer: value('employer') as Service['employer'],
      exemptionUsed: number('exemptionUsed'),
    };
    const { amount, taxFree, taxable } = gratuityFor(service, gratuityRules);
    return { gratuity: amount, taxFree, taxable };
  },
};

const decimals: Readonly<Record<string, number>> = { apr: 3, effectiveYield: 2 };

describe('golden cases of depth, from the pure maths', () => {
  const cases = golden.cases.map((each, number) => ({ ...each, number, inputs: each.inputs as Given }));
  it.each(cases)('$number $tool', ({ tool, inputs, expected }) => {
    const figures = from[tool]?.(inputs) ?? expect.fail(`no maths for ${tool}`);
    const rounded = Object.keys(expected).map((id) => [id, roundHalfUp(figures[id] ?? Number.NaN, decimals[id] ?? 0)]);
    expect(Object.fromEntries(rounded)).toEqual(expected);
  });
});
