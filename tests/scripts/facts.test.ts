import { afterAll, describe, expect, it, vi } from 'vitest';
import type { Fact } from '#rules';
import type { Tool } from '#src/engine/types.ts';
import { factFilesOf } from '../../scripts/build/facts.ts';
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
const files = import.meta.glob<Record<string, Facts>>('/src/rules/facts/*.ts', { eager: true });
const loaders = import.meta.glob<Tool>('/tools/*/*/definition.ts', { import: 'default' });
const { facts: all } = await vi.importActual<{ facts: Facts }>(ALL);
const facts: Facts = {};
vi.doMock(ALL, () => ({ facts }));

/** A tool as a page of the built hub loads it: with the facts of these files alone. */
async function loadedWith(folder: string, names: readonly string[]): Promise<Tool> {
  for (const id of Object.keys(facts)) Reflect.deleteProperty(facts, id);
  for (const name of names) Object.assign(facts, ...Object.values(files[`/src/rules/facts/${name}.ts`] ?? {}));
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
    const tool = await loadedWith(folder, factFilesOf(folder));
    expect(factsNamed(tool).filter((name) => !Object.hasOwn(facts, name))).toEqual([]);
    const inputs = [...tool.examples, ...cases.filter((each) => each.tool === id)].map((each) => each.inputs);
    for (const given of [{}, ...inputs]) expect(() => tool.run(given)).not.toThrow();
  });

  it('are not those of other tools', () => {
    expect(factFilesOf('tools/savings/ssy')).not.toContain('income-tax');
    expect(factFilesOf('tools/investment/cagr')).toEqual([]);
  });

  it('are needed: without them a definition is not even made', async () => {
    await expect(loadedWith('tools/savings/ppf', [])).rejects.toThrow();
  });
});
