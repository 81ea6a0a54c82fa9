import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { shownResultsOf } from '#src/engine/powers/calculation.ts';
import { solvableOutputs } from '#src/engine/powers/questions.ts';
import type { Inputs, Rule } from '#src/engine/types.ts';
import { holds, isOffered, lookupIn } from '#src/engine/visibility.ts';
import { choice, madeUp, ran } from '../made-up.ts';

const toggle = { kind: 'toggle', label: 'L', default: false } as const;
const inputs: Inputs = {
  mode: choice('Mode', { a: 'A', b: 'B', c: 'C' }),
  detail: { ...toggle, showWhen: { mode: 'b' } },
  more: { ...toggle, showWhen: { detail: true } },
  count: { kind: 'number', label: 'Count', default: 0 },
};

const offered: Inputs = {
  ...inputs,
  method: { ...toggle, offerWhen: { mode: 'b' } },
};

/** Whether a rule holds for these values. */
const shown = (showWhen: Inputs[string]['showWhen'], values: Readonly<Record<string, unknown>>) =>
  holds(showWhen, inputs, (name) => values[name]);

describe('visibility', () => {
  it('is given while the input named has the value', () => {
    expect(shown({ mode: 'b' }, { mode: 'b' })).toBe(true);
    expect(shown({ mode: 'b' }, { mode: 'a' })).toBe(false);
  });

  it('is given while the input named has one of the values', () => {
    expect(shown({ mode: ['b', 'c'] }, { mode: 'c' })).toBe(true);
    expect(shown({ mode: ['b', 'c'] }, { mode: 'a' })).toBe(false);
  });

  it('tells no rows from some', () => {
    expect(shown({ count: { below: 1 } }, { count: [] })).toBe(true);
    expect(shown({ count: { below: 1 } }, { count: [{}] })).toBe(false);
    expect(shown({ count: { above: 0 } }, { count: [{}] })).toBe(true);
    expect(shown({ count: { above: 0 } }, { count: [] })).toBe(false);
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

describe('a rule on a result', () => {
  const tool = madeUp({
    inputs: { amount: { kind: 'currency', label: 'Amount', default: 100 } },
    outputs: {
      gain: {
        kind: 'currency',
        label: 'Gain',
        labels: [{ text: 'Loss', showWhen: { sign: 'less' } }],
        signed: true,
      },
      sign: { kind: 'text', label: 'Sign', values: { more: 'More', less: 'Less' } },
      part: { kind: 'currency', label: 'Part', showWhen: { gain: { above: 0 } } },
    },
    refusals: { tooMuch: 'That is too much.' },
    compute: ({ amount }) =>
      amount > 1000
        ? fail('amount', 'tooMuch')
        : { gain: amount - 50, sign: amount < 50 ? 'less' : 'more', part: amount },
  });
  const holdsWith = (rule: Rule, amount: number) => holds(rule, tool.inputs, lookupIn(tool, { amount }));

  it('holds by what the result is', () => {
    expect(holdsWith({ sign: 'more' }, 60)).toBe(true);
    expect(holdsWith({ sign: 'more' }, 40)).toBe(false);
    expect(holdsWith({ gain: { below: 0 } }, 40)).toBe(true);
    expect(holdsWith({ gain: { below: 0 }, amount: 60 }, 40)).toBe(false);
  });

  it('does not hold where the inputs are refused, even by every value but one', () => {
    expect(holdsWith({ sign: 'more' }, 2000)).toBe(false);
    expect(holdsWith({ sign: { not: 'less' } }, 2000)).toBe(false);
    expect(holdsWith({ gain: { below: 0 } }, 2000)).toBe(false);
  });

  it.each([
    [60, 'Gain', true],
    [40, 'Loss', false],
  ])('is followed by what is compared, saved and shared: %d', (amount, label, hasPart) => {
    const outcome = ran(tool, { amount });
    const taken = { tool, title: 'T', outcome, today: '2026-04-01', link: '', compared: null };
    expect(shownResultsOf(taken).map((each) => each.label)).toEqual([label, 'Sign', ...(hasPart ? ['Part'] : [])]);
    expect(solvableOutputs(tool, { amount })).toContainEqual({ name: 'gain', label });
  });
});

describe('an input with a rule for when it is offered', () => {
  const isIn = (name: string, values: Readonly<Record<string, unknown>>) =>
    isOffered(name, offered, (each) => values[each] ?? offered[each]?.default);

  it('is offered as long as its value counts, so that it can be changed back', () => {
    expect(isIn('method', { mode: 'a', method: true })).toBe(true);
    expect(isIn('method', { mode: 'a', method: false })).toBe(false);
  });
});
