import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { goldenFigures } from '../../scripts/build/checked.mjs';
import depth from '../golden/depth.json' with { type: 'json' };
import newTools from '../golden/new-tools.json' with { type: 'json' };
import spec from '../golden/spec-cases.json' with { type: 'json' };

it('counts the figures that the golden cases expect, and nothing else of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'golden-'));
  const cases = [
    { inputs: { years: 5 }, expected: { sum: 1, regime: 'old', none: null } },
    { expected: { a: 0, b: -2 } },
  ];
  writeFileSync(join(folder, 'one.json'), JSON.stringify({ cases, left: [{ expected: { c: 3 } }] }));
  writeFileSync(join(folder, 'two.json'), JSON.stringify({ cases: [] }));
  writeFileSync(join(folder, 'note.txt'), 'no case');
  expect(goldenFigures(folder)).toBe(3);
  rmSync(folder, { recursive: true });
});

it('counts every golden case that tests hold the hub to', () => {
  const numbers = [spec, depth, newTools].flatMap(({ cases }) =>
    cases.flatMap(({ expected }) => Object.values(expected).filter((value) => typeof value === 'number')),
  );
  expect(goldenFigures()).toBe(numbers.length);
  expect(numbers.length).toBeGreaterThan(500);
});
