import { bad, type Faults } from './sample.ts';

const output = { kind: 'currency', label: 'Another' };
const lost = Object.setPrototypeOf(
  { total: { kind: 'currency', label: 'Total' }, band: { kind: 'text', label: 'Band' } },
  output,
);
const every = /^is a name that every object has; choose another$/;
const answer = /^is a name that the answer of compute uses for itself; choose another$/;

/** Names that are taken, used twice or meant for something else. */
export const faults: Faults = {
  'an input named toString': bad('inputs.toString', { kind: 'currency', label: 'X', default: 0 }, every),
  'an input named constructor': bad('inputs.constructor', { kind: 'currency', label: 'X', default: 0 }, every),
  'an output named hasOwnProperty': bad('outputs.hasOwnProperty', output, every),
  'an output named valueOf': bad('outputs.valueOf', output, every),
  'an output named __proto__': bad('outputs', lost, /__proto__, which is lost/),
  'a table named isPrototypeOf': bad('tables.isPrototypeOf', { title: 'X', columns: { year: output } }, every),
  'a column named toLocaleString': bad('tables.byYear.columns.toLocaleString', output, every),
  'a column of rows named valueOf': bad(
    'inputs.loans.columns.valueOf',
    { kind: 'currency', label: 'X', default: 0 },
    every,
  ),
  'a note named constructor': bad('notes.constructor', 'Made.', every),
  'an output named notes': bad('outputs.notes', output, answer),
  'an output named ok': bad('outputs.ok', output, answer),
  'a table named ok': bad('tables.ok', { title: 'X', columns: { year: output } }, answer),
  'an output with a capital': bad('outputs.Total', output, /^a name starts with a small letter/),
  'an output with an underscore': bad('outputs.total_paid', output, /letters and digits only$/),
  'a note with a space': bad('notes.too much', 'Much.', /letters and digits only$/),
  'no inputs': bad('inputs', {}, /^is empty; one entry/),
  'no outputs': bad('outputs', {}, /^is empty; one entry/),
  'inputs that are a list': bad('inputs', [], /^is a list, but must be an object/),
  'a note that is null': bad('notes.doubled', null, /^is null, but must be a text in quotes or an object with a text$/),
  'a note that is empty': bad('notes.doubled', ' ', /^is empty; one character/),
  'a result with two ways to round': bad('outputs.total.decimals', 7, /^is 7; it must be at most 6$/),
  'a text result of no words': bad('outputs.band.values.low', '', /^is empty; one character/),
  'an emphasis that is none': bad('outputs.total.emphasis', 'loud', /is not one of: quiet/),
  'a property that no result has': bad(
    'outputs.total.unit',
    'INR',
    /^has "unit", which means nothing here/,
    'outputs.total',
  ),
};
