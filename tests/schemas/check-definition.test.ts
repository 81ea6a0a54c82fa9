import { describe, expect, it } from 'vitest';
import { defineTool } from '#engine';
import { checkDefinition } from '#schemas/check-definition.ts';

const meta = {
  id: 'sample',
  path: '/test/sample',
  title: 'Sample',
  icon: 'wallet',
  description: 'A calculator of the tests.',
  metaDescription: 'A calculator that the tests of the definition check break in one place at a time.',
};
const amount = { kind: 'currency', label: 'Amount', default: 5000, min: 500, max: 10_000, step: 500 };
const mode = {
  kind: 'choice',
  label: 'Mode',
  options: [
    { value: 'simple', label: 'Simple' },
    { value: 'full', label: 'Full' },
  ],
  default: 'simple',
};
const fee = { kind: 'percent', label: 'Fee', default: 0.5, min: 0, max: 5, step: 0.05, showWhen: { mode: 'full' } };
const rate = { kind: 'percent', label: 'Rate', default: 8.5, min: 5, max: 20, step: 0.1 };
const loans = {
  kind: 'rows',
  label: 'Loans',
  item: 'Loan {number}',
  columns: { rate },
  min: 0,
  max: 4,
  default: [{ rate: 9 }],
};
const inputs = { amount, mode, fee, loans };
const outputs = {
  total: { kind: 'currency', label: 'Total' },
  band: { kind: 'text', label: 'Band', values: { low: 'Low', high: 'High' } },
};
const byYear = {
  title: 'By year',
  columns: {
    year: { kind: 'years', label: 'Year' },
    closing: { kind: 'currency', label: 'Closing' },
    who: { kind: 'text', label: 'Who' },
  },
};
const donut = {
  kind: 'donut',
  title: 'Parts',
  slices: [
    { label: 'Amount', value: 'amount' },
    { label: 'Total', value: 'total' },
  ],
};
const fan = { kind: 'fan', title: 'Fan', table: 'byYear', x: 'year', low: 'lo', middle: 'closing', high: 'year' };
const shares = { kind: 'shares', title: 'Ring', table: 'byYear', label: 'whom', value: 'closing' };
const line = { kind: 'line', title: 'Growth', table: 'byYear', x: 'year', series: ['closing'] };
const content = {
  title: 'About the sample',
  sections: [{ heading: 'What it does', paragraphs: ['It uses {ppf.rate}, by {nps.annuityShare@2020-01-01|source}.'] }],
  howTo: { name: 'Use it', steps: [{ name: 'Type', text: 'Type the amount.' }] },
  faq: [{ question: 'Is it a test?', answer: 'It is.' }],
};
const computed = ({ amount }: { amount: number }) => ({
  total: amount * 2,
  band: 'low',
  byYear: () => [{ year: 1, closing: amount, who: 'me' }],
});
const doubleNamed = (given: { amount: number }) => ({ ...computed(given), fee: 1 });
const example = { title: 'Twice', inputs: { amount: 1000 }, outputs: { total: 2000, band: 'low' } };
const spec = {
  inputs,
  outputs,
  tables: { byYear },
  notes: { doubled: '{amount} was doubled to {total}.' },
  charts: [donut, line],
  basis: ['Twice {amount}, at {ppf.rate}.', { text: 'In full.', showWhen: { mode: ['full'] } }],
  examples: [example],
  content,
  compute: computed,
};

/** What is found in the sample after a change, loosely typed, since the compiler would refuse most of them. */
function mistakes(change: Readonly<Record<string, unknown>>, metaChange: Partial<typeof meta> = {}) {
  return checkDefinition('tools/test/sample', { ...meta, ...metaChange }, defineTool({ ...spec, ...change } as never));
}
const numbers = (change: object) => ({ inputs: { ...inputs, amount: { ...amount, ...change } } });
const choice = (change: object) => ({ inputs: { ...inputs, mode: { ...mode, ...change } } });
const rule = (showWhen: object) => ({ inputs: { ...inputs, fee: { ...fee, showWhen } } });
const rows = (change: object) => ({ inputs: { ...inputs, loans: { ...loans, ...change } } });
const chart = (change: object) => ({ charts: [donut, { ...line, ...change }] });
const slice = (value: string) => ({ charts: [{ ...donut, slices: [donut.slices[0], { label: 'x', value }] }] });
const says = (text: string) => ({ content: { ...content, faq: [{ question: 'Why?', answer: text }] } });
const answer = 'content.faq[0].answer';

it('finds nothing wrong with a definition that is right', () => {
  expect(mistakes({})).toEqual([]);
});

it.each([
  [1, 30, 0.5, 12],
  [5, 20, 0.1, 8.5],
  [0, 5, 0.05, 0.15],
  [0.1, 0.7, 0.2, 0.3],
  [0, 1, 0.001, 0.007],
])('takes decimal steps as decimals: %d to %d by %d, starting with %d', (min, max, step, start) => {
  expect(mistakes(numbers({ min, max, step, default: start }))).toEqual([]);
});

/** One fault each: the change, where it is told, and what is said. */
// biome-ignore format: one fault a line reads as a list
const faults: readonly (readonly [string, Readonly<Record<string, unknown>>, string, RegExp])[] = [
  ['a chart of a missing output', slice('totl'), 'charts[0].slices[1].value', /"totl".*total, amount.*mean total\?/],
  ['a chart of a text result', slice('band'), 'charts[0].slices[1].value', /"band".*numeric.*have: total, amount, fee/],
  ['a chart of a choice', slice('mode'), 'charts[0].slices[1].value', /"mode".*numeric/],
  ['a chart of a missing table', chart({ table: 'byYer' }), 'charts[1].table', /"byYer".*byYear.*mean byYear\?/],
  ['a chart over a missing column', chart({ x: 'yaer' }), 'charts[1].x', /"yaer".*year, closing, who.*mean year\?/],
  ['a chart of a missing column', chart({ series: ['closin'] }), 'charts[1].series[0]', /"closin".*mean closing\?/],
  ['a chart of a text column', chart({ series: ['closing', 'who'] }), 'charts[1].series[1]', /"who".*year, closing\)/],
  ['a fan of a missing column', { charts: [fan] }, 'charts[0].low', /"lo".*year, closing/],
  ['a ring of a missing column', { charts: [shares] }, 'charts[0].label', /"whom".*mean who\?/],
  ['an unknown kind of chart', chart({ kind: 'lines' }), 'charts[1].kind', /donut.*line/],

  ['visibility that names nothing', rule({ moode: 'full' }), 'inputs.fee.showWhen', /"moode".*amount, mode.*mean mode\?/],
  ['visibility by a wrong option', rule({ mode: 'ful' }), 'inputs.fee.showWhen.mode', /"ful".*simple, full/],
  ['visibility by one wrong option of two', rule({ mode: ['full', 'x'] }), 'inputs.fee.showWhen.mode', /"x".*simple, full/],
  ['a basis shown for a wrong option', { basis: [{ text: 'x', showWhen: { mode: 'y' } }] }, 'basis[0].showWhen.mode', /"y".*simple, full/],

  ['a default out of bounds', numbers({ default: 10_500 }), 'inputs.amount.default', /10500.*500 to 10000/],
  ['a default off its step', numbers({ default: 5200 }), 'inputs.amount.default', /5200.*step 500/],
  ['a default below zero', numbers({ default: -500, min: -500 }), 'inputs.amount.default', /below 0/],
  ['a default that is no number', numbers({ default: Number.NaN }), 'inputs.amount.default', /number/],
  ['a default that is no option', choice({ default: 'none' }), 'inputs.mode.default', /simple, full/],
  ['two options alike', choice({ options: [...mode.options, { value: 'full', label: 'Again' }] }), 'inputs.mode.options[2].value', /"full".*twice/],
  ['a choice of one', choice({ options: [mode.options[0]] }), 'inputs.mode.options', /2/],
  ['a step that does not divide', numbers({ step: 400, default: 500 }), 'inputs.amount.step', /400.*500 to 10000/],
  ['a decimal step that does not', numbers({ min: 0, max: 1.05, step: 0.1, default: 0.3 }), 'inputs.amount.step', /0\.1.*0 to 1\.05/],
  ['a step of nothing', numbers({ step: 0 }), 'inputs.amount.step', /above 0/],
  ['a range without a step', numbers({ step: undefined }), 'inputs.amount.step', /missing/],
  ['a least value above the most', numbers({ min: 20_000 }), 'inputs.amount.min', /20000.*max 10000/],
  ['a least value alone', numbers({ max: undefined }), 'inputs.amount', /min and max/],
  ['a column with a default off its step', rows({ columns: { rate: { ...rate, default: 8.55 } } }), 'inputs.loans.columns.rate.default', /8\.55.*step 0\.1/],
  ['a column shown only at times', rows({ columns: { rate: { ...rate, showWhen: { mode: 'full' } } } }), 'inputs.loans.columns.rate.showWhen', /always/],
  ['a default row with a wrong cell', rows({ default: [{ rate: 'x' }] }), 'inputs.loans.default', /Rate.*number/],
  ['a property that does not exist', numbers({ lable: 'x' }), 'inputs.amount', /lable/],
  ['a name that is none', { inputs: { ...inputs, 'my-fee': fee } }, 'inputs.my-fee', /small letter/],
  ['an unknown kind of result', { outputs: { ...outputs, total: { kind: 'rupees', label: 'x' } } }, 'outputs.total.kind', /currency.*text/],
  ['an output named like an input', { outputs: { ...outputs, fee: outputs.total }, compute: doubleNamed }, 'outputs.fee', /input/],
  ['a finer view of a missing table', { tables: { byYear: { ...byYear, finerOf: 'byYeer' } } }, 'tables.byYear.finerOf', /"byYeer".*mean byYear\?/],
  ['sections by a missing column', { tables: { byYear: { ...byYear, sections: { by: 'yeer', caption: 'x' } } } }, 'tables.byYear.sections.by', /"yeer".*mean year\?/],
  ['a swap of a missing input', { swaps: [{ label: 'Swap', inputs: ['amount', 'fe'] }] }, 'swaps[0].inputs[1]', /"fe".*mean fee\?/],
  ['a history of a missing output', { keep: { version: 1, history: { title: 'x', outputs: ['totl'] } } }, 'keep.history.outputs[0]', /"totl".*mean total\?/],

  ['an example wrong by a rupee', { examples: [{ ...example, outputs: { total: 2001 } }] }, 'examples[0].outputs.total', /2001.*2000/],
  ['an example of a missing output', { examples: [{ ...example, outputs: { totl: 1 } }] }, 'examples[0].outputs.totl', /"totl".*total, band.*mean total\?/],
  ['an example with a missing input', { examples: [{ ...example, inputs: { amout: 1 } }] }, 'examples[0]', /"amout".*amount, mode/],
  ['an example with a wrong option', { examples: [{ ...example, inputs: { mode: 'x' } }] }, 'examples[0]', /Mode.*simple, full.*mode/],
  ['no example', { examples: [] }, 'examples', /^is empty; one/],
  ['no basis', { basis: [] }, 'basis', /^is empty; one/],

  ['markup in the content', says('It is <b>bold</b>.'), answer, /markup/],
  ['a script address in the content', says('See JavaScript:alert(1).'), answer, /script address/],
  ['a link that is not https', says('See http://example.org.'), answer, /https/],
  ['markup in a label', numbers({ label: 'The <i>amount</i>' }), 'inputs.amount.label', /markup/],
  ['an unknown fact', says('It is {ppf.rte}.'), answer, /"ppf\.rte" is not a fact.*mean ppf\.rate\?/],
  ['a fact on a day for which none is known', says('It was {nps.annuityShare@2001-01-01}.'), answer, /2001-01-01|2015/],
  ['an unknown part of a fact', says('By {ppf.rate|soruce}.'), answer, /soruce/],
  ['a figure where no figure can stand', says('It is {total}.'), answer, /\{total\}/],
  ['an unknown figure in the basis', { basis: ['Twice {amout}.'] }, 'basis[0].text', /"amout".*mean amount\?/],
  [
    'a note at an output that is not there',
    { notes: { doubled: { text: 'Twice.', at: 'totl' } } },
    'notes.doubled.at',
    /"totl" is not an output.*mean total\?/,
  ],
  [
    'an unknown part of an input in a note',
    { notes: { doubled: 'That is {fee|efective}.' } },
    'notes.doubled',
    /"efective" is not a part of an input.*mean effective\?/,
  ],
  [
    'what twelfths come to of an input that is no rate',
    { notes: { doubled: 'That is {amount|effective}.' } },
    'notes.doubled',
    /\{amount\|effective\} is no input in percent/,
  ],
  ['an unknown figure in a note', { notes: { doubled: 'To {totl}.' } }, 'notes.doubled', /"totl".*mean total\?/],
  ['a question without an answer', says(' '), answer, /^is empty; one/],
  ['steps without a step', { content: { ...content, howTo: { name: 'Use it', steps: [] } } }, 'content.howTo.steps', /^is empty; one/],
];

describe('one fault in a definition', () => {
  it.each(faults)('%s is refused where it stands, and nothing else is', (_, change, path, message) => {
    expect(mistakes(change)).toEqual([{ path, message: expect.stringMatching(message) }]);
  });

  it('rows with a least number above the most are refused', () => {
    expect(mistakes(rows({ min: 5 }))).toContainEqual({
      path: 'inputs.loans.min',
      message: expect.stringMatching(/5.*max 4/),
    });
  });

  it.each([
    ['two inputs', { mode: { ...mode, showWhen: { fee: 0.5 } }, fee }, 'mode → fee → mode'],
    ['two shown inputs', { mode: { ...mode, default: 'full', showWhen: { fee: 0.5 } }, fee }, 'mode → fee → mode'],
    ['one input', { mode: { ...mode, showWhen: { mode: 'full' } }, fee }, 'mode → mode'],
    ['one shown input', { mode: { ...mode, showWhen: { mode: 'simple' } }, fee }, 'mode → mode'],
  ])('visibility that goes round in a circle of %s is told with the way round', (_, change, way) => {
    const found = mistakes({ inputs: { ...inputs, ...change } });
    expect(found).toContainEqual({ path: 'inputs.mode.showWhen', message: expect.stringContaining(way) });
  });

  it.each<[string, Partial<typeof meta>, string, RegExp]>([
    ['an id that is not its folder', { id: 'simple' }, 'meta.id', /"simple".*"sample"/],
    ['a path with capitals', { path: '/Test/Sample' }, 'meta.path', /\/loan\/emi-calculator/],
    ['a path without a slash', { path: 'test/sample' }, 'meta.path', /\/loan\/emi-calculator/],
    ['an empty title', { title: ' ' }, 'meta.title', /^is empty; one/],
    ['a meta description too short', { metaDescription: 'Short.' }, 'meta.metaDescription', /50/],
    ['a meta description too long', { metaDescription: 'x'.repeat(161) }, 'meta.metaDescription', /160/],
  ])('%s is refused', (_, change, path, message) => {
    expect(mistakes({}, change)).toEqual([{ path, message: expect.stringMatching(message) }]);
  });
});

let runs = 0;
const one = computed({ amount: 1 });
const explode = () => {
  throw new Error('No such thing.');
};

describe('a compute at fault', () => {
  // biome-ignore format: one fault a line reads as a list
  it.each<[string, () => unknown, string, RegExp]>([
    ['throws', explode, 'defaults', /fault|No such thing/],
    ['gives NaN', () => ({ ...one, total: Number.NaN }), 'defaults', /[a-z]/],
    ['gives infinity', () => ({ ...one, total: Number.POSITIVE_INFINITY }), 'defaults', /[a-z]/],
    ['leaves a declared output out', () => ({ ...one, band: undefined }), 'defaults', /fault|band/i],
    ['gives an output that is not declared', () => ({ ...one, extra: 1 }), 'defaults', /extra/],
    ['gives a cell that is not declared', () => ({ ...one, byYear: () => [{ ...one.byYear()[0], extra: 1 }] }), 'defaults', /byYear\.extra/],
    ['differs between two runs', () => ({ ...one, total: ++runs }), 'defaults', /different/],
    ['leaves a table out', () => ({ total: 1, band: 'low' }), 'defaults: tables.byYear', /throws/],
    ['has a table that throws', () => ({ ...one, byYear: explode }), 'defaults: tables.byYear', /No such thing/],
    ['has a cell that is no number', () => ({ ...one, byYear: () => [{ year: 1, closing: Number.NaN, who: 'me' }] }), 'defaults: tables.byYear[0].closing', /NaN/],
    ['leaves a cell out', () => ({ ...one, byYear: () => [{ year: 1, who: 'me' }] }), 'defaults: tables.byYear[0].closing', /number/],
    ['makes a remark that is not declared', () => ({ ...one, notes: ['doubld'] }), 'defaults: notes', /"doubld".*doubled/],
  ])('that %s is told', (_, compute, path, message) => {
    const found = mistakes({ compute, examples: [{ ...example, outputs: {} }] });
    expect(found).toContainEqual({ path, message: expect.stringMatching(message) });
  });

  it('in a table whose rows differ between two runs is told', () => {
    const compute = () => ({ ...one, byYear: () => [{ year: 1, closing: ++runs, who: 'me' }] });
    expect(mistakes({ compute, examples: [{ ...example, outputs: {} }] })).toContainEqual({
      path: expect.stringMatching(/^defaults/),
      message: expect.stringMatching(/different/),
    });
  });
});
