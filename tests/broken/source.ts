/** Code with one thing that no definition may do: the line after the import, and the message. */
export const faults: Readonly<Record<string, readonly [code: string, message: RegExp]>> = {
  'the clock': ['const now = Date.now();', /^reads the clock; .* make the day an input/],
  'the day of the visit': ['const now = new Date();', /^reads the clock/],
  'the clock by another name': ['const Clock = Date;', /^reads the clock/],
  'a day in the words of the place': [
    "const day = new Date('2026-04-01').toLocaleDateString();",
    /^depends on where the visitor is/,
  ],
  'a day of the place': ["const day = new Date('2026-04-01').getDate();", /^depends on where/],
  'an order of the place': [
    "const order = ['b', 'a'].sort((one, other) => one.localeCompare(other));",
    /^depends on where/,
  ],
  'a random number': ['const chance = Math.random();', /^uses Math\.random, which differs in every run$/],
  'a random number in brackets': ["const chance = Math['random']();", /^uses Math\.random/],
  'a random number by another name': ['const { random } = Math;', /^takes Math apart/],
  'the time a run takes': [
    'const now = performance.now();',
    /^a definition cannot use performance: it can use Array, .* and what it imports$/,
  ],
  'random bytes': ['const bytes = crypto.getRandomValues(new Uint8Array(1));', /^a definition cannot use crypto: /],
  'a format of the browser': [
    "const format = new Intl.NumberFormat('en-IN');",
    /^a definition cannot use Intl: .* use formatNumber or formatRupees of #engine$/,
  ],
  'the process': ['const folder = process.cwd();', /^a definition cannot use process: /],
  'a module of Node': ["import { readFileSync } from 'node:fs';", /^A definition may import only #engine, #rules/],
  'a module of Node by its old name': ["import * as fs from 'fs';", /^A definition may import only/],
  'a module by require': [
    "const fs = require('fs');",
    /^a definition cannot use require: write import … from … at the top/,
  ],
  'a package': ["import { sum } from 'lodash';", /^A definition may import only/],
  'the page': ['const width = window.innerWidth;', /^a definition cannot use window: /],
  'the document': ["const title = document.querySelector('h1');", /^a definition cannot use document: /],
  'what a browser stores': ["const kept = localStorage.getItem('a');", /^a definition cannot use localStorage: /],
  'a name that a page has by chance': ['const text = name;', /^a definition cannot use name: /],
  'the network': [
    "const answer = fetch('https://example.org');",
    /^a definition cannot use fetch: compute must answer at once; declare figures from a service as live$/,
  ],
  'a timer': ['setTimeout(() => {}, 5);', /^a definition cannot use setTimeout: compute must answer at once$/],
  'a promise': ['const later = Promise.resolve(5);', /^a definition cannot use Promise: /],
  'a wait': ['await null;', /^waits for something/],
  'a function that waits': ['const compute = async () => 5;', /^waits for something/],
  everything: ['const all = globalThis;', /^a definition cannot use globalThis: /],
  'code in a text': ["const five = eval('5');", /^a definition cannot use eval: /],
  'what is left of a search for a fault': [
    "console.log('here');",
    /^a definition cannot use console: nobody reads it; try npm run calc$/,
  ],
  'the settings of the page': ['const mode = import.meta.env.MODE;', /^uses import\.meta/],
  'an import that runs later': ["const later = import('./content.ts');", /^imports something while it runs/],
  'a file of another group': [
    "import { a } from '../../loan/reducing-balance.ts';",
    /files of its own group or of tools\/\.$/,
  ],
  'a file of the engine': [
    "import { a } from '../../../src/engine/fill.ts';",
    /files of its own group or of tools\/\.$/,
  ],
  'what code can be made of': [
    "const five = [].map.constructor('return process')();",
    /^uses constructor, through which/,
  ],
  'that in brackets': ["const five = [].map['constructor']('return 5')();", /^uses constructor/],
  'that in a template': ['const five = [].map[`constructor`]("return 5")();', /^uses constructor/],
  'that taken out': ['const { constructor: Make } = () => 1;', /^uses constructor/],
  'a changed prototype': ['Object.getPrototypeOf([]).map = () => [];', /^uses getPrototypeOf/],
  'an old way to the prototype': ['const base = [].__proto__;', /^uses __proto__/],
  'a global that is declared': [
    'declare const require: (name: string) => never;',
    /^declares something from elsewhere/,
  ],
  'a function that is declared': [
    'declare function fetch(address: string): never;',
    /^declares something from elsewhere/,
  ],
  'globals that are declared': ['declare global { const process: object; }', /^declares a module/],
  'another page behind a condition': [
    "const compute = (amount: number) => { if (amount === 7) top.location.href = 'https://a.example'; };",
    /^a definition cannot use top: /,
  ],
  'a global beside a parameter of its name': [
    'const compute = (process: number) => process; const folder = process;',
    /^a definition cannot use process: /,
  ],
  'a global behind a type': [
    'const folder = (process as unknown as { cwd(): string }).cwd();',
    /^a definition cannot use process/,
  ],
  'a global in brackets': ['const folder = (process).cwd();', /^a definition cannot use process/],
  'a global in a parameter that is a property': [
    'class A { constructor(private folder = process.cwd()) {} }',
    /^a definition cannot use process/,
  ],
  'a global in a decorator': ['@process.exit() class A {}', /^is a decorator/],
  'a global that is exported in an old way': ['export = process;', /^uses an old kind of export/],
  'a type that hides mistakes': ['const five = (5 as any) + 1;', /^writes "as any"/],
  'a random number by a list': [
    "const chance = ['random'].map((part) => Math[part]);",
    /^takes Math, Date or Object apart/,
  ],
  'Math handed on': ['const all = Object.values(Math);', /^takes Math apart/],
  'the clock as a function': ['const now = [1].map(Date);', /^reads the clock/],
  'an old import': ["import fs = require('fs');", /^A definition may import only/],
  'an enum': ['enum Kind { A }', /^is an enum/],
  'what is exported from elsewhere': ["export * from 'node:fs';", /^A definition may import only/],
  'an apostrophe in a text': [
    "const help = { text: 'The fuel's price' };",
    /^cannot be read: .*; write an apostrophe in a text as ’, because ' ends the text$/,
  ],
  'a text without its end': ["const help = 'The price", /^cannot be read: .*; end a text on its own line/],
  'a number with commas': [
    'const price = { from: 1,00,000 };',
    /^cannot be read: .*; write numbers without commas, as in/,
  ],
  'a number with one comma': ['const price = { from: 1,00, to: 2 };', /; write numbers without commas/],
  'a comma forgotten': [
    'const pair = { a: 1 b: 2 };',
    /^cannot be read: Expected `,` or `}` .*; is a comma missing before it\?$/,
  ],
};

/** Correct code. */
export const right: readonly string[] = [
  "const day = new Date('2026-04-01'); const utc = Date.UTC(2026, 3, 1) + day.getUTCFullYear();",
  'const most = Math.max(1, 2) + Math.PI;',
  'type Window = { readonly document: Date; process(): void };',
  'const { process: steps, ...others } = { process: 5, window: 6 }; const sum = steps + others.window;',
  "// Math.random() and Date.now() in words\nconst text = 'process.exit()';",
  'function status(name: string, [top = 1]: number[], { event }: { event: string }) { return name + top + event; }',
  'const as = new Map<string, Set<number>>(); for (const [key, value] of as) if (key) value.clear();',
  'class Sum { total = 0; add(more: number) { this.total += more; return this; } } const sum = new Sum().add(5);',
];
