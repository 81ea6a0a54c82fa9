import { defineTool } from '#engine';
import content from './content.ts';
import { texts } from './texts.ts';
import { working } from './working.ts';

/** Every kind of chart, stored values, months, figures below zero, two headlines, and names that other code uses. */
export default defineTool({
  inputs: {
    value: {
      kind: 'currency',
      label: 'Value',
      default: -1200,
      usual: [-12_000, 12_000],
      step: 100,
      negative: true,
    },
    length: { kind: 'years', label: 'Length', default: 2.5, usual: [0, 40], step: 0.5, months: true },
    type: {
      kind: 'choice',
      label: 'Type',
      options: [
        { value: 'submit', label: 'Submit' },
        { value: 'button', label: 'Button' },
      ],
      default: 'submit',
    },
    name: { kind: 'text', label: 'Name', default: '', more: true },
    id: { kind: 'percent', label: 'Id', default: 7.5, negative: true, chips: [-5, 7.5, 12], more: true },
    items: { kind: 'percent', label: 'Items', default: 1, offerWhen: { type: 'button' }, more: true },
  },
  outputs: {
    total: { kind: 'currency', label: 'Total', signed: true, better: 'higher' },
    title: { kind: 'text', label: 'Title' },
    action: { kind: 'percent', label: 'Action', signed: true, showWhen: [{ total: { above: 0 } }, { type: 'button' }] },
    low: { kind: 'currency', label: 'Low', emphasis: 'quiet' },
    high: { kind: 'currency', label: 'High', emphasis: 'quiet' },
  },
  tables: {
    byYear: {
      title: 'Year by year',
      columns: {
        x: { kind: 'number', label: 'Year', decimals: 0 },
        low: { kind: 'currency', label: 'Low' },
        middle: { kind: 'currency', label: 'Middle', role: 'principal' },
        high: { kind: 'currency', label: 'High', role: 'tax', showWhen: { type: 'button' } },
      },
    },
    byMonth: {
      title: 'Month by month',
      tab: 'Monthly',
      finerOf: 'byYear',
      sections: { by: 'x', caption: 'Year {value}' },
      columns: {
        x: { kind: 'number', label: 'Year', decimals: 0 },
        month: { kind: 'number', label: 'Month', decimals: 0 },
        middle: { kind: 'currency', label: 'Middle', decimals: 2 },
      },
    },
    parts: {
      title: 'Parts',
      columns: {
        part: { kind: 'text', label: 'Part', values: { a: 'First of three parts with a long name', b: 'B', c: 'C' } },
        one: { kind: 'number', label: 'One' },
        two: { kind: 'number', label: 'Two' },
      },
    },
  },
  charts: [
    {
      kind: 'donut',
      title: 'Ends',
      slices: [
        { label: 'Low', value: 'low' },
        { label: 'High', value: 'high', role: 'returns' },
      ],
    },
    { kind: 'shares', title: 'Shares', table: 'parts', label: 'part', value: 'one' },
    {
      kind: 'line',
      title: 'Line',
      table: 'byYear',
      x: 'x',
      series: ['low', 'middle'],
      marks: [{ x: 'length', label: 'End' }],
    },
    { kind: 'area', title: 'Area', table: 'byYear', x: 'x', series: ['low', 'middle'], stacked: true },
    {
      kind: 'bars',
      title: 'Bars',
      table: 'parts',
      x: 'part',
      series: ['one', 'two'],
      marks: [{ y: 4, label: 'Four' }],
    },
    {
      kind: 'fan',
      title: 'Fan',
      table: 'byYear',
      x: 'x',
      low: 'low',
      middle: 'middle',
      high: 'high',
      showWhen: { total: { below: 0 } },
    },
    { kind: 'bars', title: 'Two bars each', table: 'parts', x: 'part', series: ['one', 'two'] },
  ],
  notes: { below: 'The total of {total} is below zero; {id|effective} a year is what {id} comes to.' },
  story: [
    { text: 'The ends are {high} and {low}.', showWhen: { total: { below: 0 } } },
    { text: 'It comes to {total}.', showWhen: { total: { above: 0 } } },
    { text: 'It comes to nothing.' },
  ],
  basis: ['Made up.', { text: 'For {type} only, at {ppf.rate}.', showWhen: { type: 'button', total: { not: 0 } } }],
  examples: [
    { title: 'As it starts', inputs: {}, outputs: { total: -3000 } },
    {
      title: 'Twice',
      inputs: { type: 'button', value: 100, length: 2, name: 'A & B' },
      outputs: { total: 400, title: 'A & B' },
    },
  ],
  content,
  insight: {
    title: 'What it may mean',
    about: 'The value and the length are sent.',
    prompt: ({ value, length }) => `A value of ${value} for ${length} years.`,
  },
  keep: {
    version: 1,
    history: { title: 'Total over time', outputs: ['total', 'low'] },
  },
  swaps: [{ label: 'Swap the two percentages', inputs: ['id', 'items'] }],
  working,
  headline: ['total', 'title'],
  falls: [{ output: 'low', with: 'items' }],
  compute: ({ value, length, type, name, id, items }) => {
    const total = value * length * (type === 'button' ? 2 : 1);
    const years = Math.ceil(Math.min(length, 100));
    const at = (year: number) => ({ x: year, low: value * year - 100, middle: value * year, high: value * year + 100 });
    return {
      total,
      title: name === '' ? texts.unnamed : name,
      action: id - items,
      low: 100 - items / 1e6,
      high: Math.abs(value) + 50,
      byYear: () => Array.from({ length: years + 1 }, (_, year) => at(year)),
      byMonth: () =>
        Array.from({ length: years * 12 }, (_, index) => ({
          x: Math.floor(index / 12) + 1,
          month: index + 1,
          middle: (value * (index + 1)) / 12,
        })),
      parts: () => [
        { part: 'a', one: 3, two: 5 },
        { part: 'b', one: 4, two: 1 },
        { part: 'c', one: 2, two: 2 },
      ],
      notes: [total < 0 && 'below'],
    };
  },
});
