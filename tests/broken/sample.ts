import { defineTool } from '#engine';
import { type Mistake, mistakesIn } from '#schemas/check-definition.ts';

/** A change that breaks the sample in one place: where it is reported, and in what words. */
export interface Fault {
  readonly change?: Readonly<Record<string, unknown>>;
  readonly meta?: Readonly<Record<string, unknown>>;
  readonly folder?: string;
  /** The text of the tool's files. */
  readonly code?: string;
  readonly path: string;
  readonly message: RegExp;
}
/** Faults of a theme, each by what is wrong. */
export type Faults = Readonly<Record<string, Fault>>;

/** The ids of the sample’s notes and refusals, as its code writes them. */
export const IDS = "'doubled' 'tooMuch' 'notYet' 'ofFees'";

/**
 * A fault that is one wrong value: its place, the value, the message and, where it is another, the reported path. What the
 * check finds only beside the code of the tool has what that names, beside the ids.
 */
export type Row = readonly [
  where: string,
  value: unknown,
  message: RegExp,
  path?: string | undefined,
  code?: string | undefined,
];

/** Texts that match a message in which `…` stands for any words. */
export const saying = (message: string) =>
  new RegExp(`^${message.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll('…', '.*')}$`, 's');

export const meta = {
  id: 'sample',
  path: '/test/sample',
  title: 'Sample',
  icon: 'wallet',
  description: 'A calculator of the tests.',
  metaDescription: 'A calculator in which everything is right, for the tests to break in one place at a time.',
  keywords: 'trial',
};
export const amount = { kind: 'currency', label: 'Amount', default: 5000, usual: [500, 10_000], step: 500 };
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
  usual: [0, 5],
  step: 0.05,
  showWhen: { mode: 'full' },
};
export const opened = { kind: 'date', label: 'Opened', default: '2026-04-01', min: '2020-01-01', max: '2030-12-31' };
export const rate = { kind: 'percent', label: 'Rate', default: 8.5, usual: [5, 20], step: 0.1 };
export const loans = {
  kind: 'rows',
  label: 'Loans',
  item: 'Loan {number}',
  columns: { rate },
  min: 0,
  max: 4,
  default: [{ rate: 9 }],
};
export const spent = { kind: 'currency', label: 'Spent', default: 100 };
export const inputs = { amount, mode, fee, opened, loans, spent };
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
      interest: { kind: 'currency', label: 'Interest' },
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
      paragraphs: ['It uses {ppf.rate}, by {nps.annuityShare@2020-01-01|source}.'],
    },
  ],
  howTo: { name: 'Use it', steps: [{ name: 'Type', text: 'Type the amount.' }] },
  faq: [{ question: 'Is it a test?', answer: 'It is.' }],
};
export const example = { title: 'Twice', inputs: { amount: 1000 }, outputs: { total: 2000, band: 'low' } };

export interface Given {
  readonly amount: number;
  readonly mode?: string;
  readonly fee?: number;
  readonly opened?: string;
  readonly spent?: number;
  readonly loans?: { rate: number }[];
}
/** What a correct compute returns. */
export const computed = (given: Given = { amount: 5000 }) => ({
  total: given.amount * 2,
  band: 'low',
  byYear: (): readonly object[] => [
    { year: 1, closing: given.amount, interest: 5, who: 'me' },
    { year: 2, closing: given.amount * 2, interest: 5, who: 'you' },
  ],
  byMonth: (): readonly object[] => [{ year: 1, closing: given.amount }],
});

export const right = {
  inputs,
  outputs,
  tables,
  notes: { doubled: '{amount} was doubled to {total}.' },
  charts: [donut, line],
  refusals: {
    tooMuch: 'The amount is too large.',
    notYet: 'This is not possible yet, at {ppf.rate}.',
    ofFees: { text: 'Fees of {each} are too large.', figures: { each: { kind: 'currency' } } },
  },
  headline: ['total'],
  related: ['other_sample'],
  next: [
    {
      tool: 'other_sample',
      text: 'And with {total}, of {amount}?',
      with: { amount: '{total} + {ppf.rate}' },
      showWhen: { band: 'low' },
    },
  ],
  rises: { total: ['amount'] },
  sums: [{ total: 'total', parts: ['amount', 'amount'] }],
  noWorking: 'It is one product.',
  story: [{ text: 'It is twice as much.' }],
  basis: [
    'Twice {amount}, at {ppf.rate}.',
    { text: 'In full.', showWhen: { mode: ['full'] } },
    { text: 'Since {opened}, with a fee of {fee}, {spent} spent.', showWhen: { loans: { above: 0 } } },
  ],
  examples: [example],
  content,
  swaps: [{ label: 'Swap', inputs: ['amount', 'spent'] }],
  insight: { title: 'Insight', about: 'What a service says.', prompt: () => 'What does this mean?' },
  keep: { history: { title: 'Over time', outputs: ['total'] } },
  compute: computed,
};

/** A value with one property set, such as `inputs.amount.min`; undefined removes it. */
export function withSet(whole: unknown, where: string, value: unknown): unknown {
  const set = (part: unknown, keys: readonly string[]): unknown => {
    const [key, ...inner] = keys;
    if (key === undefined) return value;
    if (Array.isArray(part)) return Object.assign([...part], { [key]: set(part[Number(key)], inner) });
    const record = (part ?? {}) as Readonly<Record<string, unknown>>;
    return { ...record, [key]: set(record[key], inner) };
  };
  return set(whole, where.split('.'));
}

/** The part of the sample that has the property, with it set. */
export function put(where: string, value: unknown): Readonly<Record<string, unknown>> {
  const [top = ''] = where.split('.');
  return { [top]: (withSet(right, where, value) as Readonly<Record<string, unknown>>)[top] };
}

/** Where a fault of a row is reported: at its own place, at what follows it (`.default`, `[1]`), or at the path given. */
export function pathOf(where: string, path = ''): string {
  return /^[.[]|^$/.test(path) ? where.replace(/\.(\d+)\b/g, '[$1]') + path : path;
}

/** The fault of a row of the table; that of metadata begins with `meta`. */
export function ofRow([where, value, message, path, names]: Row): Fault {
  const code = names === undefined ? {} : { code: `${IDS} ${names}` };
  if (where.startsWith('meta.'))
    return { meta: { [where.slice('meta.'.length)]: value }, path: path || where, message, ...code };
  return { ...bad(where, value, message, path), ...code };
}

export const bad = (where: string, value: unknown, message: RegExp, path?: string): Fault => ({
  change: put(where, value),
  path: pathOf(where, path),
  message,
});

/** A fault of compute alone. */
export const ofCompute = (compute: (given: Given) => unknown, message: RegExp, path = 'defaults'): Fault => ({
  change: { compute },
  path,
  message,
});

/** What the check finds in the sample after a change. Most changes would not compile, so they are loosely typed. */
export function found({
  change = {},
  meta: metaChange = {},
  folder = 'tools/test/sample',
  code,
}: Partial<Fault>): Mistake[] {
  // with a working there must be no reason for having none
  const sample = 'working' in change ? { ...right, noWorking: undefined } : right;
  return [...mistakesIn(folder, { ...meta, ...metaChange }, defineTool({ ...sample, ...change } as never), code)];
}
