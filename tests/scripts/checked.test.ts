import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { goldenFigures } from '../../scripts/build/checked.ts';
import depth from '../golden/depth.json' with { type: 'json' };
import newTools from '../golden/new-tools.json' with { type: 'json' };
import spec from '../golden/spec-cases.json' with { type: 'json' };
import { tools } from '../tools.ts';

it('counts the figures that the golden cases expect, and nothing else of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  const cases = [
    { tool: 'one', inputs: { years: 5 }, expected: { sum: 1, regime: 'old', none: null } },
    { tool: 'two', expected: { a: 0, b: -2 } },
    { tool: 'none_yet', expected: { a: 5 } },
  ];
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ cases, left: [{ expected: { c: 3 } }] }));
  writeFileSync(join(folder, 'two.json'), JSON.stringify({ cases: [] }));
  writeFileSync(join(folder, 'note.txt'), 'no case');
  expect(goldenFigures(new Set(['one', 'two']), folder)).toBe(3);
  rmSync(folder, { recursive: true });
});

it('counts the golden cases of the tools that there are', () => {
  const ids = new Set(tools.map(({ id }) => id));
  const numbers = [spec, depth, newTools].flatMap(({ cases }) =>
    cases
      .filter(({ tool }) => ids.has(tool))
      .flatMap(({ expected }) => Object.values(expected).filter((value) => typeof value === 'number')),
  );
  expect(goldenFigures(ids)).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(300);
});
