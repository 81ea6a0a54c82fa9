// Chooses a few tools that together use all abilities of definitions, for the visits of npm test.
import type { Meta, Tool } from '#src/engine/types.ts';

export interface Entry {
  readonly id: string;
  readonly tool: Tool;
  readonly meta: Meta;
}

/** Records whose names the author chooses: their entries are alike whatever their names. */
const NAMED = ['inputs', 'outputs', 'tables', 'columns', 'notes'];
/** Properties whose value decides how a thing looks. */
const LOOKS = ['kind', 'role', 'emphasis'];
/** Numbers of these kinds look the same where nothing can be typed. */
const NUMBERS = ['currency', 'percent', 'years', 'number', 'months'];
/** Properties for checks, computing, search and links, which do not change how a page looks. */
const UNSEEN =
  'rises falls sums mayRefuse scale refusals examples figure prompt migrate version run was nudge above atMost whole negative belowZero better decimals significant'.split(
    ' ',
  );
/** Properties that count once, whatever is in them. */
const CLOSED = ['showWhen', 'offerWhen', 'labels', 'default', 'values', 'figures', 'start', 'sources'];

/** Whether a value is absent: the tool has null or empty for what a definition leaves out. */
const isNothing = (value: unknown) =>
  value === undefined ||
  value === null ||
  value === false ||
  (typeof value === 'object' && Object.keys(value).length === 0);

/** Every present property, as a path without the author's names. */
function* paths(value: object, path = ''): Generator<string> {
  for (const [name, part] of Object.entries(value)) {
    if (UNSEEN.includes(name) || isNothing(part)) continue;
    const here = path === '' ? name : `${path}.${name}`;
    const look = !here.startsWith('inputs') && NUMBERS.includes(part) ? 'number' : part;
    yield LOOKS.includes(name) ? `${here}: ${look}` : here;
    if (typeof part !== 'object' || CLOSED.includes(name)) continue;
    const parts = Array.isArray(part) ? part : NAMED.includes(name) ? Object.values(part) : [part];
    for (const each of parts) if (typeof each === 'object') yield* paths(each, here);
  }
}

/** Looks that need several properties together. */
function* shapes({ inputs, outputs, tables, charts, headline }: Tool): Generator<string> {
  for (const input of Object.values(inputs))
    for (const cell of input.kind === 'rows' ? Object.values(input.columns) : [input]) {
      if (cell.kind === 'choice') yield cell.options.length > 4 ? 'a list of options' : 'radio buttons';
      // together these make a slider
      else if ('default' in cell && typeof cell.default === 'number')
        yield 'step' in cell && cell.min !== undefined && cell.max !== undefined ? 'a slider' : 'a number without one';
    }
  yield `${headline.length} figures shown large`;
  for (const name of headline) yield* paths({ kind: outputs[name]?.kind }, 'headline');
  yield ['no table', 'a table', 'several tables'][Math.min(2, Object.keys(tables).length)] ?? '';
  yield ['no chart', 'a chart', 'several charts'][Math.min(2, charts.length)] ?? '';
}

const longest = (things: object) =>
  Math.max(0, ...Object.values(things).map(({ label }: { label: string }) => label.length));
/** The room that a tool needs where a page may have too little. */
const ROOM: Readonly<Record<string, (entry: Entry) => number>> = {
  'the longest titles': ({ meta }) => meta.title.length,
  'the longest labels of inputs': ({ tool }) => longest(tool.inputs),
  'the longest labels of results': ({ tool }) => longest(tool.outputs),
  'the widest tables': ({ tool }) =>
    Math.max(0, ...Object.values(tool.tables).map(({ columns }) => Object.keys(columns).length)),
};

/** The abilities that each tool shows, by its id; the three tools that need most room somewhere count as showing it. */
export function abilities(entries: readonly Entry[]): ReadonlyMap<string, ReadonlySet<string>> {
  const found = new Map(entries.map(({ id, tool }) => [id, new Set([...paths(tool), ...shapes(tool)])]));
  for (const [name, need] of Object.entries(ROOM)) {
    const [, , third = 0] = entries.map(need).sort((a, b) => b - a);
    for (const entry of entries) if (need(entry) >= third) found.get(entry.id)?.add(name);
  }
  return found;
}

/**
 * A few tools that together show all that any tool shows, chosen greedily: each time the one that adds most. The result does
 * not depend on the order of the tools.
 */
export function cover<E extends Entry>(entries: readonly E[]): E[] {
  const shown = abilities(entries);
  const missing = new Set([...shown.values()].flatMap((each) => [...each]));
  const adds = ({ id }: E) => [...(shown.get(id) ?? [])].filter((each) => missing.has(each)).length;
  const byId = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  const chosen: E[] = [];
  while (missing.size > 0) {
    const next = byId.reduce((best, each) => (adds(each) > adds(best) ? each : best));
    chosen.push(next);
    for (const each of shown.get(next.id) ?? []) missing.delete(each);
  }
  return chosen;
}
