// What the build takes from the project's own modules, in the language of the build. Only Vite can run it: see in-vite.ts.
import { words } from '#words/document.ts';
import { featuredOf, findablesOf, headsOf, menuOf } from '../../src/catalogue/menu.ts';
import type { Meta } from '../../src/engine/types.ts';
import { confirmedUntil, facts } from '../../src/rules/index.ts';
import catalogue from '../../tools/catalogue.ts';

/** How many tools of a group are in the first load; the rest loads when the group opens. */
const SHOWN = 8;

const metas = import.meta.glob<Meta>('/tools/*/*/meta.ts', { eager: true, import: 'default' });
const byId = new Map(Object.values(metas).map((meta) => [meta.id, meta]));

/** The catalogue with the light metadata of every tool, in the pieces that pages load. */
export const whole = menuOf(catalogue, byId);
export const heads = headsOf(whole, SHOWN);
export const findables = findablesOf(whole, byId);
export const featured = featuredOf(catalogue, whole, heads, byId);
/** The group of each tool. */
export const places = Object.fromEntries(whole.groups.flatMap(({ id, tools }) => tools.map((tool) => [tool.id, id])));
/** All tools of each group, with the lines of description that the first ones have elsewhere. */
export const groups = Object.fromEntries(
  whole.groups.map(({ id, tools }) => [
    id,
    tools.map((tool, at) => (at < SHOWN ? tool : { ...tool, description: byId.get(tool.id)?.description ?? '' })),
  ]),
);
export const icons = whole.groups.flatMap(({ tools }) => tools.map(({ icon }) => icon));

/** The day up to which all facts were confirmed, computed at build so that the first load needs no facts. */
export const confirmed = confirmedUntil(Object.values(facts));

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
