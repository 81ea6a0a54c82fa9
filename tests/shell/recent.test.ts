import { describe, expect, it } from 'vitest';
import { readRecents } from '#src/shell/recent/recent.ts';

const tool = { id: 'a_loan', path: '/loan/a-loan', title: 'A Loan', short: 'Loan', icon: 'house' };
const recent = { ...tool, scenario: 'rate=9', amount: '₹50 lakh' };

describe('what is remembered of earlier visits', () => {
  it('is read as it was written', () => {
    expect(readRecents({ on: true, recent: [recent], starred: [tool] })).toEqual({
      on: true,
      recent: [recent],
      starred: [tool],
    });
    expect(readRecents({ on: false, recent: [], starred: [] }).on).toBe(false);
  });

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
    expect(readRecents(value)).toEqual({ on: true, recent: [], starred: [] });
  });

  it('holds no more than what is shown, and no endless scenario', () => {
    const many = Array.from({ length: 100 }, (_, index) => ({ ...recent, id: `tool_${index}` }));
    expect(readRecents({ recent: many }).recent).toHaveLength(6);
    const [long] = readRecents({ recent: [{ ...recent, scenario: 'x'.repeat(2001) }] }).recent;
    expect(long).toMatchObject({ scenario: '', amount: null });
  });
});
