import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { createDesign } from '#src/design/system.ts';

it('every condition that a style names is one that the design knows', () => {
  const known = createDesign().conditions.keys();
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
  const named = files.flatMap((file) =>
    [...readFileSync(`src/${file}`, 'utf8').matchAll(/(?<![\w.'"`])(_[a-z]\w*)(?:=\{|: [{'"`\w])/g)].map(
      ([, name]) => ({ file, name }),
    ),
  );
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter(({ name = '' }) => !known.includes(name))).toEqual([]);
});
