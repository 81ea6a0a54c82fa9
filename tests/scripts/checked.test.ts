import { expect, it } from 'vitest';
import { checked, checkedOf } from '../../scripts/build/contents.ts';
import { tools } from '../tools.ts';

/** Every golden file. */
const golden = Object.values(
  import.meta.glob<{ cases: readonly { tool: string; expected: object }[] }>('../golden/*.json', {
    eager: true,
    import: 'default',
  }),
);

it('counts the figures that the golden cases expect, and nothing else of them', () => {
  const cases = [
    { tool: 'ppf', inputs: { years: 5 }, expected: { sum: 1, regime: 'old', none: null } },
    { tool: 'hra', expected: { a: 0, b: -2 } },
    { tool: 'none_yet', expected: { a: 5 } },
  ];
  expect(checkedOf([{ cases }, { cases: [] }]).figures).toBe(3);
});

it('counts the golden cases of the tools that there are', () => {
  const ids = new Set(tools.map(({ id }) => id));
  const numbers = golden.flatMap(({ cases }) =>
    cases
      .filter(({ tool }) => ids.has(tool))
      .flatMap(({ expected }) => Object.values(expected).filter((value) => typeof value === 'number')),
  );
  expect(checked.figures).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(300);
});
