import { expect, it } from 'vitest';
import { readScenario } from '#src/engine/powers/read-scenario.ts';
import { lastingSettings } from '#src/engine/powers/scenario.ts';
import { workbookOf } from '#src/engine/powers/workbook/workbook.ts';
import { refusalOf, runTool, toolById } from '../tools.ts';

const dayAfter = (days: number) => new Date(Date.UTC(2016, 0, 1 + days)).toISOString().slice(0, 10);

/** Equal payments so many days apart, and what they are worth at 12% a year on the day after the last ones. */
function savedAtTwelve(count: number, days: number) {
  const end = count * days;
  const paid = Array.from({ length: count }, (_, at) => at * days);
  const value = paid.reduce((worth, day) => worth + 10_000 * 1.12 ** ((end - day) / 365), 0);
  return [
    ...paid.map((day) => ({ date: dayAfter(day), amount: -10_000 })),
    { date: dayAfter(end), amount: Math.round(value) },
  ];
}

it('a SIP of ten years has its return: 120 payments and the value today', () => {
  expect(runTool('xirr', { flows: savedAtTwelve(120, 30) }).outputs).toMatchObject({ xirr: 12, invested: 1_200_000 });
});

it('a thousand payments are taken, one more is refused', () => {
  expect(runTool('xirr', { flows: savedAtTwelve(999, 7) }).outputs).toMatchObject({ xirr: 12, invested: 9_990_000 });
  expect(refusalOf('xirr', { flows: savedAtTwelve(1000, 7) })).toContain('a list of 2 to 1,000 rows');
});

it('a thousand payments come back from a link, and stand in a workbook', () => {
  const tool = toolById('xirr');
  const flows = savedAtTwelve(999, 7);
  const link = lastingSettings(tool, { flows }, []);
  expect(readScenario(tool, link)).toEqual({ values: { flows }, pins: [], unread: [] });
  const outcome = runTool('xirr', { flows });
  const sheets = workbookOf({ tool, title: 'XIRR', outcome, today: '2026-11-22', link, compared: null });
  const cells = sheets.flatMap((sheet) => sheet.rows.flat().filter((cell) => cell?.value === -10_000));
  expect(cells).toHaveLength(999);
});
