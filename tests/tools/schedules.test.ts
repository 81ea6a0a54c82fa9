import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { toolById } from '../tools.ts';

type Values = Readonly<Record<string, unknown>>;
type Row = Readonly<Record<string, number | string>>;

function run(id: string, inputs: Values = {}) {
  const outcome = toolById(id).run(inputs);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

const sum = (rows: readonly Row[], column: string) => rows.reduce((total, row) => total + Number(row[column]), 0);
const columnOf = (rows: readonly Row[], column: string) => rows.map((row) => Number(row[column]));
/** Cells have paise, each off by half of one at most. */
const paise = (rows: number) => 0.005 * rows + 1e-6;

/** Fails where two amounts are further apart than rounding explains. */
function same(one: number, other: number, within: number) {
  expect(Math.abs(one - other)).toBeLessThanOrEqual(within);
}

interface Shape {
  /** Columns whose last cell is an output, or an input. */
  readonly last?: Readonly<Record<string, string>>;
  /** Columns that add up to an output. */
  readonly sums?: Readonly<Record<string, string>>;
  /** Inputs beside the defaults. */
  readonly also: readonly Values[];
  /** Inputs of the first case, which otherwise has the defaults alone. */
  readonly defaults?: Values;
}

const account = { last: { closing: 'maturityValue' }, sums: { deposit: 'investedAmount', interest: 'totalInterest' } };
const loan = {
  sums: { interest: 'totalInterest' },
  also: [{ tenure: 30 }, { tenure: 1.5 }, { rate: 19.9, tenure: 7 }],
};

/** How the table of years of every tool that has one agrees with its outputs. */
const shapes: Readonly<Record<string, Shape>> = {
  emi_calculator: loan,
  home_loan: loan,
  car_loan: loan,
  personal_loan: loan,
  fd: { ...account, also: [{ years: 7.5, frequency: 12 }, { rate: 0 }] },
  rd: { ...account, also: [{ years: 10, rate: 15 }, { years: 2.25 }, { rate: 0 }] },
  ppf: { ...account, also: [{ years: 50, rate: 10 }, { rate: 0 }] },
  ssy: { ...account, also: [{ girlAge: 0, rate: 6 }, { rate: 0 }] },
  nsc: { ...account, also: [{ amount: 1_500_000 }, { rate: 0 }] },
  scss: {
    last: { paidSoFar: 'totalInterest', deposit: 'maturityValue' },
    sums: { interest: 'totalInterest' },
    also: [{ amount: 3000 }, { rate: 0 }],
  },
  sip_lumpsum: {
    last: { invested: 'investedAmount', returns: 'estimatedReturns', value: 'totalValue' },
    also: [{ years: 40 }, { investmentType: 'LumpSum', years: 3.5 }, { returnRate: 0 }],
  },
  nps: {
    last: { invested: 'totalInvestment', returns: 'interestEarned', corpus: 'totalCorpus' },
    also: [
      { currentAge: 18, retirementAge: 75 },
      { currentAge: 59.5, retirementAge: 60 },
    ],
  },
  compound_interest: {
    last: { total: 'interest', balance: 'totalAmount' },
    sums: { earned: 'interest' },
    also: [{ frequency: 12, years: 40 }, { years: 2.5 }],
  },
  simple_interest: {
    last: { total: 'interest', amount: 'totalAmount' },
    sums: { earned: 'interest' },
    also: [{ years: 40, rate: 25 }, { years: 2.5 }],
  },
  inflation: {
    last: { cost: 'futureCost', increase: 'costIncrease', power: 'purchasingPower' },
    also: [{ years: 50, rate: 20 }, { rate: 0 }],
  },
  goal_planner: {
    last: { corpus: 'futureGoal', goal: 'futureGoal' },
    also: [{ years: 40, stepUp: 10 }, { years: 1 }, { currentSavings: 500_000 }],
  },
  risk_analyzer: {
    last: { pessimistic: 'pessimistic', median: 'median', optimistic: 'optimistic' },
    also: [{ years: 40, equityShare: 100 }, { years: 1 }],
  },
  cagr: { last: { value: 'finalValue' }, also: [{ finalValue: 50_000, years: 7.5 }] },
  gratuity: {
    last: { gratuity: 'gratuity', taxFree: 'taxFree', taxable: 'taxable' },
    also: [{ salary: 500_000, years: 40 }],
  },
  education_loan: {
    sums: { disbursed: 'loanAmount', interest: 'totalInterest', paid: 'totalPayment' },
    also: [
      { courseMonths: 0, graceMonths: 0 },
      { courseMonths: 18, graceMonths: 5, repaymentYears: 2.5, interestPaid: 50 },
    ],
  },
  credit_card: {
    sums: { interest: 'interest', gst: 'gstOnInterest', payment: 'totalPaid' },
    also: [{ mode: 'fixed' }, { monthlyRate: 1, minimumPercent: 15 }],
  },
  swp: {
    sums: { withdrawn: 'totalWithdrawn', growth: 'growth' },
    last: { closing: 'finalValue', withdrawnSoFar: 'totalWithdrawn' },
    also: [{ withdrawal: 50_000 }, { timing: 'start', rise: 5, years: 7.5 }],
  },
  po_mis: {
    sums: { income: 'totalInterest' },
    last: { incomeSoFar: 'totalInterest' },
    also: [{ monthsHeld: 30 }, { deposit: 1_500_000, holders: 'joint' }],
  },
  rent_or_buy: {
    last: { homeValue: 'homeValue', loanLeft: 'loanLeft', buyNetWorth: 'buyNetWorth', rentNetWorth: 'rentNetWorth' },
    also: [{ years: 3, loanYears: 30 }],
  },
  // its funds are before tax, so they end as the results where there is none
  prepay_or_invest: {
    last: { fundInvesting: 'investValue', fundPrepaying: 'prepayValue' },
    also: [{ mode: 'once' }, { monthsLeft: 130 }].map((inputs) => ({ ...inputs, taxOnGain: 0 })),
    defaults: { taxOnGain: 0 },
  },
  // its balances end at 0, as tests/properties/schedules says
  balance_transfer: { also: [{ newMonths: 7 }] },
  // its balance ends at 0, see below
  retirement_corpus: { also: [] },
};

const cases = Object.entries(shapes).flatMap(([id, shape]) =>
  [shape.defaults ?? {}, ...shape.also].map((inputs) => ({ id, inputs, shape })),
);

it.each(cases)('the years of $id add up to its results, with $inputs', ({ id, inputs, shape }) => {
  const outcome = run(id, inputs);
  const rows = outcome.table('byYear');
  expect(rows.length).toBeGreaterThan(0);
  for (const [column, output] of Object.entries(shape.last ?? {}))
    same(Number(rows.at(-1)?.[column]), Number(outcome.outputs[output] ?? outcome.values[output]), 0.5 + paise(1));
  for (const [column, output] of Object.entries(shape.sums ?? {}))
    same(sum(rows, column), Number(outcome.outputs[output] ?? outcome.values[output]), 0.5 + paise(rows.length));
});

it.each(['fd', 'rd', 'ppf', 'ssy', 'nsc'])('each year of %s begins where the one before ended', (id) => {
  const rows = run(id).table('byYear');
  expect(rows[0]?.opening).toBe(0);
  expect(columnOf(rows, 'opening').slice(1)).toEqual(columnOf(rows, 'closing').slice(0, -1));
  for (const { opening, deposit, interest, closing } of rows)
    same(Number(opening) + Number(deposit) + Number(interest), Number(closing), paise(4));
});

it.each([
  ['ppf', { rate: 7.1 }, 0.071],
  ['ssy', { rate: 8.2 }, 0.082],
  ['nsc', { rate: 7.7 }, 0.077],
  ['fd', { rate: 8, frequency: 4 }, 1.02 ** 4 - 1],
])('%s earns its rate each year on all that is in it', (id, inputs, rate) => {
  for (const { opening, deposit, interest } of run(id, inputs).table('byYear'))
    same(Number(interest), (Number(opening) + Number(deposit)) * rate, paise(4));
});

describe('figures published by others', () => {
  it.each([
    [5.8, 6969.67],
    [7.2, 7231.38],
  ])('the gazetted table of the recurring deposit at %d%%', (rate, maturity) => {
    const rows = run('rd', { monthlyDeposit: 100, rate, years: 5 }).table('byYear');
    expect(rows.at(-1)?.closing).toBe(maturity);
  });

  it.each([
    [6.8, 1389.49],
    [7.9, 1462.54],
  ])('the gazetted table of the savings certificate at %d%%', (rate, maturity) => {
    expect(run('nsc', { amount: 1000, rate }).table('byYear').at(-1)?.closing).toBe(maturity);
  });

  it('the interest of a certificate of ₹10,000 in each of its five years', () => {
    const rows = run('nsc', { amount: 10_000, rate: 7.7 }).table('byYear');
    expect(columnOf(rows, 'interest').map(Math.round)).toEqual([770, 829, 893, 962, 1036]);
  });

  it('twenty quarters of the senior citizens’ scheme', () => {
    const rows = run('scss', { amount: 1_500_000, rate: 8.2 }).table('byQuarter');
    expect(columnOf(rows, 'interest')).toEqual(Array.from({ length: 20 }, () => 30_750));
    expect(rows.at(-1)).toEqual({ year: 5, quarter: 20, deposit: 1_500_000, interest: 30_750, paidSoFar: 615_000 });
  });

  it('the first year of a housing finance company’s chart for ₹6,50,000 at 8.45% over 20 years', () => {
    // as Piramal Finance prints it: EMI 5,620; interest and balance left, month by month
    const { outputs, table } = run('home_loan', { loanAmount: 650_000, rate: 8.45, tenure: 20 });
    const rows = table('byMonth').slice(0, 12);
    expect(outputs.emi).toBe(5620);
    expect(columnOf(rows, 'interest').map(Math.round)).toEqual([
      4577, 4570, 4562, 4555, 4547, 4540, 4532, 4525, 4517, 4509, 4501, 4493,
    ]);
    expect(columnOf(rows, 'closing').map(Math.round)).toEqual([
      648_957, 647_906, 646_848, 645_783, 644_710, 643_629, 642_541, 641_446, 640_342, 639_231, 638_112, 636_985,
    ]);
  });
});

describe('a loan’s schedule', () => {
  const loans = fc.record({
    loanAmount: fc.integer({ min: 100_000, max: 20_000_000 }),
    rate: fc.integer({ min: 50, max: 200 }).map((tenths) => tenths / 10),
    months: fc.integer({ min: 1, max: 360 }),
  });
  const check = (property: (loanAmount: number, rate: number, months: number) => void) =>
    fc.assert(
      fc.property(loans, ({ loanAmount, rate, months }) => property(loanAmount, rate, months)),
      { numRuns: 60 },
    );
  const scheduleOf = (loanAmount: number, rate: number, months: number) =>
    run('emi_calculator', { loanAmount, rate, tenure: months / 12 });

  it('goes from the whole loan to exactly 0, each month beginning where the last one ended', () => {
    check((loanAmount, rate, months) => {
      const rows = scheduleOf(loanAmount, rate, months).table('byMonth');
      expect(rows).toHaveLength(months);
      expect(rows[0]?.opening).toBe(loanAmount);
      expect(rows.at(-1)?.closing).toBe(0);
      expect(columnOf(rows, 'opening').slice(1)).toEqual(columnOf(rows, 'closing').slice(0, -1));
    });
  });

  it('takes each month’s interest on what is owed and repays the rest of one equal instalment', () => {
    check((loanAmount, rate, months) => {
      const i = rate / 1200;
      const emi = (loanAmount * i) / (1 - (1 + i) ** -months);
      for (const { opening, interest, principal, closing } of scheduleOf(loanAmount, rate, months).table('byMonth')) {
        same(Number(interest), Number(opening) * i, paise(2));
        same(Number(interest) + Number(principal), emi, paise(3));
        same(Number(opening) - Number(principal), Number(closing), paise(3));
      }
    });
  });

  it('adds up to the loan and to the interest in all, by month and by year', () => {
    check((loanAmount, rate, months) => {
      const outcome = scheduleOf(loanAmount, rate, months);
      const i = rate / 1200;
      const interest = (months * loanAmount * i) / (1 - (1 + i) ** -months) - loanAmount;
      for (const rows of [outcome.table('byMonth'), outcome.table('byYear')]) {
        same(sum(rows, 'principal'), loanAmount, paise(rows.length));
        same(sum(rows, 'interest'), interest, paise(rows.length) + interest * 1e-9);
      }
      expect(Number(outcome.outputs.totalInterest)).toBe(Math.round(interest));
    });
  });

  it('has in each year the months of that year', () => {
    check((loanAmount, rate, months) => {
      const outcome = scheduleOf(loanAmount, rate, months);
      const years = outcome.table('byYear');
      expect(years).toHaveLength(Math.ceil(months / 12));
      for (const { year, interest, closing } of years) {
        const own = outcome.table('byMonth').filter((row) => row.year === year);
        same(sum(own, 'interest'), Number(interest), paise(13));
        expect(own.at(-1)?.closing).toBe(closing);
      }
    });
  });
});

describe('saving for retirement and living on it', () => {
  const cases: Values[] = [
    {},
    { postReturn: 6 },
    { inflation: 4, postReturn: 12, lifeExpectancy: 100 },
    { currentAge: 59, retirementAge: 60, lifeExpectancy: 61 },
  ];
  it.each(cases)('reaches the corpus at retirement and 0 at the end, with %o', (inputs) => {
    const { outputs, table, values } = run('retirement_corpus', inputs);
    const rows = table('byYear');
    const atRetirement = rows.find((row) => row.age === values.retirementAge);
    same(Number(atRetirement?.balance), Number(outputs.corpus), 0.5 + paise(1));
    expect(rows.at(-1)).toMatchObject({ age: values.lifeExpectancy, balance: 0 });
  });

  it('adds contribution and growth and takes the spending off, year by year', () => {
    const rows = run('retirement_corpus').table('byYear');
    let balance = 0;
    for (const row of rows) {
      balance += Number(row.contribution) + Number(row.growth) - Number(row.withdrawal);
      same(balance, Number(row.balance), paise(4 * rows.length));
    }
  });

  it('spends what the expenses of today cost at the end of each year, while the rest earns its return', () => {
    const rows = run('retirement_corpus', { inflation: 6, postReturn: 7 }).table('byYear');
    for (const [index, { withdrawal, growth }] of rows.entries()) {
      if (index < 30) continue;
      same(Number(withdrawal), 600_000 * 1.06 ** (index + 1), paise(3) + 0.01);
      same(Number(growth), Number(rows[index - 1]?.balance) * 0.07, paise(3));
    }
  });
});
