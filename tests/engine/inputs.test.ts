import { describe, expect, it } from 'vitest';
import { isMonth } from '#maths/calendar.ts';
import { choice, type Inputs, madeUp, numbers, ran } from '../made-up.ts';

const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 5000, usual: [500, 100_000], step: 500 },
    rate: { kind: 'percent', label: 'Rate', default: 8.5, allowed: [-1e9] },
    term: { kind: 'years', label: 'Term', default: 10 },
    age: { kind: 'years', label: 'Age', default: 30, whole: true },
    mode: choice('Mode', { simple: 'Simple', full: 'Full' }),
    frequency: numbers('Frequency', { 1: 'Yearly', 12: 'Monthly' }),
    senior: { kind: 'toggle', label: 'Senior', default: true },
    name: { kind: 'text', label: 'Name', default: 'x' },
    remark: { kind: 'text', label: 'Remark', default: '' },
    since: { kind: 'date', label: 'Since', default: '2026-04-01' },
    until: { kind: 'date', label: 'Until', default: '', optional: true },
    least: { kind: 'number', label: 'Least', default: 1 },
    most: { kind: 'number', label: 'Most', default: 1, usual: [0, 5], step: 1 },
    fee: { kind: 'currency', label: 'Fee', default: 7, whole: true, showWhen: { mode: 'full' } },
    feeKind: { kind: 'toggle', label: 'Fee kind', default: false, showWhen: { mode: 'full' } },
    feeRate: { kind: 'percent', label: 'Fee rate', default: 2, showWhen: { feeKind: true } },
    rounds: { kind: 'number', label: 'Rounds', default: 1, whole: true, offerWhen: { mode: 'full' } },
  },
  outputs: { amount: { kind: 'currency', label: 'Amount' } },
  compute: ({ amount }) => ({ amount }),
});

/** The inputs as compute saw them; a refusal fails the test. */
const seen = (raw: Inputs) => ran(tool, raw).values;

/** The field and the sentence of a refusal that the visitor, not the definition, has caused. */
function refusal(raw: Inputs) {
  const outcome = tool.run(raw);
  if (outcome.ok) throw new Error(`accepted ${JSON.stringify(raw)}`);
  expect(outcome.broken).toBeUndefined();
  return { field: outcome.field, message: outcome.message };
}

it.each([
  ['2026-02', true],
  ['2026-13', false],
  ['2026-00', false],
  ['12026-02', false],
  ['2026-022', false],
  [202_602, false],
])('%j is a month of the calendar: %s', (value, month) => {
  expect(isMonth(value)).toBe(month);
});

it('inputs that are left out take their defaults', () => {
  expect(seen({})).toMatchObject({ amount: 5000, rate: 8.5, age: 30, mode: 'simple', senior: true, name: 'x' });
  expect(seen({ amount: undefined })).toMatchObject({ amount: 5000 });
});

describe('inputs that do not exist', () => {
  it('are refused by name, with the names there are', () => {
    const { field, message } = refusal({ amout: 1 });
    expect(field).toBe('amout');
    expect(message).toContain('"amout"');
    expect(message).toContain('amount, rate, term, age, mode');
  });

  it.each([
    ['null', null],
    ['a list', []],
    ['a text', 'amount'],
    ['a number', 5],
  ])('are refused where the inputs are no object but %s', (_, raw) => {
    const { field, message } = refusal(raw as never);
    expect(field).toBeNull();
    expect(message).toMatch(/object/);
  });
});

describe('a wrong kind of value', () => {
  it.each([
    ['amount', '9', /^Amount .*number.*500.*1,00,000/],
    ['amount', null, /number/],
    ['amount', Number.NaN, /number/],
    ['amount', Number.POSITIVE_INFINITY, /number/],
    ['mode', 'fulll', /^Mode .*simple, full/],
    ['mode', 'constructor', /simple, full/],
    ['frequency', '12', /^Frequency .*1, 12/],
    ['frequency', 2, /1, 12/],
    ['senior', 'true', /^Senior .*true or false/],
    ['senior', 1, /true or false/],
    ['name', 5, /^Name .*60 characters/],
    ['name', 'a'.repeat(61), /60 characters/],
    ['since', '2026-02-30', /^Since .*YYYY-MM-DD/],
    ['since', '', /must be a date/],
    ['since', '+012026-04-01', /YYYY-MM-DD/],
    ['until', 'soon', /^Until .*YYYY-MM-DD/],
    ['until', '2026-02-30', /YYYY-MM-DD/],
    ['since', '2026-04-01T00:00:00Z', /YYYY-MM-DD/],
    ['since', 20260401, /YYYY-MM-DD/],
  ])('is refused for %s: %j', (name, value, sentence) => {
    const { field, message } = refusal({ [name]: value });
    expect(field).toBe(name);
    expect(message).toMatch(sentence);
  });

  it.each(['least'])('says what is usual only where it is known: %s', (name) => {
    expect(refusal({ [name]: 'x' }).message).toMatch(/^(Least|Most) must be a number\.$/);
  });

  it('is none where the value is as the input wants it', () => {
    const values = { mode: 'full', frequency: 12, senior: false, name: 'abcde', since: '2024-02-29' };
    expect(seen(values)).toMatchObject(values);
  });
});

describe('numbers', () => {
  it('below zero are refused, saying what is allowed', () => {
    const { field, message } = refusal({ amount: -0.01 });
    expect(field).toBe('amount');
    expect(message).toMatch(/^Amount .*cannot be below 0\. Enter 0 or more\.$/);
  });

  it('below zero are taken where the input says so', () => {
    expect(seen({ rate: -3 })).toMatchObject({ rate: -3 });
  });

  it('are never a minus zero', () => {
    expect(Object.is(seen({ amount: -0 }).amount, 0)).toBe(true);
  });

  it('outside the usual range compute', () => {
    expect(seen({ amount: 1 })).toMatchObject({ amount: 1 });
    expect(seen({ amount: 12_34_567.89 })).toMatchObject({ amount: 12_34_567.89 });
  });

  it('with a fraction are refused only where they must be whole', () => {
    expect(refusal({ age: 30.5 })).toEqual({ field: 'age', message: expect.stringMatching(/^Age .*whole/) });
    expect(seen({ age: 31, term: 2.5 })).toMatchObject({ age: 31, term: 2.5 });
  });

  it('of years end at a thousand, so that no table freezes the page', () => {
    expect(seen({ term: 1000 })).toMatchObject({ term: 1000 });
    expect(refusal({ term: 1000.5 })).toEqual({ field: 'term', message: expect.stringMatching(/^Term .*1,000/) });
    expect(refusal({ age: 1e308 }).field).toBe('age');
  });
});

describe('the most that is accepted', () => {
  const counting = madeUp({
    inputs: {
      payments: { kind: 'number', label: 'Payments', default: 12 },
      units: { kind: 'number', label: 'Units', default: 5, allowed: [0, 1e9] },
      share: { kind: 'percent', label: 'Share', default: 40, allowed: [0, 100] },
      term: { kind: 'years', label: 'Term', default: 10, allowed: [0, 50] },
      amount: { kind: 'currency', label: 'Amount', default: 5000 },
    },
    outputs: { payments: { kind: 'number', label: 'Payments' } },
    compute: ({ payments }) => ({ payments }),
  });

  it.each([
    [{ payments: 1_000_000.5 }, 'Payments can be at most 10,00,000.'],
    [{ payments: 1e9 }, 'Payments can be at most 10,00,000.'],
    [{ units: 1e9 + 1 }, 'Units can be at most 1,00,00,00,000.'],
    [{ share: 100.01 }, 'Share can be at most 100.'],
    [{ term: 51 }, 'Term can be at most 50 years.'],
  ])('of an input is its own, or that of its kind: %o is refused', (given, message) => {
    expect(counting.run(given)).toEqual({ ok: false, field: Object.keys(given)[0], message });
  });

  it('is taken itself, and money has none but what can be counted', () => {
    const most = { payments: 1_000_000, units: 1e9, share: 100, term: 50, amount: Number.MAX_SAFE_INTEGER };
    expect(counting.run(most)).toMatchObject({ ok: true, values: most });
  });
});

describe('hidden inputs', () => {
  it('give compute their default, whatever was typed', () => {
    expect(seen({ fee: 900 })).toMatchObject({ fee: 7 });
    expect(seen({ mode: 'full', fee: 900 })).toMatchObject({ fee: 900 });
  });

  it.each([-5, 1.5])('do not stand in the way with a number (%d) that they would refuse if they were shown', (fee) => {
    expect(refusal({ mode: 'full', fee }).field).toBe('fee');
    expect(seen({ mode: 'simple', fee })).toMatchObject({ fee: 7 });
  });

  it('refuse a value of a wrong kind all the same', () => {
    expect(refusal({ mode: 'simple', fee: '9' }).field).toBe('fee');
    expect(refusal({ mode: 'simple', feeKind: 'yes' }).field).toBe('feeKind');
  });
});

it.each([-5, 1.5])('inputs that are not offered refuse what they refuse when they are in sight (%d)', (rounds) => {
  expect(refusal({ rounds }).field).toBe('rounds');
});
