import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { allowedText, nodesOf, REFERENCE, referencePages, rowsOf, shownOf } from '../../scripts/build/reference.ts';
import { readReference } from '../../scripts/build/reference-files.ts';

const folder = join(root, 'docs/reference');
const [schemas, snippets] = readReference();
const written = referencePages(schemas, snippets);
const pages = REFERENCE.flatMap(({ pages: all }) => all);
const nodes = nodesOf(schemas);

describe('the reference', () => {
  it.each(Object.entries(written))('%s is what `npm run reference` writes', (file, text) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  });

  it('has no other page and no other snippet', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
    expect(files.sort()).toEqual(Object.keys(written).sort());
    expect(Object.keys(snippets).sort()).toEqual(pages.map(({ id }) => id).sort());
  });

  it('has every property of the schema on a page, with a text', () => {
    const told = new Set(
      pages.flatMap((page) => rowsOf(nodes, page).map(({ node, name }) => `${node.address} ${name}`)),
    );
    const byName = new Set(
      pages.flatMap(({ of }) => of.filter((each) => each.startsWith('*.')).map((each) => each.slice(2))),
    );
    const all = [...nodes.values()].flatMap(({ address, properties }) =>
      Object.entries(properties).map(([name, { description }]) => ({ at: `${address} ${name}`, name, description })),
    );
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ at, name }) => !told.has(at) && !byName.has(name)).map(({ at }) => at)).toEqual([]);
    expect(all.filter(({ description }) => !description).map(({ at }) => at)).toEqual([]);
  });

  it('shows in each snippet what its page is about', () => {
    const missing = pages.flatMap(({ id, of }) =>
      of
        .map((wanted) => [wanted, nodes.get(wanted)?.properties.kind?.const ?? /[^.]*$/.exec(wanted)?.[0]] as const)
        .filter(([wanted, name]) => !nodes.has(wanted) && !shownOf(snippets[id] ?? '', id).includes(String(name)))
        .map(([wanted]) => `${id}: ${wanted}`),
    );
    // a fact is named in one of the lines that it is shown in
    expect(missing).toEqual([]);
  });

  it('has no broken link', () => {
    const broken = Object.entries(written).flatMap(([file, text]) =>
      [...text.matchAll(/\]\(([^)#]+)\)/g)]
        .map(([, to = '']) => to)
        .filter((to) => !existsSync(join(folder, to)))
        .map((to) => `${file}: ${to}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('what a property may be', () => {
  it.each([
    [{ type: 'string', minLength: 1 }, 'a text'],
    [{ type: 'string', pattern: '^[a-z][a-zA-Z0-9]*$' }, 'a name'],
    [{ type: 'string', minLength: 50, maxLength: 160 }, 'a text of 50 to 160 characters'],
    [{ type: 'integer', minimum: 0, maximum: 6 }, 'a whole number from 0 to 6'],
    [{ type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, 'a whole number from 1'],
    [{ type: 'number', exclusiveMinimum: 0 }, 'a number above 0'],
    [{ type: 'boolean', const: true }, '`true`'],
    [{ type: 'string', enum: ['lower', 'higher'] }, "`'lower'` or `'higher'`"],
    [{ type: 'array', minItems: 2, maxItems: 6, items: { type: 'number' } }, 'a list, 2 to 6 of: number'],
    [{ anyOf: [{ type: 'string' }, { type: 'object', properties: { text: {} } }] }, 'a text or `{ text: … }`'],
  ])('%j is said as %s', (json, text) => {
    expect(allowedText(json)).toBe(text);
  });
});

describe('the lines of a snippet', () => {
  it('are those between its marks, as far to the left as they can be', () => {
    const source =
      'a({\n  // #region shown\n  one: {\n    two: 2,\n  },\n  // #endregion\n  three,\n    // #region shown\n    four,\n    // #endregion\n});\n';
    expect(shownOf(source, 'x')).toBe('one: {\n  two: 2,\n},\n// …\nfour,');
    expect(() => shownOf('a();', 'x')).toThrow('docs/reference/snippets/x.ts marks no lines');
  });
});
