import { expect, it } from 'vitest';
import { words as device } from '#words/device.ts';
import { words as shell } from '#words/shell.ts';
import { words as toolPage } from '#words/tool.ts';
import { toolById, tools } from '../tools.ts';

/** The names that the specification spells, in capitals where it has them. */
const SPELLED = [
  ...['SIP', 'Lump Sum', 'Annually', 'Half-Yearly', 'Quarterly', 'Monthly', 'Metro', 'Non-Metro'],
  ...['Invested Amount', 'Estimated Returns', 'Explore Tools', 'Learn More About This Tool', 'Coming Soon'],
];

/** Every text of a definition under a key that names something on the page. */
function labelsIn(part: unknown): string[] {
  if (typeof part !== 'object' || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    /^(label|title|short|item)$/.test(key) && typeof value === 'string' ? [value] : labelsIn(value),
  );
}

it('a name that the specification spells is spelled so in every tool', () => {
  const plain = new Map(SPELLED.map((name) => [name.toLowerCase().replaceAll(/[ -]/g, ''), name]));
  const wrong = tools.flatMap(({ id, tool }) =>
    labelsIn(tool)
      .filter((label) => label !== (plain.get(label.toLowerCase().replaceAll(/[ -]/g, '')) ?? label))
      .map((label) => `${id}: ${label}`),
  );
  expect(wrong).toEqual([]);
});

const compounding = { 1: 'Annually', 2: 'Half-Yearly', 4: 'Quarterly', 12: 'Monthly' };
it.each([
  ['sip_lumpsum', 'investmentType', { SIP: 'SIP', LumpSum: 'Lump Sum' }],
  ['compound_interest', 'frequency', compounding],
  ['fd', 'frequency', compounding],
  ['hra', 'city', { metro: 'Metro', nonMetro: 'Non-Metro' }],
])('the options of %s.%s have the names of the specification', (id, name, labels) => {
  const input = toolById(id).inputs[name];
  const options = input?.kind === 'choice' ? input.options : [];
  expect(Object.fromEntries(options.map(({ value, label }) => [value, label]))).toEqual(labels);
});

it('the return chart has the two slices of the specification', () => {
  const [chart] = toolById('sip_lumpsum').charts;
  const slices = chart?.kind === 'donut' ? chart.slices : [];
  expect(slices.map(({ label, value }) => [label, value])).toEqual([
    ['Invested Amount', 'investedAmount'],
    ['Estimated Returns', 'estimatedReturns'],
  ]);
});

it('the page around a tool has the names of the specification', () => {
  expect([shell.landing.explore, toolPage.learnMore.title, shell.soon.title]).toEqual([
    'Explore Tools',
    'Learn More About This Tool',
    'Coming Soon',
  ]);
  expect(Object.values(device.shared.choices)).toEqual(['Metro', 'Non-Metro']);
});
