/** Compile-time tests: each line marked as an error must be one, or the type check fails. */
import { defineTool, fail } from '#engine';

const inputs = {
  mode: {
    kind: 'choice',
    label: 'Mode',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
    ],
    default: 'a',
  },
  frequency: {
    kind: 'choice',
    label: 'Frequency',
    options: [
      { value: 1, label: 'Yearly' },
      { value: 12, label: 'Monthly' },
    ],
    default: 1,
  },
  amount: { kind: 'currency', label: 'Amount', default: 1, showWhen: { mode: 'a' } },
  loans: {
    kind: 'rows',
    label: 'Loans',
    item: 'Loan {number}',
    columns: {
      name: { kind: 'text', label: 'Name', default: '' },
      rate: { kind: 'percent', label: 'Rate', default: 8 },
    },
    min: 1,
    max: 4,
    default: [],
  },
} as const;
const outputs = {
  total: { kind: 'currency', label: 'Total' },
  band: { kind: 'text', label: 'Band', values: { low: 'Low', high: 'High' } },
} as const;
const tables = {
  byYear: { title: 'Years', columns: { year: { kind: 'years', label: 'Year' }, who: { kind: 'text', label: 'Who' } } },
} as const;
const rest = { basis: ['x'], examples: [] } as const;

// infers literals, rows and results
defineTool({
  ...rest,
  inputs,
  outputs,
  tables,
  notes: { scaled: 'Scaled' },
  refusals: { none: 'None.' },
  charts: [
    {
      kind: 'donut',
      title: 't',
      slices: [
        { label: 'l', value: 'total' },
        { label: 'l', value: 'amount' },
      ],
    },
    { kind: 'line', title: 't', table: 'byYear', x: 'who', series: ['year'] },
  ],
  examples: [{ title: 'e', inputs: { mode: 'b' }, outputs: { total: 1 } }],
  compute: ({ mode, frequency, amount, loans }) => {
    const literal: 'a' | 'b' = mode;
    const times: 1 | 12 = frequency;
    const rate: number | undefined = loans[0]?.rate;
    if (rate === undefined) return fail('loans', 'none');
    return {
      total: amount * times,
      band: literal === 'a' ? 'low' : 'high',
      byYear: () => [{ year: 1, who: 'x' }],
      notes: ['scaled'],
    };
  },
});

const good = () => ({ total: 1, band: 'low' as const, byYear: () => [{ year: 1, who: 'x' }] });
const whole = { ...rest, inputs, outputs, tables, compute: good } as const;
const one = { outputs: { total: outputs.total }, compute: () => ({ total: 1 }) } as const;
const refusing = { ...whole, refusals: { tooMuch: 'Too much.' } } as const;

defineTool({
  ...whole,
  notes: { scaled: 'Scaled', never: { text: 'No such total.', at: 'total' } },
  compute: () => ({ ...good(), notes: ['scaled', 'never'] }),
});
// @ts-expect-error a note at a missing output
defineTool({ ...whole, notes: { never: { text: 'No such total.', at: 'totl' } } });
defineTool({
  ...rest,
  ...one,
  // @ts-expect-error a result of 0 that a missing note explains
  inputs: { amount: { kind: 'currency', label: 'Amount', default: 1, negative: 'nevr' } },
  notes: { never: 'No such total.' },
});
// @ts-expect-error a chart of a missing output
defineTool({ ...whole, charts: [{ kind: 'donut', title: 't', slices: [{ label: 'l', value: 'totl' }] }] });
// @ts-expect-error a chart of a text result
defineTool({ ...whole, charts: [{ kind: 'donut', title: 't', slices: [{ label: 'l', value: 'band' }] }] });
// @ts-expect-error a chart of a text column
defineTool({ ...whole, charts: [{ kind: 'line', title: 't', table: 'byYear', x: 'year', series: ['who'] }] });
// @ts-expect-error a chart of a missing table
defineTool({ ...whole, charts: [{ kind: 'line', title: 't', table: 'byMonth', x: 'year', series: ['year'] }] });
const amount = { kind: 'currency', label: 'Amount', default: 1 } as const;
// @ts-expect-error a visibility rule with an option that does not exist
defineTool({ ...rest, ...one, inputs: { mode: inputs.mode, amount: { ...amount, showWhen: { mode: 'c' } } } });
// @ts-expect-error a visibility rule that names no input
defineTool({ ...rest, ...one, inputs: { mode: inputs.mode, amount: { ...amount, showWhen: { mood: 'a' } } } });
// @ts-expect-error an output that was not declared
defineTool({ ...whole, compute: () => ({ ...good(), extra: 1 }) });
// @ts-expect-error a declared output that is not computed
defineTool({ ...whole, compute: () => ({ total: 1, byYear: () => [] }) });
// @ts-expect-error a word that is none of the declared ones
defineTool({ ...whole, compute: () => ({ ...good(), band: 'middle' }) });
// @ts-expect-error an example with an option that does not exist
defineTool({ ...whole, examples: [{ title: 'e', inputs: { mode: 'c' }, outputs: {} }] });
const noted = {
  ...rest,
  inputs: { amount },
  outputs: { total: outputs.total },
  notes: {
    plain: 'Plain',
    parts: { text: '{each} until {end}', figures: { each: { kind: 'currency' }, end: { kind: 'date' } } },
  },
} as const;
defineTool({
  ...noted,
  compute: ({ amount }) => ({
    total: 1,
    notes: ['plain', { id: 'parts', figures: { each: amount, end: '2027-04-01' } }],
  }),
});
// @ts-expect-error a note without the figures that it declares
defineTool({ ...noted, compute: () => ({ total: 1, notes: ['parts'] }) });
// @ts-expect-error a note that is not declared
defineTool({ ...noted, compute: () => ({ total: 1, notes: ['plan'] }) });
defineTool({
  ...noted,
  // a note that may not apply
  compute: ({ amount }) => ({ total: 1, notes: [amount > 1 && 'plain'] }),
});
// @ts-expect-error a property that no definition has
defineTool({ ...rest, ...one, inputs, chart: [] });
// @ts-expect-error a property that no amount has
defineTool({ ...rest, ...one, inputs: { amount: { kind: 'currency', label: 'Amount', default: 1, maximum: 5 } } });
defineTool({
  ...rest,
  ...one,
  // @ts-expect-error a property that no column of rows has
  inputs: { loans: { ...inputs.loans, columns: { rate: { kind: 'percent', label: 'Rate', default: 8, steps: 1 } } } },
});
// @ts-expect-error a property that no output has
defineTool({ ...rest, ...one, inputs, outputs: { total: { kind: 'currency', label: 'Total', unit: 'rupees' } } });
// a refusal of an input, of a list, of a row and of a cell, and of no input in particular
defineTool({
  ...whole,
  refusals: { tooMuch: 'Too much.', none: { text: 'None of {count}.', figures: { count: { kind: 'number' } } } },
  compute: ({ amount, loans }) => {
    if (amount > 1) return fail('amount', 'tooMuch');
    if (loans.length === 0) return fail('loans', 'none', { count: 2 });
    for (const [index, loan] of loans.entries()) {
      if (loan.rate > 9) return fail(`loans.${index}.rate`, 'tooMuch');
      if (loan.name === '') return fail(`loans.${index}`, 'tooMuch');
    }
    if (amount === 1) return fail(null, 'tooMuch');
    return good();
  },
});
// @ts-expect-error a refusal of an input that does not exist
defineTool({ ...refusing, compute: ({ amount }) => (amount > 1 ? fail('amuont', 'tooMuch') : good()) });
// @ts-expect-error a refusal of a column that does not exist
defineTool({ ...refusing, compute: ({ loans }) => (loans.length > 1 ? fail('loans.1.rat', 'tooMuch') : good()) });

// rules of `showWhen`: a value, one of several values, more than a number, every value but one
defineTool({
  ...rest,
  inputs,
  outputs: {
    total: { kind: 'currency', label: 'Total', showWhen: { amount: { above: 0 }, mode: { not: 'b' } } },
    band: {
      kind: 'text',
      label: 'Band',
      values: { low: 'Low', high: 'High' },
      showWhen: [{ mode: ['a', 'b'] }, { loans: { above: 0 } }],
    },
  },
  tables,
  headline: ['total', 'band'],
  figure: 'total',
  rises: { total: ['amount'] },
  sums: [{ total: 'total', parts: ['amount', 'total'] }],
  compute: good,
});
// @ts-expect-error a rule with a value that the input cannot have
defineTool({ ...whole, tables: { byYear: { ...tables.byYear, showWhen: { mode: 'c' } } } });
// what a table names: the column that decides which row is best, a column and an input of that, the columns of a phone, of sections, above
const { columns } = tables.byYear;
const best = { column: 'year', is: 'most', label: 'Most' } as const;
// @ts-expect-error
defineTool({ ...whole, tables: { byYear: { title: 'y', columns, best: { ...best, column: 'who' } } } });
// @ts-expect-error
defineTool({ ...whole, tables: { byYear: { title: 'y', columns, best: { ...best, among: { whoo: 'me' } } } } });
// @ts-expect-error
defineTool({ ...whole, tables: { byYear: { title: 'y', columns, best: { ...best, showWhen: { mode: 'c' } } } } });
// @ts-expect-error
defineTool({ ...whole, tables: { byYear: { title: 'y', columns, first: ['year', 'whoo'] } } });
// @ts-expect-error
defineTool({ ...whole, tables: { byYear: { title: 'y', columns, sections: { by: 'yeer', caption: '{value}' } } } });
const above = { kind: 'text', label: 'Who', under: 'yeer' } as const;
// @ts-expect-error
defineTool({ ...whole, tables: { byYear: { title: 'y', columns: { ...columns, who: above } } } });
// @ts-expect-error a result of an example that is no output
defineTool({ ...whole, examples: [{ title: 'e', inputs: {}, outputs: { totl: 2 } }] });
// @ts-expect-error a headline of nothing
defineTool({ ...whole, headline: [] });
// @ts-expect-error an insight without its question
defineTool({ ...whole, insight: { title: 'i', about: 'a' } });
// @ts-expect-error a service without what reads its answer
defineTool({ ...whole, live: { label: 'l', source: { service: 's', name: 'n', address: 'https://x.y', query: '' } } });
// @ts-expect-error a headline that is no output
defineTool({ ...whole, headline: ['amount'] });
// @ts-expect-error a figure that is no number
defineTool({ ...whole, figure: 'band' });
// @ts-expect-error a refusal that is not declared
defineTool({ ...refusing, compute: ({ amount }) => (amount > 1 ? fail('amount', 'tooMush') : good()) });
// days and months are texts
defineTool({
  ...rest,
  inputs,
  outputs: { until: { kind: 'month', label: 'Until' }, term: { kind: 'months', label: 'Term' } },
  compute: () => ({ until: '2027-04', term: 14 }),
});
// unknown names, also in parts that are declared elsewhere
const elsewhere = { kind: 'currency', label: 'Amount', default: 1, stpe: 1 } as const;
// @ts-expect-error a property that no amount has
defineTool({ ...rest, ...one, inputs: { amount: elsewhere } });
const shown = { id: 'total', label: 'Total', formula: '{amount}', showWhen: { amuont: 1 } } as const;
// @ts-expect-error a step that shows for an input that does not exist
defineTool({ ...rest, ...one, inputs, working: [shown] });
const given = () => ({ total: 1, totl: 1 });
// @ts-expect-error a result that is not declared, given by another function
defineTool({ ...rest, ...one, inputs, compute: () => given() });
// @ts-expect-error notes without `as const`, of which the compiler knows only that they are texts
defineTool({ ...noted, compute: () => ({ total: 1, notes: ['plain'].filter(Boolean) }) });
// @ts-expect-error a part that no definition has
defineTool({ ...whole, ouputs: outputs });
