import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../thorough.ts';
import { toolById } from '../tools.ts';
import type { Raw } from './arbitrary.ts';

/*
 * Figures at the largest bounds and over 40 years and more, for whole rupees and for amounts with paise. Worked out with
 * Python's decimal module at 60 digits, without any formula of the calculators: balances period by period (deposit,
 * then interest), instalments as the loan over the sum of its 360 or 480 discount factors with the last balance checked
 * to be below 1e-30, cube roots of quarters (recurring deposit) by Newton's method, a corpus as the sum of its
 * discounted withdrawals, and the 90th percentile z = 1.28155156554460046696510332944874… from the series of the normal
 * distribution. Amounts and rates went in as decimals. Four decimals are kept here.
 */
// biome-ignore format: a case a line
const figures: readonly (readonly [tool: string, inputs: Raw, figures: Readonly<Record<string, string>>])[] = [
  ['sip_lumpsum', { monthlyAmount: 100_000, returnRate: 30, years: 40 }, { totalValue: '575752923850.6469', investedAmount: '48000000.0000', estimatedReturns: '575704923850.6469' }],
  ['sip_lumpsum', { monthlyAmount: 12_345.67, returnRate: 12.35, years: 40 }, { totalValue: '163955988.9617', investedAmount: '5925921.6000', estimatedReturns: '158030067.3617' }],
  ['sip_lumpsum', { monthlyAmount: 100_000, returnRate: 1, years: 40 }, { totalValue: '59038303.8938', investedAmount: '48000000.0000', estimatedReturns: '11038303.8938' }],
  ['sip_lumpsum', { investmentType: 'LumpSum', lumpSumAmount: 10_000_000, returnRate: 30, years: 40 }, { totalValue: '361188648084.5314', investedAmount: '10000000.0000', estimatedReturns: '361178648084.5314' }],
  ['sip_lumpsum', { investmentType: 'LumpSum', lumpSumAmount: 9_999_999.99, returnRate: 7.77, years: 40 }, { totalValue: '199487328.2602', investedAmount: '9999999.9900', estimatedReturns: '189487328.2702' }],
  ['emi_calculator', { loanAmount: 20_000_000, rate: 20, tenure: 30 }, { emi: '334203.7372', totalInterest: '100313345.4098', totalPayment: '120313345.4098' }],
  ['emi_calculator', { loanAmount: 19_999_999.99, rate: 8.35, tenure: 40 }, { emi: '144341.1869', totalInterest: '49283769.7256', totalPayment: '69283769.7156' }],
  ['emi_calculator', { loanAmount: 20_000_000, rate: 5, tenure: 40 }, { emi: '96439.3201', totalInterest: '26290873.6556', totalPayment: '46290873.6556' }],
  ['fd', { amount: 10_000_000, rate: 15, years: 20, frequency: 12 }, { maturityValue: '197154935.1845', totalInterest: '187154935.1845' }],
  ['fd', { amount: 9_999_999.99, rate: 14.9, years: 40, frequency: 4 }, { maturityValue: '3478171240.1170', totalInterest: '3468171240.1270' }],
  ['rd', { monthlyDeposit: 100_000, rate: 15, years: 10 }, { maturityValue: '27552356.8059', investedAmount: '12000000.0000', totalInterest: '15552356.8059' }],
  ['rd', { monthlyDeposit: 99_999.99, rate: 14.9, years: 40 }, { maturityValue: '2862239324.4775', investedAmount: '47999995.2000', totalInterest: '2814239329.2775' }],
  ['ppf', { yearlyDeposit: 150_000, rate: 10, years: 50 }, { maturityValue: '192044907.2515', investedAmount: '7500000.0000', totalInterest: '184544907.2515' }],
  ['ppf', { yearlyDeposit: 149_999.99, rate: 7.1, years: 40 }, { maturityValue: '32909657.8418', investedAmount: '5999999.6000', totalInterest: '26909658.2418' }],
  ['ssy', { yearlyDeposit: 150_000, rate: 10 }, { maturityValue: '9287336.7580', investedAmount: '2250000.0000', totalInterest: '7037336.7580' }],
  ['ssy', { yearlyDeposit: 149_999.99, rate: 8.2 }, { maturityValue: '7182118.6911', investedAmount: '2249999.8500', totalInterest: '4932118.8411' }],
  ['nps', { monthlyContribution: 100_000, currentAge: 18, retirementAge: 75, returnRate: 15, annuityShare: 100, annuityRate: 10 }, { totalCorpus: '39682423709.6067', pension: '330686864.2467', lumpSum: '0.0000', annuityValue: '39682423709.6067', totalInvestment: '68400000.0000', interestEarned: '39614023709.6067' }],
  ['nps', { monthlyContribution: 99_999.99, currentAge: 20, retirementAge: 60, returnRate: 12.5, annuityShare: 45, annuityRate: 6.5 }, { totalCorpus: '1393153370.5372', pension: '3395811.3407', lumpSum: '766234353.7955', annuityValue: '626919016.7417', totalInvestment: '47999995.2000', interestEarned: '1345153375.3372' }],
  ['compound_interest', { principal: 10_000_000, rate: 30, years: 40, frequency: 12 }, { totalAmount: '1404285424025.9680', interest: '1404275424025.9680' }],
  ['compound_interest', { principal: 9_999_999.99, rate: 29.9, years: 40, frequency: 4 }, { totalAmount: '1021392361875.7541', interest: '1021382361875.7641' }],
  ['compound_interest', { principal: 10_000_000, rate: 30, years: 40, frequency: 1 }, { totalAmount: '361188648084.5314', interest: '361178648084.5314' }],
  ['simple_interest', { principal: 10_000_000, rate: 25, years: 40 }, { totalAmount: '110000000.0000', interest: '100000000.0000' }],
  ['simple_interest', { principal: 9_999_999.99, rate: 24.9, years: 40 }, { totalAmount: '109599999.8904', interest: '99599999.9004' }],
  ['inflation', { amount: 10_000_000, rate: 20, years: 50 }, { futureCost: '91004381500.0215', costIncrease: '90994381500.0215', purchasingPower: '1098.8482' }],
  ['inflation', { amount: 9_999_999.99, rate: 6.3, years: 40 }, { futureCost: '115167669.9854', costIncrease: '105167669.9954', purchasingPower: '868299.2355' }],
  ['retirement_corpus', { currentAge: 18, retirementAge: 70, monthlyExpenses: 500_000, inflation: 10, preReturn: 5, postReturn: 2, lifeExpectancy: 100 }, { corpus: '101169769984.2642', requiredSip: '33878181.5780' }],
  ['retirement_corpus', { currentAge: 20, retirementAge: 60, monthlyExpenses: 123_456.78, inflation: 6.5, preReturn: 12.3, postReturn: 7.1, lifeExpectancy: 95 }, { corpus: '582813831.9000', requiredSip: '44589.7533' }],
  ['goal_planner', { targetToday: 10_000_000_000, years: 40, inflation: 15, currentSavings: 0, returnRate: 1, stepUp: 0 }, { requiredSip: '4537114526.8051', futureGoal: '2678635462347.0335', savingsGrowth: '0.0000', gap: '2678635462347.0335', requiredLumpSum: '1799113916148.2666', delayCost: '141186474.3191' }],
  ['goal_planner', { targetToday: 10_000_000, years: 40, inflation: 15, currentSavings: 12_345.67, returnRate: 30, stepUp: 25 }, { requiredSip: '112.7313', futureGoal: '2678635462.3470', savingsGrowth: '445911585.6998', gap: '2232723876.6473', requiredLumpSum: '61816.0036', delayCost: '39.5340' }],
  ['nsc', { amount: 10_000_000, rate: 10 }, { maturityValue: '16105100.0000', totalInterest: '6105100.0000' }],
  ['nsc', { amount: 9_999_999.99, rate: 7.7 }, { maturityValue: '14490338.0054', totalInterest: '4490338.0154' }],
  ['scss', { amount: 2_999_999.99, rate: 9.9 }, { quarterlyIncome: '74249.9998', totalInterest: '1484999.9951' }],
  ['gratuity', { salary: 499_999.99, years: 40 }, { gratuity: '11538461.3077', taxable: '9538461.3077' }],
  ['loan_eligibility', { monthlyIncome: 1_000_000, foir: 65, rate: 5, tenure: 30 }, { eligibleLoan: '121083051.0799', affordableEmi: '650000.0000' }],
  ['risk_analyzer', { amount: 10_000_000, years: 40, equityShare: 100, debtShare: 0, goldShare: 0 }, { pessimistic: '118145013.6311', median: '496674345.6104', optimistic: '2087988295.1119' }],
];

function run(id: string, inputs: Raw) {
  const outcome = toolById(id).run(inputs);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

describe('at the largest bounds and over 40 years', () => {
  it.each(figures)('%s is right to the rupee, with %o', (id, inputs, exact) => {
    const { outputs } = run(id, inputs);
    for (const [name, figure] of Object.entries(exact)) expect([name, outputs[name]]).toEqual([name, halfUp(figure)]);
  });

  it.each([
    [1000, 50_000_000, 1, 4_999_900],
    [1000, 50_000_000, 40, 31.06], // 31.06121321316785…
    [10_000_000, 1000, 40, -20.57], // -20.56717652757184…
  ])('a growth rate from %d to %d in %d years is right to two decimals', (initialValue, finalValue, years, cagr) => {
    expect(run('cagr', { initialValue, finalValue, years }).outputs.cagr).toBe(cagr);
  });

  it('the rate of a loan with the largest fee is right to three decimals', () => {
    const loan = { amount: 20_000_000, rate: 20, tenure: 30, feePercent: 5 };
    // 21.06748010104532…
    expect(run('loan_comparison', { loans: [loan, loan] }).table('loans')[0]?.apr).toBe(21.067);
  });
});

/** Rupees of a decimal, half a rupee up. */
function halfUp(figure: string): number {
  const [rupees = '', rest = ''] = figure.split('.');
  return Number(rupees) + (Number(rest[0]) >= 5 ? 1 : 0);
}

describe('paise in a table', () => {
  // each last cell is the figure of the same name above
  it.each([
    ['sip_lumpsum', { monthlyAmount: 100_000, returnRate: 30, years: 40 }, 'value', 575_752_923_850.65],
    ['fd', { amount: 9_999_999.99, rate: 14.9, years: 40, frequency: 4 }, 'closing', 3_478_171_240.12],
    ['rd', { monthlyDeposit: 99_999.99, rate: 14.9, years: 40 }, 'closing', 2_862_239_324.48],
    ['ppf', { yearlyDeposit: 149_999.99, rate: 7.1, years: 40 }, 'closing', 32_909_657.84],
    ['inflation', { amount: 10_000_000, rate: 20, years: 50 }, 'cost', 91_004_381_500.02],
    ['inflation', { amount: 10_000_000, rate: 20, years: 50 }, 'power', 1098.85],
  ])('are right below a lakh crore: the last row of %s with %o', (id, inputs, column, exact) => {
    expect(run(id, inputs).table('byYear').at(-1)?.[column]).toBe(exact);
  });

  it('are right to ten paise above it, since figures keep 14 digits in all', () => {
    const rows = run('compound_interest', { principal: 10_000_000, rate: 30, years: 40, frequency: 12 }).table(
      'byYear',
    );
    expect(Math.abs(Number(rows.at(-1)?.balance) - 1_404_285_424_025.968)).toBeLessThanOrEqual(0.1);
  });

  it('of 480 instalments add up to the interest and the loan, and the last balance is 0', () => {
    const { outputs, table } = run('emi_calculator', { loanAmount: 19_999_999.99, rate: 8.35, tenure: 40 });
    const rows = table('byMonth');
    const sum = (column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
    expect(rows).toHaveLength(480);
    expect(rows.at(-1)?.closing).toBe(0);
    expect(Math.abs(sum('principal') - 19_999_999.99)).toBeLessThanOrEqual(480 * 0.005);
    expect(Math.abs(sum('interest') - 49_283_769.7256)).toBeLessThanOrEqual(480 * 0.005);
    expect(outputs.totalInterest).toBe(49_283_770);
  });
});

describe('half a rupee goes up, as whole numbers work it out', () => {
  const paise = fc.bigInt({ min: 1n, max: 1_000_000_000n });
  const tenths = fc.bigInt({ min: 1n, max: 250n });
  const years = fc.bigInt({ min: 1n, max: 40n });
  /** A fraction in rupees, half up. */
  const rounded = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom));

  it('simple interest on paise at tenths of a percent', () => {
    fc.assert(
      fc.property(paise, tenths, years, (principal, rate, term) => {
        const { outputs } = run('simple_interest', {
          principal: Number(principal) / 100,
          rate: Number(rate) / 10,
          years: Number(term),
        });
        expect(outputs.interest).toBe(rounded(principal * rate * term, 100_000n));
        expect(outputs.totalAmount).toBe(rounded(principal * 1000n + principal * rate * term, 100_000n));
      }),
      runs(1000),
    );
  });

  it('simple interest that is half a rupee to the paisa', () => {
    // principal × rate × years = 50 mod 100: an odd number of rupees at 0.5% for a year on 100 rupees each
    for (let hundreds = 1; hundreds < 20_001; hundreds += 2)
      expect(run('simple_interest', { principal: 100 * hundreds, rate: 0.5, years: 1 }).outputs.interest).toBe(
        (hundreds + 1) / 2,
      );
  });

  it('a quarter of a year’s interest', () => {
    fc.assert(
      fc.property(paise, tenths, (amount, rate) => {
        const { outputs } = run('scss', { amount: Number(amount) / 100, rate: Number(rate) / 10 });
        expect(outputs.quarterlyIncome).toBe(rounded(amount * rate, 400_000n));
        expect(outputs.totalInterest).toBe(rounded(amount * rate * 5n, 100_000n));
      }),
      runs(1000),
    );
  });

  it('half a month’s pay for every year of service, and fifteen days of twenty-six', () => {
    fc.assert(
      fc.property(paise, fc.bigInt({ min: 5n, max: 40n }), (salary, service) => {
        const inputs = { salary: Number(salary) / 100, years: Number(service) };
        expect(run('gratuity', inputs).outputs.gratuity).toBe(rounded(salary * 15n * service, 2600n));
        const uncovered = run('gratuity', { ...inputs, coveredByAct: false });
        expect(uncovered.outputs.gratuity).toBe(rounded(salary * service, 200n));
      }),
      runs(1000),
    );
  });

  it('an amount in paise, up to a lakh crore; beyond, where figures keep 14 digits, it may be a rupee off', () => {
    const amounts = fc.oneof(
      paise,
      fc.bigInt({ min: 1n, max: 10n ** 14n - 1n }),
      fc.bigInt({ min: 1n, max: 9n * 10n ** 17n }),
    );
    fc.assert(
      fc.property(amounts, (amount) => {
        const exact = rounded(amount, 100n);
        const shown = Number(run('fd', { amount: Number(amount) / 100, rate: 0 }).outputs.investedAmount);
        if (amount < 10n ** 14n) expect(shown).toBe(exact);
        else expect(Math.abs(shown - exact)).toBeLessThanOrEqual(1);
      }),
      runs(1000),
    );
  });

  it('the least of three limits on house rent allowance', () => {
    fc.assert(
      fc.property(paise, paise, paise, fc.boolean(), (basic, received, rent, metro) => {
        const { outputs } = run('hra', {
          basicSalary: Number(basic) / 100,
          hraReceived: Number(received) / 100,
          rentPaid: Number(rent) / 100,
          city: metro ? 'metro' : 'nonMetro',
        });
        // in tenths of a paisa a month
        const limits = [received * 10n, rent * 10n - basic, basic * (metro ? 5n : 4n)];
        const least = limits.reduce((one, other) => (other < one ? other : one));
        const exempt = least < 0n ? 0n : least;
        expect(outputs.exemptedHra).toBe(rounded(exempt * 12n, 1000n));
        expect(outputs.taxableHra).toBe(rounded((received * 10n - exempt) * 12n, 1000n));
      }),
      runs(1000),
    );
  });
});
