// What earlier releases have stored, as they stored it: one test for each format.
import { afterEach, expect, it } from 'vitest';
import { removeEntry } from '#src/device/entry.ts';
import { recentTools } from '#src/device/recent-tools.ts';
import { savedCalculations } from '#src/device/saved-calculations.ts';
import { sharedInputs } from '#src/device/shared-inputs.ts';
import { toolInputs } from '#src/device/tool-inputs.ts';
import { exportAll, importAll } from '#src/device/transfer.ts';
import { toolById } from '../tools.ts';
import { localArea } from './area.ts';

const local = localArea();
afterEach(() => {
  for (const name of ['recent', 'saved', 'figures', 'tool:budget_planner']) removeEntry(name);
});

const budget =
  '{"tool":"budget_planner","version":1,"values":{"monthlyIncome":80000,"expenses":[{"name":"Rent","kind":"need","amount":25000}]},"history":[]}';
const readBudget = () => toolInputs('budget_planner', toolById('budget_planner')).read();
const link =
  '"id":"home_loan","path":"/loan/home-loan-calculator","title":"Home Loan Calculator","short":"Home Loan","icon":"house"';
const loan = {
  ...{ id: 'home_loan', path: '/loan/home-loan-calculator', title: 'Home Loan Calculator' },
  ...{ short: 'Home Loan', icon: 'house' },
};

it('inputs of a tool under its bare name, without a time', () => {
  local.setItem('tool:budget_planner', budget);
  expect(readBudget().inputs?.values.monthlyIncome).toBe(80_000);
  expect(JSON.parse(exportAll()).entries['tool:budget_planner'].value).toEqual(JSON.parse(budget));
});

it('inputs of a tool with the path of the hub, without a time', () => {
  local.setItem('hisaab / tool:budget_planner', budget);
  expect(readBudget()).toMatchObject({ inputs: { values: { monthlyIncome: 80_000 } }, faults: [] });
});

it('inputs of a tool with their time, and what was put aside beside them', () => {
  local.setItem('hisaab / tool:budget_planner', `{"at":1790000000000,"value":${budget},"unread":[{"tool":"x"}]}`);
  expect(readBudget().faults).toEqual([]);
  expect(toolInputs('budget_planner', toolById('budget_planner')).unreadable()).toEqual([{ tool: 'x' }]);
});

it('recent tools with one scenario and its first amount', () => {
  local.setItem(
    'hisaab / recent',
    `{"on":true,"recent":[{${link},"scenario":"rate=9","amount":"₹50 lakh"},{${link.replace('home_loan', 'ppf')},"scenario":"","amount":null}],"starred":[]}`,
  );
  expect(recentTools.read()).toEqual({
    on: true,
    recent: [
      { ...loan, left: [{ scenario: 'rate=9', figures: '₹50 lakh', at: 0 }] },
      { ...loan, id: 'ppf', left: [] },
    ],
    starred: [],
  });
  expect(recentTools.unreadable()).toEqual([]);
});

it('recent tools with up to three scenarios', () => {
  local.setItem(
    'hisaab / recent',
    `{"at":1790000000000,"value":{"on":true,"recent":[{${link},"left":[{"scenario":"rate=9","figures":null,"at":1790000000000}]}],"starred":[{${link}}]}}`,
  );
  const left = [{ scenario: 'rate=9', figures: null, at: 1_790_000_000_000 }];
  expect(recentTools.read()).toEqual({ on: true, recent: [{ ...loan, left }], starred: [loan] });
});

const saved =
  '{"key":"mb1x","tool":"home_loan","path":"/loan/home-loan-calculator","title":"Home Loan Calculator","name":"SBI","scenario":"rate=9","headline":[{"label":"Monthly EMI","figure":"₹44,986"}],"at":1790000000000}';

it('saved calculations, renamed or not', () => {
  local.setItem('hisaab / saved', `{"at":1790000000000,"value":[${saved}]}`);
  expect(savedCalculations.read()).toEqual([JSON.parse(saved)]);
});

const rent =
  '{"rentPaid":{"about":"rentPaid.month","value":32000,"at":1790000000000,"tool":"hra","from":"HRA","label":"Rent paid per month","kind":"currency"}}';

it('figures that were typed once', () => {
  local.setItem('hisaab / figures', `{"at":1790000000000,"value":{"on":true,"household":null,"figures":${rent}}}`);
  expect(sharedInputs.read()).toEqual({ on: true, household: null, figures: JSON.parse(rent) });
});

it('a file of all of it', () => {
  const file = `{"kept":1,"entries":{"saved":{"at":5,"value":[${saved}]},"figures":{"at":5,"value":{"on":true,"household":null,"figures":${rent}}},"tool:budget_planner":{"at":5,"value":${budget}}}}`;
  expect(importAll(file, () => true)).toEqual({ added: 3, noRoom: 0, labels: [], tools: [] });
  expect(savedCalculations.read()).toHaveLength(1);
  expect(sharedInputs.read().figures.rentPaid?.value).toBe(32_000);
  expect(readBudget().inputs?.values.monthlyIncome).toBe(80_000);
});

it('a file of all of it, where a tool has put aside what it could not read', () => {
  local.setItem('hisaab / tool:budget_planner', '{"at":5,"value":null,"unread":["{damaged"]}');
  const file = `{"kept":1,"entries":{"tool:budget_planner":{"at":5,"value":${budget}}}}`;
  expect(importAll(file, () => true)).toEqual({ added: 1, noRoom: 0, labels: [], tools: [] });
  expect(readBudget().inputs?.values.monthlyIncome).toBe(80_000);
  expect(JSON.parse(local.getItem('hisaab / tool:budget_planner') ?? '')).toMatchObject({ unread: ['{damaged'] });
});
