import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { confirmedUntil, type Fact, factOn, isConfirmedFor, overdue, valueOn } from '#rules';
import { appliedOn, samePeriod } from '#src/rules/fact.ts';
import { calc } from '../project.ts';

// modules are loaded here with other facts on other days
vi.hoisted(() => vi.resetModules());
const SAVINGS = '#src/rules/facts/small-savings.ts';
// once: vitest takes waiting calls of doMock and doUnmock in any order
vi.doMock(SAVINGS, async (original) => {
  const { smallSavings } = await original<typeof import('#src/rules/facts/small-savings.ts')>();
  const values = [
    { from: '2020-04-01', value: 6, source: 'First notification' },
    { from: '2027-04-01', value: 7, source: 'Second notification' },
  ];
  const confirmed = { until: '2027-06-30', words: 'April–June 2027' };
  return { smallSavings: { ...smallSavings, 'ppf.rate': { ...smallSavings['ppf.rate'], values, confirmed } } };
});
afterEach(() => vi.useRealTimers());
afterAll(() => {
  vi.doUnmock(SAVINGS);
  vi.resetModules();
});

/** The hub's code as it is loaded on a day, where PPF paid 6% from 2020 and pays 7% from 1 April 2027. */
async function loadedOn(day: string) {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00`) });
  vi.resetModules();
  const [rules, { fill }, { workingOf }, { defineTool }, { mistakesIn }] = await Promise.all([
    import('#rules'),
    import('#src/engine/fill.ts'),
    import('#src/engine/powers/working.ts'),
    import('#engine'),
    import('#schemas/check-definition.ts'),
  ]);
  const tool = defineTool({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 100, usual: [0, 1000], step: 10 } },
    outputs: { interest: { kind: 'currency', label: 'Interest' } },
    examples: [{ title: 'Of 0', inputs: { amount: 0 }, outputs: { interest: 0 } }],
    basis: ['At {ppf.rate} a year.'],
    working: [{ id: 'interest', label: 'Interest', formula: '{amount} × {ppf.rate} ÷ 100' }],
    compute: ({ amount }) => ({ interest: (amount * rules.factNow('ppf.rate')) / 100 }),
  });
  const meta = {
    ...{ id: 'sample', path: '/other/sample', title: 'Sample', icon: 'calculator' },
    ...{ description: 'Interest on an amount in a year.', keywords: 'interest' },
    metaDescription: 'Interest on an amount in one year at the official rate of a savings scheme.',
  };
  const mistakes = () => [...mistakesIn('tools/other/sample', meta, tool as never, null)].map(({ message }) => message);
  const worked = () => workingOf(tool, {});
  return { rules, fill, tool, worked, mistakes };
}

describe('a fact that is dated in the future', () => {
  it.each([
    ['2019-12-31', 6],
    ['2027-03-31', 6],
    ['2027-04-01', 7],
  ])('on %s is %d percent in figures, texts and workings', async (day, rate) => {
    const { rules, fill, tool, worked } = await loadedOn(day);
    expect(rules.factNow('ppf.rate')).toBe(rate);
    expect(fill('{ppf.rate} since {ppf.rate|since}')).toMatch(
      new RegExp(`^${rate}% since 1 April 202${rate === 6 ? 0 : 7}$`),
    );
    expect(tool.run({})).toMatchObject({ ok: true, outputs: { interest: rate } });
    expect(worked()).toMatchObject({ ok: true, steps: [{ value: rate }] });
  });

  it('is told beside the official rate until it begins, and is confirmed from then on', async () => {
    const before = await loadedOn('2027-03-31');
    for (const day of ['2027-03-31', null])
      expect(before.fill('{ppf.rate|official}', undefined, day)).toBe('6% (7% from 1 April 2027)');
    const after = await loadedOn('2027-04-01');
    expect(after.fill('{ppf.rate|official}', undefined, '2027-04-01')).toMatch(/^7% \(April–June 2027; confirmed/);
  });

  it('does not begin while a page is open or a check runs, whatever the clock says', async () => {
    const { tool, mistakes } = await loadedOn('2026-11-20');
    // the check runs the tool under the clock of 2026 and of 2031
    expect(mistakes()).toEqual([]);
    vi.setSystemTime(new Date('2027-04-01T12:00'));
    expect(tool.run({})).toMatchObject({ ok: true, outputs: { interest: 6 } });
  });

  it('ends the days for which a prerendered page is right', async () => {
    const { rules } = await loadedOn('2026-11-20');
    const { since, until } = rules.periodOfTodaysFacts();
    expect(since <= '2026-11-20').toBe(true);
    expect(until).toBe('2027-04-01');
  });
});

describe('a choice whose options follow the calendar', () => {
  /** The due dates of advance tax, section 408: the option that comes first on a day, and the days between which it does. */
  async function dueOn(day: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00`) });
    vi.resetModules();
    const [{ default: tool }, { lastDaysOfDefaults }, { periodOfTodaysFacts }] = await Promise.all([
      import('#tools/tax/advance_tax/definition.ts'),
      import('#src/engine/calendar-defaults.ts'),
      import('#rules'),
    ]);
    return { next: tool.inputs.dueNext?.default, days: lastDaysOfDefaults(tool), periodOfTodaysFacts };
  }

  it.each([
    ['2026-04-01', 'june'],
    ['2026-06-15', 'june'],
    ['2026-06-16', 'september'],
    ['2026-09-15', 'september'],
    ['2026-11-27', 'december'],
    ['2026-12-16', 'march'],
    ['2027-03-15', 'march'],
    ['2027-03-16', 'june'],
  ])('on %s begins with %s', async (day, next) => {
    expect((await dueOn(day)).next).toBe(next);
  });

  it('ends the days for which its prerendered page is right, and no other page', async () => {
    const { days, periodOfTodaysFacts } = await dueOn('2026-12-16');
    expect(periodOfTodaysFacts(days)).toMatchObject({ since: '2026-12-16', until: '2027-03-16' });
    expect(periodOfTodaysFacts().until).toBe('2027-04-01');
    const before = await dueOn('2026-12-15');
    expect(before.periodOfTodaysFacts(before.days).until).toBe('2026-12-16');
  });
});

describe('the financial year of today', () => {
  async function rulesOn(day: string) {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${day}T12:00`) });
    vi.resetModules();
    return import('#rules');
  }

  it.each([
    ['2027-03-31', { before: '2025-04-01', first: '2026-04-01', last: '2027-03-31' }],
    ['2027-04-01', { before: '2026-04-01', first: '2027-04-01', last: '2028-03-31' }],
    ['2027-12-31', { before: '2026-04-01', first: '2027-04-01', last: '2028-03-31' }],
  ])('on %s', async (day, year) => {
    expect((await rulesOn(day)).yearNow).toEqual(year);
  });

  it('ends the days for which a prerendered page is right, whatever the facts', async () => {
    // no fact begins that late
    expect((await rulesOn('2093-06-01')).periodOfTodaysFacts()).toEqual({ since: '2093-04-01', until: '2094-04-01' });
  });
});

it('the command takes the facts of the day on which it runs', () => {
  const figures = (day: string, ...all: object[]) => {
    const lines = all.map((inputs) => JSON.stringify({ tool: 'prepay_or_invest', inputs }));
    return calc(['-'], lines.join('\n'), day).lines;
  };
  // long-term gains on shares were taxed at 10% up to 22 July 2024 and at 12.5% from the next day
  const [at10, at12, before] = figures('2024-07-22', { taxOnGain: 10 }, { taxOnGain: 12.5 }, {});
  expect(at10.advantage).toBeGreaterThan(at12.advantage);
  expect(before).toEqual(at10);
  expect(figures('2024-07-23', {})).toEqual([at12]);
});

const fact: Fact<number> = {
  label: 'A rate',
  unit: 'percent',
  values: [
    { from: '2020-04-01', value: 7, source: 'First notification' },
    { from: '2022-04-01', value: 8, source: 'Second notification' },
    { from: '2024-04-01', until: '2026-03-31', value: 9, source: 'Third notification' },
  ],
  confirmed: { until: '2026-03-31', words: 'March 2026' },
};

/** The value on a day, or the sentence why there is none. */
function on(day: string): number | string {
  const found = valueOn(fact, day);
  return found.ok ? found.dated.value : found.message;
}

describe('the value of a fact on a day', () => {
  it.each([
    ['2020-04-01', 7],
    ['2022-03-31', 7],
    ['2022-04-01', 8],
    ['2024-03-31', 8],
    ['2024-04-01', 9],
    ['2026-03-31', 9],
  ])('on %s is the one in force: %d', (day, value) => {
    expect(on(day)).toBe(value);
  });

  it('comes with its date and source', () => {
    expect(valueOn(fact, '2023-01-01')).toEqual({
      ok: true,
      dated: { from: '2022-04-01', value: 8, source: 'Second notification' },
      confirmed: true,
    });
  });

  it.each(['2020-03-31', '1999-12-31', '0001-01-01'])('is not known before the first: %s', (day) => {
    expect(on(day)).toMatch(/^A rate: no value is known before 1 April 2020\.$/);
  });

  it.each(['2026-04-01', '2026-12-31', '2099-01-01'])('is not carried on after the last has lapsed: %s', (day) => {
    expect(on(day)).toMatch(/^A rate: no value is known after 31 March 2026\.$/);
  });

  it('is not carried beyond the day up to which the newest was confirmed', () => {
    const open: Fact<number> = {
      ...fact,
      values: [fact.values[0], { from: '2022-04-01', value: 8, source: 'Second' }],
    };
    expect(valueOn(open, '2026-03-31')).toMatchObject({ ok: true, dated: { value: 8 } });
    expect(valueOn(open, '2026-04-01').ok).toBe(false);
    // unless that day has come: then it holds, unconfirmed
    expect(valueOn(open, '2026-04-01', '2026-05-01')).toMatchObject({
      ok: true,
      dated: { value: 8 },
      confirmed: false,
    });
    expect(valueOn(open, '2026-05-02', '2026-05-01').ok).toBe(false);
    expect(valueOn({ ...open, confirmed: { until: '2026-12-31', words: '2026' } }, '2026-04-01').ok).toBe(true);
  });

  it('holds up to one that is announced for a day beyond the last confirmation', () => {
    const announced: Fact<number> = {
      ...fact,
      values: [fact.values[0], { from: '2026-10-01', value: 8, source: 'Second' }],
    };
    expect(valueOn(announced, '2026-09-30')).toMatchObject({ ok: true, dated: { value: 7 } });
  });

  it('is not found in a gap between two', () => {
    const gap: Fact<number> = {
      ...fact,
      values: [
        { from: '2020-04-01', until: '2021-03-31', value: 7, source: 'First notification' },
        { from: '2022-04-01', value: 8, source: 'Second notification' },
      ],
    };
    expect(valueOn(gap, '2021-03-31')).toMatchObject({ ok: true, dated: { value: 7 } });
    expect(valueOn(gap, '2021-04-01').ok).toBe(false);
    expect(valueOn(gap, '2022-03-31').ok).toBe(false);
    expect(valueOn(gap, '2022-04-01')).toMatchObject({ ok: true, dated: { value: 8 } });
  });
});

describe('the value of a fact that applies', () => {
  it.each([
    ['2019-01-01', 7],
    ['2020-04-01', 7],
    ['2022-03-31', 7],
    ['2022-04-01', 8],
    ['2024-04-01', 9],
    ['2031-01-01', 9],
  ])('on %s is %d: the newest that has begun, even unconfirmed, or the oldest', (day, value) => {
    expect(appliedOn(fact, day).value).toBe(value);
  });

  it('is the same from the last day on which one began to the next', () => {
    const other: Fact<number> = { ...fact, values: [{ from: '2023-01-01', value: 1, source: 'Another' }] };
    const all = [fact, other];
    expect(samePeriod(all, '2022-12-31')).toEqual({ since: '2022-04-01', until: '2023-01-01' });
    expect(samePeriod(all, '2023-01-01')).toEqual({ since: '2023-01-01', until: '2024-04-01' });
    expect(samePeriod(all, '2024-04-01')).toEqual({ since: '2024-04-01', until: null });
    expect(samePeriod(all, '2001-01-01')).toEqual({ since: '', until: '2020-04-01' });
  });
});

describe('facts by name', () => {
  it('refuse a day for which there is none, naming the fact', () => {
    const found = factOn('nps.annuityShare', '2001-01-01');
    expect(found.ok).toBe(false);
    expect(!found.ok && found.message).toMatch(/NPS corpus.*before .* 2015/);
  });

  it('do not carry a rate that the government sets for a quarter at a time to one that nobody has seen', () => {
    const rates = ['ppf.rate', 'ssy.rate', 'nsc.rate', 'scss.rate', 'postOfficeRd.rate', 'mis.rate'] as const;
    expect(rates.filter((id) => !factOn(id, '2026-09-30').ok)).toEqual([]);
    expect(rates.filter((id) => factOn(id, '2036-01-01').ok)).toEqual([]);
  });
});

describe('the confirmation of a fact', () => {
  it('holds up to its day, that day included', () => {
    expect(isConfirmedFor(fact, '2026-03-31')).toBe(true);
    expect(isConfirmedFor(fact, '2026-04-01')).toBe(false);
  });

  it('of several facts reaches as far as the oldest, wherever it stands', () => {
    const until = (day: string) => ({ ...fact, confirmed: { until: day, words: day } });
    const days = ['2026-06-30', '2026-03-31', '2026-09-30'];
    expect(confirmedUntil(days.map(until))).toBe('2026-03-31');
    expect(confirmedUntil(days.toReversed().map(until))).toBe('2026-03-31');
  });

  it('that does not reach a day puts the fact among those to look up, with its newest value', () => {
    expect(overdue('0001-01-01')).toEqual([]);
    const all = overdue('9999-12-31');
    expect(all.map(({ id }) => id)).toContain('ppf.rate');
    for (const { label, values, dated, confirmed } of all) {
      expect(label).not.toBe('');
      expect(dated).toBe(values.at(-1));
      expect(confirmed.until).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }
    // each from the day after its own confirmation
    const [{ id, confirmed } = { id: '', confirmed: { until: '' } }] = all;
    expect(overdue(confirmed.until).map((each) => each.id)).not.toContain(id);
  });
});
