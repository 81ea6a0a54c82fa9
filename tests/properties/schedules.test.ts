import { describe, expect, it } from 'vitest';
import type { Success } from '#src/engine/types.ts';
import { toolById } from '../tools.ts';
import { column, forUsual, type Raw, sum } from './arbitrary.ts';

/** Usual inputs, a term between whole years among them. */
function forTerms(id: string, check: (outcome: Success) => void, fixed: Raw = {}): void {
  const inputs = toolById(id).inputs;
  const terms = [{}, { years: 7.5 }, { years: 2.25 }, { tenure: 12.5 }, { tenure: 0.75 }].filter((term) =>
    Object.keys(term).every((name) => inputs[name]?.kind === 'years' && inputs[name].whole !== true),
  );
  for (const term of terms) forUsual(id, check, { ...term, ...fixed }, Math.ceil(60 / terms.length));
}

/** Fails where amounts are further apart than the rounding of a result to a rupee and of each cell to a paisa explains. */
function same(one: number, other: number, cells: number): void {
  // figures of more than 12 digits before the point keep 14 digits in all
  const within = 0.5 + 0.005 * cells + Math.abs(one) * 1e-13 * cells + 1e-6;
  if (!(Math.abs(one - other) <= within)) expect.fail(`${one} and ${other} differ by ${Math.abs(one - other)}`);
}

/** Columns of a table that add up to a figure, and columns whose last cell is one. */
interface Shape {
  readonly sums?: Readonly<Record<string, string>>;
  readonly last?: Readonly<Record<string, string>>;
  /** The figure at which the row of `last` is, where the table goes on beyond it. */
  readonly own?: string;
  /** Inputs with which every run has figures. */
  readonly fixed?: Raw;
}
const account: Shape = {
  sums: { deposit: 'investedAmount', interest: 'totalInterest' },
  last: { closing: 'maturityValue' },
};
// enough to clear any usual balance
const card: Shape = {
  sums: { interest: 'interest', gst: 'gstOnInterest', payment: 'totalPaid' },
  fixed: { mode: 'fixed', fixedPayment: 100_000 },
};
const loan: Shape = { sums: { interest: 'totalInterest', prepaid: 'prepaid' } };
const shapes: readonly (readonly [tool: string, table: string, shape: Shape])[] = [
  ...['emi_calculator', 'home_loan', 'car_loan', 'personal_loan'].flatMap((id) =>
    // interest before the first full EMI is in a table of its own
    ['byYear', 'byMonth'].map(
      (table) => [id, table, id === 'home_loan' ? { ...loan, fixed: { stages: [] } } : loan] as const,
    ),
  ),
  ...['fd', 'rd', 'ppf', 'ssy', 'nsc'].map((id) => [id, 'byYear', account] as const),
  ...['byYear', 'byQuarter'].map(
    (table) => ['scss', table, { sums: { interest: 'totalInterest' }, last: { paidSoFar: 'totalInterest' } }] as const,
  ),
  ['sip_lumpsum', 'byYear', { last: { invested: 'investedAmount', returns: 'estimatedReturns', value: 'totalValue' } }],
  ['nps', 'byYear', { last: { invested: 'totalInvestment', returns: 'interestEarned', corpus: 'totalCorpus' } }],
  [
    'compound_interest',
    'byYear',
    { sums: { earned: 'interest' }, last: { total: 'interest', balance: 'totalAmount' } },
  ],
  ['simple_interest', 'byYear', { sums: { earned: 'interest' }, last: { total: 'interest', amount: 'totalAmount' } }],
  ['inflation', 'byYear', { last: { cost: 'futureCost', increase: 'costIncrease', power: 'purchasingPower' } }],
  [
    'risk_analyzer',
    'byYear',
    {
      last: { pessimistic: 'pessimistic', median: 'median', optimistic: 'optimistic' },
      fixed: { equityShare: 60, years: 20 },
    },
  ],
  ['education_loan', 'byYear', { sums: { disbursed: 'loanAmount', interest: 'totalInterest', paid: 'totalPayment' } }],
  ['credit_card', 'byYear', card],
  ['credit_card', 'byMonth', card],
  ['credit_card', 'byMonth', { ...card, fixed: { mode: 'minimum', minimumBy: 'principal', principalPercent: 3 } }],
  [
    'swp',
    'byYear',
    {
      sums: { withdrawn: 'totalWithdrawn', growth: 'growth' },
      last: { closing: 'finalValue', withdrawnSoFar: 'totalWithdrawn' },
    },
  ],
  [
    'epf',
    'byAge',
    {
      sums: { own: 'ownContributions', employer: 'employerContributions', pension: 'pensionContributions' },
      last: { closing: 'corpus', age: 'retirementAge' },
      fixed: { retirementAge: 60 },
    },
  ],
  ['po_mis', 'byYear', { sums: { income: 'totalInterest' }, last: { incomeSoFar: 'totalInterest' } }],
  [
    'rent_or_buy',
    'byYear',
    {
      last: { homeValue: 'homeValue', loanLeft: 'loanLeft', buyNetWorth: 'buyNetWorth', rentNetWorth: 'rentNetWorth' },
    },
  ],
  ['prepay_or_invest', 'byYear', { last: { fundInvesting: 'investValue', fundPrepaying: 'prepayValue' } }],
  // while the year goes on, the interest is that of the dates before the next one
  ...['june', 'september', 'december', 'march', 'over'].map((dueNext) => {
    const interest = dueNext === 'over' ? 'defermentInterest' : 'interestSoFar';
    return ['advance_tax', 'byDate', { sums: { due: 'advanceTax', interest }, fixed: { dueNext } }] as const;
  }),
  ['cagr', 'byYear', { last: { value: 'finalValue' } }],
  ['gratuity', 'byYear', { own: 'counted', last: { gratuity: 'gratuity', taxFree: 'taxFree', taxable: 'taxable' } }],
  ['section_80d', 'limits', { sums: { used: 'deduction' } }],
  ['net_worth', 'assetsByKind', { sums: { value: 'totalAssets' } }],
];

/** Fails where a table does not add up to the results, or does not end at them. */
function checkTable({ values, outputs, table }: Success, name: string, { sums = {}, last = {}, own }: Shape): void {
  const rows = table(name);
  const figure = (each: string) => Number(outputs[each] ?? values[each]);
  for (const [cells, total] of Object.entries(sums)) same(sum(column(rows, cells)), figure(total), rows.length);
  const end = own === undefined ? rows.at(-1) : rows.find(({ year }) => year === figure(own));
  for (const [cell, total] of Object.entries(last)) same(Number(end?.[cell] ?? 0), figure(total), 1);
}

describe('a table agrees with the results', () => {
  it.for(shapes)('%s: %s', ([id, name, shape]) => {
    forTerms(id, (outcome) => checkTable(outcome, name, shape), shape.fixed);
  });

  // a table that goes on from row to row lets its errors grow where a closed form does not
  it.for(shapes)('%s: %s, at rates far beyond the usual', ([id, name, shape]) => {
    const tool = toolById(id);
    for (const rate of Object.keys(tool.inputs).filter((input) => tool.inputs[input]?.kind === 'percent'))
      for (const percent of [160, 1600, 16_000, 160_000]) {
        const outcome = tool.run({ ...shape.fixed, [rate]: percent });
        if (outcome.ok) checkTable(outcome, name, shape);
      }
  });

  it.each(['emi_calculator', 'home_loan', 'car_loan', 'personal_loan'])('%s: a loan ends at 0 to the paisa', (id) => {
    forTerms(id, ({ values, table }) => {
      for (const rows of [table('byYear'), table('byMonth')]) {
        same(
          sum([...column(rows, 'principal'), ...column(rows, 'prepaid')]),
          Number(values.loanAmount),
          2 * rows.length,
        );
        expect(rows.at(0)?.opening).toBe(values.loanAmount);
        expect(rows.at(-1)?.closing).toBe(0);
        expect(column(rows, 'opening').slice(1)).toEqual(column(rows, 'closing').slice(0, -1));
      }
    });
  });

  it('balance_transfer: both loans begin with what is owed and end at 0, in years as in months', () => {
    forUsual('balance_transfer', ({ values, table }) => {
      const { monthsLeft, newMonths, outstanding } = values;
      const [years, months] = [table('byYear'), table('byMonth')];
      expect(years[0]).toMatchObject({ year: 0, old: outstanding, new: outstanding });
      expect(months).toHaveLength(Math.max(Number(monthsLeft), Number(newMonths)));
      expect(months[Number(monthsLeft) - 1]?.old).toBe(0);
      expect(months[Number(newMonths) - 1]?.new).toBe(0);
      for (const { year, old } of years.slice(1)) expect(months.findLast((row) => row.year === year)?.old).toBe(old);
    });
  });

  it('education_loan: the first EMI is due on the loan of that day, and the last one leaves nothing', () => {
    forUsual('education_loan', ({ values, outputs, table }) => {
      const rows = table('byYear');
      const studies = (Number(values.courseMonths) + Number(values.graceMonths)) / 12;
      expect(rows.at(-1)?.closing).toBe(0);
      if (Number.isInteger(studies) && studies > 0)
        same(Number(rows[studies - 1]?.closing), Number(outputs.loanAtRepayment), 1);
    });
  });

  it('goal_planner: the plan ends at the goal, or where the savings alone are more', () => {
    forUsual(
      'goal_planner',
      ({ outputs, table }) => {
        const { corpus, needed } = table('byYear').at(-1) ?? {};
        same(Number(needed), Number(outputs.neededThen), 1);
        same(Number(corpus), Math.max(Number(outputs.neededThen), Number(outputs.savingsGrowth)), 1);
      },
      { years: 12 },
    );
  });

  it('retirement_corpus: all that is paid in and grows is spent in the end', () => {
    forUsual('retirement_corpus', ({ values, outputs, table }) => {
      const rows = table('byYear');
      if (rows.length === 0) {
        expect(new Set(Object.values(outputs))).toEqual(new Set([0]));
        return;
      }
      const spent = sum(column(rows, 'withdrawal'));
      const left = Number(rows.at(-1)?.balance);
      const paidIn = Number(values.existing) + sum(column(rows, 'contribution'));
      same(paidIn + sum(column(rows, 'growth')), spent + left, 3 * rows.length);
      // what is left over stays invested where the savings alone grow to more than the corpus
      if (Number(outputs.gap) > 0) expect(left).toBe(0);
      const saved = rows.find((row) => row.age === values.retirementAge);
      same(Number(saved?.balance), Math.max(Number(outputs.corpus), Number(outputs.fromExisting)), 1);
      expect(rows.at(-1)?.age).toBe(values.lifeExpectancy);
    });
  });
});
