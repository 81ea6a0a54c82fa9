import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { allowedText, nodesOf, REFERENCE, referencePages, rowsOf, shownOf } from '../../scripts/build/reference.ts';
import { readReference } from '../../scripts/build/reference-files.ts';

const folder = join(root, 'docs/reference');
const [schemas, snippets, maths] = readReference();
const written = referencePages(schemas, snippets, maths);
const pages = REFERENCE.flatMap(({ pages: all }) => all);
const nodes = nodesOf(schemas);

interface Json {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly [key: string]: unknown;
}
/** The properties of a schema and of the objects in them, as `notes.figures.kind`. */
function pathsIn({ properties = {}, ...json }: Json, path = ''): string[] {
  const inner = Object.values(json)
    .flat()
    .filter((each): each is Json => typeof each === 'object' && each !== null)
    .flatMap((each) => pathsIn(each, path));
  const own = Object.entries(properties).flatMap(([name, property]) => {
    const at = path === '' ? name : `${path}.${name}`;
    return /^(showWhen|offerWhen)$/.test(name) ? [at] : [at, ...pathsIn(property, at)];
  });
  return [...new Set([...inner, ...own])];
}

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
    const each = [...nodes.values()].filter(({ address, like }) => address === like);
    const all = each.flatMap(({ address, properties }) =>
      Object.entries(properties).map(([name, { description }]) => ({ at: `${address} ${name}`, name, description })),
    );
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ at, name }) => !told.has(at) && !byName.has(name)).map(({ at }) => at)).toEqual([]);
    expect(all.filter(({ description }) => !description).map(({ at }) => at)).toEqual([]);
  });

  it('has on one page every property of each part of a definition, also where another part has the same ones', () => {
    const listed = Object.values(written).join('\n');
    const missing = pathsIn(schemas.definition as Json).filter((path) => !listed.includes(`| \`${path}\``));
    // these have pages of their own, where their properties stand without the path
    const elsewhere = /^(inputs|outputs|tables|charts|notes\.figures)\./;
    expect(missing.filter((path) => !elsewhere.test(path) && !listed.includes(`[\`${path}\`]`))).toEqual([]);
  });

  it('has the functions of insights, live figures and stored values, and says of no property that it may be anything', () => {
    const listed = Object.values(written).join('\n');
    for (const path of ['insight.prompt', 'live.sources.read', 'keep.migrate'])
      expect(listed).toContain(`| \`${path}\` | a function | `);
    expect(/^\|[^|]*\|[^|]*or any value.*$/m.exec(listed)?.[0]).toBe(undefined);
  });

  it('has a line for each function of src/maths, from its docstring', () => {
    const lines = (written['maths.md'] ?? '').split('\n');
    expect(lines).toContain('- `growthFactor(rate, periods)`: (1 + rate)^periods: what one rupee becomes.');
    const exported = Object.values(maths).flatMap((source) => source.match(/^export function\*? /gm) ?? []);
    expect(exported.length).toBeGreaterThan(80);
    expect(lines.filter((line) => /^- `\w+\(.*\)`: [A-Z(`].*\.$/.test(line))).toHaveLength(exported.length);
    expect(() => referencePages(schemas, snippets, { 'a.ts': 'export function bare() {}' })).toThrow(
      'src/maths/a.ts: bare has no docstring with a sentence',
    );
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
