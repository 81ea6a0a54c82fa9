import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { aboutHub } from '#src/catalogue/about.ts';
import { entryOf, featuredOf, findablesOf, menuOf } from '#src/catalogue/catalogue.ts';
import type { Catalogue, Meta } from '#src/engine/types.ts';
import { pageOf } from '#src/shell/routing/router.ts';
import { words as powers } from '#src/words/en/powers.ts';
import { words as answers } from '#src/words/en/search.ts';
import { words as shell } from '#src/words/en/shell.ts';
import { words as hindiPowers } from '#src/words/hi/powers.ts';
import { words as hindiAnswers } from '#src/words/hi/search.ts';
import { words as hindiShell } from '#src/words/hi/shell.ts';
import ownCatalogue from '#tools/catalogue.ts';

const meta = (id: string): Meta => ({
  id,
  path: `/first/${id}`,
  title: `Title of ${id}`,
  icon: 'wallet',
  description: `What ${id} does.`,
  metaDescription: `A long line about ${id} that a search engine shows under its title.`,
});
const soon = { id: 'soon', path: '/second/soon', title: 'Still to come', icon: 'hourglass' };
const catalogue: Catalogue = {
  fallback: 'one',
  groups: [
    { id: 'second', title: 'Second', tools: ['two', soon] },
    { id: 'first', title: 'First', tools: ['one'] },
  ],
};
const metas = new Map(['one', 'two', 'unlisted'].map((id) => [id, meta(id)]));

describe('the menu', () => {
  const menu = menuOf(catalogue, metas);

  it('has the groups and their tools in the order of the catalogue', () => {
    expect(menu.fallback).toBe('one');
    expect(menu.groups.map(({ id, title }) => [id, title])).toEqual([
      ['second', 'Second'],
      ['first', 'First'],
    ]);
    expect(menu.groups.map(({ tools }) => tools.map(({ id }) => id))).toEqual([['two', 'soon'], ['one']]);
  });

  it('has of each tool only what a list shows', () => {
    expect(entryOf(menu, 'two')).toEqual({
      id: 'two',
      path: '/first/two',
      title: 'Title of two',
      icon: 'wallet',
      ready: true,
    });
  });

  it('has a tool that is still to come, as not ready', () => {
    expect(entryOf(menu, 'soon')).toEqual({ ...soon, ready: false });
  });

  it('knows no tool that the catalogue does not list, nor names of every object', () => {
    for (const id of ['unlisted', 'none', '', 'constructor', '__proto__', 'toString'])
      expect(entryOf(menu, id)).toBeUndefined();
  });

  it('asks a question where it decides between two tools', () => {
    const question = { text: 'Have you begun?', no: 'Not yet', yes: { title: 'Yes', tool: 'two' } };
    const landing = { start: [], live: [], wants: [{ title: 'Learn', tool: 'one', question }] };
    expect(featuredOf({ ...catalogue, landing }, menu, metas).wants).toEqual([
      {
        ...entryOf(menu, 'one'),
        name: 'Learn',
        question: { ...question, yes: { ...entryOf(menu, 'two'), name: 'Yes' } },
      },
    ]);
  });

  it('picks what the landing page shows, with the line on each', () => {
    const landing = {
      start: ['two'],
      live: [{ title: 'First', tool: 'one' }],
      wants: [{ title: 'Learn', tool: 'one' }],
    };
    const { start, wants, live } = featuredOf({ ...catalogue, landing }, menu, metas);
    expect(start).toEqual([{ ...entryOf(menu, 'two'), short: 'Title of two' }]);
    expect(wants).toEqual([{ ...entryOf(menu, 'one'), name: 'Learn' }]);
    expect(live).toEqual([{ ...entryOf(menu, 'one'), name: 'First' }]);
    expect(featuredOf(catalogue, menu, metas)).toMatchObject({ start: [], wants: [], live: [] });
    expect(() =>
      featuredOf({ ...catalogue, landing: { ...landing, live: [{ title: 'First', tool: 'on' }] } }, menu, metas),
    ).toThrow(/"on"/);
  });

  it('is refused where a tool has no folder, naming those that have one', () => {
    const wrong: Catalogue = { ...catalogue, groups: [{ id: 'first', title: 'First', tools: ['onne'] }] };
    expect(() => menuOf(wrong, metas)).toThrow(/"onne" has no folder\. Choose from: one, two, unlisted/);
  });
});

it.each([
  'no_such_tool',
  'no_such_tool?rate=9',
  'ONE',
  '__proto__',
  'constructor',
  '%E0%A4%A',
  '/',
  '#two',
  '<img src=x>',
])('a hash that names no tool opens the fallback: #%s', (hash) => {
  expect(pageOf(`#${hash}`, menuOf(catalogue, metas))).toBe('one');
});

it('tells the search of each tool its group and the other words for it', () => {
  const found = findablesOf(menuOf(catalogue, metas), new Map([['one', { ...meta('one'), keywords: 'first of all' }]]));
  expect(found.map(({ id, group, keywords }) => [id, group, keywords])).toEqual([
    ['two', 'Second', []],
    ['soon', 'Second', []],
    ['one', 'First', ['first of all']],
  ]);
});

it.each([
  ['भरोसा', 'trust'],
  ['Can I trust this?', 'trust'],
  ['is this site safe', 'trust'],
  ['kya ye sahi hai', 'trust'],
  ['privacy', 'privacy'],
  ['offline', 'offline'],
  ['internet ke bina', 'offline'],
  ['print', 'print'],
  ['save as pdf', 'print'],
  ['Excel', 'spreadsheet'],
  ['spreadsh', 'spreadsheet'],
  ['dark mode', 'theme'],
  ['save', 'save'],
  ['share on WhatsApp', 'share'],
  ['हिंदी', 'language'],
])('the line %s asks %s of the hub itself', (line, topic) => {
  expect(aboutHub(line, false)).toBe(topic);
});

it.each([
  ['English', answers.about, powers, shell],
  ['Hindi', hindiAnswers.about, hindiPowers, hindiShell],
])('answers about the hub have the names that its buttons have: %s', (_, about, button, { myFigures, theme }) => {
  const named = [
    [about.print, button.more, button.print],
    [about.spreadsheet, button.more, button.download],
    [about.save, button.save, myFigures.title],
    [about.share, button.share],
    [about.theme.toLowerCase(), theme.light.toLowerCase(), theme.dark.toLowerCase()],
  ];
  for (const [answer = '', ...names] of named) for (const name of names) expect(answer).toContain(name);
});

it('a line that finds calculators asks nothing of the hub, unless it asks for nothing else', () => {
  expect(aboutHub('save', true)).toBe('save');
  expect(aboutHub('save tax', true)).toBe(null);
  expect(aboutHub('print emi schedule', true)).toBe(null);
  expect(aboutHub('share profit', true)).toBe(null);
});

it('other words ask nothing of the hub, and neither do the few letters that one begins with', () => {
  for (const line of ['', 'weather in delhi', 'sha', 'this site', 'pan card aadhaar link', 'reliance share price'])
    expect(aboutHub(line, false)).toBe(null);
});

it.each(ownCatalogue.groups.map(({ id }) => id))(
  'the drawing of %s is small, and has no colours but the theme’s',
  (id) => {
    const drawing = readFileSync(`tools/${id}/drawing.svg`, 'utf8');
    expect(drawing.length).toBeLessThan(2000);
    const painted = [...drawing.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, paint]) => paint);
    expect(new Set(painted)).toEqual(
      new Set([
        'none',
        'currentColor',
        'var(--colour-tint)',
        ...(drawing.includes('-panel') ? ['var(--colour-panel)'] : []),
      ]),
    );
  },
);
