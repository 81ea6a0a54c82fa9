import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { offerOf } from '#src/engine/powers/lever.ts';
import { choice, madeUp } from '../../made-up.ts';

const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 400_000 },
    years: { kind: 'years', label: 'Years', default: 10, whole: true },
    extra: {
      kind: 'rows',
      label: 'Extra',
      item: 'Extra {number}',
      columns: {
        sum: { kind: 'currency', label: 'Sum', default: 0 },
        when: choice('When', { now: 'Now', later: 'Later' }),
      },
      min: 0,
      max: 3,
      default: [],
    },
  },
  outputs: { cost: { kind: 'currency', label: 'Cost' }, time: { kind: 'months', label: 'Time' } },
  refusals: { long: 'At most 20 years.' },
  levers: [
    {
      text: '{extra.0.sum} at once saves {by.cost} and {by.time}; {cost} is left.',
      set: { extra: [{ sum: '{amount} ÷ 4', when: 'later' }] },
      moves: { cost: 'down', time: 'down' },
      showWhen: { extra: { below: 1 } },
    },
    { text: 'With {years} it costs {by.cost} less.', set: { years: '{years} − 1' }, moves: { cost: 'down' } },
  ],
  compute: ({ amount, years, extra }) => {
    const paid = extra.reduce((sum, row) => sum + (row.when === 'later' ? row.sum : 0), 0);
    return years > 20
      ? fail('years', 'long')
      : { cost: Math.max(0, amount - paid) * (1 + years / 10), time: Math.max(0, years * 12 - (paid > 0 ? 5 : 0)) };
  },
});

const offer = (inputs: object) => offerOf(tool, { ...inputs }, tool.run({ ...inputs }), null, null);

describe('a change that is offered', () => {
  it('says what it brings, with its own figures, those after the change and the differences', () => {
    expect(offer({})).toEqual({
      text: '₹1 lakh at once saves ₹2 lakh and 5 months; ₹6 lakh is left.',
      changes: { extra: [{ sum: 100_000, when: 'later' }] },
    });
  });

  it('may be a thing worth knowing, with figures of its own, which changes nothing', () => {
    const knowing = madeUp({
      inputs: { amount: { kind: 'currency', label: 'Amount', default: 400_000 } },
      outputs: { cost: { kind: 'currency', label: 'Cost' } },
      levers: [
        { text: 'A lot: {cost}.', showWhen: { cost: { above: 50_000 } } },
        { text: 'That is {daily} a day.', figures: { daily: { kind: 'currency', of: 'cost', by: 365 } } },
      ],
      compute: ({ amount }) => ({ cost: (amount * 36_500) / 400_000 }),
    });
    expect(offerOf(knowing, {}, knowing.run({}), null, null)).toEqual({ text: 'That is ₹100 a day.', changes: null });
  });

  it('is the next one where the rule of the first does not hold', () => {
    expect(offer({ extra: [{ sum: 100, when: 'later' }] })).toMatchObject({
      text: 'With 9 years it costs ₹39,990 less.',
      changes: { years: 9 },
    });
  });

  it.each([
    ['up', 9, null],
    ['up', 10, 10],
    ['down', 10, null],
  ] as const)('whose result must move %o is none that brings too little: %d of 10,000', (way, more, paid) => {
    const small = madeUp({
      inputs: { paid: { kind: 'currency', label: 'Paid', default: 0 } },
      outputs: { total: { kind: 'currency', label: 'Total' } },
      levers: [{ text: 'It brings {by.total} more.', set: { paid: `{paid} + ${more}` }, moves: { total: way } }],
      compute: (values) => ({ total: 10_000 + values.paid }),
    });
    const changes = paid === null ? null : { paid };
    expect(offerOf(small, {}, small.run({}), null, null)?.changes ?? null).toEqual(changes);
  });

  it('is none where no result moves as its words say, or the change or the present inputs are refused', () => {
    expect(offer({ amount: 0 })).toBeNull();
    expect(offer({ years: 25 })).toBeNull();
    expect(offer({ years: 0, extra: [{ sum: 1, when: 'now' }] })).toBeNull();
  });
});
