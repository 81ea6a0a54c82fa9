import { describe, expect, it } from 'vitest';
import { recentTools } from '#src/device/recent-tools.ts';
import { whenLeft } from '#src/shell/recent-tools/when-left.ts';

const tool = { id: 'a_loan', path: '/loan/a-loan', title: 'A Loan', short: 'Loan', icon: 'house' };
const left = { scenario: 'rate=9', figures: '₹50 lakh, 9%', at: 1_790_000_000_000 };
const recent = { ...tool, left: [left] };

describe('what is remembered of earlier visits', () => {
  it.each([
    [null],
    ['a text'],
    [[]],
    [{ recent: { length: 1e9 } }],
    [{ recent: [null, 1, {}, { ...recent, path: '//evil.example' }], starred: 'x' }],
    [
      {
        recent: [
          { ...recent, id: 'x?y#z' },
          { ...recent, icon: '"><script>' },
        ],
      },
    ],
    [
      {
        recent: [
          { ...recent, title: '' },
          { ...recent, title: 'x'.repeat(201) },
        ],
      },
    ],
  ])('is nothing where %j is stored', (value) => {
    expect(recentTools.readFrom(value)).toEqual({ on: true, recent: [], starred: [] });
  });

  it('holds the last six tools, and others only for what was entered in them', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...recent, id: `tool_${index}` }));
    expect(recentTools.readFrom({ recent: many.map((each) => ({ ...each, left: [] })) }).recent).toHaveLength(6);
    expect(recentTools.readFrom({ recent: many }).recent).toHaveLength(30);
    const opened = Array.from({ length: 10 }, (_, index) => ({ ...recent, id: `opened_${index}`, left: [] }));
    expect(recentTools.readFrom({ recent: [...opened, recent] }).recent.at(-1)).toEqual(recent);
  });

  it('holds no endless scenario, and three of a tool', () => {
    const [long] = recentTools.readFrom({
      recent: [{ ...recent, left: [{ ...left, scenario: 'x'.repeat(2001) }] }],
    }).recent;
    expect(long).toMatchObject({ left: [] });
    const [many] = recentTools.readFrom({
      recent: [{ ...recent, left: Array.from({ length: 9 }, () => left) }],
    }).recent;
    expect(many?.left).toHaveLength(3);
  });
});

describe('when figures were left', () => {
  // at noon, in whatever time zone
  const now = new Date(2026, 10, 24, 12);
  const before = (days: number) => ({ ...left, at: new Date(2026, 10, 24 - days, 23, 59).getTime() });

  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [6, '6 days ago'],
    [7, '17 November 2026'],
    [31, '24 October 2026'],
  ])('%d days before is told as %s', (days, told) => {
    expect(whenLeft(before(days), now)).toBe(told);
  });

  it('is not told where an earlier release did not note it', () => {
    expect(whenLeft({ ...left, at: 0 }, now)).toBe(null);
  });
});
