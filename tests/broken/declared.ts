import { bad, donut, type Faults, fee, line, opened, outputs, tables } from './sample.ts';

/** What is said of inputs and results beside their values. */
export const faults: Faults = {
  'a headline that is no output': bad('headline', ['totl'], /^"totl" is not an output .* mean total\?$/, 'headline[0]'),
  'a headline twice': bad('headline', ['total', 'total'], /^"total" stands twice$/, 'headline[1]'),
  'three headlines': bad('headline', ['total', 'band', 'total'], /at most 2/),
  'no headline': bad('headline', [], /^is empty; name one or two outputs/),
  'a figure that is a word': bad('figure', 'band', /^"band" is not a numeric output/),
  'a rise with no input': bad('rises', [{ output: 'total', with: 'amuont' }], /mean amount\?$/, 'rises[0].with'),
  'a fall of a word': bad('falls', [{ output: 'band', with: 'amount' }], /not a numeric output/, 'falls[0].output'),
  'a sum of what is none': bad('sums', [{ total: 'total', parts: ['amount', 'mode'] }], /"mode"/, 'sums[0].parts[1]'),
  'itself as related': bad('related', ['sample'], /^"sample" is this tool itself$/, 'related[0]'),
  'one related twice': bad('related', ['ppf', 'ppf'], /^"ppf" is listed twice$/, 'related[1]'),
  'a formula that cannot be read': bad(
    'working',
    [{ id: 'total', label: 'Total', formula: '{amount} ×' }],
    /^cannot be read: /,
    'working[0].formula',
  ),
  'a formula that names nothing': bad(
    'working',
    [{ id: 'total', label: 'Total', formula: '{amuont} × 1' }],
    /^"amuont" is not an input, a fact or an earlier step .*; did you mean amount\?$/,
    'working[0].formula',
  ),
  'a formula that is not what compute does': bad(
    'working',
    [
      { id: 'twice', label: 'Twice', formula: '{amount} × 2' },
      { id: 'total', label: 'Total', formula: '{twice} × 3' },
    ],
    /^gives \d+, and compute gives \d+ \(defaults\)$/,
    'working, step total',
  ),
  'a working and a reason for none': {
    ...bad('working', [{ id: 'a', label: 'A', formula: '{amount}' }], /^says why there is no working/, 'noWorking'),
    change: { working: [{ id: 'a', label: 'A', formula: '{amount}' }], noWorking: 'None.' },
  },
  'months of a percentage': bad(
    'inputs.fee',
    { ...fee, months: true },
    /^is for kind years, not for percent$/,
    'inputs.fee.months',
  ),
  'a former name that is in use': bad(
    'inputs.fee',
    { ...fee, was: ['amount'] },
    /is the name of an input/,
    'inputs.fee.was[0]',
  ),
  'usual values that fall': bad('inputs.fee', { ...fee, chips: [2, 1] }, /^1 is not above 2/, 'inputs.fee.chips[1]'),
  'a usual value that is refused': bad(
    'inputs.fee',
    { ...fee, chips: [-2, 1] },
    /cannot be below 0/,
    'inputs.fee.chips[0]',
  ),
  'an empty day that must be given': bad(
    'inputs.opened',
    { ...opened, default: '' },
    /a day written as/,
    'inputs.opened.default',
  ),
  'a rule of no input, at a result': bad(
    'outputs.total.showWhen',
    { mde: 'full' },
    /^"mde" is not an input .* mean mode\?$/,
  ),
  'a rule of a value that cannot be, at a column': bad(
    'tables.byYear.columns.closing.showWhen',
    { mode: 'half' },
    /^"half" cannot be/,
    'tables.byYear.columns.closing.showWhen.mode',
  ),
  'more than a number of a choice, at a table': bad(
    'tables.byMonth.showWhen',
    { mode: { above: 0 } },
    /^above is for numbers and for rows/,
    'tables.byMonth.showWhen.mode',
  ),
  'all but a value that cannot be, at a chart': bad(
    'charts',
    [donut, { ...line, showWhen: { mode: { not: 'half' } } }],
    /^"half" cannot be/,
    'charts[1].showWhen.mode',
  ),
  'a rule of no input, at a label': bad(
    'outputs.total',
    { ...outputs.total, labels: [{ text: 'In all', showWhen: { mde: 'full' } }] },
    /mean mode\?$/,
    'outputs.total.labels[0].showWhen',
  ),
  'a mark at a word': bad(
    'charts',
    [donut, { ...line, marks: [{ y: 'band', label: 'Limit' }] }],
    /^"band" is not a numeric output or input/,
    'charts[1].marks[0].y',
  ),
  'a refusal that names a result': bad('refusals.tooMuch', 'At most {total} are possible.', /^"total" is not an input/),
  'a column of months with decimals below 0': bad(
    'tables.byYear.columns.year',
    { ...tables.byYear.columns.year, kind: 'months', decimals: -1 },
    /./,
    'tables.byYear.columns.year.decimals',
  ),
  'a rise that does not hold': bad(
    'falls',
    [{ output: 'total', with: 'amount' }],
    /^does not hold: total goes from \d+ to \d+ as amount goes from \d+ to \d+, with \{"amount":/,
    'falls[0]',
  ),
  'a sum that does not come out': bad(
    'sums',
    [{ total: 'total', parts: ['amount', 'amount', 'spent'] }],
    /^does not hold: total is \d+, but its parts come to \d+ with/,
    'sums[0]',
  ),
};
