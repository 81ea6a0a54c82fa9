// A made-up language: English in letters that no English text has, 40% longer, and long texts between marks. It imports
// nothing, because it is copied into the hub that is built in this language.

const LETTERS: Readonly<Record<string, string | undefined>> = Object.fromEntries(
  [
    ...'aábƀcçdđeéfƒgğhĥiíjĵkķlłmɱnñoópþqǫrřsštŧuúvṽwŵxẋyýzžAÁBƁCÇDĐEÉFƑGĞHĤIÍJĴKĶLŁMṀNÑOÓPÞQǪRŘSŠTŦUÚVṼWŴXẊYÝZŽ',
  ].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1]]] : [])),
);

/** Texts shorter than this get no marks, which would be longer than they are. */
const SHORT = 6;

/**
 * A text in the made-up language. Braces stay, because figures are put into them.
 *
 * @param kept inserted pieces, which stay as they are
 */
export function pseudo(text: string, kept: readonly string[] = []): string {
  const own = kept.filter((piece) => /\p{L}/u.test(piece)).sort((one, other) => other.length - one.length);
  const escaped = own.map((piece) => piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const parts = text.split(new RegExp(`(${[...escaped, '\\{[^{}]*\\}'].join('|')})`, 'u'));
  const letters = parts.map((part, at) => (at % 2 === 0 ? part.replace(/[^A-Za-z]/g, '').length : 0));
  const count = letters.reduce((sum, each) => sum + each, 0);
  if (count === 0) return text;
  const written = parts
    .map((part, at) => (at % 2 === 0 ? part.replace(/[A-Za-z]/g, (letter) => LETTERS[letter] ?? letter) : part))
    .join('');
  const longer = 'óñé ŧŵó ŧĥřéé ƒóúř ƒíṽé šíẋ šéṽéñ ';
  const more = longer.repeat(Math.ceil((count * 0.4) / longer.length)).slice(0, Math.ceil(count * 0.4));
  return count < SHORT ? `${written}${more.trim()}` : `⟦${written} ${more.trim()}⟧`;
}

/** Words that are not for visitors: those that browsers, boxes and files read. */
export const READ =
  /^(format\.(tag|shortDuration)|page\.multiples\.\d\.word|panels\.embed\.themes\.\d\.value|search\..*|keep\.foundFile)$/;

type Said = (...given: unknown[]) => unknown;

/** All of a file of words in the made-up language. */
export function pseudoWords<T>(words: T, place: string, kept: readonly string[] = []): T {
  if (READ.test(place)) return words;
  if (typeof words === 'string') return pseudo(words, kept) as T;
  if (typeof words === 'function')
    return ((...given: unknown[]) =>
      pseudoWords((words as unknown as Said)(...given), place, [
        ...kept,
        ...given.flat().filter((each) => typeof each === 'string'),
      ])) as T;
  if (typeof words !== 'object' || words === null) return words;
  const entries = Object.entries(words).map(([name, each]) => [name, pseudoWords(each, `${place}.${name}`, kept)]);
  return (Array.isArray(words) ? entries.map(([, each]) => each) : Object.fromEntries(entries)) as T;
}

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

/** All texts of a thing whose properties of these names hold texts, or lists of texts. */
function textsOf(thing: unknown, names: RegExp): unknown {
  if (!isThing(thing)) return undefined;
  const found = Object.entries(thing).flatMap(([name, value]) => {
    const text = typeof value === 'string' ? (names.test(name) ? pseudo(value) : undefined) : within(name, value);
    return text === undefined ? [] : [[name, text] as const];
  });
  function within(name: string, value: unknown) {
    const all = names.test(name) && (name === 'values' || Array.isArray(value));
    // words by their ids, and lists of texts
    return all && isThing(value) && Object.values(value).every((each) => typeof each === 'string')
      ? everyText(value)
      : textsOf(value, names);
  }
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** A thing in which every string is a text. */
export function everyText(thing: unknown): unknown {
  if (typeof thing === 'string') return pseudo(thing);
  if (!isThing(thing)) return undefined;
  return Object.fromEntries(Object.entries(thing).map(([name, value]) => [name, everyText(value)]));
}

/** The cells of rows and the results that are free text: names that the definition gives. */
function names(specs: Thing, values: unknown): unknown {
  if (!isThing(values)) return undefined;
  const found = Object.entries(values).flatMap(([name, value]) => {
    const spec = specs[name] as Thing | undefined;
    if (spec?.kind === 'text' && spec.values === undefined && typeof value === 'string') return [[name, pseudo(value)]];
    if (spec?.kind !== 'rows' || !Array.isArray(value)) return [];
    const rows = value.flatMap((row, at) => {
      const own = names(spec.columns as Thing, row);
      return own === undefined ? [] : [[at, own]];
    });
    return rows.length === 0 ? [] : [[name, Object.fromEntries(rows)]];
  });
  return found.length === 0 ? undefined : Object.fromEntries(found);
}

/** Without the properties that are undefined. */
const some = (thing: Thing): Thing =>
  Object.fromEntries(Object.entries(thing).filter(([, each]) => each !== undefined));

/** What a file of texts beside a definition says: all that the definition shows, in the made-up language. */
export function pseudoTool(tool: Thing): Thing {
  const inputs = tool.inputs as Readonly<Record<string, Thing>>;
  const outputs = tool.outputs as Thing;
  const withDefaults = Object.entries(inputs).map(([name, input]) => {
    const defaults = names({ [name]: input }, { [name]: input.default }) as Thing | undefined;
    const own = textsOf(input, /^(label|short|help|item|below|above)$/) as Thing;
    return [name, { ...own, ...(defaults && { default: defaults[name] }) }];
  });
  const examples = Object.entries(tool.examples as readonly Thing[]).map(([at, example]) => [
    at,
    some({
      ...(textsOf({ title: example.title, source: example.source }, /./) as Thing),
      inputs: names(inputs, example.inputs),
      outputs: names(outputs, example.outputs),
    }),
  ]);
  const charts = Object.entries(tool.charts as readonly Thing[]).map(([at, { title, slices, marks }]) => [
    at,
    textsOf({ title, slices, marks }, /^(title|label)$/),
  ]);
  return some({
    inputs: Object.fromEntries(withDefaults),
    outputs: textsOf(outputs, /^(label|short|text|values)$/),
    tables: textsOf(tool.tables, /^(title|tab|caption|label|short|text|values)$/),
    notes: textsOf(tool.notes, /^(?!at$|kind$)/),
    refusals: textsOf(tool.refusals, /^(?!kind$)/),
    charts: charts.length === 0 ? undefined : Object.fromEntries(charts),
    basis: textsOf(tool.basis, /^text$/),
    examples: examples.length === 0 ? undefined : Object.fromEntries(examples),
    insight: textsOf(tool.insight, /^(title|about)$/),
    live: textsOf(tool.live, /^label$/),
    keep: textsOf(tool.keep, /^title$/),
    swaps: textsOf(tool.swaps, /^label$/),
    next: textsOf(tool.next, /^text$/),
    story: textsOf(tool.story, /^text$/),
    levers: textsOf(tool.levers, /^text$/),
    asks: textsOf(tool.asks, /^text$/),
    working: textsOf(tool.working, /^label$/),
    noWorking: tool.noWorking === null ? undefined : pseudo(String(tool.noWorking)),
  });
}

/** What a `content` file says: all of it, as a whole. */
export const pseudoContent = (content: unknown): unknown =>
  JSON.parse(JSON.stringify(content), (_name, value) => (typeof value === 'string' ? pseudo(value) : value));

export const pseudoMeta = (meta: unknown) => textsOf(meta, /^(title|short|description|metaDescription)$/);
export const pseudoCatalogue = (catalogue: unknown) => textsOf(catalogue, /^title$/);

/** What a file of facts says: what they are about, the laws they come from, and names. */
export function pseudoFacts(facts: unknown): unknown {
  const dates = /^\d{4}-\d{2}-\d{2}$/;
  const found = Object.entries(facts as Readonly<Record<string, Thing>>).map(([id, fact]) => {
    const values = Object.entries(fact.values as readonly Thing[]).map(([at, { source, section, value }]) => [
      at,
      some({
        ...(everyText(some({ source, section })) as Thing),
        value: Array.isArray(value) && value.every((each) => typeof each === 'string') ? everyText(value) : undefined,
      }),
    ]);
    const { words } = fact.confirmed as Thing;
    return [
      id,
      {
        label: pseudo(String(fact.label)),
        values: Object.fromEntries(values),
        confirmed: { words: pseudo(String(words)) },
      },
    ];
  });
  return JSON.parse(JSON.stringify(Object.fromEntries(found)), (_name, value) =>
    typeof value === 'string' && dates.test(value) ? undefined : value,
  );
}

/** Names that stand as they are in every language: of services and their hosts, of currencies and of files. */
const NAMES =
  /https?:\S+|[\w-]+(\.[\w-]+)+|localhost:\d+|\b(Frankfurter|ECB|USD|EUR|GBP|JPY|AED|SGD|AUD|CAD|INR|Rs)\b/g;

/** The words of plain English in a text: two letters or more that the made-up language would have changed. */
export const englishIn = (text: string): string[] => text.replace(NAMES, '').match(/[A-Za-z]{2,}/g) ?? [];
