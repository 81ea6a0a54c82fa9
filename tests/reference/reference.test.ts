import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObjectLiteralExpression, type Node } from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, describe, expect, it } from 'vitest';
import { mistakesIn } from '#schemas/check-definition.ts';
import { checkCatalogue } from '#schemas/checks/catalogue.ts';
import type { Meta, Tool } from '#src/engine/types.ts';
import { catalogue, meta } from '../../docs/reference/snippets/menu.ts';
import { root } from '../../scripts/build/project.ts';
import { readSources, referencePages, shapesIn, shownOf, TOPICS } from '../../scripts/commands/reference.ts';

const folder = join(root, 'docs/reference');
const sources = readSources();
const written = referencePages(sources);
const shapes = [...shapesIn(sources.definition)];

describe('the reference', () => {
  it.each(Object.entries(written))('%s is what `npm run reference` writes', (file, text) => {
    expect(readFileSync(join(folder, file), 'utf8')).toBe(text);
  });

  it('has no other page and no other snippet', () => {
    const files = readdirSync(folder).filter((file) => file.endsWith('.md'));
    expect(files.sort()).toEqual(Object.keys(written).sort());
    expect(Object.keys(sources.snippets).sort()).toEqual(Object.values(TOPICS).flat().sort());
  });

  it('has each part of the schemas, and a text for each shape and property', () => {
    expect(new Set(shapes.flatMap(([, { topic }]) => topic || []))).toEqual(new Set(Object.keys(TOPICS)));
    const silent = shapes.flatMap(([name, { text, exported, topic, members }]) => [
      ...(exported && topic !== '' && text === '' ? [name] : []),
      ...members.flatMap((each) => (typeof each === 'object' && each.text === '' ? `${name}.${each.name}` : [])),
    ]);
    expect(silent).toEqual([]);
    expect(shapes.flatMap(([, { members }]) => members).length).toBeGreaterThan(200);
  });

  it('says what a property may be, whether it may be left out, and what it then is', () => {
    const page = written['README.md'];
    expect(page).toContain('| `label` | text | The label of the control. |');
    expect(page).toMatch(/^\| `step\?` \| number \(above 0\) \| Makes the usual range a slider .* \|$/m);
    expect(page).toMatch(/^\| `chips\?` \| list of number \(2 to 6\) \| /m);
    expect(page).toMatch(/^\| `prompt` \| function \| /m);
    expect(page).toMatch(/^\| `charts\?` \| list of \[Donut\]\(#donut\), .* or \[FanChart\]\(#fanchart\) \| /m);
    expect(page).toContain('With all that [Labelled](#labelled) has.');
  });

  it('has a line for each function of src/maths, from its docstring', () => {
    const { maths } = sources;
    const lines = (written['maths.md'] ?? '').split('\n');
    expect(lines).toContain('- `growthFactor(rate, periods)`: (1 + rate)^periods: what one rupee becomes.');
    const exported = Object.values(maths).flatMap((source) => source.match(/^export function\*? /gm) ?? []);
    expect(exported.length).toBeGreaterThan(80);
    expect(lines.filter((line) => /^- `\w+\(.*\)`: [A-Z(`].*\.$/.test(line))).toHaveLength(exported.length);
    expect(() => referencePages({ ...sources, maths: { 'a.ts': 'export function bare() {}' } })).toThrow(
      'src/maths/a.ts: bare has no docstring with a sentence',
    );
  });

  it('has no broken link', () => {
    const links = Object.values(written).flatMap((text) =>
      [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, to = '']) => to),
    );
    const headings = [...(written['README.md'] ?? '').matchAll(/^##+ (.+)$/gm)].map(([, heading = '']) =>
      heading.toLowerCase().replaceAll(' ', '-'),
    );
    const broken = links.filter((to) =>
      to.startsWith('#') ? !headings.includes(to.slice(1)) : !existsSync(join(folder, to)),
    );
    expect(broken).toEqual([]);
    // two headings of one name would have one address
    expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
  });
});

it('the lines of a snippet are those between its marks, as far to the left as they can be', () => {
  const source =
    'a({\n  // #region shown\n  one: {\n    two: 2,\n  },\n  // #endregion\n  three,\n    // #region shown\n    four,\n    // #endregion\n});\n';
  expect(shownOf(source, 'x')).toBe('one: {\n  two: 2,\n},\n// …\nfour,');
  expect(() => shownOf('a();', 'x')).toThrow('docs/reference/snippets/x.ts marks no lines');
});

/** A project that has the snippets alone: the pages and tests of the hub take the compiler several times as long. */
const config = join(root, '.cache/hover/tsconfig.json');
mkdirSync(join(config, '..'), { recursive: true });
writeFileSync(config, JSON.stringify({ extends: '../../tsconfig.json', include: ['../../docs/reference/snippets'] }));

const compiler = new API({ cwd: root });
afterAll(() => compiler.close());

/** What the compiler, and so an editor, says of each property that the objects in a file have. */
function* saidIn({ program, checker }: Project, file: string): Generator<string> {
  const nodes: Node[] = [];
  const visit = (node: Node): void => {
    nodes.push(node);
    node.forEachChild(visit);
  };
  program.getSourceFile(file)?.forEachChild(visit);
  for (const object of nodes.filter(isObjectLiteralExpression)) {
    const type = checker.getContextualType(object);
    const names = checker.getPropertiesOfType(checker.getTypeAtLocation(object) ?? expect.fail(file));
    // an object of one of several kinds, or one that may be left out
    const types = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    for (const each of types)
      for (const { name } of names) {
        const property = checker.getPropertyOfType(each, name);
        if (property) yield plain(property.getDocumentationComment(checker));
      }
  }
}

/** Without the spaces and Markdown marks in which the compiler's text and the comment differ. */
const plain = (text: string) => text.replace(/[\s\\*`]+/g, ' ').trim();

it('an editor says of each property that a snippet writes what schemas/definition.ts says', () => {
  const project = compiler.updateSnapshot({ openProjects: [config] }).getProject(config) ?? expect.fail('no project');
  const { definition, snippets } = readSources();
  const said = Object.keys(snippets).flatMap((id) => [
    ...saidIn(project, join(root, `docs/reference/snippets/${id}.ts`)),
  ]);
  const properties = [...shapesIn(definition)]
    // what a rule wants of an input depends on the kind of the input, and so does its type
    .filter(([shape]) => shape !== 'not')
    .flatMap(([shape, { members }]) =>
      members.flatMap((each) => (typeof each === 'object' ? { ...each, name: `${shape}.${each.name}` } : [])),
    );
  expect(properties.length).toBeGreaterThan(150);
  const silent = properties.filter(({ text }) => !said.some((each) => each.includes(plain(text))));
  expect(silent.map(({ name }) => name)).toEqual([]);
}, 180_000);

const tools = Object.entries(
  import.meta.glob<Tool>(['/docs/reference/snippets/*.ts', '!**/menu.ts'], { eager: true, import: 'default' }),
);

it.each(tools)('a snippet of the reference, %s, is a definition without mistakes', (file, tool) => {
  const id = /(\w+)\.ts$/.exec(file)?.[1] ?? '';
  const own: Meta = { ...meta, id, path: `/reference/${id}` };
  // a snippet shows some abilities, and not how its figure comes about
  const noWorking = tool.working.length > 0 ? tool.noWorking : 'A snippet of the reference.';
  expect([...mistakesIn(`tools/reference/${id}`, own, { ...tool, noWorking })]).toEqual([]);
});

it('the snippet of the menu is a catalogue without mistakes', () => {
  expect(checkCatalogue(catalogue, [{ folder: `tools/investment/${meta.id}`, meta }])).toEqual([]);
});
