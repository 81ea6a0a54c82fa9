// Whatever a visitor does in two tabs, in whatever order, nothing of their own is gone. Each tab has modules of its own and shares
// the browser's storage; a model says what the visitor would expect to find.
import fc from 'fast-check';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { StoredInputs } from '#src/device/tool-inputs-format.ts';
import type { FormValues } from '#src/renderer/state/calculator.ts';
import { madeUp } from '../made-up.ts';
import { runs } from '../thorough.ts';
import { Area } from './area.ts';

const number = (label: string) => ({ kind: 'currency', label, default: 0 }) as const;
const tool = madeUp({
  inputs: { income: number('Income'), rent: number('Rent'), food: number('Food') },
  outputs: { total: { kind: 'currency', label: 'Total' } },
  keep: { version: 1, history: { title: 'Totals', outputs: ['total'] } },
  compute: ({ income, rent, food }) => ({ total: income - rent - food }),
});
const NAMES = ['income', 'rent', 'food'] as const;
/** The causes for which the page offers an undo. */
const UNDONE = ['reset', 'example', 'compared', 'adopted', 'shared'];
const day = (index: number) => new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10);

let local = new Area();

/** A page of the tool in a tab: its modules, its window, and what a visitor does there. */
async function openTab() {
  vi.resetModules();
  const page = Object.assign(new EventTarget(), { location: { href: 'https://x.in/' } });
  const here = () => vi.stubGlobal('window', page);
  here();
  const { createCalculator } = await import('#src/renderer/state/calculator.ts');
  const { createStoredInputs } = await import('#src/renderer/storage/stored-inputs.ts');
  const actions = await import('#src/renderer/storage/storage-actions.ts');
  const later = await import('#src/device/later.ts');
  const saved = await import('#src/device/saved-calculations.ts');
  const recent = await import('#src/device/recent-tools.ts');
  const transfer = await import('#src/device/transfer.ts');
  /** The tool as it opens, also after another one was open in this tab. */
  function open() {
    const calculator = createCalculator(tool);
    for (const name of NAMES) calculator.form.register(name);
    const inputs = createStoredInputs('made_up', calculator);
    return {
      ...{ inputs, store: calculator.store, close: inputs.start() },
      type: (name: string, value: number) => calculator.form.setValue(name, value),
    };
  }
  return {
    ...{ here, open, actions, saved, recent, transfer },
    ...open(),
    /** As a browser does where another tab becomes visible. */
    hide: later.storeNow,
    /** Another tab has written. */
    tell: () => page.dispatchEvent(Object.assign(new Event('storage'), { key: null })),
  };
}
type Tab = Awaited<ReturnType<typeof openTab>>;

const file = (income: number, days: readonly number[]) =>
  new File(
    [
      JSON.stringify({
        ...{ tool: 'made_up', version: 1, values: { income, rent: 1, food: 1 } },
        history: days.map((index) => ({ day: day(index), outputs: { total: income } })),
      }),
    ],
    'made_up.json',
  );

/** What the visitor would expect to find. */
class Expected {
  values: FormValues = { income: 0, rent: 0, food: 0 };
  days = new Set<string>();
  names = new Map<string, string>();
  stars = new Set<string>();
}

const amount = fc.integer({ min: 1, max: 99 });
const at = fc.nat(1);
const step = fc.oneof(
  { weight: 5, arbitrary: fc.tuple(fc.constant('type'), at, fc.constantFrom(...NAMES), amount, fc.boolean()) },
  { weight: 2, arbitrary: fc.tuple(fc.constantFrom('link', 'example'), at, amount) },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom('back', 'replace', 'undo', 'snapshot'), at) },
  { weight: 3, arbitrary: fc.tuple(fc.constantFrom('reset', 'reload', 'open', 'rest', 'clear', 'clear'), at) },
  { weight: 1, arbitrary: fc.tuple(fc.constant('file'), at, amount, fc.array(fc.nat(30), { maxLength: 3 })) },
  {
    weight: 2,
    arbitrary: fc.tuple(fc.constantFrom('save', 'star', 'import', 'rename', 'delete and undo'), at, amount),
  },
);
type Step = readonly [what: string, tab: number, ...more: unknown[]];

/** Sequences that have lost something, here or in an earlier release: steps as above, with spaces between their parts. */
const LOST = [
  'example 1 1, type 0 income 1, undo 1',
  'type 1 income 1, snapshot 1, undo 0',
  'type 1 rent 1, type 0 rent 2 true, save 0 1',
  'type 1 income 1, type 0 food 1 true',
  'snapshot 0, type 0 food 5, clear 0, undo 0',
  'snapshot 0, clear 0, undo 0',
  'snapshot 0, link 0 1, replace 0, type 0 food 5',
  'snapshot 0, link 0 1, snapshot 1, back 0, type 0 food 5',
  'type 0 food 5, link 0 1, replace 0, undo 0',
  'import 0 1, import 0 2, save 0 1',
  'type 0 food 5, example 0 1, type 0 food 6, reload 0',
].map((steps) => steps.split(', ').map((each) => each.split(' ').map(partOf) as unknown as Step));

function partOf(text: string): string | number | boolean {
  return text === 'true' || (/^\d+$/.test(text) ? Number(text) : text);
}

/** Does one thing in a tab, and notes what the visitor expects of it. */
async function act(
  [what, at, first, second]: Step,
  tabs: Tab[],
  expected: Expected,
  deleted: Map<number, Set<string>>,
) {
  const tab = tabs[at] as Tab;
  const { store, inputs, actions, saved, recent, transfer } = tab;
  const isOwn = () => inputs.status().shown === 'own';
  // an undo of a deletion lasts until something else changes
  const undone = deleted.get(at);
  if (what !== 'rest' && what !== 'snapshot') deleted.delete(at);
  const expectPage = () => {
    expected.values = { ...store.values() };
  };
  switch (what) {
    case 'type':
      // the page shows it already
      if (store.value(String(first)) === second) return;
      tab.type(String(first), Number(second));
      if (isOwn()) expected.values = { ...expected.values, [String(first)]: Number(second) };
      return;
    case 'link':
    case 'example':
      return store.set({ income: 1000 + Number(first), rent: 1000, food: 1000 }, what);
    case 'back':
      if (!isOwn() && inputs.stored()) inputs.showOwn();
      return;
    case 'replace':
      if (!isOwn() && inputs.storeShown(inputs.stored() !== null)) expectPage();
      return;
    case 'undo':
      if (!UNDONE.includes(store.undoable()?.cause ?? '')) return;
      store.undo();
      await Promise.resolve();
      if (isOwn()) expectPage();
      for (const each of undone ?? []) expected.days.add(each);
      return;
    case 'snapshot': {
      if (!isOwn()) return;
      actions.takeSnapshot(inputs);
      const taken = new Date().toISOString().slice(0, 10);
      expected.days.add(taken);
      vi.setSystemTime(Date.now() + 86_400_000);
      return;
    }
    case 'reset':
      store.set({}, 'reset');
      if (isOwn()) expectPage();
      return;
    case 'reload':
      tab.hide();
      tab.close();
      tabs[at] = await openTab();
      return;
    case 'open':
      tab.close();
      Object.assign(tab, tab.open());
      return;
    case 'rest':
      await vi.advanceTimersByTimeAsync(500);
      return;
    case 'clear':
      if (!isOwn()) return;
      deleted.set(at, new Set(expected.days));
      actions.clear(inputs);
      expected.days.clear();
      expectPage();
      return;
    case 'file':
      if (!isOwn()) return;
      await actions.importFile(inputs, file(Number(first), second as number[]));
      expectPage();
      return;
    case 'save': {
      const name = `Saved ${expected.names.size}`;
      const calculation = { tool: 'a', path: '/a/a', title: 'A', name, scenario: `a=${first}` };
      // two files may have filled the list: the page says so
      if (saved.saveCalculation({ ...calculation, headline: [] }) === null) return;
      const { key } = saved.savedCalculations.read().find((each) => each.name === name) ?? { key: '' };
      expected.names.set(key, name);
      return;
    }
    case 'rename':
    case 'delete and undo': {
      const found = saved.savedCalculations.read()[0];
      if (!found) return;
      if (what === 'rename') {
        saved.renameCalculation(found.key, `New ${first}`);
        if (expected.names.has(found.key)) expected.names.set(found.key, `New ${first}`);
        return;
      }
      saved.deleteCalculation(found.key);
      saved.restoreCalculation(found);
      return;
    }
    case 'star': {
      const id = `tool_${first}`;
      if (expected.stars.has(id)) return;
      recent.toggleStar({ id, path: '/a/a', title: id, short: id, icon: 'x' });
      expected.stars.add(id);
      return;
    }
    case 'import': {
      const theirs = Array.from({ length: 190 }, (_, index) => ({
        ...{ key: `k${first}-${index}`, tool: 'a', path: '/a/a', title: 'A', name: 'Theirs', scenario: '' },
        ...{ headline: [], at: 9e12 },
      }));
      const entries = { saved: { at: 9e12, value: theirs }, recent: { at: 9e12, value: { starred: [] } } };
      transfer.importAll(JSON.stringify({ kept: 1, entries }), () => true);
      return;
    }
  }
}

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { dataset: {} }, addEventListener() {}, visibilityState: 'visible' });
  vi.useFakeTimers({ now: new Date('2026-06-01T10:00:00Z') });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.resetModules();
});

it('nothing of the visitor’s own is gone after any sequence of steps in two tabs', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step as fc.Arbitrary<Step>, { maxLength: 25 }), async (steps) => {
      local = new Area();
      vi.stubGlobal('localStorage', local);
      vi.setSystemTime(new Date('2026-06-01T10:00:00Z'));
      const tabs = [await openTab(), await openTab()];
      const expected = new Expected();
      const deleted = new Map<number, Set<string>>();
      let shown = 0;
      for (const each of steps) {
        const [, at] = each;
        vi.setSystemTime(Date.now() + 50);
        if (at !== shown) {
          tabs[shown]?.hide();
          shown = at;
        }
        tabs[at]?.here();
        // what the other tab has stored comes before what the visitor does next, or, where a tab was asleep, only later
        if (each[4] !== true) tabs[at]?.tell();
        await act(each, tabs, expected, deleted);
        if (each[4] !== true) tabs[1 - at]?.tell();
      }
      for (const tab of tabs) {
        tab.here();
        tab.hide();
        for (const other of tabs) other.tell();
      }
      const entry = JSON.parse(local.getItem('hisaab / tool:made_up') ?? 'null') as { value: StoredInputs } | null;
      const { values, history } = entry?.value ?? { values: { income: 0, rent: 0, food: 0 }, history: [] };
      expect(values).toEqual(expected.values);
      const days = new Set(history.map((snapshot) => snapshot.day));
      expect([...expected.days].filter((each) => !days.has(each))).toEqual([]);
      const saved = (JSON.parse(local.getItem('hisaab / saved') ?? 'null')?.value ?? []) as {
        key: string;
        name: string;
      }[];
      const names = new Map(saved.map(({ key, name }) => [key, name]));
      expect([...expected.names].filter(([key, name]) => names.get(key) !== name)).toEqual([]);
      const recent = JSON.parse(local.getItem('hisaab / recent') ?? 'null')?.value;
      const stars = new Set((recent?.starred ?? []).map(({ id }: { id: string }) => id));
      expect([...expected.stars].filter((id) => !stars.has(id))).toEqual([]);
      for (const tab of tabs) {
        tab.here();
        if (tab.inputs.status().shown === 'own') expect(tab.store.values()).toEqual(values);
        tab.close();
      }
    }),
    { ...runs(300), examples: LOST.map((steps) => [steps] as [Step[]]) },
  );
});
