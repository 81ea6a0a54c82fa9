import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

/** JSON on one line, with the spaces that Biome would leave. A line break is never inside a text, where JSON writes `\n`. */
const onOneLine = (value: unknown) =>
  JSON.stringify(value, null, 1)
    .replaceAll(/(?<=\[)\n *|\n *(?=\])/g, '')
    .replaceAll(/\n */g, ' ');

/** JSON of cases: each item of a list is a line, and so is each property of an object that has lists of cases. */
function caseByCase(value: unknown, indent = ''): string {
  const inner = `${indent}  `;
  const lines = (open: string, items: string[], close: string) =>
    `${open}\n${items.map((item) => `${inner}${item}`).join(',\n')}\n${indent}${close}`;
  if (Array.isArray(value)) return value.length === 0 ? '[]' : lines('[', value.map(onOneLine), ']');
  if (typeof value !== 'object' || value === null || !JSON.stringify(value).includes('[')) return onOneLine(value);
  const properties = Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${caseByCase(item, inner)}`);
  return lines('{', properties, '}');
}

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter((f) =>
  f.endsWith('.json'),
);

it.each(files)('%s has each case on a line of its own (vitest -u writes it so)', async (file) => {
  const path = join(import.meta.dirname, file);
  await expect(`${caseByCase(JSON.parse(readFileSync(path, 'utf8')))}\n`).toMatchFileSnapshot(path);
});
