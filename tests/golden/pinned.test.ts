import { afterAll, describe, expect, it, vi } from 'vitest';
import { type Fact, factNow } from '#rules';
import { complete, type Given, isShown } from '#src/engine/places.ts';
import type { Tool } from '#src/engine/types.ts';
import { isNumberInput } from '#src/engine/utilities.ts';
import { cases as golden } from './cases.ts';

// definitions are loaded here with other facts
vi.hoisted(() => vi.resetModules());
afterAll(() => vi.resetModules());

const loaders = import.meta.glob<Tool>('/tools/*/*/definition.ts', { import: 'default' });
async function load(): Promise<Readonly<Record<string, Tool>>> {
  const found = Object.entries(loaders).map(async ([file, tool]) => [file.split('/')[3] ?? '', await tool()] as const);
  return Object.fromEntries(await Promise.all(found));
}

const FACT = '#src/rules/fact.ts';
const tools = await load();
vi.resetModules();
vi.doMock(FACT, async (original) => {
  const real = await original<typeof import('#src/rules/fact.ts')>();
  const appliedOn = (fact: Fact, day: string) => {
    const dated = real.appliedOn(fact, day);
    const moves = typeof dated.value === 'number' && (fact.unit === 'percent' || fact.unit === 'rupees');
    return moves ? { ...dated, value: Number(dated.value) * 1.5 } : dated;
  };
  return { ...real, appliedOn };
});
const moved = await load();
vi.doUnmock(FACT);

/** Inputs that start at a rate or an amount of law, by tool. */
const byLaw = Object.entries(tools).flatMap(([id, { inputs }]) => {
  const names = Object.entries(inputs).flatMap(([name, spec]) =>
    // the options of a choice are of law themselves, except the tax year of today
    (isNumberInput(spec) && spec.default !== (moved[id]?.inputs[name] as typeof spec | undefined)?.default) ||
    (spec.kind === 'choice' && String(spec.default).includes(factNow('tax.year')))
      ? [name]
      : [],
  );
  return names.length > 0 ? [{ id, names }] : [];
});

describe('an input that starts at a figure of law', () => {
  it('is found', () => {
    expect(byLaw.map(({ id }) => id)).toEqual(expect.arrayContaining(['ppf', 'tax_calculator']));
  });

  it.each(byLaw)(
    'of $id is named in golden cases and examples, so that they hold when it changes: $names',
    ({ id, names }) => {
      const tool = tools[id] as Tool;
      const cases = [...golden.filter((each) => each.tool === id), ...tool.examples];
      // a hidden input changes nothing
      const isOpen = (inputs: Given, name: string) =>
        !Object.hasOwn(inputs, name) && isShown(tool, complete(tool, inputs), name);
      const open = cases.filter(({ inputs }) => names.some((name) => isOpen(inputs, name)));
      expect(open.map(({ inputs }) => inputs)).toEqual([]);
    },
  );
});
