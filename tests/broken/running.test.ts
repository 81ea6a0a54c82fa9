import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { checkTools } from '../../scripts/check/check-tools.ts';
import { writeTool } from './running.ts';

const ends = 'globalThis.process.exit(0)';
const grow =
  'const grow = (n) => { const l = []; for (let i = 0; i < n; i++) l.push(new Array(20).fill(i)); return n; };';
const count = 'const count = (n) => { let t = 0; while (t !== n) t += n > 1e8 ? 0 : n; return t; };';

/** A definition that leads on to a tool. */
const leadsTo = (tool: string, settings: string) => ({
  more: `next: [{ tool: '${tool}', text: 'And {total}?', with: { ${settings} } }],`,
});

/** What definitions do, each with what the check says of it; null where it is right. */
const cases: Readonly<Record<string, readonly [Parameters<typeof writeTool>[1], RegExp | null]>> = {
  good: [{}, null],
  exits: [{ first: `${ends};` }, /^ends while it is loaded, by process\.exit or/],
  exits_later: [
    { compute: `amount > 10_000 ? ${ends} : { total: amount * 2 }` },
    /^with amount 100000: ends the process/,
  ],
  fills: [
    { first: grow, compute: '({ total: grow(amount) * 2 })' },
    /^with amount 1000000000: needs more than 128 MB of memory; limit .* allowed on the input/,
  ],
  loops: [{ first: 'while (true) {}' }, /^takes longer than 3 seconds to load/],
  loops_later: [
    { first: count, compute: '({ total: count(amount * 2) })' },
    /^with amount 1000000000: takes longer than 3 seconds; limit .* allowed on the input/,
  ],
  goes_on: [
    leadsTo('emi_calculater', "loanAmount: '{total}'"),
    /^next\[0\]\.tool "emi_calculater" is not a tool\. Did you mean emi_calculator\?$/,
  ],
  carries_unknown: [
    leadsTo('emi_calculator', "loanAmount: '{total}', rat: '9'"),
    /^next\[0\]\.with\.rat "rat" is not an input of emi_calculator\. Did you mean rate\?$/,
  ],
  carries_wrong_kind: [
    leadsTo('emi_calculator', "loanAmount: '{total}', rate: '{total}'"),
    /^next\[0\]\.with\.rate is percent in emi_calculator, which \{total\} is not$/,
  ],
  carries_too_little: [
    leadsTo('emi_calculator', "rate: '9'"),
    /^next\[0\]\.with leaves loanAmount of emi_calculator at its default 1000000, which is not the visitor’s figure; pass it too/,
  ],
  carries_unreadable: [
    leadsTo('emi_calculator', "loanAmount: '{total}', tenure: '2000'"),
    /^next\[0\]\.with passes emi_calculator something it cannot read with defaults: Loan tenure can be at most 1,000 years/,
  ],
  carries_no_rows: [leadsTo('net_worth', "assets: '0', liabilities: '0'"), null],
  carries_rows: [
    leadsTo('net_worth', "assets: '{total}', liabilities: '0'"),
    /^next\[0\]\.with\.assets is rows in net_worth, which \{total\} is not$/,
  ],
  carries_no_option: [
    leadsTo('loan_cost', "loanAmount: '{total}', rateKind: \"'flatt'\""),
    /^next\[0\]\.with\.rateKind "flatt" is not an option of it in loan_cost\. Did you mean flat\?$/,
  ],
  carries_option_of_number: [
    leadsTo('emi_calculator', "loanAmount: '{total}', rate: \"'high'\""),
    /^next\[0\]\.with\.rate is percent in emi_calculator, which 'high' is not$/,
  ],
  carries_option: [leadsTo('loan_cost', "loanAmount: '{total}', rateKind: \"'flat'\""), null],
  relates: [
    { more: "related: ['ppf', 'emi_calculater']," },
    /^related\[1\] "emi_calculater" is not a tool\. Did you mean emi_calculator\?$/,
  ],
  no_rate: [
    { first: 'const rates: Record<string, { rate: number }> = {}; const none = rates.full.rate; void none;' },
    /^throws while it is loaded or checked: it looks for "rate" in something that is not there: an option or a fact/,
  ],
  unused: [
    {
      more: "notes: { given: 'Given.', silent: 'Never given.' },",
      compute: "({ total: amount * 2, notes: ['given'] })",
    },
    /^notes\.silent is never returned by compute; /,
  ],
  throws: [{ first: "throw new Error('Not yet.');" }, /^throws while it is loaded or checked: Not yet\.$/],
  waits: [
    { first: 'await new Promise(() => {});' },
    /^ends while it is loaded, .* a top-level await that never settles$/,
  ],
  answers_later: [
    { compute: 'later(amount)', first: 'async function later(total) { return { total }; }' },
    /^defaults compute gives undefined as total/,
  ],
  no_file: [{ first: "import { a } from './contnet.ts'; void a;" }, /^throws while .*contnet\.ts/],
  no_maths: [{ first: "import { a } from '#maths/anuity.ts'; void a;" }, /^throws while .*anuity\.ts/],
  no_export: [{ first: "import { fial } from '#engine'; void fial;" }, /^throws while .*fial/],
  no_whole: [{ first: "import engine from '#engine'; void engine;" }, /^throws while .*default/],
  no_name: [{ first: "import { content } from './meta.ts'; void content;" }, /^throws while .*content/],
  not_imported: [{ first: "const none = fail('amount', 'none');" }, /^throws while .*fail is not defined$/],
  windows: [{ first: '\r\n' }, /^has Windows line endings; /],
  marked: [{ marks: '\ufeff' }, /^begins with a byte-order mark, .*; save it as UTF-8 without BOM$/],
};

/** Limits: short for definitions that never end, long enough for the others on a busy machine. */
const endless = ['loops', 'loops_later'];

it('definitions that exit, hang, wait, throw, fill the memory, import what is not there or name no tool are reported, and the others are checked all the same', async () => {
  const names = Object.keys(cases);
  const folders = Object.fromEntries(Object.entries(cases).map(([name, [parts]]) => [name, writeTool(name, parts)]));
  const check = (seconds: number, some: readonly string[]) =>
    checkTools(
      some.map((name) => folders[name] ?? ''),
      [],
      { seconds, megabytes: 128 },
    );
  const [quick, slow] = await Promise.all([
    check(
      60,
      names.filter((name) => !endless.includes(name)),
    ),
    check(3, endless),
  ]);
  const said = Object.fromEntries(
    names.map((name) => {
      const start = `${folders[name]}/definition.ts: `;
      const own = [quick, slow].flatMap(({ mistakes }) => mistakes.get(folders[name] ?? '') ?? []);
      return [name, own.map((text) => text.slice(start.length))];
    }),
  );
  expect(said).toEqual(
    Object.fromEntries(
      Object.entries(cases).map(([name, [, message]]) => [
        name,
        message === null ? [] : [expect.stringMatching(message)],
      ]),
    ),
  );
  expect(quick.metas.get(folders.good ?? '')).toMatchObject({ id: 'good' });
}, 240_000);

it('a label is compared with those of calculators that are not checked', async () => {
  const age = (label: string) =>
    `export const age = { kind: 'years', age: true, about: 'age', label: '${label}', default: 30 };`;
  const compute = '({ total: amount * 2 })';
  const [first, second] = ['Current age', 'Your age'].map((label, index) => {
    const folder = writeTool(`labelled_${index}`, { first: age(label).replace('export ', ''), compute });
    const file = join(root, folder, 'definition.ts');
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('inputs: {', 'inputs: { age,')
        .replace("['Twice the amount.']", "['At {age}.']"),
    );
    return folder;
  });
  const { mistakes } = await checkTools([second ?? ''], [first ?? '']);
  expect(mistakes.get(second ?? '')).toEqual([
    expect.stringMatching(/inputs\.age\.label is "Your age", but .* is called "Current age"/),
  ]);
}, 240_000);

it('a definition is not blamed for time in which the machine does something else', async () => {
  const folder = writeTool('paused', { first: 'Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 4000);' });
  const { mistakes } = await checkTools([folder], [], { seconds: 3, megabytes: 128 });
  expect(mistakes.get(folder)).toEqual([]);
}, 240_000);
