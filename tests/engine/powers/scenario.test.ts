import { describe, expect, it } from 'vitest';
import { hashOf, splitHash } from '#src/engine/powers/hash.ts';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { inShort, writeScenario } from '#src/engine/powers/scenario.ts';
import type { Tool } from '#src/engine/types.ts';
import { list, madeUp } from '../../made-up.ts';
import { toolById } from '../../tools.ts';

const made = madeUp({
  inputs: {
    rate: { kind: 'percent', label: 'Rate', default: 8.5 },
    amount: { kind: 'currency', label: 'Amount', default: 100, allowed: [-1e9] },
    senior: { kind: 'toggle', label: 'Senior', default: true },
    kind: {
      kind: 'choice',
      label: 'Kind',
      default: 4,
      options: [
        { value: 4, label: 'Quarterly' },
        { value: 'end', label: 'At the end' },
      ],
    },
    from: { kind: 'date', label: 'From', default: '', optional: true },
    note: { kind: 'text', label: 'Note', default: 'x' },
    fee: { kind: 'percent', label: 'Fee', default: 1, showWhen: { kind: 'end' } },
    loans: list(
      'Loan',
      {
        name: { kind: 'text', label: 'Name', default: '' },
        rate: { kind: 'percent', label: 'Rate', default: 9 },
      },
      { default: [{ name: 'A', rate: 8 }] },
    ),
  },
  outputs: { y: { kind: 'currency', label: 'Y' } },
  compute: ({ amount }) => ({ y: amount }),
});
const read = (text: string) => readScenario(made, text);
const valuesOf = (text: string) => {
  const { values, unread } = read(text);
  expect(unread).toEqual([]);
  return values;
};

describe('a link', () => {
  it('is written in the words of the definition, percent-encoded', () => {
    const values = { rate: 9, amount: -1e21, senior: false, kind: 'end', from: '2026-04-01', note: 'a&b= %~', fee: 2 };
    expect(writeScenario(made, values)).toBe(
      'rate=9&amount=-1e%2B21&senior=0&kind=end&from=2026-04-01&note=a%26b%3D%20%25~&fee=2',
    );
    expect(writeScenario(made, { senior: true, fee: 3 })).toBe('');
    expect(writeScenario(made, { fee: 3 }, { all: true })).toBe(
      'rate=8.5&amount=100&senior=1&kind=4&from=&note=x&loans=1&loans.0.name=A&loans.0.rate=8',
    );
  });

  it('counts rows and names the cells that are not as their column is at first', () => {
    const loans = [
      { name: '', rate: 9 },
      { name: 'होम', rate: 7.5 },
    ];
    const text = 'loans=2&loans.1.name=%E0%A4%B9%E0%A5%8B%E0%A4%AE&loans.1.rate=7.5';
    expect(writeScenario(made, { loans })).toBe(text);
    expect(valuesOf(text).loans).toEqual(loans);
    expect(writeScenario(made, { loans: [] })).toBe('loans=0');
    expect(valuesOf('loans=0').loans).toEqual([]);
    // without a count the cells are of the list that is there
    expect(valuesOf('loans.0.rate=7').loans).toEqual([{ name: 'A', rate: 7 }]);
  });

  it('carries pinned scenarios, one of defaults too', () => {
    const pins = [
      { name: null, values: { rate: 9 } },
      { name: 'Bank & Sons', values: {} },
      { name: null, values: {} },
    ];
    const text = writeScenario(made, { rate: 7 }, { pins } as never);
    expect(text).toBe('rate=7&~1.rate=9&~2~name=Bank%20%26%20Sons&~3~name=');
    expect(read(text).pins.map(({ name, values }) => [name, values.rate])).toEqual([
      [null, 9],
      ['Bank & Sons', 8.5],
      [null, 8.5],
    ]);
  });

  it('carries the name of a pinned scenario beside its values, and three of them at most', () => {
    const pins = [1, 2, 3, 4].map((rate) => ({ name: `Bank ${rate}`, values: { rate } }));
    expect(writeScenario(made, {}, { pins } as never)).toBe(
      [1, 2, 3].map((rate) => `~${rate}~name=Bank%20${rate}&~${rate}.rate=${rate}`).join('&'),
    );
  });

  it('can be written of any text', () => {
    expect(writeScenario(made, { note: 'a\ud800' })).toBe('note=a%EF%BF%BD');
  });

  it('lists no more than a few names where thousands cannot be read', () => {
    const text = Array.from({ length: 40_000 }, (_, index) => `loans.${index}.rate=1`).join('&');
    expect(read(`rate=9&${text}`).unread).toHaveLength(20);
    expect(read(`rate=9&${text}`).values.rate).toBe(9);
  });

  it('is read as it was written', () => {
    const texts = { from: '2026-04-01', note: 'a&b= %~' };
    for (const kind of ['end', 4])
      for (const senior of [true, false]) {
        const values = { rate: 0, amount: -5, senior, kind, ...texts, loans: [{ name: '', rate: 1 }] };
        expect(valuesOf(writeScenario(made, values))).toEqual({ ...values, fee: 1 });
      }
    expect(valuesOf('kind=end&fee=2').fee).toBe(2);
    expect(valuesOf('senior=1').senior).toBe(true);
    // an option that is a number is no text
    expect(valuesOf('kind=4').kind).toBe(4);
  });

  it('may have empty parts, and a text without a sign for its value', () => {
    expect(valuesOf('&rate=9&&note&').rate).toBe(9);
    expect(valuesOf('note').note).toBe('');
    expect(read('rate').unread).toEqual(['Rate must be a number.']);
    expect(read('=5').unread).toEqual(['This calculator has no input called “”.']);
  });

  it('may be a million characters long', () => {
    const text = (length: number) => `rate=9${'&'.repeat(length - 'rate=9'.length)}`;
    expect(read(text(1_000_000))).toMatchObject({ values: { rate: 9 }, pins: [], unread: [] });
    expect(read(text(1_000_001))).toMatchObject({ values: { rate: 8.5 }, pins: [], unread: [expect.any(String)] });
  });

  it.each<[string, string | RegExp]>([
    ['note=%zz', '“note” has a character we cannot read.'],
    ['%zz=1', '“%zz” has a character we cannot read.'],
    ['senior=true', 'Senior must be 1 for yes or 0 for no.'],
    ['senior=', 'Senior must be 1 for yes or 0 for no.'],
    ['kind=5', 'Kind must be one of 4, end.'],
    ['amount=1&amount=1', 'Amount is in the link more than once.'],
    ['no=1', 'This calculator has no input called “no”.'],
    [`${'n'.repeat(60)}=1`, `This calculator has no input called “${'n'.repeat(60)}”.`],
    [`${'n'.repeat(61)}=1`, `This calculator has no input called “${'n'.repeat(60)}…”.`],
    ['loans=1&loans=2', 'Loans is in the link more than once.'],
    ['loans=1e0', 'Loans must be a list of 0 to 3 rows.'],
    ['loans=1x', 'Loans must be a list of 0 to 3 rows.'],
    ['loans=-1', 'Loans must be a list of 0 to 3 rows.'],
    ['loans=%zz', '“loans” has a character we cannot read.'],
    ['loans=1&loans.1.rate=7', 'Loans has only 1 row.'],
    ['loans=2&loans.2.rate=7', 'Loans has only 2 rows.'],
    ['loans=1&loans.0.no=7', 'This calculator has no input called “loans.0.no”.'],
    ['loans=1&loans.1.no=7', 'This calculator has no input called “loans.1.no”.'],
    ['loans=1&loans.00.rate=7', 'This calculator has no input called “loans.00.rate”.'],
    ['~1~name=%zz', '“~1~name” has a character we cannot read.'],
    ['~1~name=a&~1~name=b', '~1~name is in the link more than once.'],
    [`~1~name=${'x'.repeat(61)}`, 'A scenario’s name can have at most 60 characters.'],
    ['~4.rate=9', 'You can compare at most 3 scenarios with the current one.'],
    ['__proto__=1', 'This calculator has no input called “__proto__”.'],
    ['constructor=2', 'This calculator has no input called “constructor”.'],
    ['__proto__.0.rate=1', 'This calculator has no input called “__proto__.0.rate”.'],
    ['amount=1,000', 'Amount must be a number.'],
    ['amount=', 'Amount must be a number.'],
    ['amount=NaN', 'Amount must be a number.'],
    ['amount=01', 'Amount must be a number.'],
    ['amount=0x10', 'Amount must be a number.'],
    ['amount=1e400', 'Amount must be a number.'],
    ['from=2026-02-30', /YYYY-MM-DD/],
    [`note=${'1'.repeat(61)}`, /60 characters/],
    ['fee=2', /./],
    ['loans=4&loans.0.rate=1', 'Loans must be a list of 0 to 3 rows.'],
    ['loans=9999999', 'Loans must be a list of 0 to 3 rows.'],
    ['loans=1&loans.0.rate=x', /must be a number/],
    ['~1.no=9', /no input called/],
    ['~0.rate=9', /./],
  ])('says of %s why it is not read, and applies the rest', (text, why) => {
    const { values, unread } = read(`${text}&rate=9`);
    expect(unread).toEqual([typeof why === 'string' ? why : expect.stringMatching(why)]);
    const rest = { rate: 9, amount: 100, kind: 4, senior: true, from: '', fee: 1 };
    expect(values).toMatchObject(rest);
    expect(Object.getPrototypeOf(values)).toBe(Object.prototype);
    expect(({} as Record<string, unknown>).rate).toBeUndefined();
  });

  it('has pinned scenarios in their order, unnamed where their name cannot be read', () => {
    const pinned = (text: string) => read(text).pins.map(({ name, values }) => [name, values.rate]);
    expect(pinned('~2.rate=2&~1.rate=1&~3.rate=3')).toEqual([
      [null, 1],
      [null, 2],
      [null, 3],
    ]);
    const long = 'x'.repeat(60);
    expect(read(`~1~name=${long}`)).toMatchObject({ pins: [{ name: long }], unread: [] });
    for (const name of [`${long}x`, '%zz', '', '%20']) expect(pinned(`~1~name=${name}&~1.rate=1`)).toEqual([[null, 1]]);
  });

  it('has as many rows as the list may have, and asks for no hidden list', () => {
    const cost = { kind: 'currency', label: 'Cost', default: 1 } as const;
    const listed = madeUp({
      inputs: {
        more: { kind: 'toggle', label: 'More', default: false },
        rows: list('Row', { cost }, { min: 1, max: 12, default: [{ cost: 5 }] }),
        hidden: { ...list('Hidden', { cost }, { default: [{ cost: 5 }] }), showWhen: { more: true } },
      },
      outputs: { y: { kind: 'currency', label: 'Y' } },
      compute: () => ({ y: 1 }),
    });
    const rowsOf = (text: string) => {
      const { values, unread } = readScenario(listed, text);
      return [(values.rows as readonly unknown[]).length, unread];
    };
    expect(rowsOf('')).toEqual([1, []]);
    expect(rowsOf('rows=12')).toEqual([12, []]);
    expect(rowsOf('rows=13')).toEqual([1, ['Rows must be a list of 1 to 12 rows.']]);
    expect(rowsOf('rows=0')).toEqual([1, ['Rows must be a list of 1 to 12 rows.']]);
    expect(rowsOf('rows=1&hidden=2')).toEqual([1, [expect.stringContaining('Hidden')]]);
  });

  it('stands behind the # of a tool, or of the page of its own tool', () => {
    expect(splitHash('#emi?rate=9&a=?')).toEqual({ id: 'emi', text: 'rate=9&a=?' });
    expect(splitHash('#?rate=9')).toEqual({ id: '', text: 'rate=9' });
    expect(splitHash('#emi')).toEqual({ id: 'emi', text: '' });
    expect(splitHash('')).toEqual({ id: '', text: '' });
    expect(hashOf('emi', 'rate=9')).toBe('emi?rate=9');
    expect(hashOf('', 'rate=9')).toBe('?rate=9');
    expect(hashOf('emi', '')).toBe('emi');
  });
});

describe('the figures by which a scenario is known', () => {
  const short = (settings: string) => inShort(made, readScenario(made, settings).values);

  it('are the first number where a tool has no amount', () => {
    const rates = madeUp({
      inputs: { rate: { kind: 'percent', label: 'Rate', default: 8 } },
      outputs: { twice: { kind: 'percent', label: 'Twice' } },
      compute: ({ rate }) => ({ twice: 2 * rate }),
    });
    expect(inShort(rates, readScenario(rates, 'rate=9').values)).toBe('9%');
  });

  it.each(['<b>', '1e999', '0x10', '+5', '5&amount=6'])('are the defaults where %s cannot be read', (unread) => {
    expect(short(`amount=${unread}`)).toBe('₹100, 8.5%');
  });
});

it('the link to a tool is known by its first amount, rate and time', () => {
  const loan = toolById('home_loan');
  const short = (tool: Tool, settings: string) => inShort(tool, readScenario(tool, settings).values);
  expect(short(loan, 'loanAmount=7500000&rate=9')).toBe('₹75 lakh, 9%, 20 years');
  expect(short(loan, 'loanAmount=50000')).toBe('₹50,000, 8.5%, 20 years');
  expect(short(loan, 'rate=9')).toBe('₹50 lakh, 9%, 20 years'); // its default, by the product's decisions
  // its rise of 0% is passed over
  expect(short(toolById('swp'), 'withdrawal=425000')).toBe('₹50 lakh, 8%, 20 years');
  expect(short(loan, 'rate=0')).toBe('₹50 lakh, 0%, 20 years');
  expect(short(toolById('xirr'), 'flows=2')).toBe(null);
  expect(short(toolById('hra'), 'rentPaid=20000')).toBe('₹50,000');
  // what opens with such a link is the default
  for (const unread of ['<b>', '1e999', '0x10', '+5', '5&yearlyDeposit=6'])
    expect(short(toolById('ppf'), `yearlyDeposit=${unread}`)).toBe('₹1 lakh, 7.1%, 15 years');
});
