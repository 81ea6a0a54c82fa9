import { describe, expect, it } from 'vitest';
import { factNow } from '#rules';
import { formatRupees } from '#src/engine/format.ts';
import { offerOf } from '#src/engine/powers/lever.ts';
import { type Inputs, runTool as run, toolById, tools } from '../tools.ts';

const flows = (...rows: [date: string, amount: number][]) => ({
  flows: rows.map(([date, amount]) => ({ date, amount })),
});

describe('the notes of a tool', () => {
  it('prepay_or_invest draws the fund after tax, as its results are', () => {
    const outcome = run('prepay_or_invest', { taxOnGain: 12.5 });
    const { outputs } = outcome;
    const { fundInvesting, fundPrepaying } = outcome.table('byYear').at(-1) ?? {};
    expect([fundInvesting, fundPrepaying].map((fund) => Math.round(Number(fund)))).toEqual([
      outputs.investValue,
      outputs.prepayValue,
    ]);
    const { tables, charts } = toolById('prepay_or_invest');
    // in the titles: the names of lines are short
    for (const shown of [tables.byYear, ...charts]) expect(shown?.title).toContain('after tax');
  });
});

describe('tables', () => {
  it('xirr adds up the payments of a day, in order of dates', () => {
    const { outputs, table } = run(
      'xirr',
      flows(['2026-01-01', 300], ['2025-01-01', -100], ['2026-01-01', -20], ['2025-01-01', -100]),
    );
    expect(table('byDate')).toEqual([
      { date: '2025-01-01', paidIn: 200, received: 0, paidInSoFar: 200, receivedSoFar: 0 },
      { date: '2026-01-01', paidIn: 20, received: 300, paidInSoFar: 220, receivedSoFar: 300 },
    ]);
    expect(outputs).toMatchObject({ invested: 220, received: 300, gain: 80 });
  });

  it('epf: interest and both shares make the balance of each year', () => {
    for (const row of run('epf', { openingBalance: 123_456, vpf: 7 }).table('byAge')) {
      const { opening, own, employer, interest, closing } = row as Record<string, number>;
      expect(closing).toBeCloseTo((opening ?? 0) + (own ?? 0) + (employer ?? 0) + (interest ?? 0), 1);
    }
  });
});

it('the page of the Atal pension prints the contributions of the chart', () => {
  const words = JSON.stringify(toolById('apy').content);
  const charts = ([1000, 2000, 3000, 4000, 5000] as const).map((pension) => factNow(`apy.contributions${pension}`));
  for (const age of [18, 25, 30, 35, 40]) {
    const row = charts.map((chart) => formatRupees(chart[age - 18] ?? 0)).join(', ');
    expect(words).toContain(`Joining at ${age}: ${row}.`);
  }
});

describe('a return a year', () => {
  it('is exactly that, or a little more by twelfths, in the same words wherever that is a choice', () => {
    const choices = tools.flatMap(({ id, tool }) =>
      Object.values(tool.inputs).flatMap((input) =>
        input.kind === 'choice' && input.options.some(({ value }) => value === 'effective')
          ? [{ id, words: [input.label, input.help, ...input.options.map(({ label }) => label)] }]
          : [],
      ),
    );
    expect(choices.map(({ id }) => id).sort()).toEqual(['goal_planner', 'nps', 'retirement_corpus', 'sip_lumpsum']);
    for (const { words } of choices)
      expect(words).toEqual([
        'Return over 12 months',
        expect.stringContaining('twelfth'),
        'Compounds: 12% becomes 12.68%',
        'As entered',
      ]);
  });

  // each SIP is the sum of all instalments with their growth, in 40 digits
  it.each([
    [
      'retirement_corpus',
      { currentAge: 42, monthlyExpenses: 80_000, existing: 4_500_000 },
      34_185,
      'Your savings earn exactly 12% a year, the SIP 12.68%. At exactly 12% the SIP is ₹36,765 a month.',
    ],
    [
      'goal_planner',
      { currentSavings: 500_000 },
      8732,
      'The SIP earns a twelfth of 12% each month, 12.68% a year. At exactly 12% a year it is ₹9,056.',
    ],
  ])(
    'is said to mean two things where savings and a SIP stand in one answer, with a press: %s',
    (id, inputs, sip, says) => {
      const offered = (given: Inputs) => offerOf(toolById(id), given, run(id, given), null, null);
      expect(run(id, inputs).outputs.requiredSip).toBe(sip);
      expect(offered(inputs)).toEqual({ text: says, changes: { convention: 'effective' } });
      for (const said of [offered({}), offered({ ...inputs, convention: 'effective' })])
        expect(said?.text).not.toContain('exactly');
    },
  );
});

it.each([
  ['apy', { age: 37, pension: 5000 }, 'The pension pays back your ₹3 lakh in the first 5 years.'], // 1,087 × 23 ÷ 5,000
  // 50 lakh earn 33,333 a month at 8%
  ['swp', { withdrawal: 36_000 }, /to ₹32,400 a month, and your money lasts at least 100 years\.$/],
  // a transfer that costs 8,914
  [
    'balance_transfer',
    { oldRate: 8.5, newRate: 8.45 },
    /^Ask the new lender for 8\.2%, .* you are ₹1\.05 lakh better off\.$/,
  ],
  // a tenth of the mix, which is all in equity, and not all of it
  [
    'risk_analyzer',
    { equityShare: 10, debtShare: 0, goldShare: 0 },
    /^Move 10% from equity to debt, .* falls to 2\.9\d?%\.$/,
  ],
])('a tip of %s for %j', (id, inputs, says) => {
  expect(offerOf(toolById(id), inputs, run(id, inputs), null, null)?.text).toMatch(says);
});
