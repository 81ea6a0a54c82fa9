import { fv, PaymentDueTime, pmt, pv, rate as rateOf } from 'financial';
import { describe, expect, it } from 'vitest';
import { alwaysIn } from '../always.ts';
import { toolById } from '../tools.ts';
import { inputsOf, mayRefuse, type Raw, usual } from './arbitrary.ts';

/*
 * The calculators against `financial`, a port of numpy-financial by others: future and present values, payments and
 * rates. Its signs are those of a wallet: what is paid is negative.
 */
const begin = PaymentDueTime.Begin;

/** Fails where a result, rounded to a rupee, is not the other figure; a trillionth is left to two ways of computing. */
function rupees(result: unknown, figure: number): void {
  if (!(Math.abs(Number(result) - figure) <= 0.5 + 1e-12 * Math.abs(figure)))
    expect.fail(`${String(result)} is not ${figure}`);
}

type Check = (
  input: (name: string) => number,
  output: (name: string) => number,
  value: (name: string) => unknown,
) => void;

/** Checks a tool for usual inputs; `check` gets inputs and results as numbers, and inputs as they are. */
function against(id: string, check: Check, fixed: Raw = {}): void {
  const tool = toolById(id);
  alwaysIn(200, [inputsOf(tool, usual)], (raw) => {
    const outcome = tool.run({ ...raw, ...fixed });
    if (!outcome.ok) return mayRefuse(tool, outcome) || expect.fail(outcome.message);
    check(
      (name) => Number(outcome.values[name]),
      (name) => Number(outcome.outputs[name]),
      (name) => outcome.values[name],
    );
  });
}

/** The return of a month: a twelfth of the yearly one, or what makes exactly that in a year. */
const monthOf = (percent: number, convention: unknown) =>
  convention === 'effective' ? (1 + percent / 100) ** (1 / 12) - 1 : percent / 1200;

describe('what grows, by the future value of the library', () => {
  it('sip_lumpsum: instalments at the start of each month', () => {
    against(
      'sip_lumpsum',
      (input, output, value) => {
        const [months, monthly] = [12 * input('years'), monthOf(input('returnRate'), value('convention'))];
        const total = fv(monthly, months, -input('monthlyAmount'), -input('existing'), begin);
        rupees(output('totalValue'), total);
        rupees(output('realValue'), -pv(input('inflation') / 100, input('years'), 0, total));
      },
      { investmentType: 'SIP', stepUpKind: 'percent', stepUp: 0, expenseRatio: 0 },
    );
  });

  it('sip_lumpsum: a lump sum that compounds once a year', () => {
    against(
      'sip_lumpsum',
      (input, output) => {
        const invested = input('lumpSumAmount') + input('existing');
        rupees(output('totalValue'), fv(input('returnRate') / 100, input('years'), 0, -invested));
      },
      { investmentType: 'LumpSum', expenseRatio: 0 },
    );
  });

  it('nps: contributions at the start of each month, then an annuity', () => {
    against(
      'nps',
      (input, output, value) => {
        const months = 12 * (input('retirementAge') - input('currentAge'));
        const monthly = monthOf(input('returnRate'), value('convention'));
        const corpus = fv(monthly, months, -input('monthlyContribution'), -input('existing'), begin);
        rupees(output('totalCorpus'), corpus);
        rupees(output('annuityValue'), (corpus * input('annuityShare')) / 100);
        rupees(output('pension'), (corpus * input('annuityShare') * input('annuityRate')) / 120_000);
        rupees(output('taxableLumpSum'), corpus * Math.max(0, 0.4 - input('annuityShare') / 100));
      },
      { stepUp: 0 },
    );
  });

  it('rd: monthly deposits at quarterly compounding', () => {
    against('rd', (input, output) => {
      const monthly = (1 + input('rate') / 400) ** (1 / 3) - 1;
      rupees(output('maturityValue'), fv(monthly, 12 * input('years'), -input('monthlyDeposit'), 0, begin));
    });
  });

  it('ppf: a deposit at the start of each year', () => {
    against(
      'ppf',
      (input, output) => {
        const rate = input('rate') / 100;
        const present = -input('existing');
        rupees(output('maturityValue'), fv(rate, input('years'), -input('yearlyDeposit'), present, begin));
        rupees(output('fromExisting'), fv(rate, input('years'), 0, present));
      },
      { mode: 'yearly', depositYears: 0, laterRate: 0 },
    );
  });

  it('ppf: a deposit at the start of each month, interest once a year', () => {
    against(
      'ppf',
      (input, output) => {
        const rate = input('rate') / 100;
        const deposit = input('yearlyDeposit') / 12;
        let balance = input('existing');
        for (let year = 1; year <= input('years'); year++) {
          let interest = 0;
          for (let month = 1; month <= 12; month++) {
            balance += deposit;
            interest += (balance * rate) / 12;
          }
          balance += interest;
        }
        rupees(output('maturityValue'), balance);
      },
      { mode: 'monthly', depositYears: 0, laterRate: 0 },
    );
  });

  it('ssy: deposits up to the fifteenth year and growth up to the 21st', () => {
    against(
      'ssy',
      (input, output) => {
        const rate = input('rate') / 100;
        const age = input('accountAge');
        const deposits = Math.max(0, 15 - age);
        const paidIn = fv(rate, deposits, -input('yearlyDeposit'), -input('existing'), begin);
        rupees(output('maturityValue'), fv(rate, 21 - age - deposits, 0, -paidIn));
      },
      { mode: 'yearly', laterRate: 0 },
    );
  });

  it('ssy: a deposit at the start of each month, interest once a year', () => {
    against(
      'ssy',
      (input, output) => {
        const rate = input('rate') / 100;
        const age = input('accountAge');
        let balance = input('existing');
        for (let year = age; year < 21; year++) {
          let interest = 0;
          for (let month = 1; month <= 12; month++) {
            if (year < 15) balance += input('yearlyDeposit') / 12;
            interest += (balance * rate) / 12;
          }
          balance += interest;
        }
        rupees(output('maturityValue'), balance);
      },
      { mode: 'monthly', laterRate: 0 },
    );
  });

  it('fd: interest paid out at the rate whose quarters the library compounds', () => {
    against(
      'fd',
      (input, output) => {
        const months = 12 * input('years');
        const ofMonth = fv(input('rate') / 400, 1 / 3, 0, -1) - 1;
        const interest = input('amount') * ofMonth * months;
        rupees(output('totalInterest'), interest);
        rupees(output('afterTaxInterest'), interest * (1 - input('taxRate') / 100));
        rupees(output('maturityValue'), input('amount'));
      },
      { payout: 'monthly' },
    );
  });

  it.each(['fd', 'compound_interest'])('%s: one deposit, compounded as chosen', (id) => {
    const check: Parameters<typeof against>[1] = (input, output) => {
      const often = input('frequency');
      const amount = id === 'fd' ? input('amount') : input('principal');
      const grown = fv(input('rate') / 100 / often, often * input('years'), 0, -amount);
      rupees(id === 'fd' ? output('maturityValue') : output('totalAmount'), grown);
    };
    against(id, check, id === 'fd' ? { payout: 'maturity' } : {});
  });

  it('nsc: five years', () => {
    against('nsc', (input, output) => rupees(output('maturityValue'), fv(input('rate') / 100, 5, 0, -input('amount'))));
  });
});

describe('loans, by the payment, present value and rate of the library', () => {
  it.each(['emi_calculator', 'home_loan', 'car_loan', 'personal_loan'])('%s: the instalment', (id) => {
    against(
      id,
      (input, output) => {
        const [monthly, months, amount] = [input('rate') / 1200, 12 * input('tenure'), input('loanAmount')];
        const emi = -pmt(monthly, months, amount);
        rupees(output('emi'), emi);
        rupees(output('totalPayment'), emi * months);
        const received = amount * (1 - input('feePercent') / 100);
        const apr = rateOf(months, -emi, received, 0, PaymentDueTime.End, monthly, 1e-14) * 1200;
        expect(Math.abs(output('apr') - apr)).toBeLessThanOrEqual(0.0005 + 1e-7);
      },
      { prepayments: [], rateChanges: [], payFixed: 0, emiRise: 0 },
    );
  });

  it('loan_eligibility: what the affordable EMI is worth today', () => {
    against('loan_eligibility', (input, output) => {
      const room = ((input('monthlyIncome') + input('otherIncome')) * input('foir')) / 100 - input('existingEmi');
      const emi = Math.max(0, room);
      rupees(output('affordableEmi'), emi);
      const [age, last] = [input('age'), input('retirementAge')];
      const years = age > 0 ? Math.min(input('tenure'), last - age) : input('tenure');
      rupees(output('incomeLimit'), pv(input('rate') / 1200, 12 * years, -emi));
    });
  });

  it('loan_comparison: the EMI of each loan and the rate with the fee in it', () => {
    const tool = toolById('loan_comparison');
    alwaysIn(200, [inputsOf(tool, usual, true)], (raw) => {
      const outcome = tool.run(raw);
      if (!outcome.ok) return expect.fail(outcome.message);
      const rows = outcome.table('loans');
      for (const [index, { amount, rate, tenure, feePercent }] of (
        outcome.values.loans as unknown as readonly Loan[]
      ).entries()) {
        const [months, received] = [12 * tenure, amount * (1 - feePercent / 100)];
        const emi = -pmt(rate / 1200, months, amount);
        expect(Math.abs(Number(rows[index]?.emi) - emi)).toBeLessThanOrEqual(0.005 + 1e-12 * emi);
        // the library stops within a millionth unless asked to go on
        const apr = rateOf(months, -emi, received, 0, PaymentDueTime.End, rate / 1200, 1e-14) * 1200;
        expect(Math.abs(Number(rows[index]?.apr) - apr)).toBeLessThanOrEqual(0.0005 + 1e-7);
      }
    });
  });
});

interface Loan {
  readonly amount: number;
  readonly rate: number;
  readonly tenure: number;
  readonly feePercent: number;
}

describe('plans, by the payment and the present value of the library', () => {
  it('goal_planner: a level SIP and a lump sum that close the gap', () => {
    against(
      'goal_planner',
      (input, output, value) => {
        const [years, yearly] = [input('years'), input('returnRate') / 100];
        const monthly = monthOf(input('returnRate'), value('convention'));
        const rise = input(value('goal') === 'education' ? 'feeInflation' : 'inflation') / 100;
        const goal = fv(rise, years, 0, -input('targetToday'));
        const savings = fv(yearly, years, 0, -input('currentSavings'));
        const gap = Math.max(0, goal - savings);
        const sip = (time: number) => -pmt(monthly, 12 * time, 0, gap, begin);
        rupees(output('futureGoal'), goal);
        rupees(output('savingsGrowth'), savings);
        rupees(output('gap'), gap);
        rupees(output('requiredSip'), sip(years));
        rupees(output('requiredLumpSum'), -pv(yearly, years, 0, gap));
        rupees(output('delayCost'), years === 1 ? 0 : sip(years - 1) - sip(years));
      },
      { stepUp: 0, yearsOfFees: 1 },
    );
  });

  it('retirement_corpus: what the spending is worth at retirement, and the SIP that saves it', () => {
    const check: Check = (input, output, value) => {
      const saving = input('retirementAge') - input('currentAge');
      const retired = input('lifeExpectancy') - input('retirementAge');
      if (saving <= 0 || retired <= 0) return expect([output('corpus'), output('requiredSip')]).toEqual([0, 0]);
      const [prices, post] = [input('inflation') / 100, input('postReturn') / 100];
      const need = Math.max(0, input('monthlyExpenses') - input('otherIncome'));
      const spending = fv(prices, saving, 0, -12 * need);
      const corpus = pv((1 + post) / (1 + prices) - 1, retired, -spending);
      const savings = fv(input('preReturn') / 100, saving, 0, -input('existing'));
      const gap = Math.max(0, corpus - savings);
      rupees(output('corpus'), corpus);
      rupees(output('fromExisting'), savings);
      rupees(output('gap'), gap);
      const monthly = monthOf(input('preReturn'), value('convention'));
      rupees(output('requiredSip'), -pmt(monthly, 12 * saving, 0, gap, begin));
    };
    against('retirement_corpus', check, { stepUp: 0 });
  });

  it('inflation: prices then, and what money is worth then', () => {
    against('inflation', (input, output) => {
      rupees(output('futureCost'), fv(input('rate') / 100, input('years'), 0, -input('amount')));
      rupees(output('purchasingPower'), -pv(input('rate') / 100, input('years'), 0, input('amount')));
    });
  });
});
