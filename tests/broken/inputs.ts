import { amount, bad, type Fault, type Faults, fee, inputs, loans, mode, opened, rate, spent } from './sample.ts';

const changed = (name: keyof typeof inputs, change: object) => ({
  inputs: { ...inputs, [name]: { ...inputs[name], ...change } },
});
const ofAmount = (change: object, at: string, message: RegExp): Fault => ({
  change: changed('amount', change),
  path: at === '' ? 'inputs.amount' : `inputs.amount.${at}`,
  message,
});

export const faults: Faults = {
  'a default below its bounds': ofAmount({ default: 0 }, 'default', /^0 is outside 500 to 10000$/),
  'a default above its bounds': ofAmount({ default: 10_500 }, 'default', /^10500 is outside 500 to 10000$/),
  'a default off its step': ofAmount({ default: 5200 }, 'default', /^5200 is off the step 500 from 500$/),
  'a default off its decimal step': {
    change: changed('fee', { default: 0.52 }),
    path: 'inputs.fee.default',
    message: /^0\.52 is off the step 0\.05 from 0$/,
  },
  'a default below zero': {
    change: changed('spent', { default: -500 }),
    path: 'inputs.spent.default',
    message: /cannot be below 0/,
  },
  'a logarithmic slider over a narrow range': ofAmount(
    { scale: 'log' },
    'scale',
    /^needs a max of more than 50 times min, but 10000 is 20 times 500$/,
  ),
  'a logarithmic slider that starts at 0': {
    change: changed('fee', { scale: 'log' }),
    path: 'inputs.fee.scale',
    message: /^needs a slider that starts above 0: min, max and step$/,
  },
  'a default that is no number': ofAmount({ default: Number.NaN }, 'default', /^is NaN, but must be a number$/),
  'a default that is no option': {
    change: changed('mode', { default: 'none' }),
    path: 'inputs.mode.default',
    message: /one of simple, full/,
  },
  'a default day after the last': {
    change: changed('opened', { default: '2031-01-01' }),
    path: 'inputs.opened.default',
    message: /^2031-01-01 is outside 2020-01-01 to 2030-12-31$/,
  },
  'a day that no calendar has': {
    change: changed('opened', { default: '2026-02-30' }),
    path: 'inputs.opened.default',
    message: /^is "2026-02-30", but must be a day of the calendar written as YYYY-MM-DD, such as 2026-04-01$/,
  },
  'more rows at the start than there may be': {
    change: changed('loans', { max: 1, default: [{ rate: 9 }, { rate: 10 }] }),
    path: 'inputs.loans.default',
    message: /0 to 1 rows/,
  },
  'a default row with a cell off its step': {
    change: changed('loans', { default: [{ rate: 9 }, { rate: 9.55 }] }),
    path: 'inputs.loans.default[1].rate',
    message: /^9\.55 is off the step 0\.1 from 5$/,
  },
  'a column with a default out of bounds': {
    change: changed('loans', { columns: { rate: { ...rate, default: 21 } } }),
    path: 'inputs.loans.columns.rate.default',
    message: /^21 is outside 5 to 20$/,
  },

  'min over max': ofAmount({ min: 20_000 }, 'min', /^20000 is above max 10000$/),
  'more rows at least than at most': {
    change: changed('loans', { min: 5 }),
    path: 'inputs.loans.min',
    message: /^5 is above max 4$/,
  },
  'a first day after the last': {
    change: changed('opened', { min: '2031-01-01' }),
    path: 'inputs.opened.min',
    message: /^2031-01-01 is above max 2030-12-31$/,
  },
  'a max without a min': ofAmount({ min: undefined }, '', /only one of min and max/),
  'a step of 0': ofAmount({ step: 0 }, 'step', /^is 0; it must be above 0$/),
  'a range without a step': ofAmount({ step: undefined }, 'step', /is missing/),
  'a step that does not divide': ofAmount({ step: 300, default: 500 }, 'step', /^300 does not divide .* 500 to 10000$/),
  'a decimal step that does not divide': {
    change: changed('fee', { max: 5.02 }),
    path: 'inputs.fee.step',
    message: /^0\.05 does not divide the range 0 to 5\.02$/,
  },
  'a step that misses by a thousandth': {
    change: { inputs: { ...inputs, fee: { ...fee, step: 0.049 } } },
    path: 'inputs.fee.step',
    message: /^0\.049 does not divide the range 0 to 5$/,
  },

  'one option twice': {
    change: changed('mode', { options: [...mode.options, { value: 'full', label: 'Again' }] }),
    path: 'inputs.mode.options[2].value',
    message: /"full" is listed twice/,
  },
  'a name with a dash': {
    change: { inputs: { ...inputs, 'my-fee': fee } },
    path: 'inputs.my-fee',
    message: /starts with a small letter/,
  },
  'a property that no input has': ofAmount({ lable: 'x' }, '', /lable/),
  'a kind that no input has': ofAmount({ kind: 'rupees' }, 'kind', /currency.*choice/),
  'markup in a label': ofAmount({ label: 'The <i>amount</i>' }, 'label', /markup/),

  'visibility that names no input': {
    change: changed('fee', { showWhen: { moode: 'full' } }),
    path: 'inputs.fee.showWhen',
    message: /"moode" is not an input \(have: amount, mode, fee, opened, loans, spent\); did you mean mode\?/,
  },
  'visibility that names what every object has': {
    change: changed('fee', { showWhen: { constructor: 'full' } }),
    path: 'inputs.fee.showWhen',
    message: /"constructor" is not an input/,
  },
  'visibility by no option': {
    change: changed('fee', { showWhen: { mode: ['full', 'fulll'] } }),
    path: 'inputs.fee.showWhen.mode',
    message: /"fulll" cannot be: .*simple, full/,
  },
  'offering that names no input': {
    change: changed('loans', { offerWhen: { moode: 'full' } }),
    path: 'inputs.loans.offerWhen',
    message: /"moode" is not an input \(have: amount, mode, fee, opened, loans, spent\); did you mean mode\?/,
  },
  'offering by no option': {
    change: changed('amount', { offerWhen: { mode: ['full', 'fulll'] } }),
    path: 'inputs.amount.offerWhen.mode',
    message: /"fulll" cannot be: .*simple, full/,
  },
  'offering by itself': {
    change: changed('mode', { offerWhen: { mode: 'full' } }),
    path: 'inputs.mode.offerWhen',
    message: /circle: mode → mode$/,
  },
  'offering that goes round with visibility': {
    change: changed('mode', { offerWhen: { fee: 0.5 } }),
    path: 'inputs.mode.offerWhen',
    message: /circle: mode → fee → mode$/,
  },
  ...Object.fromEntries(
    Object.entries({
      showWhen: { mode: 'full' },
      offerWhen: { mode: 'full' },
      more: true,
      chips: [7, 9],
      scale: 'log',
    }).map(([property, value]) => [
      `a column with ${property}`,
      {
        change: changed('loans', { columns: { rate: { ...rate, max: 500, [property]: value } } }),
        path: `inputs.loans.columns.rate.${property}`,
        message: /^is for inputs, not for columns of rows$/,
      },
    ]),
  ),
  'a column with a note below 0': bad(
    'inputs.loans.columns.rate.accepts.belowZero',
    'doubled',
    /^names a note, which is for inputs, not for columns of rows$/,
  ),
  'a basis shown by no option': {
    change: { basis: [{ text: 'In full.', showWhen: { mode: 'ful' } }] },
    path: 'basis[0].showWhen.mode',
    message: /"ful" cannot be: .*simple, full/,
  },
  'visibility that goes round through two inputs': {
    change: changed('mode', { showWhen: { fee: 0.5 } }),
    path: 'inputs.mode.showWhen',
    message: /circle: mode → fee → mode$/,
  },
  'visibility that goes round through three inputs': {
    change: {
      inputs: {
        amount,
        mode: { ...mode, showWhen: { fee: 0.5 } },
        fee: { ...fee, showWhen: { opened: '2026-04-01' } },
        opened: { ...opened, showWhen: { mode: 'simple' } },
        loans,
        spent,
      },
    },
    path: 'inputs.mode.showWhen',
    message: /circle: mode → fee → opened → mode$/,
  },
  'visibility by itself': {
    change: changed('mode', { showWhen: { mode: 'simple' } }),
    path: 'inputs.mode.showWhen',
    message: /circle: mode → mode$/,
  },
};
