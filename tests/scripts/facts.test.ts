import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Fact } from '#rules';
import type { Tool } from '#src/engine/types.ts';
import { factFilesNamed } from '../../scripts/build/facts.ts';
import { cases } from '../golden/cases.ts';
import { tools } from '../tools.ts';

// definitions are loaded here with some of the facts
vi.hoisted(() => vi.resetModules());
afterAll(() => {
  vi.doUnmock(ALL);
  vi.resetModules();
});

const ALL = '#src/rules/all.ts';
type Facts = Record<string, Fact>;
const loaders = import.meta.glob<Tool>('/tools/*/*/definition.ts', { import: 'default' });
const { facts: all } = await vi.importActual<{ facts: Facts }>(ALL);
const facts: Facts = {};
vi.doMock(ALL, () => ({ facts }));

/** A tool as a page of the built hub loads it: with the facts alone that its files bring. */
async function loaded(folder: string): Promise<Tool> {
  for (const id of Object.keys(facts)) Reflect.deleteProperty(facts, id);
  vi.resetModules();
  return (await loaders[`/${folder}/definition.ts`]?.()) ?? expect.fail(folder);
}

/** The facts in the braces of a tool's texts. */
const factsNamed = (tool: Tool) =>
  [...JSON.stringify(tool).matchAll(/\{(\w+(?:\.\w+)+)/g)].flatMap(([, name = '']) =>
    Object.keys(all).filter((id) => name === id || name.startsWith(`${id}.`)),
  );

describe('the facts that a page loads', () => {
  it.each(tools)('are all that $id names in its texts and takes in its figures', async ({ id, folder }) => {
    const tool = await loaded(folder);
    expect(factsNamed(tool).filter((name) => !Object.hasOwn(facts, name))).toEqual([]);
    const inputs = [...tool.examples, ...cases.filter((each) => each.tool === id)].map((each) => each.inputs);
    for (const given of [{}, ...inputs]) expect(() => tool.run(given)).not.toThrow();
  });

  it('are not those of other tools', async () => {
    await loaded('tools/savings/ssy');
    expect(Object.keys(facts)).toContain('ssy.rate');
    expect(Object.keys(facts)).not.toContain('tax.cess');
  });

  it.each([
    ["factNow('ppf.rate')", ['small-savings']],
    [`const most = \`mis.\${holders}\``, ['small-savings']],
    ["text: 'Of the {homeLoan.ltv.1.rate}'", ['lending-and-pension']],
    ["import { a } from './law.ts'; const b = 'rate'", []],
  ])('are in the files of the names in %s', (code, files) => {
    expect(factFilesNamed(code)).toEqual(files);
  });
});
