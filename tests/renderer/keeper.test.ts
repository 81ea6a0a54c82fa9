import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { writeEntry } from '#src/browser/device.ts';
import type { Tool } from '#src/engine/types.ts';
import { createKeeper } from '#src/renderer/keep/keeper.ts';
import { storedAtStart } from '#src/renderer/keep/start.ts';
import type { Kept } from '#src/renderer/keep/stored.ts';
import { words as keepWords } from '#words/keep.ts';
import { Area } from '../browser-storage/area.ts';
import { madeUp } from '../made-up.ts';
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
let local = new Area();
beforeEach(() => {
  local = new Area();
  vi.stubGlobal('localStorage', local);
});
afterEach(() => {
  local.room = Number.POSITIVE_INFINITY;
  // what is held for the visit
  createKeeper('made_up', tool).clear();
  vi.unstubAllGlobals();
});

const kept = (values: Kept['values'] = {}): Kept => ({
  values: { amount: 250, years: 7, items: [], ...values },
  history: [],
});
const stored = () => JSON.parse(local.getItem(MAIN) ?? 'null')?.value;
/** What is stored as if by another page. */
const holding = (change: Record<string, unknown>) => {
  const value = { tool: 'made_up', version: 1, ...kept(), ...change };
  writeEntry('tool:made_up', value);
  return value;
};
const newer = () => holding({ version: 2 });
const saved = { ok: true, refused: [], history: [] };

describe('values that are stored', () => {
  it('are there on the next visit', () => {
    expect(createKeeper('made_up', tool).save(kept())).toEqual(saved);
    expect(storedAtStart('made_up', tool)).toEqual(kept());
    expect(createKeeper('made_up', tool).aside()).toEqual([]);
  });

  it('are known to have changed in another tab, and only then', () => {
    const keeper = createKeeper('made_up', tool);
    expect(keeper.isChanged()).toBe(false);
    keeper.save(kept());
    expect(keeper.isChanged()).toBe(false);
    createKeeper('made_up', tool).save(kept({ amount: 300 }));
    expect(keeper.isChanged()).toBe(true);
    keeper.read();
    expect(keeper.isChanged()).toBe(false);
    createKeeper('made_up', tool).clear();
    expect(keeper.isChanged()).toBe(true);
  });

  it('are not written again where they are the same', () => {
    const keeper = createKeeper('made_up', tool);
    keeper.save(kept());
    const text = local.getItem(MAIN);
    keeper.save(kept());
    expect(local.getItem(MAIN)).toBe(text);
  });

  it('are stored beside one that is refused, of which the last accepted one stays', () => {
    const keeper = createKeeper('made_up', tool);
    const items = [
      { name: 'Ring', value: 7 },
      { name: 'Car', value: 8 },
    ];
    keeper.save(kept({ items }));
    const bike = [items[0], { name: 'Bike', value: -5 }] as never;
    expect(keeper.save(kept({ amount: -1, years: 9, items: bike }))).toMatchObject({
      ok: true,
      refused: [
        'Amount cannot be below 0: it must be a number.',
        'Items, row 2: Value cannot be below 0: it must be a number.',
      ],
    });
    expect(stored().values).toEqual({ amount: 250, years: 9, items: [items[0], { name: 'Bike', value: 8 }] });
    // the rows are no longer those of before
    keeper.save(kept({ amount: 300, items: [{ name: 'Bike', value: -5 }] }));
    expect(stored().values).toEqual({ amount: 300, years: 7, items: [{ name: 'Bike', value: 0 }] });
  });

  it('have the last accepted ones from the visit before, too', () => {
    holding({ values: { amount: 900 } });
    createKeeper('made_up', tool).save(kept({ amount: Number.NaN }));
    expect(stored().values.amount).toBe(900);
  });

  it('are never said to be stored where they are not', () => {
    const keeper = createKeeper('made_up', tool);
    local.room = 0;
    expect(keeper.save(kept())).toEqual({ ok: false, message: keepWords.cannot });
    expect(local.all()).toEqual({});
    local.room = 1000;
    expect(keeper.save(kept())).toEqual(saved);
    expect(stored().values.amount).toBe(250);
  });

  it('are the newer ones where two tabs save, with the snapshots of both', () => {
    const day = (date: string) => ({ day: date, outputs: { total: 1 } });
    const one = createKeeper('made_up', tool);
    const other = createKeeper('made_up', tool);
    other.save({ ...kept({ amount: 1 }), history: [day('2026-01-31')] });
    expect(one.save({ ...kept({ amount: 2 }), history: [day('2026-02-28')] })).toMatchObject({ ok: true });
    expect(stored()).toMatchObject({
      values: { amount: 2 },
      history: [{ day: '2026-01-31' }, { day: '2026-02-28' }],
    });
    expect(other.read()?.kept?.values.amount).toBe(2);
    expect(one.aside()).toEqual([]);
  });

  it('leave nothing of before once they are cleared, not for a value that is refused either', () => {
    const keeper = createKeeper('made_up', tool);
    keeper.save(kept({ amount: 900 }));
    expect(keeper.clear()).toBe(true);
    expect([keeper.isChanged(), local.all()]).toEqual([false, {}]);
    keeper.save(kept({ amount: -1 }));
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
    const keeper = createKeeper('made_up', tool);
    expect(keeper.read()?.faults).not.toEqual([]);
    expect(keeper.save(kept())).toMatchObject({ ok: true });
    expect(stored().values.amount).toBe(250);
    expect(createKeeper('made_up', tool).aside()).toEqual([value]);
  });

  it('is put aside once, each value by itself, until the visitor deletes them', () => {
    const first = newer();
    createKeeper('made_up', tool).save(kept());
    const second = holding({ version: 3 });
    const keeper = createKeeper('made_up', tool);
    keeper.save(kept());
    keeper.save(kept({ amount: 5 }));
    expect(keeper.aside()).toEqual([first, second]);
    keeper.discardAside();
    expect([keeper.aside(), stored().values.amount, keeper.isChanged()]).toEqual([[], 5, false]);
  });

  it('stays stored where there is no room to put it aside, and is put aside once there is', () => {
    const value = newer();
    const text = local.getItem(MAIN) ?? '';
    local.room = MAIN.length + text.length + 10;
    const keeper = createKeeper('made_up', tool);
    expect(keeper.save(kept())).toEqual({ ok: false, message: keepWords.cannot });
    expect(local.getItem(MAIN)).toBe(text);
    local.room = Number.POSITIVE_INFINITY;
    keeper.save(kept({ amount: 400 }));
    expect([stored().values.amount, keeper.aside()]).toEqual([400, [value]]);
  });

  it('gives what can be read of it', () => {
    holding({ values: { amount: 'many', years: 9 } });
    expect(storedAtStart('made_up', tool)?.values).toEqual({ amount: 100, years: 9, items: [] });
    holding({ tool: 'other' });
    expect(storedAtStart('made_up', tool)).toBeNull();
  });

  it('is read by the version that can read it', () => {
    newer();
    expect(storedAtStart('made_up', toolOf(2))).toEqual(kept());
  });
});
