import { describe, expect, it } from 'vitest';
import { fill, filledValue, textWith } from '#src/engine/fill.ts';

describe('facts in a text', () => {
  it.each([
    ['PPF pays {ppf.rate} a year.', 'PPF pays 7.1% a year.'],
    ['at most {ppf.maximum}', 'at most ₹1,50,000'],
    ['at most {ppf.maximum|words}', 'at most ₹1.5 lakh'],
    ['at least {ppf.minimum|words}', 'at least ₹500'],
    ['locked for {ppf.lockIn} years', 'locked for 15 years'],
    ['{gratuity.daysPaid} of {gratuity.daysInMonth} days', '15 of 26 days'],
    ['Rate of {ppf.rate|confirmed}.', 'Rate of July–September 2026.'],
    ['since {ppf.rate|since}', 'since 1 April 2020'],
    ['{ppf.rate}, {ssy.rate} and {ppf.rate}', '7.1%, 8.2% and 7.1%'],
  ])('%s', (text, filled) => {
    expect(fill(text)).toBe(filled);
  });

  it('tell their source, with the section where there is one', () => {
    expect(fill('{ppf.rate|source}')).toBe('Ministry of Finance, small savings interest rates');
    expect(fill('{health.cap|source}')).toBe('Income-tax Act 2025, section 126');
    expect(fill('{health.cap@2025-06-01|source}')).toBe('Income-tax Act 1961, section 80D');
  });

  it('give an official rate with the quarter it was confirmed for, and say where that has passed', () => {
    const ppf = (today: string | null) => fill('PPF: {ppf.rate|official}.', undefined, today);
    const quarter = 'PPF: 7.1% (July–September 2026; ';
    for (const day of ['2026-10-01', '2026-11-22', '2031-01-01'])
      expect(ppf(day)).toBe(`${quarter}this quarter’s not yet confirmed).`);
    for (const day of ['2026-07-01', '2026-09-30'])
      expect(ppf(day)).toBe(`${quarter}confirmed for this whole quarter).`);
    // prerendered and read on any day
    expect(ppf(null)).toBe(`${quarter}later quarters not yet confirmed).`);
    expect(fill('PPF: {ppf.rate|official}.')).toBe(ppf(null));
    // as long as each other, so that the page does not move when the day is known
    expect(new Set([ppf(null), ppf('2026-09-30'), ppf('2026-10-01')].map(({ length }) => length)).size).toBe(1);
  });

  it('are those of the day that is named', () => {
    expect(fill('{nps.annuityShare}')).toBe('20%');
    expect(fill('{nps.annuityShare@2025-12-15}')).toBe('40%');
    expect(fill('{nps.annuityShare@2025-12-16}')).toBe('20%');
    expect(fill('{nps.annuityShare@2020-01-01|since}')).toBe('11 May 2015');
  });

  it('of a named day have no quarter', () => {
    expect(fill('{nps.annuityShare@2025-12-15|official}')).toBe('40%');
  });

  it('that are days or lists of amounts are written out', () => {
    expect(fill('bought by {gains.fairValueDay}')).toBe('bought by 31 January 2018');
    expect(fill('{apy.contributions1000}')).toMatch(/^₹42, ₹46, .* and ₹291$/);
  });

  it('list cities as a sentence does', () => {
    expect(fill('{hra.cities@2026-03-31}')).toBe('Mumbai, Delhi, Kolkata and Chennai');
    expect(fill('{hra.cities}')).toBe('Mumbai, Delhi, Kolkata, Chennai, Bengaluru, Hyderabad, Pune and Ahmedabad');
  });

  it('say the caps on home loans band by band', () => {
    expect(fill('A home loan may be {homeLoan.ltv}.')).toBe(
      'A home loan may be 90% up to ₹30 lakh, 80% up to ₹75 lakh and 75% above that.',
    );
  });
});

describe('figures in a text', () => {
  const figure = (name: string) => (name === 'rate' ? '9%' : undefined);

  it('are put in by name, beside facts', () => {
    expect(fill('{rate} against {ppf.rate}', figure)).toBe('9% against 7.1%');
  });

  it('are asked for with the part that is named', () => {
    expect(fill('{rate|effective}', (name, part) => `${name} ${part}`)).toBe('rate effective');
  });

  it('are taken as they are, not filled again', () => {
    expect(fill('{name}', () => '{ppf.rate} $& $1')).toBe('{ppf.rate} $& $1');
  });

  it('that are empty are empty', () => {
    expect(fill('[{name}]', () => '')).toBe('[]');
  });
});

describe('figures of a sentence that a definition gives', () => {
  it('stand in its braces, and other braces stay', () => {
    expect(textWith('Up to {limit} of {ppf.rate} in {years}', { limit: '₹15,000', years: 3 })).toBe(
      'Up to ₹15,000 of {ppf.rate} in 3',
    );
    expect(textWith('{toString} {limit}', { limit: '{years}', years: 3 })).toBe('{toString} {years}');
  });
});

describe('a value in words', () => {
  const spec = { kind: 'text', label: 'Rule', values: { ppf: 'PPF at {ppf.rate}' } } as const;
  it('has its facts where the definition wrote it, and none where a visitor did', () => {
    expect(filledValue(spec, 'ppf')).toBe('PPF at 7.1%');
    expect(filledValue(spec, '{ppf.rate}')).toBe('{ppf.rate}');
    expect(filledValue({ kind: 'text', label: 'Name' }, '{ppf.rate}')).toBe('{ppf.rate}');
    expect(filledValue({ kind: 'currency', label: 'Total' }, 5000)).toBe('₹5,000');
  });
});

describe('what names nothing', () => {
  it.each([
    '{ppf.rte}',
    '{nothing.here}',
    '{constructor.name}',
    '{__proto__.x}',
    '{rate}',
    '{toString}',
    '{nps.annuityShare@2001-01-01}', // before anything is known
    '{ }',
    '{}',
    '{1}',
    'a { b } c',
    'f(x) = {x',
  ])('stands as it was: %s', (text) => {
    expect(fill(text)).toBe(text);
  });
});
