import { describe, expect, it } from 'vitest';
import { confirmedUntil, type Fact, factNow, factOn, facts, isConfirmedFor, overdue, valueOn } from '#rules';
import { appliedOn, samePeriod } from '#src/rules/fact.ts';

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
    ['2021-06-15', 7],
    ['2022-03-31', 7],
    ['2022-04-01', 8],
    ['2024-03-31', 8],
    ['2024-04-01', 9],
    ['2024-02-29', 8],
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
  it('give the value of today, or the one of a day', () => {
    expect(factNow('nps.annuityShare')).toBe(appliedOn(facts['nps.annuityShare'], '2026-11-22').value);
    expect(factOn('nps.annuityShare', '2025-12-15')).toMatchObject({ ok: true, dated: { value: 40 } });
    expect(factOn('nps.annuityShare', '2025-12-16')).toMatchObject({ ok: true, dated: { value: 20 } });
  });

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
