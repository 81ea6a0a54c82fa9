import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { defineTool } from '#engine';
import type { Tool } from '#src/engine/types.ts';
import { storedAtStart } from '#src/renderer/keep/start.ts';
import type { Kept } from '#src/renderer/keep/stored.ts';
import { createKeeper } from '#src/renderer/keep/writer.ts';
import { words as keepWords } from '#words/keep.ts';
import { Area } from '../browser-storage/area.ts';
import { items } from './stored-rows.ts';

const toolOf = (version: number): Tool =>
  defineTool({
    inputs: {
      amount: { kind: 'currency', label: 'Amount', default: 100 },
      years: { kind: 'years', label: 'Years', default: 5 },
      items,
    },
    outputs: { total: { kind: 'currency', label: 'Total' } },
    basis: ['A sum.'],
    examples: [{ title: 'One hundred', inputs: {}, outputs: { total: 100 } }],
    keep: { version, history: { title: 'Totals', outputs: ['total'] } },
    compute: ({ amount }) => ({ total: amount }),
  });
const tool = toolOf(1);

const MAIN = 'hisaab / tool:made_up';
const ASIDE = 'hisaab / aside:made_up:1';
let local = new Area();
beforeEach(() => {
  local = new Area();
  vi.stubGlobal('localStorage', local);
});
afterEach(() => vi.unstubAllGlobals());

const kept = (values: Kept['values'] = {}): Kept => ({
  values: { amount: 250, years: 7, items: [], ...values },
  history: [],
});
const stored = () => JSON.parse(local.getItem(MAIN) ?? 'null');
/** What is stored as if by another page. */
const holding = (change: Record<string, unknown>) => {
  const text = JSON.stringify({ tool: 'made_up', version: 1, ...kept(), ...change });
  local.setItem(MAIN, text);
  return text;
};
const newer = () => holding({ version: 2 });
/** What a new page finds, each text with the place to which it was put aside. */
const places = () =>
  createKeeper('made_up', tool)
    .found()
    .map(({ text, place }) => [place, text]);

describe('values that are stored', () => {
  it('are the same text in a file as in the store', () => {
    const keeper = createKeeper('made_up', tool);
    const written = keeper.write(kept());
    expect(local.getItem(MAIN)).toBeNull();
    keeper.save(kept());
    expect(written).toMatchObject({ ok: true, text: local.getItem(MAIN) });
  });

  it('are known to have changed in another tab, and only then', () => {
    const keeper = createKeeper('made_up', tool);
    expect(keeper.changedElsewhere()).toBe(false);
    keeper.save(kept());
    expect(keeper.changedElsewhere()).toBe(false);
    createKeeper('made_up', tool).save(kept({ amount: 300 }));
    expect(keeper.changedElsewhere()).toBe(true);
    keeper.read();
    expect(keeper.changedElsewhere()).toBe(false);
  });

  it('are stored, and are there on the next visit', () => {
    expect(createKeeper('made_up', tool).save(kept())).toEqual({ kind: 'saved', refused: [] });
    expect(storedAtStart('made_up', tool)).toEqual(kept());
    expect(createKeeper('made_up', tool).found()).toEqual([]);
  });

  it('are stored beside one that is refused, of which the last accepted one stays', () => {
    const keeper = createKeeper('made_up', tool);
    const items = [
      { name: 'Ring', value: 7 },
      { name: 'Car', value: 8 },
    ];
    keeper.save(kept({ items }));
    const saved = keeper.save(kept({ amount: -1, years: 9, items: [items[0], { name: 'Bike', value: -5 }] as never }));
    expect(saved).toEqual({
      kind: 'saved',
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
    expect(keeper.save(kept())).toEqual({ kind: 'failed', message: keepWords.cannot });
    expect(local.all()).toEqual({});
    local.room = 1000;
    expect(keeper.save(kept()).kind).toBe('saved');
    expect(stored().values.amount).toBe(250);
  });

  it('are not stored where they are more than could be read', () => {
    const long = defineTool({
      inputs: { text: { kind: 'text', label: 'Text', default: '', maxLength: 2_000_000 } },
      outputs: { total: { kind: 'currency', label: 'Total' } },
      basis: ['A sum.'],
      examples: [{ title: 'None', inputs: {}, outputs: { total: 0 } }],
      keep: { version: 1 },
      compute: () => ({ total: 0 }),
    });
    const saved = createKeeper('made_up', long).save({ values: { text: 'x'.repeat(1_000_000) }, history: [] });
    expect(saved).toEqual({ kind: 'failed', message: keepWords.tooMuch });
    expect(local.all()).toEqual({});
  });

  it('are never written over those of another tab, unless that is chosen', () => {
    const one = createKeeper('made_up', tool);
    const other = createKeeper('made_up', tool);
    other.save(kept({ amount: 1 }));
    expect(one.changedElsewhere()).toBe(true);
    expect(one.save(kept({ amount: 2 }))).toEqual({ kind: 'conflict' });
    expect(stored().values.amount).toBe(1);
    expect(one.save(kept({ amount: 2 }), true).kind).toBe('saved');
    expect(stored().values.amount).toBe(2);
    expect(other.read()?.kept?.values.amount).toBe(2);
    // what could be read is not put aside
    expect(Object.keys(local.all())).toEqual([MAIN]);
  });

  it('may be cleared, here or in another tab, and are then stored again', () => {
    const keeper = createKeeper('made_up', tool);
    keeper.save(kept({ amount: 900 }));
    expect(keeper.clear()).toBe(true);
    expect(keeper.changedElsewhere()).toBe(false);
    // nothing of before is left, not for a value that is refused either
    expect(keeper.save(kept({ amount: -1 })).kind).toBe('saved');
    expect(stored().values.amount).toBe(100);
    keeper.downloaded('another text');
    createKeeper('made_up', tool).clear();
    expect(keeper.save(kept()).kind).toBe('conflict');
    expect(keeper.save(kept(), true).kind).toBe('saved');
  });

  it('are those of this hub: what an earlier release left is copied, and does not come back once cleared', () => {
    const text = newer().replace('"version":2', '"version":1');
    local.clear();
    local.setItem('tool:made_up', text);
    expect(storedAtStart('made_up', tool)).toEqual(kept());
    const keeper = createKeeper('made_up', tool);
    keeper.save(kept({ amount: 3 }));
    expect(local.getItem('tool:made_up')).toBe(text);
    local.setItem('tool:made_up', `${text} `);
    expect(keeper.clear()).toBe(true);
    expect(storedAtStart('made_up', tool)).toBeNull();
    expect(local.getItem('tool:made_up')).toBe(`${text} `);
  });
});

describe('what is stored and cannot be read in full', () => {
  const texts: Record<string, () => string> = {
    'damaged JSON': () => {
      const text = holding({}).slice(0, -9);
      local.setItem(MAIN, text);
      return text;
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
    'two million characters': () => holding({ values: { amount: 'x'.repeat(2_000_000) } }),
  };

  it.each(Object.entries(texts))(
    'is put aside as it is, found on each visit, and never written over: %s',
    (_what, hold) => {
      const text = hold();
      expect(storedAtStart('made_up', tool)).toBeNull();
      const keeper = createKeeper('made_up', tool);
      expect(keeper.found()).toMatchObject([{ text, place: '1', decided: false }]);
      expect(local.getItem(ASIDE)).toBe(text);
      expect(keeper.save(kept())).toEqual({ kind: 'saved', refused: [] });
      expect(stored().values.amount).toBe(250);
      expect(local.getItem(ASIDE)).toBe(text);
      expect(createKeeper('made_up', tool).found()).toMatchObject([{ text, place: '1', decided: false }]);
    },
  );

  it('is put aside even where it is written over before anyone has looked for it', () => {
    const text = newer();
    createKeeper('made_up', tool).save(kept());
    expect(local.getItem(ASIDE)).toBe(text);
  });

  it('is put aside once, each text by itself', () => {
    const first = newer();
    createKeeper('made_up', tool).found();
    createKeeper('made_up', tool).found();
    createKeeper('made_up', tool).save(kept());
    const second = holding({ version: 3 });
    expect(places()).toEqual([
      ['1', first],
      ['2', second],
    ]);
  });

  it('is put aside where another tab has written it and this one keeps its own', () => {
    const keeper = createKeeper('made_up', tool);
    keeper.save(kept());
    const text = newer();
    expect(keeper.save(kept({ amount: 5 }))).toEqual({ kind: 'conflict' });
    expect(keeper.save(kept({ amount: 5 }), true).kind).toBe('saved');
    expect(local.getItem(ASIDE)).toBe(text);
  });

  it('stops what is stored where there is no room to put it aside, until it has been downloaded', () => {
    const text = newer();
    local.room = MAIN.length + text.length + 10;
    const keeper = createKeeper('made_up', tool);
    expect(keeper.found()).toMatchObject([{ text, place: null, decided: false }]);
    for (const force of [false, true])
      expect(keeper.save(kept(), force)).toEqual({ kind: 'failed', message: keepWords.noRoom });
    expect(local.getItem(MAIN)).toBe(text);
    keeper.downloaded(text);
    expect(keeper.save(kept()).kind).toBe('saved');
    expect(keeper.found()).toEqual([]);
  });

  it('is found beside one that was put aside before, though there is no room for it', () => {
    const first = newer();
    createKeeper('made_up', tool).found();
    const second = holding({ version: 33 });
    local.room = MAIN.length + ASIDE.length + first.length + second.length;
    expect(places()).toEqual([
      ['1', first],
      [null, second],
    ]);
  });

  it('is nothing where nothing is stored', () => {
    expect(createKeeper('made_up', tool).found()).toEqual([]);
    expect(local.all()).toEqual({});
  });

  it('is decided for one tool, and not for another', () => {
    const text = newer();
    local.setItem('hisaab / tool:other', text.replace('made_up', 'other'));
    const [one, other] = ['made_up', 'other'].map((id) => createKeeper(id, tool));
    expect([one?.found().length, other?.found().length]).toEqual([1, 1]);
    one?.decide('1');
    expect([one, other].map((each) => each?.found()[0]?.decided)).toEqual([true, false]);
  });

  it('is no longer asked about once that is decided, and stays until it is deleted', () => {
    const text = newer();
    const keeper = createKeeper('made_up', tool);
    keeper.found();
    keeper.save(kept());
    keeper.decide('1');
    expect(createKeeper('made_up', tool).found()).toMatchObject([{ text, decided: true }]);
    keeper.discard('1');
    expect(createKeeper('made_up', tool).found()).toEqual([]);
    expect(Object.keys(local.all())).toEqual([MAIN]);
  });

  it('is read where it always was by the version that can read it, and then no longer put aside', () => {
    newer();
    const earlier = createKeeper('made_up', tool);
    earlier.found();
    earlier.decide('1');
    const later = createKeeper('made_up', toolOf(2));
    expect(later.found()).toEqual([]);
    expect(storedAtStart('made_up', toolOf(2))).toEqual(kept());
    expect(Object.keys(local.all())).toEqual([MAIN]);
  });

  it('is offered by the version that can read it, where something else was stored since', () => {
    const text = newer();
    createKeeper('made_up', tool).save(kept({ amount: 1 }));
    expect(createKeeper('made_up', toolOf(2)).found()).toMatchObject([
      { text, decided: false, reading: { kept: kept(), faults: [] } },
    ]);
  });

  it('goes with everything else of the tool where the visitor clears all, and nothing of another tool does', () => {
    newer();
    const keeper = createKeeper('made_up', tool);
    keeper.found();
    keeper.decide('1');
    local.setItem('hisaab / aside:made_up_2:1', 'another tool');
    local.setItem('hisaab /b/ tool:made_up', 'another hub');
    local.setItem('theme', 'dark');
    expect(keeper.clear()).toBe(true);
    expect(local.all()).toEqual({
      'hisaab / aside:made_up_2:1': 'another tool',
      'hisaab /b/ tool:made_up': 'another hub',
      theme: 'dark',
    });
  });
});
