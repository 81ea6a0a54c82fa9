import { expect, it } from 'vitest';
import { summaryText } from '#src/engine/powers/export.ts';
import { workbookOf } from '#src/engine/powers/workbook/workbook.ts';
import { type Inputs, runTool, toolById } from '../tools.ts';

function calculationOf(id: string, values: Inputs) {
  const tool = toolById(id);
  return { tool, title: id, outcome: runTool(id, values), today: '2026-11-25', link: null, compared: null };
}
const lines = (id: string, values: Inputs) => summaryText(calculationOf(id, values)).split('\n');

it('what is copied says of a result what the page says: no sign beside a label that says which way, and a note where there is no figure', () => {
  expect(lines('rent_or_buy', {})).toContainEqual(expect.stringMatching(/^Renting leaves you richer by: ₹/));
  expect(lines('rent_or_buy', {})).toContain('Buying is ahead from year: Not within these years');
  expect(lines('balance_transfer', { newRate: 9.5 })).toContainEqual(expect.stringMatching(/^You lose, .*: ₹/));
  expect(lines('balance_transfer', { newRate: 9.5 }).find((line) => line.startsWith('Costs recovered'))).not.toContain(
    '0 months',
  );
  expect(lines('will_it_last', {})).toContainEqual(expect.stringMatching(/^Middle case: gone at age: Not before \d+/));
});

it('a cell of a workbook keeps its sign, beside a label that fits both, and says that there is no figure in place of 0', () => {
  const [, results] = workbookOf(calculationOf('rent_or_buy', {}));
  const cell = (label: string) => results?.rows.find(([first]) => first?.value === label)?.[1];
  expect(cell('Buying compared with renting')?.value).toBeLessThan(0);
  expect(cell('Buying is ahead from year')).toMatchObject({ value: 0, format: expect.stringMatching(/;"no figure"$/) });
});
