import { describe, expect, it } from 'vitest';
import { review } from '../../scripts/commands/rules-review.ts';
import { command } from '../project.ts';

/** A fact that was last confirmed for a day. */
const fact = (until: string) => ({
  id: 'ppf.rate',
  label: 'PPF rate',
  unit: 'percent' as const,
  values: [{ from: '2020-04-01', value: 7.1, source: 'A notification' }] as const,
  confirmed: { until, words: 'July–September 2026' },
  dated: { from: '2020-04-01', value: 7.1, source: 'A notification' },
});

describe('the review of rules', () => {
  it('calls a fact late only after a quarter', () => {
    expect(review([fact('2026-09-30')], '2026-12-31').late).toBe(0);
    expect(review([fact('2026-09-30')], '2027-01-01').late).toBe(1);
  });

  it('lists every fact that needs a look, and marks the late ones', () => {
    const { lines, late } = review([fact('2026-09-30'), fact('2026-06-30')], '2026-11-01');
    const line =
      'ppf.rate: PPF rate, in force since 2020-04-01, last confirmed July–September 2026 (to 2026-09-30). Source: A notification';
    expect(lines).toEqual([line, `LATE ${line.replace('2026-09-30', '2026-06-30')}`]);
    expect(late).toBe(1);
  });

  const run = (day: string) => command('commands/rules-review', [day]);

  it('exits 0 on a day for which all is confirmed', () => {
    const { status, stdout } = run('2000-01-01');
    expect(stdout).toMatch(/^0 of \d+ facts are due for review on 2000-01-01\.\n$/);
    expect(status).toBe(0);
  });

  it('exits 1, with a list, once the first of its facts is late', () => {
    const { status, stdout, stderr } = run('2099-01-01');
    expect(stdout).toMatch(/^LATE [\w.]+: .*last confirmed/m);
    expect(stderr).toMatch(/^rules:review: \d+ of them are overdue by more than a quarter\n$/);
    expect(status).toBe(1);
  });

  it('refuses what is no day', () => {
    const { status, stderr } = run('');
    expect(stderr).toBe('rules:review: "" is not a day written as YYYY-MM-DD\n');
    expect(status).toBe(2);
  });
});
