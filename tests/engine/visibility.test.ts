import { describe, expect, it } from 'vitest';
import type { Inputs } from '#src/engine/types.ts';
import { holds, isOffered, labelOf, rulesIn } from '#src/engine/visibility.ts';

const toggle = { kind: 'toggle', label: 'L', default: false } as const;
const inputs: Inputs = {
  mode: {
    kind: 'choice',
    label: 'Mode',
    options: [
      { value: 'a', label: 'A' },
      { value: 'b', label: 'B' },
      { value: 'c', label: 'C' },
    ],
    default: 'a',
  },
  detail: { ...toggle, showWhen: { mode: 'b' } },
  more: { ...toggle, showWhen: { detail: true } },
  count: { kind: 'number', label: 'Count', default: 0 },
};

const offered: Inputs = {
  ...inputs,
  method: { ...toggle, offerWhen: { mode: 'b' } },
  list: {
    kind: 'rows',
    label: 'List',
    item: 'Row {number}',
    columns: { cost: { kind: 'currency', label: 'Cost', default: 1 } },
    min: 0,
    max: 3,
    default: [{ cost: 2 }],
    offerWhen: { detail: true },
  },
};

/** Whether a rule holds for these values. */
const shown = (showWhen: Inputs[string]['showWhen'], values: Readonly<Record<string, unknown>>) =>
  holds(showWhen, inputs, (name) => values[name]);

describe('visibility', () => {
  it('is given without a rule, and with an empty one', () => {
    expect(shown(undefined, {})).toBe(true);
    expect(shown({}, {})).toBe(true);
  });

  it('is given while the input named has the value', () => {
    expect(shown({ mode: 'b' }, { mode: 'b' })).toBe(true);
    expect(shown({ mode: 'b' }, { mode: 'a' })).toBe(false);
  });

  it('is given while the input named has one of the values', () => {
    expect(shown({ mode: ['b', 'c'] }, { mode: 'c' })).toBe(true);
    expect(shown({ mode: ['b', 'c'] }, { mode: 'a' })).toBe(false);
  });

  it('needs every input named', () => {
    const rule = { mode: 'a', count: 0 };
    expect(shown(rule, { mode: 'a', count: 0 })).toBe(true);
    expect(shown(rule, { mode: 'a', count: 1 })).toBe(false);
    expect(shown(rule, { mode: 'b', count: 0 })).toBe(false);
  });

  it.each([
    [5, false],
    [5.01, true],
    [-6, false],
    [[1, 2, 3, 4, 5], false],
    [[1, 2, 3, 4, 5, 6], true],
  ])('is given above a number, and by rows where there are more: %j', (count, given) => {
    expect(shown({ count: { above: 5 } }, { count })).toBe(given);
  });

  it.each([
    ['a', false],
    ['b', true],
  ])('is given by every value but one: %s', (mode, given) => {
    expect(shown({ mode: { not: 'a' } }, { mode })).toBe(given);
  });

  it('needs one of several rules, and all that this one names', () => {
    const either = [{ mode: 'a', count: 1 }, { mode: 'b' }];
    expect(shown(either, { mode: 'a', count: 1 })).toBe(true);
    expect(shown(either, { mode: 'b', count: 2 })).toBe(true);
    expect(shown(either, { mode: 'a', count: 2 })).toBe(false);
    expect(shown(either, { mode: 'c', count: 1 })).toBe(false);
  });

  it('has no rules where nothing is said, one, or all of a list', () => {
    expect(rulesIn(undefined)).toEqual([]);
    expect(rulesIn({ mode: 'a' })).toEqual([{ mode: 'a' }]);
    expect(rulesIn([{ mode: 'a' }, { mode: 'b' }])).toEqual([{ mode: 'a' }, { mode: 'b' }]);
  });

  it.each([
    ['a', 'Amount'],
    ['b', 'Cost'],
    ['c', 'Price'],
  ])('chooses the first label whose rule holds: %s', (mode, label) => {
    const labels = [
      { text: 'Cost', showWhen: { mode: 'b' } },
      { text: 'Price', showWhen: { mode: ['b', 'c'] } },
    ];
    expect(labelOf({ label: 'Amount', labels }, inputs, () => mode)).toBe(label);
    expect(labelOf({ label: 'Amount' }, inputs, () => mode)).toBe('Amount');
  });

  it('tells values of different kinds apart', () => {
    expect(shown({ count: 0 }, { count: '0' })).toBe(false);
    expect(shown({ count: 0 }, { count: false })).toBe(false);
    expect(shown({ detail: true }, { mode: 'b', detail: 1 })).toBe(false);
  });

  it('is never given by a rule that goes round in a circle', () => {
    const circle: Inputs = { one: { ...toggle, showWhen: { two: true } }, two: { ...toggle, showWhen: { one: true } } };
    expect(holds({ one: true }, circle, () => true)).toBe(false);
    expect(holds({ own: true }, { own: { ...toggle, showWhen: { own: true } } }, () => true)).toBe(false);
  });

  it('follows a controlling input that is itself hidden, however deep', () => {
    expect(shown({ detail: true }, { mode: 'b', detail: true })).toBe(true);
    expect(shown({ detail: true }, { mode: 'a', detail: true })).toBe(false);
    expect(shown({ more: true }, { mode: 'b', detail: true, more: true })).toBe(true);
    expect(shown({ more: true }, { mode: 'b', detail: false, more: true })).toBe(false);
    expect(shown({ more: true }, { mode: 'a', detail: true, more: true })).toBe(false);
  });
});

describe('an input with a rule for when it is offered', () => {
  const isIn = (name: string, values: Readonly<Record<string, unknown>>) =>
    isOffered(name, offered, (each) => values[each] ?? offered[each]?.default);

  it('is offered while the rule holds', () => {
    expect(isIn('method', { mode: 'b' })).toBe(true);
    expect(isIn('method', { mode: 'a' })).toBe(false);
  });

  it('is offered as long as its value counts, so that it can be changed back', () => {
    expect(isIn('method', { mode: 'a', method: true })).toBe(true);
    expect(isIn('method', { mode: 'a', method: false })).toBe(false);
  });

  it('compares rows by what is in them', () => {
    expect(isIn('list', { list: [{ cost: 2 }] })).toBe(false);
    expect(isIn('list', { list: [{ cost: 3 }] })).toBe(true);
    expect(isIn('list', { list: [] })).toBe(true);
  });

  it('is not offered by an input that is itself hidden', () => {
    expect(isIn('list', { mode: 'b', detail: true })).toBe(true);
    expect(isIn('list', { mode: 'a', detail: true })).toBe(false);
  });

  it('is always offered without a rule', () => {
    expect(isIn('count', {})).toBe(true);
  });
});
