import type { Catalogue } from '#engine';
import type { Folder } from '#schemas/checks/catalogue.ts';
import { meta } from './sample.ts';

/** A catalogue and folders with one fault: where it is reported, and in what words. */
export interface CatalogueFault {
  readonly catalogue?: Catalogue;
  readonly folders?: readonly Folder[];
  readonly path: string;
  readonly message: RegExp;
}

export const folderOf = (group: string, id: string, change: Partial<Folder['meta']> = {}): Folder => ({
  folder: `tools/${group}/${id}`,
  meta: { ...meta, id, path: `/${group}/${id}`, title: `Tool ${id}`, ...change },
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

const [loan, tax] = right.catalogue.groups;
if (!loan || !tax) throw new Error('two groups are needed');
const groups = (loanTools: typeof loan.tools, taxTools = tax.tools) => ({
  ...right.catalogue,
  groups: [
    { ...loan, tools: loanTools },
    { ...tax, tools: taxTools },
  ],
});
const withTwo = (change: Partial<Folder['meta']>) => ({
  folders: right.folders.map((each) =>
    each.folder === 'tools/loan/two' ? { ...each, meta: { ...each.meta, ...change } } : each,
  ),
});

export const faults: Readonly<Record<string, CatalogueFault>> = {
  'one id for two folders': {
    ...withTwo({ id: 'one' }),
    path: 'tools/loan/two: meta.id',
    message: /"one" is that of tools\/loan\/one too/,
  },
  'one path for two folders': {
    ...withTwo({ path: '/tax/three' }),
    path: 'tools/tax/three: meta.path',
    message: /"\/tax\/three" is that of tools\/loan\/two too/,
  },
  'one title for two folders': {
    ...withTwo({ title: 'Tool one' }),
    path: 'tools/loan/two: meta.title',
    message: /"Tool one" is that of tools\/loan\/one too/,
  },
  'a path of an entry still to come': {
    ...withTwo({ path: '/tax/soon' }),
    path: 'catalogue: meta.path',
    message: /"\/tax\/soon" is that of tools\/loan\/two too/,
  },
  'a folder that is not listed': {
    folders: [...right.folders, folderOf('tax', 'four')],
    path: 'tools/tax/four',
    message: /not in tools\/catalogue\.ts: add 'four' to the group 'tax'/,
  },
  'a folder in another group than it is listed in': {
    folders: right.folders.map((each) => (each.folder === 'tools/tax/three' ? folderOf('loan', 'three') : each)),
    path: 'tools/loan/three',
    message: /in the group "tax" of the catalogue, but in the folder "loan"/,
  },
  'an id without a folder': {
    catalogue: groups(['one', 'two', 'twoo']),
    path: 'catalogue.loan',
    message: /"twoo" has no folder; did you mean two\?/,
  },
  'an id listed twice': {
    catalogue: groups(['one', 'two', 'one']),
    path: 'catalogue.loan',
    message: /lists "one" twice/,
  },
  'an entry listed whole that has a folder': {
    catalogue: groups(['one', { id: 'two', path: '/loan/two', title: 'Tool two', icon: 'wallet' }]),
    path: 'catalogue.loan',
    message: /lists "two" whole, but it has a folder/,
  },
  'one folder in two groups': {
    folders: [...right.folders, folderOf('tax', 'two', { path: '/tax/two', title: 'Tool two of tax' })],
    path: 'tools/tax/two: meta.id',
    message: /"two" is that of tools\/loan\/two too/,
  },
  'a group without tools': {
    catalogue: groups(['one', 'two'], []),
    path: 'catalogue.groups[1].tools',
    message: /^is empty; one entry/,
  },
  'two groups of one id': {
    catalogue: { ...right.catalogue, groups: [loan, { ...tax, id: 'loan' }] },
    folders: [...right.folders.slice(0, 2), folderOf('loan', 'three')],
    path: 'catalogue.groups[1].id',
    message: /^"loan" is listed twice$/,
  },
  'two groups of one title': {
    catalogue: { ...right.catalogue, groups: [loan, { ...tax, title: 'loans' }] },
    path: 'catalogue.groups[1].title',
    message: /^"loans" is that of the group "loan" too$/,
  },
  'a title with an invisible mark': {
    catalogue: { ...right.catalogue, groups: [loan, { ...tax, title: 'Ta\u200bx' }] },
    path: 'catalogue.groups[1].title',
    message: /^has an invisible mark, U\+200B/,
  },
  'an unknown hash that opens what is still to come': {
    catalogue: { ...right.catalogue, fallback: 'soon' },
    path: 'catalogue.fallback',
    message: /^"soon" is still to come/,
  },
  'an unknown hash that opens no tool': {
    catalogue: { ...right.catalogue, fallback: 'onee' },
    path: 'catalogue.fallback',
    message: /"onee" is not a tool \(have: one, two, three, soon\); did you mean one\?$/,
  },
  'a landing page with a tool that is none': {
    catalogue: { ...right.catalogue, landing: { start: ['on'], live: [], wants: [] } },
    path: 'catalogue.landing.start',
    message: /^"on" is not a tool \(have: one, two, three, soon\); did you mean one\?$/,
  },
  'a landing page with a tool that is still to come': {
    catalogue: { ...right.catalogue, landing: { start: [], live: [{ title: 'Soon', tool: 'soon' }], wants: [] } },
    path: 'catalogue.landing.live',
    message: /^"soon" is still to come/,
  },
  'a landing page on which four tools can be used': {
    catalogue: {
      ...right.catalogue,
      landing: { start: [], live: Array(4).fill({ title: 'One', tool: 'one' }), wants: [] },
    },
    path: 'catalogue.landing.live',
    message: /3/,
  },
  'a landing page with a wish twice': {
    catalogue: {
      ...right.catalogue,
      landing: {
        start: [],
        live: [],
        wants: [
          { title: 'One', tool: 'two' },
          { title: 'Two', tool: 'two' },
        ],
      },
    },
    path: 'catalogue.landing.wants',
    message: /^lists "two" twice$/,
  },
  'one query that two tools want': {
    folders: [folderOf('loan', 'one', { asked: 'loan' }), ...right.folders.slice(1)].map((each) =>
      each.folder === 'tools/tax/three' ? folderOf('tax', 'three', { asked: 'loan' }) : each,
    ),
    path: 'tools/tax/three: meta.asked',
    message:
      /^"loan" is asked by tools\/loan\/one and by tools\/tax\/three, but a search has one first; delete it from one of them$/,
  },
  'one query that two tools want in other letters': {
    folders: [folderOf('loan', 'one', { asked: 'Loan ' }), ...right.folders.slice(1)].map((each) =>
      each.folder === 'tools/tax/three' ? folderOf('tax', 'three', { asked: 'loan' }) : each,
    ),
    path: 'tools/tax/three: meta.asked',
    message: /^"loan" is asked by tools\/loan\/one and by tools\/tax\/three/,
  },
};
