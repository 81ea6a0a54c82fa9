import { describe, expect, it } from 'vitest';
import { column } from '../properties/arbitrary.ts';
import { runTool } from '../tools.ts';

/** Fails where two amounts are further apart than so many cells rounded to a paisa explain. */
const same = (one: number, other: number, cells: number) =>
  expect(Math.abs(one - other)).toBeLessThanOrEqual(0.005 * cells + 1e-6);

it.each(['fd', 'rd', 'ppf', 'ssy', 'nsc'])('each year of %s begins where the one before ended', (id) => {
  const rows = runTool(id).table('byYear');
  expect(rows[0]?.opening).toBe(0);
  expect(column(rows, 'opening').slice(1)).toEqual(column(rows, 'closing').slice(0, -1));
  for (const { opening, deposit, interest, closing } of rows)
    same(Number(opening) + Number(deposit) + Number(interest), Number(closing), 4);
});

it.each([
  ['ppf', { rate: 7.1 }, 0.071],
  ['ssy', { rate: 8.2 }, 0.082],
  ['nsc', { rate: 7.7 }, 0.077],
  ['fd', { rate: 8, frequency: 4 }, 1.02 ** 4 - 1],
])('%s earns its rate each year on all that is in it', (id, inputs, rate) => {
  for (const { opening, deposit, interest } of runTool(id, inputs).table('byYear'))
    same(Number(interest), (Number(opening) + Number(deposit)) * rate, 4);
});

describe('a table has the figures that others publish', () => {
  it('of the interest of a certificate of ₹10,000 in each of its five years', () => {
    const rows = runTool('nsc', { amount: 10_000, rate: 7.7 }).table('byYear');
    expect(column(rows, 'interest').map(Math.round)).toEqual([770, 829, 893, 962, 1036]);
  });

  it('of the first year of a housing finance company’s chart for ₹6,50,000 at 8.45% over 20 years', () => {
    // as Piramal Finance prints it: EMI 5,620; interest and balance left, month by month
    const { outputs, table } = runTool('home_loan', { loanAmount: 650_000, rate: 8.45, tenure: 20 });
    const rows = table('byMonth').slice(0, 12);
    expect(outputs.emi).toBe(5620);
    expect(column(rows, 'interest').map(Math.round)).toEqual([
      4577, 4570, 4562, 4555, 4547, 4540, 4532, 4525, 4517, 4509, 4501, 4493,
    ]);
    expect(column(rows, 'closing').map(Math.round)).toEqual([
      648_957, 647_906, 646_848, 645_783, 644_710, 643_629, 642_541, 641_446, 640_342, 639_231, 638_112, 636_985,
    ]);
  });
});

it('retirement_corpus spends what the expenses of today cost at the end of each year, while the rest earns its return', () => {
  const rows = runTool('retirement_corpus', { inflation: 6, postReturn: 7 }).table('byYear');
  for (const [index, { withdrawal, growth }] of rows.entries()) {
    if (index < 30) continue;
    expect(Math.abs(Number(withdrawal) - 600_000 * 1.06 ** (index + 1))).toBeLessThan(0.03);
    same(Number(growth), Number(rows[index - 1]?.balance) * 0.07, 3);
  }
});

it.each([
  ['written as parts', { equityShare: 6, debtShare: 3, goldShare: 1 }, true],
  ['written as percent', { equityShare: 60, debtShare: 30, goldShare: 10 }, false],
])('risk_analyzer takes a mix %s as the same, and says where it was scaled', (_how, inputs, scaled) => {
  const { outputs, notes } = runTool('risk_analyzer', inputs);
  expect(outputs).toEqual(runTool('risk_analyzer').outputs);
  expect(notes.includes('scaled')).toBe(scaled);
});
