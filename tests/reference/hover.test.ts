import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isObjectLiteralExpression, type Node } from 'typescript/unstable/ast';
import { API, type Project } from 'typescript/unstable/sync';
import { afterAll, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { readSources, shapesIn } from '../../scripts/commands/reference.ts';

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
