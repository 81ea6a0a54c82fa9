import { defineTool } from '#engine';
import { checkDefinition, type Mistake } from '#schemas/check-definition.ts';

/** A change that breaks the sample in one place: where that is told, and in what words. */
export interface Fault {
  readonly change?: Readonly<Record<string, unknown>>;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly folder?: string;
  readonly path: string;
  readonly message: RegExp;
}
/** Faults of a theme, each by what is wrong. */
export type Faults = Readonly<Record<string, Fault>>;

export const meta = {
  id: 'sample',
  path: '/test/sample',
  title: 'Sample',
  icon: 'wallet',
  description: 'A calculator of the tests.',
  metaDescription: 'A calculator in which everything is right, for the tests to break in one place at a time.',
};
export const amount = { kind: 'currency', label: 'Amount', default: 5000, min: 500, max: 10_000, step: 500 };
export const mode = {
  kind: 'choice',
  label: 'Mode',
  options: [
    { value: 'simple', label: 'Simple' },
    { value: 'full', label: 'Full' },
  ],
  default: 'simple',
};
export const fee = {
  kind: 'percent',
  label: 'Fee',
  default: 0.5,
  min: 0,
  max: 5,
  step: 0.05,
  showWhen: { mode: 'full' },
};
export const opened = { kind: 'date', label: 'Opened', default: '2026-04-01', min: '2020-01-01', max: '2030-12-31' };
export const rate = { kind: 'percent', label: 'Rate', default: 8.5, min: 5, max: 20, step: 0.1 };
export const loans = {
  kind: 'rows',
  label: 'Loans',
  item: 'Loan {number}',
  columns: { rate },
  min: 0,
  max: 4,
  default: [{ rate: 9 }],
};
export const inputs = { amount, mode, fee, opened, loans };
export const outputs = {
  total: { kind: 'currency', label: 'Total' },
  band: { kind: 'text', label: 'Band', values: { low: 'Low', high: 'High' } },
};
export const tables = {
  byYear: {
    title: 'By year',
    columns: {
      year: { kind: 'years', label: 'Year' },
      closing: { kind: 'currency', label: 'Closing' },
      who: { kind: 'text', label: 'Who', values: { me: 'Me', you: 'You' } },
    },
  },
  byMonth: {
    title: 'By month',
    columns: { year: { kind: 'years', label: 'Year' }, closing: { kind: 'currency', label: 'Closing' } },
    finerOf: 'byYear',
    sections: { by: 'year', caption: 'Year {value}' },
  },
};
export const donut = {
  kind: 'donut',
  title: 'Parts',
  slices: [
    { label: 'Amount', value: 'amount' },
    { label: 'Total', value: 'total' },
  ],
};
export const line = { kind: 'line', title: 'Growth', table: 'byYear', x: 'year', series: ['closing'] };
export const content = {
  title: 'About the sample',
  sections: [
    {
      heading: 'What it does',
      paragraphs: ['It uses {ppf.rate}, by {nps.annuityShare@2020-01-01|source}: see https://example.org.'],
    },
  ],
  howTo: { name: 'Use it', steps: [{ name: 'Type', text: 'Type the amount.' }] },
  faq: [{ question: 'Is it a test?', answer: 'It is.' }],
};
export const example = { title: 'Twice', inputs: { amount: 1000 }, outputs: { total: 2000, band: 'low' } };

interface Given {
  readonly amount: number;
}
/** What a right compute gives. */
export const computed = (given: Given = { amount: 5000 }) => ({
  total: given.amount * 2,
  band: 'low',
  byYear: (): readonly object[] => [
    { year: 1, closing: given.amount, who: 'me' },
    { year: 2, closing: given.amount * 2, who: 'you' },
  ],
  byMonth: (): readonly object[] => [{ year: 1, closing: given.amount }],
});

const right = {
  inputs,
  outputs,
  tables,
  notes: { doubled: '{amount} was doubled to {total}.' },
  charts: [donut, line],
  basis: ['Twice {amount}, at {ppf.rate}.', { text: 'In full.', showWhen: { mode: ['full'] } }],
  examples: [example],
  content,
  swaps: [{ label: 'Swap', inputs: ['amount', 'fee'] }],
  keep: { version: 1, history: { title: 'Over time', outputs: ['total'] } },
  compute: computed,
};

/** What the check finds in the sample after a change. Most changes would not compile, so they are loosely typed. */
export function found({ change = {}, meta: metaChange = {}, folder = 'tools/test/sample' }: Partial<Fault>): Mistake[] {
  return checkDefinition(folder, { ...meta, ...metaChange }, defineTool({ ...right, ...change } as never));
}
