import { describe, expect, it } from 'vitest';
import { freshRow, rowOf } from '#src/engine/places.ts';
import { choice, list, madeUp } from '../made-up.ts';

const columns = {
  name: { kind: 'text', label: 'Name', default: 'Loan' },
  amount: { kind: 'currency', label: 'Amount', default: 1000 },
  rate: { kind: 'percent', label: 'Rate', default: 8, usual: [5, 20], step: 0.1 },
  kind: choice('Kind', { home: 'Home', car: 'Car' }),
} as const;
const tool = madeUp({
  inputs: {
    loans: list('Loan', columns, {
      min: 1,
      default: [
        { name: 'First', amount: 100, rate: 9, kind: 'car' },
        { name: 'Second', amount: 200 },
      ],
    }),
  },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  compute: ({ loans }) => ({ total: loans.reduce((sum, loan) => sum + loan.amount, 0) }),
});

function refusal(loans: unknown) {
  const outcome = tool.run({ loans });
  if (outcome.ok) throw new Error(`accepted ${JSON.stringify(loans)}`);
  expect(outcome.broken).toBeUndefined();
  return { field: outcome.field, message: outcome.message };
}

describe('a list of rows', () => {
  it('has the default rows where it is left out, empty cells filled by their columns', () => {
    expect(tool.run({})).toMatchObject({
      ok: true,
      values: {
        loans: [
          { name: 'First', amount: 100, rate: 9, kind: 'car' },
          { name: 'Second', amount: 200, rate: 8, kind: 'home' },
        ],
      },
      outputs: { total: 300 },
    });
  });

  it('takes the rows that are given', () => {
    const loans = [{ amount: 5 }, { amount: 0, rate: 0, name: '' }, {}];
    expect(tool.run({ loans })).toMatchObject({
      ok: true,
      values: { loans: [{ amount: 5, rate: 8 }, { amount: 0, rate: 0, name: '' }, { amount: 1000 }] },
      outputs: { total: 1005 },
    });
  });

  it.each([
    ['no list', { 0: {} }],
    ['nothing', null],
    ['too short', []],
    ['too long', [{}, {}, {}, {}]],
  ])('is refused as a whole where it is %s', (_, loans) => {
    const { field, message } = refusal(loans);
    expect(field).toBe('loans');
    expect(message).toMatch(/^Loans .*1 to 3 rows/);
  });
});

describe('a bad cell', () => {
  it.each([
    ['loans.1.rate', [{}, { rate: '9' }], /^Rate .*number.*5 to 20/],
    ['loans.1.rate', [{}, { rate: null }], /^Rate .*number/],
    ['loans.0.amount', [{ amount: -1 }], /^Amount .*below 0/],
    ['loans.2.kind', [{}, {}, { kind: 'boat' }], /^Kind .*home, car/],
    ['loans.0.name', [{ name: 7 }], /^Name .*text/],
  ])('is named: %s', (name, loans, sentence) => {
    const { field, message } = refusal(loans);
    expect(field).toBe(name);
    expect(message).toMatch(sentence);
  });

  it.each([
    ['a number', 5],
    ['nothing', null],
    ['a list', [1]],
    ['missing', undefined],
  ])('is reported with its row where the row is %s', (_, row) => {
    const { field, message } = refusal([{}, row]);
    expect(field).toBe('loans.1');
    expect(message).toContain('name, amount, rate, kind');
  });

  it.each(['rte', '__proto__', 'constructor'])('is refused in a column that does not exist: %s', (column) => {
    const { field, message } = refusal(JSON.parse(`[{}, {"${column}": {"rate": 1}}]`));
    expect(field).toBe(`loans.1.${column}`);
    expect(message).toContain('name, amount, rate, kind');
  });

  it('is not looked for on a prototype', () => {
    expect(tool.run({ loans: [Object.create({ amount: 7 })] })).toMatchObject({ outputs: { total: 1000 } });
  });
});

it('a row is added with each cell at its default', () => {
  const { loans } = tool.inputs;
  expect(loans?.kind === 'rows' && freshRow(loans)).toEqual({ name: 'Loan', amount: 1000, rate: 8, kind: 'home' });
});

describe('the row that a refusal is about', () => {
  const label = 'Label';
  const rate = { kind: 'percent', label, default: 8 } as const;
  const inputs = {
    rate,
    loans: { kind: 'rows', label, item: 'Loan {number}', columns: { rate }, min: 1, max: 5, default: [] },
    parts: { kind: 'rows', label, item: '{number} of {number}', columns: { rate }, min: 1, max: 5, default: [] },
  } as const;
  it.each([
    ['loans.1.rate', 'Loan 2'],
    ['loans.0', 'Loan 1'],
    ['parts.2.rate', '3 of 3'],
    ['loans', null],
    ['rate', null],
    ['rate.0', null],
    ['toString.0', null],
    [null, null],
  ])('of %s is %s', (field, row) => {
    expect(rowOf(inputs, field)).toBe(row);
  });
});
