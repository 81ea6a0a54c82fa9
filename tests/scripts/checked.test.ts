import { expect, it } from 'vitest';
import { checked, checkedOf } from '../../scripts/build/contents.ts';
import depth from '../golden/depth.json' with { type: 'json' };
import law from '../golden/law-pay-and-retirement.json' with { type: 'json' };
import newTools from '../golden/new-tools.json' with { type: 'json' };
import spec from '../golden/spec-cases.json' with { type: 'json' };
import { tools } from '../tools.ts';

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
  const numbers = [spec, depth, newTools, law].flatMap(({ cases }) =>
    cases
      .filter(({ tool }) => ids.has(tool))
      .flatMap(({ expected }) => Object.values(expected).filter((value) => typeof value === 'number')),
  );
  expect(checked.figures).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(300);
});
