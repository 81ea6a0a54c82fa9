import catalogue from 'virtual:catalogue';
import featured from 'virtual:catalogue/featured';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { facts } from '#rules';
import type { Tool } from '#src/engine/types.ts';
import { site } from '#src/site.ts';
import { withTexts } from '#src/words/texts.ts';
import {
  englishIn,
  everyText,
  pseudo,
  pseudoContent,
  pseudoFacts,
  pseudoTool,
  pseudoWords,
  READ,
} from '../pseudo/pseudo.ts';
import { tools } from '../tools.ts';

// pages of its own, in another language, which the files that follow in this worker do not get
vi.hoisted(() => vi.resetModules());
afterAll(() => void vi.resetModules());

const files = import.meta.glob<{ words: object }>('/src/words/en/*.ts', { eager: true });
const dictionary = Object.entries(files).map(([file, { words }]) => ({
  name: /(\w+)\.ts$/.exec(file)?.[1] ?? '',
  words,
  english: { ...words },
}));

/** Words that compute itself gives, by the tool or the group that has them. */
const computed = import.meta.glob<Readonly<Record<string, object>>>('/tools/**/texts.ts', { eager: true });

/** What a word says in the made-up language, by its place; a function is given a number for each thing that it puts in. */
function saidBy(word: unknown, place: string): [string, string][] {
  if (typeof word === 'function') {
    const given = Array.from({ length: word.length }, (_, at) => String(at + 2));
    const said = pseudoWords(word, place);
    const text = /format\.(list|duration)$|rows\.import\.hint$/.test(place) ? said(given, 2, String) : said(...given);
    return typeof text === 'string' ? [[place, text]] : saidBy(text, place);
  }
  if (typeof word === 'string') return [[place, pseudoWords(word, place)]];
  if (typeof word !== 'object' || word === null) return [];
  return Object.entries(word).flatMap(([name, each]) => saidBy(each, `${place}.${name}`));
}

/** All that the document says, to those who see it and to those who hear it, that is English. */
function english(): string[] {
  const parts = [...document.body.querySelectorAll<HTMLElement>('*:not(script, style, textarea, code)')];
  const texts = parts.flatMap((part) => [
    ...[...part.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
    ...['aria-label', 'aria-description', 'aria-valuetext', 'title', 'placeholder', 'alt'].map(
      (name) => part.getAttribute(name) ?? '',
    ),
  ]);
  expect(texts.join('').length).toBeGreaterThan(1000);
  return [...new Set(texts.filter((text) => englishIn(text).length > 0))];
}

/** Changes texts where they stand. */
function translate(thing: object, names: readonly string[]) {
  for (const name of names) {
    const text = Reflect.get(thing, name);
    if (typeof text === 'string') Reflect.set(thing, name, pseudo(text));
  }
}

const inPseudo = (tool: Tool): Tool => ({
  ...withTexts(tool, pseudoTool({ ...tool }) as never),
  content: pseudoContent(tool.content) as Tool['content'],
});

describe('a made-up language', () => {
  // before any page reads them
  beforeAll(() => {
    for (const { name, words } of dictionary) Object.assign(words, pseudoWords(words, name));
    for (const texts of Object.values(computed))
      for (const each of Object.values(texts)) Object.assign(each, everyText(each));
    const factTexts = pseudoFacts(facts) as Readonly<Record<string, never>>;
    for (const [id, fact] of Object.entries(facts)) Object.assign(fact, withTexts({ ...fact }, factTexts[id] as never));
    translate(site, ['name', 'tagline']);
    for (const group of catalogue.groups) {
      for (const each of [group, ...group.tools]) translate(each, ['title']);
      Object.assign(group, { leading: group.leading.map(everyText) });
    }
    for (const each of Object.values(featured).flat()) translate(each, ['title', 'short', 'name']);
  });

  it('a made-up language has a word for each of the dictionary', () => {
    const said = dictionary.flatMap(({ name, english: words }) => saidBy(words, name));
    expect(said.length).toBeGreaterThan(300);
    expect(said.filter(([place, text]) => !READ.test(place) && englishIn(text).length > 0)).toEqual([]);
  });

  it('a made-up language leaves no English on the landing page', async () => {
    const { renderHub } = await import('./hub.tsx');
    await renderHub();
    // the texts of a tool, which are not the hub's
    document.querySelector('main [role="tabpanel"]')?.remove();
    expect(english()).toEqual([]);
  });

  const kinds: readonly (readonly [string, (tool: Tool) => boolean])[] = [
    ['asks for rows', ({ inputs }) => Object.values(inputs).some(({ kind }) => kind === 'rows')],
    ['stores values', ({ keep }) => keep !== null],
    [
      'has tables and choices',
      ({ tables, inputs }) =>
        Object.keys(tables).length > 1 && Object.values(inputs).some(({ kind }) => kind === 'choice'),
    ],
  ]; // prettier-ignore
  it.each(kinds)('a made-up language leaves no English on the page of a tool that %s', async (_what, isOne) => {
    const { renderTool } = await import('./page.tsx');
    const found = tools.find(({ tool }) => isOne(tool));
    if (!found) throw new Error('no tool is of this kind');
    await renderTool(inPseudo(found.tool), found.id);
    expect(english()).toEqual([]);
  });
});
