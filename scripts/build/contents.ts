// What the build takes from the project's own modules, in the language of the build. Only Vite can run it: see `inVite` in language.ts.
import { words } from '#words/document.ts';
import { featuredOf, findablesOf, menuOf } from '../../src/catalogue/catalogue.ts';
import type { Meta } from '../../src/engine/types.ts';
import { confirmationOf, facts } from '../../src/rules/index.ts';
import catalogue from '../../tools/catalogue.ts';

const metas = import.meta.glob<Meta>('/tools/*/*/meta.ts', { eager: true, import: 'default' });
const byId = new Map(Object.values(metas).map((meta) => [meta.id, meta]));

/** A drawing of a group, 48 by 48, in lines of `currentColor` and areas of `var(--colour-tint)`. */
const drawn = import.meta.glob<string>('/tools/*/drawing.svg', { eager: true, query: '?raw', import: 'default' });
const symbols = Object.entries(drawn).map(([file, source]) => ({ group: file.split('/')[2] ?? '', source }));

/** The drawings of the groups, as symbols of the sprite. */
export const drawings = symbols.map(({ group, source }) =>
  source
    .trim()
    .replace(/^<svg[^>]*>/, `<symbol id="group-${group}" viewBox="0 0 48 48">`)
    .replace('</svg>', '</symbol>'),
);

/** The catalogue with the light metadata of every tool, in the pieces that pages load. */
export const menu = menuOf(catalogue, byId, new Map(symbols.map(({ group }) => [group, `group-${group}`])));
export const findables = findablesOf(menu, byId);
export const featured = featuredOf(catalogue, menu, byId);
export const icons = menu.groups.flatMap(({ tools }) => tools.map(({ icon }) => icon));

/** How far the facts are confirmed, worked out at build so that the first load needs no facts. */
export const confirmed = confirmationOf(Object.values(facts));

interface Golden {
  readonly cases: readonly { readonly tool: string; readonly expected: Readonly<Record<string, unknown>> }[];
}

/** The numbers that the hub states about its checks: figures of the golden cases, each computed independently, and facts. */
export function checkedOf(golden: readonly Golden[]) {
  const cases = golden.flatMap((file) => file.cases).filter(({ tool }) => byId.has(tool));
  const figures = cases.flatMap(({ expected }) => Object.values(expected).filter((value) => typeof value === 'number'));
  return { figures: figures.length, facts: Object.keys(facts).length };
}
export const checked = checkedOf(Object.values(import.meta.glob<Golden>('/tests/golden/*.json', { eager: true })));

export const { noScript } = words;
