/** Code with one thing that no definition may do: the line after the import, and the message. */
export const faults: Readonly<Record<string, readonly [code: string, message: RegExp]>> = {
  'the clock': ['const now = Date.now();', /^reads the clock by Date; .* make the day an input/],
  'the day of the visit': ['const now = new Date();', /^reads the clock by Date/],
  'the clock by another name': ['const Clock = Date;', /^reads the clock by Date/],
  'a day in the words of the place': [
    "const day = new Date('2026-04-01').toLocaleDateString();",
    /^uses toLocaleDateString, which depends on where/,
  ],
  'a day of the place': ["const day = new Date('2026-04-01').getDate();", /^uses getDate, which depends on where/],
  'an order of the place': [
    "const order = ['b', 'a'].sort((one, other) => one.localeCompare(other));",
    /^uses localeCompare/,
  ],
  'a random number': ['const chance = Math.random();', /^uses Math\.random, which gives something else in every run$/],
  'a random number in brackets': ["const chance = Math['random']();", /^takes Math apart/],
  'a random number by another name': ['const { random } = Math;', /^takes Math apart/],
  'the time a run takes': [
    'const now = performance.now();',
    /^names performance, which gives something else in every run$/,
  ],
  'random bytes': ['const bytes = crypto.getRandomValues(new Uint8Array(1));', /^names crypto/],
  'a format of the browser': [
    "const format = new Intl.NumberFormat('en-IN');",
    /^names Intl, .* formatNumber or formatRupees of #engine$/,
  ],
  'the process': ['const folder = process.cwd();', /^names process, which is of Node/],
  'a module of Node': [
    "import { readFileSync } from 'node:fs';",
    /^imports "node:fs"; a definition may import #engine, #rules/,
  ],
  'a module of Node by its old name': ["import * as fs from 'fs';", /^imports "fs"/],
  'a module by require': ["const fs = require('fs');", /^names require, which is of Node/],
  'a package': ["import { sum } from 'lodash';", /^imports "lodash"/],
  'the page': ['const width = window.innerWidth;', /^names window, which is neither declared here/],
  'the document': ["const title = document.querySelector('h1');", /^names document/],
  'what a browser stores': ["const kept = localStorage.getItem('a');", /^names localStorage/],
  'a name that a page has by chance': ['const text = name;', /^names name, which is neither declared/],
  'the network': ["const answer = fetch('https://example.org');", /^names fetch, which answers later/],
  'a timer': ['setTimeout(() => {}, 5);', /^names setTimeout, which answers later/],
  'a promise': ['const later = Promise.resolve(5);', /^names Promise, which answers later/],
  'a wait': ['await null;', /^waits for something/],
  'a function that waits': ['const compute = async () => 5;', /^waits for something/],
  everything: ['const all = globalThis;', /^names globalThis, which can reach everything/],
  'code in a text': ["const five = eval('5');", /^names eval, which can reach everything/],
  'what is left of a search for a fault': [
    "console.log('here');",
    /^names console, which writes where no visitor reads$/,
  ],
  'the settings of the page': ['const mode = import.meta.env.MODE;', /^uses import\.meta/],
  'an import that runs later': ["const later = import('./content.ts');", /^imports something while it runs/],
  'a file that is not there': [
    "import { a } from './contnet.ts';",
    /there is no file tools\/test\/sample\/contnet\.ts; did you mean \.\/content\.ts\?$/,
  ],
  'maths that is not there': [
    "import { a } from '#maths/anuity.ts';",
    /there is no file src\/maths\/anuity\.ts; did you mean #maths\/annuity\.ts\?$/,
  ],
  'a file of another group': [
    "import { a } from '../../loan/reducing-balance.ts';",
    /files of its own group or of tools\/$/,
  ],
  'a file of the engine': ["import { a } from '../../../src/engine/fill.ts';", /files of its own group or of tools\/$/],
  'a name that a file does not export': [
    "import { fial } from '#engine';",
    /"fial" is not an export of it \(have: .*\); did you mean fail\?$/,
  ],
  'a whole that a file does not have': [
    "import engine from '#engine';",
    /^imports "#engine" as a whole, but it has no export default; write import \{ … \} with names \(have: defineTool, fail\)$/,
  ],
  'a name where a file exports a whole': [
    "import { content } from './content.ts';",
    /"content" is not an export of it \(have: default\); write import content from '\.\/content\.ts', without braces$/,
  ],
  'Windows line ends': ['const one = 1;\r\nconst two = 2;\r', /^ends as on Windows; .* npx biome check --write tools/],
  'a part that no definition has': [
    'export default defineTool({ inputs, ouputs: {} });',
    /"ouputs" is not a part of a definition .* mean outputs\?$/,
  ],
  'an apostrophe in a text': [
    "const help = { text: 'The fuel's price' };",
    /^cannot be read: .*; an apostrophe in a text is ’, because ' ends the text$/,
  ],
  'a text without its end': ["const help = 'The price", /^cannot be read: .*; a text ends on its line/],
  'a number with commas': ['const price = { from: 1,00,000 };', /^cannot be read: .*; a number has no commas, as in/],
  'a number with one comma': ['const price = { from: 1,00, to: 2 };', /; a number has no commas/],
  'a name of the engine that is not imported': [
    "export default () => fail('price', 'none');",
    /^names fail, .*; add it to the import: import \{ …, fail \} from '#engine'$/,
  ],
  'a comma forgotten': ['const pair = { a: 1 b: 2 };', /^cannot be read: Expected `,` or `}`/],
};

/** Correct code. */
export const right: readonly string[] = [
  "const day = new Date('2026-04-01'); const utc = Date.UTC(2026, 3, 1) + day.getUTCFullYear();",
  'const most = Math.max(1, 2) + Math.PI;',
  'type Window = { readonly document: Date; process(): Promise<void> };',
  'const { process: steps, ...others } = { process: 5, window: 6 }; const sum = steps + others.window;',
  "// Math.random() and Date.now() in words\nconst text = 'process.exit()';",
  'function status(name: string, [top = 1]: number[], { event }: { event: string }) { return name + top + event; }',
  "import type { Thing } from 'lodash'; const thing = {} as Thing;",
  'const as = new Map<string, Set<number>>(); for (const [key, value] of as) if (key) value.clear();',
  'class Sum { total = 0; add(more: number) { this.total += more; return this; } } const sum = new Sum().add(5);',
];
