import { expect, it } from 'vitest';
import { checkedOf } from '../../scripts/build/contents.ts';

it('counts the figures that the golden cases expect, and nothing else of them', () => {
  const cases = [
    { tool: 'ppf', inputs: { years: 5 }, expected: { sum: 1, regime: 'old', none: null } },
    { tool: 'hra', expected: { a: 0, b: -2 } },
    { tool: 'none_yet', expected: { a: 5 } },
  ];
  expect(checkedOf([{ cases }, { cases: [] }]).figures).toBe(3);
});
