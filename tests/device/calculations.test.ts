import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  addCalculations,
  type Calculation,
  calculations,
  isSnapshot,
  keepCalculation,
  keepSnapshot,
  recentOf,
  remembering,
  renameCalculation,
  setRemembering,
  snapshotsOf,
  toggleStar,
} from '#src/device/calculations.ts';
import { removeEntry } from '#src/device/entry.ts';
import { whenLeft } from '#src/shell/my-figures/recent-tools.tsx';
import { localArea } from './area.ts';

const local = localArea();
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 24, 12) });
});
afterEach(() => {
  // what is held for the visit
  removeEntry('calculations');
  vi.useRealTimers();
});

const item = (change: Partial<Calculation> = {}): Calculation => ({
  ...{ key: 'k', tool: 'a_loan', scenario: 'rate=9', name: null, headline: [{ label: '', figure: '9%' }], at: 1 },
  ...change,
});
const hold = (value: unknown) => local.setItem('hisaab / calculations', JSON.stringify({ at: 1, value }));
const list = () => calculations.read().list;
const scenarios = () => list().map(({ scenario }) => scenario);
const many = (count: number, of: (index: number) => Partial<Calculation>) =>
  Array.from({ length: count }, (_, index) => item({ key: `k${index}`, ...of(index) }));

describe('what is read', () => {
  it('has all items that fit, whatever stands beside them', () => {
    const right = item({ name: 'SBI' });
    const wrong = [
      ...[null, 5, 'x', [], {}],
      ...[
        { ...right, key: 7 },
        { ...right, tool: 'x?y#z' },
        { ...right, name: '' },
        { ...right, at: 'now' },
      ],
      ...[
        { ...right, scenario: 'x'.repeat(100_001) },
        { ...right, headline: 'x' },
        { ...right, scenario: undefined },
      ],
    ];
    hold({ on: 'yes', starred: ['a_loan', 7, 'x y'], list: [...wrong, right, { ...right, name: 'again' }, ...wrong] });
    expect(calculations.read()).toEqual({ on: true, starred: ['a_loan'], list: [right] });
  });

  it('has a time that a calendar has, whatever number is stored', () => {
    hold({ list: [9e15, -9e15, 1e300].map((at, index) => item({ key: `k${index}`, at })) });
    expect(list().map((each) => whenLeft(each))).not.toContain(expect.stringMatching(/NaN|undefined|Invalid/));
  });
});

describe('what is written', () => {
  it('takes the place of the item with its key alone, as the list is stored at that moment', () => {
    hold({ list: [item({ name: 'A' }), item({ key: 'other', name: 'B' })] });
    calculations.read();
    hold({ list: [item({ name: 'A' }), item({ key: 'other', name: 'B' }), item({ key: 'third', name: 'C' })] });
    keepCalculation(item({ name: 'A2' }));
    expect(list().map(({ name }) => name)).toEqual(['A2', 'B', 'C']);
  });

  it('goes on with one item while figures change, and begins another with a link or an example', () => {
    const tool = remembering('a_loan');
    tool.opened();
    tool.entered({ settings: 'rate=8', figures: '8%', fromStart: false });
    tool.entered({ settings: 'rate=9', figures: '9%', fromStart: false });
    expect(scenarios()).toEqual(['rate=9']);
    tool.entered({ settings: 'rate=5', figures: '5%', fromStart: true });
    // an example that is undone says once more what stands there
    tool.entered({ settings: 'rate=9', figures: '9%', fromStart: false });
    expect(scenarios()).toEqual(['rate=9']);
    // a reset takes nothing's place
    tool.entered({ settings: '', figures: null, fromStart: true });
    tool.entered({ settings: 'rate=7', figures: '7%', fromStart: false });
    expect(scenarios()).toEqual(['rate=7', 'rate=9']);
    // the same link in another tab, or after a reload
    remembering('a_loan').entered({ settings: 'rate=9', figures: '9%', fromStart: true });
    expect(scenarios()).toEqual(['rate=9', 'rate=7']);
  });

  it('makes room with what has no name, the oldest first, and never with a name or a tool’s own inputs', () => {
    const named = many(40, (index) => ({ key: `n${index}`, name: `N ${index}` }));
    const own = many(40, (index) => ({ key: `tool_${index}`, tool: `tool_${index}` }));
    hold({ list: [...named, ...own] });
    for (let index = 0; index < 60; index++) {
      keepCalculation(item({ key: `t${index}`, tool: `t_${index % 15}`, scenario: `rate=${index}` }));
      keepCalculation(item({ key: `o${index}`, tool: `o_${index}`, scenario: '' }));
    }
    const all = list();
    expect(all.filter(({ name }) => name !== null)).toEqual(named);
    expect(all.filter(({ key, tool }) => key === tool)).toEqual(own);
    expect(
      all.filter(({ key }) => key.startsWith('t') && !key.startsWith('tool')).map(({ scenario }) => scenario),
    ).toEqual(Array.from({ length: 30 }, (_, index) => `rate=${59 - index}`));
    expect(all.filter(({ scenario }) => scenario === '')).toHaveLength(6);
    for (let index = 0; index < 5; index++)
      keepCalculation(item({ key: `x${index}`, tool: 'x', scenario: `a=${index}` }));
    expect(
      list()
        .filter(({ tool }) => tool === 'x')
        .map(({ scenario }) => scenario),
    ).toEqual(['a=4', 'a=3', 'a=2']);
  });

  it('finds no room beside a thousand names, or where it is too long', () => {
    hold({ list: many(1000, (index) => ({ name: `N ${index}` })) });
    expect(keepCalculation(item({ key: 'new', name: 'One more' }))).toBe(null);
    expect(keepCalculation(item({ key: 'k0', name: 'Renamed' }))).toBe(true);
    expect(keepCalculation(item({ key: 'new', scenario: 'x'.repeat(100_001) }))).toBe(null);
    expect(list()).toHaveLength(1000);
  });

  it('is not what was typed or opened while remembering is off; all else is', () => {
    hold({ list: [item(), item({ key: 'n', name: 'SBI' }), item({ key: 'budget', tool: 'budget' })] });
    setRemembering(false);
    const tool = remembering('a_loan');
    tool.opened();
    tool.entered({ settings: 'rate=8', figures: null, fromStart: false });
    keepCalculation(item({ key: 'worth', tool: 'worth', scenario: 'a=1' }));
    toggleStar('a_loan');
    expect(list().map(({ key }) => key)).toEqual(['worth', 'n', 'budget']);
    expect(calculations.read()).toMatchObject({ on: false, starred: ['a_loan'] });
    setRemembering(true);
    tool.opened();
    expect(list()).toHaveLength(4);
  });
});

it('a tool’s own inputs have no figures where others see them, and a snapshot is one by its key and its day', () => {
  hold({ list: [item({ key: 'worth', tool: 'worth' }), item({ tool: 'a_loan' })] });
  expect(recentOf(calculations.read())).toEqual([
    { tool: 'worth', last: null },
    { tool: 'a_loan', last: list()[1] },
  ]);
  const day = item({ key: 'worth 2026-01-31', tool: 'worth', name: '2026-01-31' });
  expect([day, { ...day, name: 'January' }, { ...day, key: 'k' }].map(isSnapshot)).toEqual([true, false, false]);
  hold({ list: [day] });
  keepSnapshot('2026-01-31', { ...day, scenario: 'a=2' });
  keepSnapshot('2025-12-31', { ...day, scenario: 'a=0' });
  expect(snapshotsOf('worth').map(({ name, scenario }) => `${name} ${scenario}`)).toEqual([
    '2025-12-31 a=0',
    '2026-01-31 a=2',
  ]);
  // one that was given a name of its own stays beside that day's next one
  renameCalculation(day.key, 'January');
  keepSnapshot('2026-01-31', { ...day, scenario: 'a=3' });
  keepSnapshot('2026-01-31', { ...day, scenario: 'a=4' });
  expect(list().map(({ name, scenario }) => `${name} ${scenario}`)).toEqual([
    '2026-01-31 a=4',
    '2025-12-31 a=0',
    'January a=2',
  ]);
});

it('what is added changes nothing that is here, and is counted where it finds no room', () => {
  const own = [
    ...many(30, (index) => ({ tool: `t_${index}` })),
    ...many(990, (index) => ({ key: `n${index}`, name: `N ${index}` })),
  ];
  hold({ list: own });
  const theirs = [
    ...many(5, (index) => ({ key: `their${index}`, at: 9e12 })),
    ...many(40, (index) => ({ key: `their-n${index}`, name: 'Theirs', at: 9e12 })),
    item({ key: 'n0', name: 'Other', at: 9e12 }),
    item({ key: 'opened', scenario: '' }),
  ];
  // the same settings of the same tool are here: nothing is missing
  expect(addCalculations(theirs)).toEqual({ added: 10, noRoom: 30 + 5 });
  expect(own.filter((each) => !list().some((other) => JSON.stringify(other) === JSON.stringify(each)))).toEqual([]);
  expect(addCalculations(theirs)).toEqual({ added: 0, noRoom: 30 + 5 });
});

describe('when figures were left', () => {
  // at noon, in whatever time zone
  const now = new Date(2026, 10, 24, 12);
  it.each([
    [0, 'today'],
    [1, 'yesterday'],
    [6, '6 days ago'],
    [7, '17 November 2026'],
    [31, '24 October 2026'],
  ])('%d days before is told as %s', (days, told) => {
    expect(whenLeft({ at: new Date(2026, 10, 24 - days, 23, 59).getTime() }, now)).toBe(told);
  });
});
