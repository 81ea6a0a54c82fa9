import { afterEach, describe, expect, it } from 'vitest';
import { writeEntry } from '#src/device/entry.ts';
import { toolInputs } from '#src/device/tool-inputs.ts';
import type { StoredInputs } from '#src/device/tool-inputs-format.ts';
import type { Tool } from '#src/engine/types.ts';
import { words } from '#words/storage.ts';
import { madeUp } from '../made-up.ts';
import { localArea } from './area.ts';
import { items } from './stored-rows.ts';

const toolOf = (version: number): Tool =>
  madeUp({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: 100 },
      years: { kind: 'years', label: 'Years', default: 5 },
      items,
    },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    keep: { version, history: { title: 'Totals', outputs: ['total'] } },
    compute: ({ amount }) => ({ total: amount }),
  });
const tool = toolOf(1);

const MAIN = 'hisaab / tool:made_up';
const local = localArea();
afterEach(() => {
  local.room = Number.POSITIVE_INFINITY;
  // what lasts for the visit
  toolInputs('made_up', tool).remove();
});

const inputs = (values: StoredInputs['values'] = {}): StoredInputs => ({
  values: { amount: 250, years: 7, items: [], ...values },
  history: [],
});
const write = (values: StoredInputs['values'] = {}) => toolInputs('made_up', tool).write(() => inputs(values));
const read = (of = tool) => toolInputs('made_up', of).read().inputs;
const unreadable = () => toolInputs('made_up', tool).unreadable();
const stored = () => JSON.parse(local.getItem(MAIN) ?? 'null')?.value;
/** What is stored as if by another page. */
const holding = (change: Record<string, unknown>) => {
  const value = { tool: 'made_up', version: 1, ...inputs(), ...change };
  writeEntry('tool:made_up', value);
  return value;
};
const newer = () => holding({ version: 2 });

describe('inputs that are stored', () => {
  it('are there on the next visit', () => {
    expect(write()).toMatchObject({ ok: true, body: inputs(), refused: [] });
    expect(read()).toEqual(inputs());
    expect(unreadable()).toEqual([]);
  });

  it('are stored beside one that is refused, of which the last accepted one stays', () => {
    const list = [
      { name: 'Ring', value: 7 },
      { name: 'Car', value: 8 },
    ];
    write({ items: list });
    const bike = [list[0], { name: 'Bike', value: -5 }] as never;
    expect(write({ amount: -1, years: 9, items: bike })).toMatchObject({
      ok: true,
      refused: [
        'Amount cannot be below 0. Enter 0 or more.',
        'Items, row 2: Value cannot be below 0. Enter 0 or more.',
      ],
    });
    expect(stored().values).toEqual({ amount: 250, years: 9, items: [list[0], { name: 'Bike', value: 8 }] });
    // the rows are no longer those of before
    write({ amount: 300, items: [{ name: 'Bike', value: -5 }] });
    expect(stored().values).toEqual({ amount: 300, years: 7, items: [{ name: 'Bike', value: 0 }] });
  });

  it('have the last accepted ones from the visit before, too', () => {
    holding({ values: { amount: 900 } });
    write({ amount: Number.NaN });
    expect(stored().values.amount).toBe(900);
  });

  it('are never said to be stored where they are not', () => {
    local.room = 0;
    expect(write()).toEqual({ ok: false, message: words.cannot });
    expect(local.all()).toEqual({});
    local.room = 1000;
    expect(write()).toMatchObject({ ok: true });
    expect(stored().values.amount).toBe(250);
  });

  it('leave nothing of before once they are removed, not for a value that is refused either', () => {
    write({ amount: 900 });
    expect(toolInputs('made_up', tool).remove()).toBe(true);
    expect(local.all()).toEqual({});
    write({ amount: -1 });
    expect(stored().values.amount).toBe(100);
  });
});

describe('what is stored and cannot be read in full', () => {
  const values: Record<string, () => unknown> = {
    'damaged JSON': () => {
      local.setItem(MAIN, '{"tool":"made_up",');
      return '{"tool":"made_up",';
    },
    'a newer version': newer,
    'a renamed value': () => holding({ values: { sum: 250, years: 7 } }),
    'a bad value': () => holding({ values: { amount: 'many', years: 7 } }),
    '4,001 snapshots': () =>
      holding({
        history: Array.from({ length: 4001 }, (_, index) => ({
          day: new Date(index * 86_400_000).toISOString().slice(0, 10),
          outputs: { total: 1 },
        })),
      }),
    'another tool': () => holding({ tool: 'other' }),
  };

  it.each(Object.entries(values))('is put aside as it is where it is written over: %s', (_what, hold) => {
    const value = hold();
    expect(toolInputs('made_up', tool).read().faults).not.toEqual([]);
    expect(unreadable()).toEqual([value]);
    expect(write()).toMatchObject({ ok: true });
    expect(stored().values.amount).toBe(250);
    expect(unreadable()).toEqual([value]);
  });

  it('stays stored where there is no room to put it aside, and is put aside once there is', () => {
    const value = newer();
    const text = local.getItem(MAIN) ?? '';
    local.room = MAIN.length + text.length + 10;
    expect(write()).toEqual({ ok: false, message: words.cannot });
    expect(local.getItem(MAIN)).toBe(text);
    local.room = Number.POSITIVE_INFINITY;
    write({ amount: 400 });
    expect([stored().values.amount, unreadable()]).toEqual([400, [value]]);
  });

  it('gives what can be read of it', () => {
    holding({ values: { amount: 'many', years: 9 } });
    expect(read()?.values).toEqual({ amount: 100, years: 9, items: [] });
    holding({ tool: 'other' });
    expect(read()).toBeNull();
  });

  it('is read by the version that can read it', () => {
    newer();
    expect(read(toolOf(2))).toEqual(inputs());
  });
});
