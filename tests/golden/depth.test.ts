import { describe, expect, it } from 'vitest';
import { type GratuityRules, gratuityFor, type Service } from '#maths/gratuity.ts';
import { effectiveYield, growthFactor, monthsIn, monthWithinQuarter } from '#maths/growth.ts';
import { type PayoutDeposit, payoutAmount, payoutCount } from '#maths/payout.ts';
import { planAfter } from '#maths/plan.ts';
import { roundHalfUp } from '#maths/rounding.ts';
import { type SchemeAccount, schemeAfter } from '#maths/scheme.ts';
import { toolById } from '../tools.ts';
import golden from './depth.json' with { type: 'json' };

/*
 * The figures of the product's page on depth: from the calculators, or for those in `from` out of the pure maths with the
 * defaults of each calculator. `left` of the file holds the cases that only a definition can answer.
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

/** Typed from the law: the Code on Social Security. */
const gratuityRules: GratuityRules = {
  daysPaid: 15,
  daysInMonth: 26,
  leastYears: 5,
  fixedTermYears: 1,
  wageShare: 0.5,
  taxFree: 2_000_000,
};

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

const decimals: Readonly<Record<string, number>> = { effectiveYield: 2 };

describe('golden cases of depth', () => {
  const cases = golden.cases.map((each, number) => ({ ...each, number, inputs: each.inputs as Given }));
  it.each(cases)('$number $tool', ({ tool, inputs, expected }) => {
    if (!from[tool]) return expect(toolById(tool).run(inputs)).toMatchObject({ ok: true, outputs: expected });
    const figures = from[tool](inputs);
    const rounded = Object.keys(expected).map((id) => [id, roundHalfUp(figures[id] ?? Number.NaN, decimals[id] ?? 0)]);
    expect(Object.fromEntries(rounded)).toEqual(expected);
  });
});
