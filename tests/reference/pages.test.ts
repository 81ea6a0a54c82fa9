import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { REFERENCE, readSources, referencePages, rowsOf, shapesOf, shownOf } from '../../scripts/build/reference.ts';

const folder = join(root, 'docs/reference');
const sources = readSources();
const { snippets, maths } = sources;
const written = referencePages(sources);
const pages = Object.values(REFERENCE).flat();
const shapes = shapesOf(sources.types);

describe('the reference', () => {
  it.each(Object.entries(written))('%s is what `npm run reference` writes', (file, text) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  });

  it('has no other page and no other snippet', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
    expect(files.sort()).toEqual(Object.keys(written).sort());
    expect(Object.keys(snippets).sort()).toEqual(pages.map(([id]) => id).sort());
  });

  it('has every property of a definition on a page, with a text', () => {
    const told = new Set(pages.flatMap((page) => rowsOf(shapes, page).map(({ property }) => property)));
    const all = [...shapes.values()].flatMap(({ properties }) => properties);
    // what a rule wants stands in the text on rules; compute is explained in CONTRIBUTING
    const silent = all.filter((each) => !told.has(each) && !/^(Range|Not|LiveAnswer)$/.test(each.owner));
    expect(new Set(silent.map(({ owner, name }) => `${owner}.${name}`))).toEqual(new Set());
    expect(all.length).toBeGreaterThan(150);
    expect(all.filter(({ text }) => text === '')).toEqual([]);
  });

  it('says of a property that it is needed, or what it is without it', () => {
    expect(written['limits.md']).toContain(
      '| `accepts.atMost` | `number` | 1,000 for years, 10,00,000 for a number | ',
    );
    expect(written['numbers.md']).toContain('| `label` | `string` | needed | The label of the control. |');
    expect(written['insight.md']).toContain('| `insight.prompt` | a function | needed | ');
  });

  it('has a line for each function of src/maths, from its docstring', () => {
    const lines = (written['maths.md'] ?? '').split('\n');
    expect(lines).toContain('- `growthFactor(rate, periods)`: (1 + rate)^periods: what one rupee becomes.');
    const exported = Object.values(maths).flatMap((source) => source.match(/^export function\*? /gm) ?? []);
    expect(exported.length).toBeGreaterThan(80);
    expect(lines.filter((line) => /^- `\w+\(.*\)`: [A-Z(`].*\.$/.test(line))).toHaveLength(exported.length);
    expect(() => referencePages({ ...sources, maths: { 'a.ts': 'export function bare() {}' } })).toThrow(
      'src/maths/a.ts: bare has no docstring with a sentence',
    );
  });

  it('shows in each snippet what its page is about', () => {
    const missing = pages.flatMap(([id, , ...of]) =>
      of
        .map((wanted) => wanted.split('.')[1])
        .filter((name) => name !== undefined && !shownOf(snippets[id] ?? '', id).includes(name))
        .map((name) => `${id}: ${name}`),
    );
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

it('the lines of a snippet are those between its marks, as far to the left as they can be', () => {
  const source =
    'a({\n  // #region shown\n  one: {\n    two: 2,\n  },\n  // #endregion\n  three,\n    // #region shown\n    four,\n    // #endregion\n});\n';
  expect(shownOf(source, 'x')).toBe('one: {\n  two: 2,\n},\n// …\nfour,');
  expect(() => shownOf('a();', 'x')).toThrow('docs/reference/snippets/x.ts marks no lines');
});
