import { bad, content, donut, example, type Faults, inputs, line } from './sample.ts';

const options = (...list: unknown[]) => [...inputs.mode.options, ...list];

/** Labels and charts that a visitor could not distinguish. */
export const faults: Faults = {
  'two inputs of one label': bad('inputs.fee.label', 'AMOUNT', /^"AMOUNT" is that of inputs\.amount\.label too$/),
  'a short label that is long': bad(
    'outputs.total.short',
    'Everything that you pay',
    /^is "Everything that you pay", but 20 letters are the most that a phone has room for$/,
  ),
  'two results of one label': bad('outputs.band.label', 'TOTAL', /is that of outputs\.total\.label too$/),
  'two columns of one label': bad(
    'tables.byYear.columns.closing.label',
    'Year',
    /is that of tables\.byYear\.columns\.year\.label too/,
  ),
  'two columns of rows of one label': bad(
    'inputs.loans.columns.other',
    inputs.loans.columns.rate,
    /is that of inputs\.loans\.columns\.rate\.label/,
    'inputs.loans.columns.other.label',
  ),
  'two options of one label': bad(
    'inputs.mode.options.1.label',
    'simple',
    /is that of inputs\.mode\.options\[0\]\.label too/,
  ),
  'two tables of one title': bad('tables.byMonth.title', 'By year', /is that of tables\.byYear\.title too/),
  'two charts of one title': bad('charts.1.title', 'Parts', /is that of charts\[0\]\.title too/),
  'two examples of one title': bad(
    'examples',
    [example, example],
    /is that of examples\[0\]\.title too/,
    'examples[1].title',
  ),
  'two sections of one heading': bad(
    'content.sections',
    [...content.sections, ...content.sections],
    /too$/,
    'content.sections[1].heading',
  ),
  'two steps of one name': bad(
    'content.howTo.steps',
    [...content.howTo.steps, ...content.howTo.steps],
    /too$/,
    'content.howTo.steps[1].name',
  ),
  'one question twice': bad('content.faq', [...content.faq, ...content.faq], /too$/, 'content.faq[1].question'),
  'two slices of one label': bad('charts.0.slices.1.label', 'Amount', /is that of charts\[0\]\.slices\[0\]\.label too/),
  'one figure in two slices': bad('charts.0.slices.1.value', 'amount', /^"amount" is drawn twice$/),
  'one series twice': bad(
    'charts.1.series',
    ['closing', 'closing'],
    /^"closing" is drawn twice$/,
    'charts[1].series[1]',
  ),
  'a fan of one line': bad(
    'charts.1',
    { kind: 'fan', title: 'Fan', table: 'byYear', x: 'year', low: 'closing', middle: 'interest', high: 'closing' },
    /^"closing" is drawn twice$/,
    'charts[1].high',
  ),
  'rupees and years on one axis': bad(
    'charts.1',
    { ...line, kind: 'bars', x: 'who', series: ['closing', 'year'] },
    /^is of kind years, but closing of kind currency; one axis has one unit$/,
    'charts[1].series[1]',
  ),
  'rupees and percent in one ring': bad(
    'charts',
    [{ ...donut, slices: [...donut.slices, { label: 'Fee', value: 'fee' }] }, line],
    /^is of kind percent, but amount of kind currency/,
    'charts[0].slices[2].value',
  ),
  'an option twice but for case': bad(
    'inputs.mode.options',
    options({ value: 'Full', label: 'Third' }),
    /^"Full" differs from "full" only by case$/,
    'inputs.mode.options[2].value',
  ),
  'an option twice but for type': bad(
    'inputs.mode.options',
    options({ value: 1, label: 'Third' }, { value: '1', label: 'Fourth' }),
    /^"1" differs from 1 only by type$/,
    'inputs.mode.options[3].value',
  ),
  'an option of no name': bad(
    'inputs.mode.options',
    options({ value: '', label: 'Third' }),
    /^is empty, but links name it$/,
    'inputs.mode.options[2].value',
  ),
  'an option that is no value': bad(
    'inputs.mode.options',
    options({ value: true, label: 'Third' }),
    /^is true, which cannot be here$/,
    'inputs.mode.options[2].value',
  ),
  'an option without a label': bad(
    'inputs.mode.options',
    options({ value: 'third' }),
    /^is missing; it must be /,
    'inputs.mode.options[2].label',
  ),
  'sections that are all called alike': bad('tables.byMonth.sections.caption', 'Year', /^lacks \{value\}/),
  'a table without columns': bad(
    'tables.other',
    { title: 'Other', columns: {} },
    /^is empty; one entry/,
    'tables.other.columns',
  ),
  'a table without a title': bad('tables.byMonth.title', undefined, /^is missing; it must be /),
  'a table that is the finer view of itself': bad(
    'tables.byYear.finerOf',
    'byYear',
    /^goes round in a circle: byYear → byYear$/,
  ),
  'two tables that are each the finer view of the other': bad(
    'tables.byYear.finerOf',
    'byMonth',
    /^goes round in a circle: byYear → byMonth → byYear$/,
  ),
  'a finer view of a finer view': bad(
    'tables.byDay',
    { title: 'By day', columns: { day: { kind: 'number', label: 'Day' } }, finerOf: 'byMonth' },
    /^"byMonth" is a finer view itself, of byYear/,
    'tables.byDay.finerOf',
  ),
  'two finer views of one table': bad(
    'tables.byDay',
    { title: 'By day', columns: { day: { kind: 'number', label: 'Day' } }, finerOf: 'byYear' },
    /^"byYear" has a finer view already: byMonth/,
    'tables.byDay.finerOf',
  ),
  'a ring of one slice': bad('charts.0.slices', [donut.slices[0]], /^has 1|one entry|at least 2/, 'charts[0].slices'),
  'a chart without a series': bad('charts.1.series', [], /^is empty; one entry/),
  'a chart without a title': bad('charts.0.title', undefined, /^is missing; it must be /),
};
