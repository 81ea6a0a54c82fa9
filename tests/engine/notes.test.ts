import { describe, expect, it } from 'vitest';
import { fail } from '#engine';
import { filledIn, inputAsText } from '#src/engine/filled-text.ts';
import { isForbidden, textOfNote } from '#src/engine/notes.ts';
import { complete } from '#src/engine/places.ts';
import { choice, madeUp, withTestFacts } from '../made-up.ts';

withTestFacts();

const tool = madeUp({
  inputs: {
    amount: { kind: 'currency', label: 'Amount', default: 1000 },
    mode: choice('Mode', { a: 'One way', b: 'Another way' }),
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  notes: {
    plain: 'From {amount} to {total}, {mode}, at {test.rate@2024-06-01}.',
    parts: {
      text: '{total} is {each} in each of {count} parts, {share} of it, until {end}.',
      figures: {
        each: { kind: 'currency' },
        count: { kind: 'number' },
        share: { kind: 'percent', decimals: 3 },
        end: { kind: 'date' },
      },
    },
  },
  compute: ({ amount }) => ({
    total: amount * 2,
    notes:
      amount > 1000
        ? ['plain', { id: 'parts', figures: { each: (amount * 2) / 3, count: 3, share: 100 / 3, end: '2027-04-01' } }]
        : ['plain'],
  }),
});

function texts(inputs: Readonly<Record<string, unknown>>): string[] {
  const outcome = tool.run(inputs);
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome.notes.map((id) =>
    filledIn(tool, textOfNote(tool.notes[id] ?? ''), outcome, { inputValue: (name) => outcome.values[name], note: id }),
  );
}

it.each([
  [{ label: 'Retirement age', age: true }, '60'],
  [{ label: 'सेवानिवृत्ति की आयु', age: true }, '60'],
  [{ label: 'Pension until age 80, over' }, '60 years'],
] as const)('a text has an age without its unit, and a duration with it: %o', (declared, written) => {
  expect(inputAsText({ kind: 'years', default: 60, ...declared }, 60, undefined)).toBe(written);
});

describe('a note', () => {
  it('names inputs, outputs, options and facts', () => {
    expect(texts({})).toEqual(['From ₹1,000 to ₹2,000, One way, at 7.1%.']);
  });

  it('has figures of its own, rounded once and written by their kind', () => {
    expect(texts({ amount: 50_000 })[1]).toBe(
      '₹1,00,000 is ₹33,333 in each of 3 parts, 33.333% of it, until 1 April 2027.',
    );
    expect(tool.run({ amount: 50_000 })).toMatchObject({
      notes: ['plain', 'parts'],
      noteFigures: { parts: { each: 33_333, count: 3, share: 33.333, end: '2027-04-01' } },
    });
  });
});

describe('an input', () => {
  const denying = madeUp({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: 1 },
      rate: { kind: 'percent', label: 'Rate', default: 1 },
    },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    notes: {
      tooMuch: { text: 'No account takes it.', about: 'amount' },
      look: { text: 'That is a lot.', about: 'rate', kind: 'careful' },
      aside: 'About nothing.',
    },
    refusals: { none: 'Nothing.' },
    compute: ({ amount, rate }) => {
      if (amount === 0) return fail('amount', 'none');
      return { total: amount, notes: ['aside', amount > 100 && 'tooMuch', rate > 50 && 'look'] };
    },
  });

  it.each([
    [{}, 'amount', false],
    [{ amount: 200 }, 'amount', true],
    [{ amount: 200 }, 'rate', false],
    // to be looked at, but allowed
    [{ rate: 60 }, 'rate', false],
    [{ amount: 0 }, 'amount', false],
  ])('is not allowed where a note that is no warning says so: %o, %s', (inputs, name, denied) => {
    expect(isForbidden(denying, denying.run(complete(denying, inputs)), name)).toBe(denied);
  });
});

describe('a text where nothing was computed', () => {
  it('has its inputs, and keeps the names of results and figures', () => {
    const refused = tool.run({ amount: 'none' });
    expect(refused.ok).toBe(false);
    const text = (of: string, note: string | null = null) =>
      filledIn(tool, of, refused, { inputValue: () => 1000, note });
    expect(text('{amount}: {total}')).toBe('₹1,000: {total}');
    expect(text('{each} of {amount}', 'parts')).toBe('{each} of ₹1,000');
  });
});

describe('an input’s value in a text', () => {
  const label = 'Label';
  const [percent, day] = [
    { kind: 'percent', label, default: 0 },
    { kind: 'date', label, default: '' },
  ] as const;
  it('is written by its kind', () => {
    expect(inputAsText({ kind: 'currency', label, default: 0 }, 11_61_695, undefined)).toBe('₹11,61,695');
    expect(inputAsText({ kind: 'years', label, default: 0 }, 20, undefined)).toBe('20 years');
    expect(inputAsText({ kind: 'number', label, default: 0 }, 1500, undefined)).toBe('1,500');
    expect(inputAsText(percent, 8.5, undefined)).toBe('8.5%');
    expect(inputAsText(day, '2027-04-01', undefined)).toBe('1 April 2027');
    expect(inputAsText(day, '', undefined)).toBe('');
    expect(inputAsText(tool.inputs.mode, 'b', undefined)).toBe('Another way');
  });
  it('that is a yearly rate may be what its twelfths come to: 12% to 12.68%', () => {
    expect(inputAsText(percent, 12, 'effective')).toBe('12.68%');
  });
  it('that is too large for a figure is left out', () => {
    expect(inputAsText(percent, 1e16, undefined)).toBe('…');
    expect(inputAsText(percent, 1e15, 'effective')).toBe('…');
    expect(inputAsText(percent, -1e16, undefined)).toBe('…');
  });
  it('has no text where there is none', () => {
    expect(inputAsText(undefined, 5, undefined)).toBeUndefined();
    expect(inputAsText(tool.inputs.mode, 'c', undefined)).toBeUndefined();
    expect(inputAsText(percent, undefined, undefined)).toBeUndefined();
    expect(inputAsText({ kind: 'text', label, default: '' }, 'words', undefined)).toBeUndefined();
    expect(inputAsText({ kind: 'toggle', label, default: true }, true, undefined)).toBeUndefined();
  });
});
