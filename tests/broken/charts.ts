import { computed, donut, type Faults, type Given, line, outputs, tables } from './sample.ts';

const slice = (value: string) => ({ charts: [{ ...donut, slices: [donut.slices[0], { label: 'x', value }] }] });
const chart = (change: object) => ({ charts: [donut, { ...line, ...change }] });
const fan = { kind: 'fan', title: 'Fan', table: 'byYear', x: 'year', low: 'closing', middle: 'interest', high: 'hi' };
const another = { kind: 'currency', label: 'Another' };
const months = (change: object) => ({ tables: { ...tables, byMonth: { ...tables.byMonth, ...change } } });
const falling = () => [2, 1].map((year) => ({ year, closing: 1, interest: year, who: 'me' }));

export const faults: Faults = {
  'a donut of no output': {
    change: slice('totl'),
    path: 'charts[0].slices[1].value',
    message: /"totl" is not a numeric output or input \(have: total, amount, fee, spent\); did you mean total\?/,
  },
  'a donut of a text result': {
    change: slice('band'),
    path: 'charts[0].slices[1].value',
    message: /"band" is not a numeric output/,
  },
  'a donut of a choice': {
    change: slice('mode'),
    path: 'charts[0].slices[1].value',
    message: /"mode" is not a numeric output/,
  },
  'a chart of no table': {
    change: chart({ table: 'byYer' }),
    path: 'charts[1].table',
    message: /"byYer" is not a table \(have: byYear, byMonth\); did you mean byYear\?/,
  },
  'a chart over no column': {
    change: chart({ x: 'yaer' }),
    path: 'charts[1].x',
    message: /"yaer" is not a column \(have: year, closing, interest, who\); did you mean year\?/,
  },
  'a chart of no column': {
    change: chart({ series: ['closing', 'closin'] }),
    path: 'charts[1].series[1]',
    message: /"closin" is not a numeric column \(have: year, closing, interest\); did you mean closing\?/,
  },
  'a chart of a text column': {
    change: chart({ series: ['who'] }),
    path: 'charts[1].series[0]',
    message: /"who" is not a numeric column \(have: year, closing, interest\)/,
  },
  'a fan of no column': { change: { charts: [fan] }, path: 'charts[0].high', message: /"hi" is not a numeric column/ },
  'a fan whose darker band has one edge': {
    change: {
      charts: [{ ...fan, high: 'most', innerLow: 'more' }],
      tables: {
        ...tables,
        byYear: {
          ...tables.byYear,
          columns: { ...tables.byYear.columns, more: another, most: { ...another, label: 'Most' } },
        },
      },
      compute: (given: Given) => ({
        ...computed(given),
        byYear: () =>
          computed(given)
            .byYear()
            .map((row) => ({ ...row, more: 1, most: 2 })),
      }),
    },
    path: 'charts[0]',
    message: /^has innerLow but no innerHigh; a band has two edges$/,
  },
  'a ring of no column': {
    change: { charts: [{ kind: 'shares', title: 'Ring', table: 'byYear', label: 'whom', value: 'closing' }] },
    path: 'charts[0].label',
    message: /"whom" is not a column .*did you mean who\?/,
  },
  'a line over words': {
    change: chart({ x: 'who' }),
    path: 'charts[1].x',
    message:
      /^"who" is a text, but a chart of kind line goes along a number, a day or a month; kind: 'bars' can have words$/,
  },
  'a line over itself': {
    change: chart({ x: 'closing' }),
    path: 'charts[1].x',
    message: /^"closing" is drawn as a series too; the x axis is another column, such as the year$/,
  },
  'a line over a column that stays the same': {
    change: chart({ x: 'interest' }),
    path: 'defaults: charts[1].x',
    message: /^"interest" is 5 in a row and 5 in the next, but must rise from row to row$/,
  },
  'bars over a column that falls': {
    change: {
      charts: [donut, { ...line, kind: 'bars' }],
      compute: (given: Given) => ({ ...computed(given), byYear: falling }),
    },
    path: 'defaults: charts[1].x',
    message: /^"year" is 2 in a row and 1 in the next, but must rise from row to row$/,
  },
  'a start that says nothing of a series': {
    change: chart({ start: { year: 0 } }),
    path: 'charts[1].start',
    message: /says nothing of "closing", which the chart draws/,
  },
  'a start of a column that is not drawn': {
    change: chart({ series: ['closing'], start: { year: 0, closing: 0, interest: 0 } }),
    path: 'charts[1].start.interest',
    message: /"interest" is not a column that the chart draws/,
  },
  'a start at no figure': {
    change: chart({ series: ['closing'], start: { year: 0, closing: 'totl' } }),
    path: 'charts[1].start.closing',
    message: /"totl" is not a numeric output or input .*did you mean total\?/,
  },
  'a mark of no column': {
    change: chart({ marks: [{ first: 'closin', above: 'interest', label: 'x' }] }),
    path: 'charts[1].marks[0].first',
    message: /^"closin" is not a numeric column \(have: year, closing, interest\); did you mean closing\?$/,
  },
  'a mark beside no figure': {
    change: chart({ marks: [{ first: 'closing', below: 'totl', label: 'x' }] }),
    path: 'charts[1].marks[0].below',
    message: /^"totl" is not a numeric column, output or input .*did you mean total\?$/,
  },
  'a mark of a name that is none': {
    change: chart({ marks: [{ first: 'closing', below: 'total', label: 'From {year}' }] }),
    path: 'charts[1].marks[0].label',
    message: /^\{year\} names nothing/,
  },
  'a mark with too long a text': {
    change: chart({ marks: [{ x: 3, label: 'A text that is longer than there is room for' }] }),
    path: 'charts[1].marks[0].label',
    message: /40/,
  },
  'a kind that no chart has': { change: chart({ kind: 'lines' }), path: 'charts[1].kind', message: /donut.*line/ },

  'a finer view of no table': {
    change: months({ finerOf: 'byYeer' }),
    path: 'tables.byMonth.finerOf',
    message: /"byYeer" is not a table .*did you mean byYear\?/,
  },
  'a first column that is none': {
    change: months({ first: ['year', 'closng'] }),
    path: 'tables.byMonth.first',
    message: /"closng" is not a column \(have: year, closing\); did you mean closing\?/,
  },
  'sections by no column': {
    change: months({ sections: { by: 'yeer', caption: 'Year {value}' } }),
    path: 'tables.byMonth.sections.by',
    message: /"yeer" is not a column \(have: year, closing\); did you mean year\?/,
  },

  'a swap of no input': {
    change: { swaps: [{ label: 'Swap', inputs: ['amount', 'fe'] }] },
    path: 'swaps[0].inputs[1]',
    message: /"fe" is not an input .*did you mean fee\?/,
  },
  'a history of no output': {
    change: { keep: { version: 1, history: { title: 'Over time', outputs: ['totl'] } } },
    path: 'keep.history.outputs[0]',
    message: /"totl" is not a numeric output \(have: total\); did you mean total\?/,
  },
  'a history of a text result': {
    change: { keep: { version: 1, history: { title: 'Over time', outputs: ['total', 'band'] } } },
    path: 'keep.history.outputs[1]',
    message: /"band" is not a numeric output/,
  },

  'an output with the name of an input': {
    change: { outputs: { ...outputs, fee: another } },
    path: 'outputs.fee',
    message: /name of an input/,
  },
  'an output with the name of a table': {
    change: { outputs: { ...outputs, byYear: another } },
    path: 'outputs.byYear',
    message: /^has the name of a table/,
  },
};
