import { describe, expect, it } from 'vitest';
import { findablesOf, menuOf } from '#src/catalogue/catalogue.ts';
import { createFind } from '#src/catalogue/find.ts';
import type { Meta } from '#src/engine/types.ts';
import catalogue from '#tools/catalogue.ts';

const metas = import.meta.glob<Meta>('/tools/*/*/meta.ts', { import: 'default', eager: true });
const byId = new Map(
  Object.entries(metas)
    .filter(([file]) => !file.includes('/_'))
    .map(([, meta]) => [meta.id, meta]),
);
const tools = findablesOf(menuOf(catalogue, byId), byId);
const find = createFind(tools);

describe('the search', () => {
  it.each(tools.map(({ id, asked }) => ({ id, asked })))('brings $id first for what people type', ({ id, asked }) => {
    for (const query of asked) expect([query, find(query)[0]?.id]).toEqual([query, id]);
  });

  it('brings a tool first for a question around what people type, in any case', () => {
    for (const { id, asked } of tools)
      for (const query of asked)
        expect([query, find(`How much is the ${query.toUpperCase()}?`)[0]?.id]).toEqual([query, id]);
  });

  it('shows the tool of a query while its last letter is still to be typed', () => {
    const missing = tools.flatMap(({ id, asked }) =>
      asked
        .filter((query) => query.length > 3)
        .filter((query) => !find(query.slice(0, -1)).some((tool) => tool.id === id))
        .map((query) => [query, id]),
    );
    expect(missing).toEqual([]);
  });

  it('reads past amounts and times, which name no tool', () => {
    expect(find('emi 50 lakh 8.5 20 years')[0]?.id).toBe('emi_calculator');
    expect(find('sip 15 years 5000 rs')[0]?.id).toBe('sip_lumpsum');
    expect(find('50 30 20')[0]?.id).toBe('budget_planner');
  });

  it.each([
    ['80 C', '80C'],
    ['sec 80 c', 'sec 80c'],
    ['80 D health insurance', '80D health insurance'],
  ])('reads a section of the law with a space, %s, as without one', (spaced, plain) => {
    expect(find(spaced)).toEqual(find(plain));
    expect(find(spaced)).not.toEqual([]);
  });

  it('reads the beginning of a line that is far too long', () => {
    expect(find('a'.repeat(100_000))).toEqual([]);
    expect(find(`ppf ${'a'.repeat(100_000)}`)[0]?.id).toBe('ppf');
    expect(find(`ppf ${'aaaaa '.repeat(20_000)}`)[0]?.id).toBe('ppf');
  });

  it('finds nothing for nothing, and no tool twice', () => {
    expect(find('')).toEqual([]);
    for (const text of ['loan', 'tax', 'interest']) {
      const ids = find(text).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});
