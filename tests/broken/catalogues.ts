import type { Catalogue } from '#engine';
import type { Folder } from '#schemas/checks/catalogue.ts';
import { meta, type Row } from './sample.ts';

const textsOf = (id: string) => ({
  description: `A calculator of the tests, ${id}.`,
  metaDescription: `A calculator in which everything is right, for the tests to break in one place, ${id}.`,
});
export const folderOf = (group: string, id: string, change: Partial<Folder['meta']> = {}): Folder => ({
  folder: `tools/${group}/${id}`,
  meta: { ...meta, id, path: `/${group}/${id}`, title: `Tool ${id}`, ...textsOf(id), ...change },
});
export const right: { readonly catalogue: Catalogue; readonly folders: readonly Folder[] } = {
  catalogue: {
    fallback: 'one',
    groups: [
      { id: 'loan', title: 'Loans', tools: ['one', 'two'] },
      { id: 'tax', title: 'Tax', tools: ['three', { id: 'soon', path: '/tax/soon', title: 'Soon', icon: 'wallet' }] },
    ],
  },
  folders: [folderOf('loan', 'one'), folderOf('loan', 'two'), folderOf('tax', 'three')],
};

const four = folderOf('tax', 'four');
const secondTwo = folderOf('tax', 'two', { path: '/tax/two', title: 'Tool two of tax', ...textsOf('two of tax') });
const whole = { id: 'two', path: '/loan/two', title: 'Tool two', icon: 'wallet' };
const landing = { start: [], live: [], wants: [] };
const live = { title: 'One', tool: 'one' };
const wants = ['One', 'Two'].map((title) => ({ title, tool: 'two' }));
const asked = (first: string) => [
  folderOf('loan', 'one', { asked: first }),
  folderOf('loan', 'two'),
  folderOf('tax', 'three', { asked: 'loan' }),
];

/** The catalogue and folders with one wrong value, each with what is reported. */
export const table: readonly Row[] = [
  [
    'folders.1.meta.id',
    'one',
    /^"one" is also that of tools\/loan\/one; each tool needs its own/,
    'tools/loan/two: meta.id',
  ],
  [
    'folders.1.meta.path',
    '/tax/three',
    /^"\/tax\/three" is also that of tools\/loan\/two; each tool needs its own/,
    'tools/tax/three: meta.path',
  ],
  [
    'folders.1.meta.title',
    'Tool one',
    /^"Tool one" is also that of tools\/loan\/one; each tool needs its own/,
    'tools/loan/two: meta.title',
  ],
  [
    'folders',
    [folderOf('loan', 'one', { short: 'Loan' }), folderOf('loan', 'two', { short: 'Loan' }), folderOf('tax', 'three')],
    /^"Loan" is also that of tools\/loan\/one; each tool needs its own/,
    'tools/loan/two: meta.short',
  ],
  [
    'folders.1.meta.path',
    '/tax/soon',
    /^"\/tax\/soon" is also that of tools\/loan\/two; each tool needs its own/,
    'catalogue: meta.path',
  ],
  ['folders.3', four, /not in tools\/catalogue\.ts: add 'four' to the group 'tax'/, 'tools/tax/four'],
  ['folders.2', folderOf('loan', 'three'), /in the group "tax" .*, but in the folder "loan"/, 'tools/loan/three'],
  [
    'folders.3',
    secondTwo,
    /^"two" is also that of tools\/loan\/two; each tool needs its own/,
    'tools/tax/two: meta.id',
  ],
  [
    'folders',
    asked('loan'),
    /^"loan" is asked by tools\/loan\/one and by tools\/tax\/three, but/,
    'tools/tax/three: meta.asked',
  ],
  ['folders', asked('Loan '), /^"loan" is asked by tools\/loan\/one and/, 'tools/tax/three: meta.asked'],
  ['catalogue.groups.0.tools.2', 'twoo', /"twoo" has no folder\. Did you mean two\?/, 'catalogue.loan'],
  ['catalogue.groups.0.tools.2', 'one', /lists "one" twice/, 'catalogue.loan'],
  [
    'catalogue.groups.0.tools.1',
    whole,
    /^lists "two" in full, but it has a folder; write only its id/,
    'catalogue.loan',
  ],
  ['catalogue.groups.1.tools', [], /^is empty; add at least one entry/],
  ['catalogue.groups.1.title', 'loans', /^"loans" is also the title of the group "loan"; give each its own$/],
  ['catalogue.groups.1.title', 'Ta\u200bx', /^has an invisible character, U\+200B/],
  ['catalogue.fallback', 'soon', /^"soon" does not exist yet/],
  ['catalogue.fallback', 'onee', /"onee" is not a tool\. Did you mean one\?$/],
  ['catalogue.landing', { ...landing, start: ['on'] }, /^"on" is not a tool\. Did you mean one\?$/, '.start'],
  ['catalogue.landing', { ...landing, live: [{ title: 'Soon', tool: 'soon' }] }, /^"soon" does not exist yet/, '.live'],
  ['catalogue.landing', { ...landing, live: [live, live, live, live] }, /3/, '.live'],
  ['catalogue.landing', { ...landing, wants }, /^lists "two" twice$/, '.wants'],
];
