import { words as locale } from '#words/search.ts';
import { checkValue } from '../check-values.ts';
import { isNumberInput } from '../kinds.ts';
import { cleanText, parseNumber } from '../parse-number.ts';
import { complete, formatInput, isShown } from '../places.ts';
import type { LiveFigures, NumberInput, Tool, Value } from '../types.ts';
import { MONTHS, MULTIPLES, PERCENT, RUPEES, YEARS } from '../units.ts';

/** A number in a line, with its unit. */
export interface Quantity {
  /** As it was typed: `50 lakh`. */
  readonly text: string;
  readonly value: number;
  /** `plain` where nothing shows the unit. */
  readonly kind: NumberInput['kind'] | 'plain';
}

/** A parsed line. */
export interface Line {
  /** The words that name a tool, without the numbers; empty where there are none. */
  readonly words: string;
  readonly quantities: readonly Quantity[];
  /** Whether all of the text was read. */
  readonly whole: boolean;
}

/** A line's numbers, assigned to a tool's inputs. */
export interface Placed {
  readonly inputs: Readonly<Record<string, number | string>>;
  /** How each was read, in the order of the definition: `Loan amount`, `₹50 lakh`. */
  readonly readAs: readonly { readonly input: string; readonly label: string; readonly value: string }[];
  /** The numbers of a line that is not understood, as they were typed. */
  readonly unplaced: readonly string[];
  /** The tool's first headline; null where the line does not say enough for one, and where the tool refuses or warns. */
  readonly headline: { readonly output: string; readonly value: number } | null;
}

/** Characters of a line that are read; nobody types more, but somebody may paste more. */
const LONGEST = 200;

/** Words that change nothing. Others of a question do: `sip for 1 crore` is a goal. */
const FILLERS = locale.fillers.split(' ');

const AMOUNT = String.raw`(?:\d(?:,?\d)*(?:\.\d+)?|\.\d+)`;
/** The end of a word in any script: no letter, mark or digit follows. */
const END = String.raw`(?![\p{L}\p{M}\p{Nd}])`;
/** An amount with a word for a multiple of this size. A box reads "80c" as 80 crore, in a line it is a section of law. */
function part(size: number): string {
  const words = [...MULTIPLES].flatMap(([word, each]) => (each === size && word !== 'c' ? word : []));
  return `${AMOUNT} ?(?:${words.join('|')})${END}`;
}
/** Parts in falling order, `1 crore 20 lakh`; two parts with the same multiple are two amounts. */
const PARTS = [...new Set(MULTIPLES.values())]
  .map((size, at, sizes) => [part(size), ...sizes.slice(at + 1).map((less) => `(?:,? ?${part(less)})?`)].join(''))
  .join('|');
/** An amount with its multiples and unit. `80C`, `26AS` and `2026-27` are names, not amounts. */
const QUANTITY = new RegExp(
  String.raw`(?<![\p{L}\p{M}\p{Nd}.,/-])(?<sign>(?:${RUPEES}) ?)?(?<size>${PARTS}|${AMOUNT}(?![\d,.]*\d))` +
    String.raw`(?: ?(?:(?<percent>${PERCENT})|(?<years>(?:${YEARS})\.?)(?:${END} ?(?<more>\d{1,2}) ?(?:${MONTHS})\.?)?|(?<months>(?:${MONTHS})\.?)|(?<rupees>${RUPEES}|\/-))${END})?(?![\p{L}\p{M}\p{Nd}/-])`,
  'giu',
);

/**
 * Reads a line: `emi 50 lakh 8.5 20 years`, `sip 10k 15 yrs 12%`, `50 लाख home loan 20 साल`. The words go to the search that
 * finds the tool.
 */
export function readLine(text: string): Line {
  const quantities: Quantity[] = [];
  const words = cleanText(text.slice(0, LONGEST))
    .replace(/\s+/g, ' ')
    .replace(QUANTITY, (whole, ...found) => {
      const groups = found.at(-1) as Readonly<Record<string, string | undefined>>;
      const size = groups.size ?? '';
      const value = parseNumber(size);
      if (value === null) return whole;
      const kind = kindOf(groups, size);
      // a calendar year is a name: "tax 2026"
      if (kind === 'plain' && /^(19|20)\d\d$/.test(size)) return whole;
      const months = groups.months === undefined ? value * 12 + Number(groups.more ?? 0) : value;
      quantities.push({ text: whole, value: kind === 'years' ? months / 12 : value, kind });
      return ' ';
    });
  return { words: words.replace(/\s+/g, ' ').trim(), quantities, whole: text.length <= LONGEST };
}

/** The kind of a quantity: from its unit, or from a multiple or grouping that only money has. */
function kindOf(groups: Readonly<Record<string, string | undefined>>, size: string): Quantity['kind'] {
  if (groups.percent !== undefined) return 'percent';
  if (groups.years !== undefined || groups.months !== undefined) return 'years';
  if (groups.sign !== undefined || groups.rupees !== undefined) return 'currency';
  return /[\p{L},]/u.test(size) ? 'currency' : 'plain';
}

/** Whether a value is one that people usually enter: within the slider, or above 0 where there is none. */
const isUsual = ({ kind, min, max }: NumberInput, value: number): boolean =>
  value > 0 && value >= (min ?? 0) && value <= (max ?? (kind === 'currency' ? 1e9 : 100));

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]/gu, '');

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];

/** The words of a line that name an option, as `lumpsum` and `lump sum` name *Lump sum*; none where it is not named. */
function naming(words: readonly string[], label: string): readonly string[] {
  const wanted = letters(label);
  if (wanted.length < 4 || /^\d+$/.test(wanted)) return [];
  for (const start of words.keys()) {
    let joined = '';
    for (const [at, word] of words.slice(start).entries()) {
      joined += word;
      if (joined === wanted) return words.slice(start, start + at + 1);
      if (joined.length >= wanted.length) break;
    }
  }
  return [];
}

/**
 * Assigns a line to the inputs of the tool that the search found for its words. It is all or nothing: a line of which one number
 * or one word is not understood may mean something else altogether. Understood are words that name the tool, options, numbers of
 * a kind that one shown input alone has, and plain numbers that lie in the slider of one alone. The headline is given where, too,
 * every amount, duration and count that the tool shows has been said.
 *
 * @param names the words that name the tool
 */
export function placeLine(
  tool: Tool,
  { words, quantities, whole }: Line,
  names: ReadonlySet<string>,
  live: LiveFigures | null = null,
): Placed {
  const said = wordsIn(words);
  const understood = new Set([...names, ...FILLERS]);
  const inputs: Record<string, number | string> = {};
  for (const [name, spec] of Object.entries(tool.inputs)) {
    if (spec.kind !== 'choice') continue;
    for (const { label, value } of spec.options) {
      const option = naming(said, label);
      if (option.length === 0) continue;
      inputs[name] = value;
      for (const word of option) understood.add(word);
    }
  }
  const shown = shownInputs(tool, inputs);
  const numbers = shown.filter((entry): entry is [string, NumberInput] => isNumberInput(entry[1]));
  const place = ({ kind, value }: Quantity) => {
    const taken = (each: NumberInput['kind']) => quantities.some((other) => other.kind === each);
    const fitting = numbers.filter(([, spec]) =>
      kind === 'plain'
        ? !taken(spec.kind) && isUsual(spec, value) && (spec.kind !== 'years' || Number.isInteger(value))
        : spec.kind === kind,
    );
    // `gst 18`: an amount, or the option of 18%
    const isOption =
      kind === 'plain' &&
      shown.some(([, spec]) => spec.kind === 'choice' && spec.options.some((option) => Number(option.value) === value));
    const [found] = fitting;
    if (isOption || fitting.length !== 1 || !found || Object.hasOwn(inputs, found[0]) || !isUsual(found[1], value))
      return false;
    if (!checkValue(found[1], value, found[0]).ok) return false;
    inputs[found[0]] = value;
    return true;
  };
  if (!whole || !quantities.every(place) || !said.every((word) => understood.has(word)))
    return { inputs: {}, readAs: [], unplaced: quantities.map(({ text }) => text), headline: null };

  const readAs = Object.entries(tool.inputs).flatMap(([name, spec]) => {
    const value = inputs[name];
    return value === undefined || spec.kind === 'rows'
      ? []
      : [{ input: name, label: spec.label, value: formatInput(spec, value) }];
  });
  const isSaid = ([name, { kind }]: readonly [string, Tool['inputs'][string]]) =>
    Object.hasOwn(inputs, name) || ['percent', 'choice', 'toggle'].includes(kind);
  const outcome = quantities.length > 0 && shown.every(isSaid) ? tool.run(inputs, live) : null;
  const [output = ''] = tool.headline;
  const value = outcome?.ok && outcome.notes.length === 0 ? outcome.outputs[output] : undefined;
  return { inputs, readAs, unplaced: [], headline: typeof value === 'number' ? { output, value } : null };
}

/** The inputs of a tool that are in sight at these values. */
function shownInputs(tool: Tool, inputs: Readonly<Record<string, number | string>>) {
  const values = complete(tool, inputs) as Record<string, Value>;
  return Object.entries(tool.inputs).filter(([name, { more }]) => !more && isShown(tool, values, name));
}
