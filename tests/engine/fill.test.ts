import { describe, expect, it } from 'vitest';
import { fill, filledValue, textWith } from '#src/engine/fill.ts';
import { withTestFacts } from '../made-up.ts';

withTestFacts();

describe('facts in a text', () => {
  it.each([
    ['It pays {test.rate} a year.', 'It pays 7.1% a year.'],
    ['at most {test.limit}', 'at most ₹1,50,000'],
    ['at most {test.limit|words}', 'at most ₹1.5 lakh'],
    ['at least {test.least|words}', 'at least ₹500'],
    ['locked for {test.term} years', 'locked for 15 years'],
    ['Rate of {test.rate|confirmed}.', 'Rate of July–September 2026.'],
    ['since {test.rate|since}', 'since 1 April 2020'],
    ['{test.rate}, {test.least} and {test.rate}', '7.1%, ₹500 and 7.1%'],
  ])('%s', (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  it('tell their source, with the section where there is one', () => {
    expect(fill('{test.rate|source}')).toBe('Ministry of Tests, interest rates');
    expect(fill('{test.rate@2019-06-01|source}')).toBe('Test Act 1961, section 80');
  });

  it('give an official rate with the quarter it was confirmed for, and say where that has passed', () => {
    const official = (today: string | null) => fill('Test: {test.rate|official}.', undefined, today);
    const quarter = 'Test: 7.1% (July–September 2026; ';
    for (const day of ['2026-10-01', '2026-11-22', '2031-01-01'])
      expect(official(day)).toBe(`${quarter}this quarter’s not yet confirmed).`);
    for (const day of ['2026-07-01', '2026-09-30'])
      expect(official(day)).toBe(`${quarter}confirmed for this whole quarter).`);
    // prerendered and read on any day
    expect(official(null)).toBe(`${quarter}later quarters not yet confirmed).`);
    expect(fill('Test: {test.rate|official}.')).toBe(official(null));
    // as long as each other, so that the page does not move when the day is known
    const all = [null, '2026-09-30', '2026-10-01'].map((day) => official(day).length);
    expect(new Set(all).size).toBe(1);
  });

  it('give an official rate with the next one where that is known', () => {
    for (const day of [null, '2026-09-30'])
      expect(fill('{test.coming|official}', undefined, day)).toBe('7% (8% from 1 April 2099)');
  });

  it('of a named day have no quarter', () => {
    expect(fill('{test.rate@2020-03-31|official}')).toBe('40%');
  });

  it('that are days or lists of amounts are written out', () => {
    expect(fill('bought by {test.day}')).toBe('bought by 31 January 2018');
    expect(fill('{test.amounts}')).toBe('₹42, ₹46 and ₹291');
  });

  it('list cities as a sentence does', () => {
    expect(fill('{test.cities@2020-03-31}')).toBe('Mumbai and Delhi');
    expect(fill('{test.cities}')).toBe('Mumbai, Delhi and Pune');
  });

  it('say the caps on loans band by band', () => {
    expect(fill('A loan may be {test.caps}.')).toBe(
      'A loan may be 90% up to ₹30 lakh, 80% up to ₹75 lakh and 75% above that.',
    );
  });
});

describe('figures in a text', () => {
  const figure = (name: string) => (name === 'rate' ? '9%' : undefined);

  it('are put in by name, beside facts', () => {
    expect(fill('{rate} against {test.rate}', figure)).toBe('9% against 7.1%');
  });

  it('are asked for with the part that is named', () => {
    expect(fill('{rate|effective}', (name, part) => `${name} ${part}`)).toBe('rate effective');
  });

  it('are taken as they are, not filled again', () => {
    expect(fill('{name}', () => '{test.rate} $& $1')).toBe('{test.rate} $& $1');
  });

  it('that are empty are empty', () => {
    expect(fill('[{name}]', () => '')).toBe('[]');
  });
});

it('figures of a sentence that a definition gives stand in its braces, and other braces stay', () => {
  expect(textWith('Up to {limit} of {test.rate} in {years}', { limit: '₹15,000', years: 3 })).toBe(
    'Up to ₹15,000 of {test.rate} in 3',
  );
  expect(textWith('{toString} {limit}', { limit: '{years}', years: 3 })).toBe('{toString} {years}');
});

describe('a value in words', () => {
  const spec = { kind: 'text', label: 'Rule', values: { high: 'Bank at {test.rate}' } } as const;
  it('has its facts where the definition wrote it, and none where a visitor did', () => {
    expect(filledValue(spec, 'high')).toBe('Bank at 7.1%');
    expect(filledValue(spec, '{test.rate}')).toBe('{test.rate}');
    expect(filledValue({ kind: 'text', label: 'Name' }, '{test.rate}')).toBe('{test.rate}');
    expect(filledValue({ kind: 'currency', label: 'Total' }, 5000)).toBe('₹5,000');
  });
});

it.each([
  '{test.rte}',
  '{nothing.here}',
  '{constructor.name}',
  '{__proto__.x}',
  '{rate}',
  '{toString}',
  '{test.rate@2001-01-01}', // before anything is known
  '{ }',
  'a { b } c',
  'f(x) = {x',
])('what names nothing stands as it was: %s', (text) => {
  expect(fill(text)).toBe(text);
});
