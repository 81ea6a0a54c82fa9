import { checkValue } from '../check-values.ts';
import { isNumberInput } from '../kinds.ts';
import { cleanText, parseNumber } from '../parse-number.ts';
import type { LiveFigures, NumberInput, Tool, Value } from '../types.ts';
import { MONTHS, MULTIPLES, PERCENT, RUPEES, YEARS } from '../units.ts';
import { complete, formatInput, isShown } from './places.ts';

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
}

/** A line's numbers, assigned to a tool's inputs. */
export interface Placed {
  readonly inputs: Readonly<Record<string, number | string>>;
  /** How each was read, in the order of the definition: `Loan amount`, `₹50 lakh`. */
  readonly readAs: readonly { readonly input: string; readonly label: string; readonly value: string }[];
  /** What could not be placed, as it was typed. */
  readonly unplaced: readonly string[];
  /** The tool's first headline for these inputs; null where it refuses them. */
  readonly headline: { readonly output: string; readonly value: number | string } | null;
}

/** Characters of a line that are read; nobody types more, but somebody may paste more. */
const LONGEST = 200;

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
  return { words: words.replace(/\s+/g, ' ').trim(), quantities };
}

/** The kind of a quantity: from its unit, or from a multiple or grouping that only money has. */
function kindOf(groups: Readonly<Record<string, string | undefined>>, size: string): Quantity['kind'] {
  if (groups.percent !== undefined) return 'percent';
  if (groups.years !== undefined || groups.months !== undefined) return 'years';
  if (groups.sign !== undefined || groups.rupees !== undefined) return 'currency';
  return /[\p{L},]/u.test(size) ? 'currency' : 'plain';
}

/** Whether a plain number may be meant for an input: it is within the input's usual range. */
function isUsual({ kind, min, max }: NumberInput, value: number): boolean {
  const [least, most] = { percent: [0, 100], years: [0, 100], currency: [1000, 1e12], number: [0, 1e6] }[kind] as [
    number,
    number,
  ];
  return value >= (min ?? least) && value <= (max ?? most);
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{Nd}]/gu, '');

/** Whether a line's words contain an option's label: `lumpsum` is `Lump sum`. */
function names(words: string, label: string): boolean {
  const tokens = words.toLowerCase().match(/[\p{L}\p{M}\p{Nd}]+/gu) ?? [];
  const wanted = letters(label);
  if (wanted.length < 4 || /^\d+$/.test(wanted)) return false;
  return tokens.some((_, start) => {
    let joined = '';
    for (const token of tokens.slice(start)) {
      joined += token;
      if (joined.length >= wanted.length) return joined === wanted;
    }
    return false;
  });
}

/**
 * Assigns a line to the inputs of the tool that the search found for its words: a choice whose option the words name, then each
 * number with a unit to the first free input of its kind, then each plain number to the first free input whose usual range holds
 * it. What fits nowhere is listed; inputs under More options are never guessed.
 */
export function placeLine(tool: Tool, { words, quantities }: Line, live: LiveFigures | null = null): Placed {
  const inputs: Record<string, number | string> = {};
  for (const [name, spec] of Object.entries(tool.inputs)) {
    if (spec.kind !== 'choice') continue;
    const option = spec.options.find(({ label }) => names(words, label));
    if (option) inputs[name] = option.value;
  }
  const values = complete(tool, inputs) as Record<string, Value>;
  const free = new Map(
    Object.entries(tool.inputs).filter(
      (entry): entry is [string, NumberInput] =>
        isNumberInput(entry[1]) && !entry[1].more && isShown(tool, values, entry[0]),
    ),
  );
  const unplaced = new Set<Quantity>(quantities);
  const put = (quantity: Quantity, fits: (spec: NumberInput) => boolean) => {
    for (const [name, spec] of free) {
      if (!fits(spec) || !checkValue(spec, quantity.value, name).ok) continue;
      inputs[name] = quantity.value;
      free.delete(name);
      unplaced.delete(quantity);
      return;
    }
  };
  for (const quantity of quantities) put(quantity, ({ kind }) => kind === quantity.kind);
  for (const quantity of quantities)
    if (quantity.kind === 'plain') put(quantity, (spec) => isUsual(spec, quantity.value));

  const outcome = tool.run(inputs, live);
  const [output = ''] = tool.headline;
  const readAs = Object.entries(tool.inputs).flatMap(([name, spec]) => {
    const value = inputs[name];
    if (value === undefined || spec.kind === 'rows') return [];
    return [{ input: name, label: spec.label, value: formatInput(spec, value) }];
  });
  return {
    inputs: Object.fromEntries(readAs.map(({ input }) => [input, inputs[input] as number | string])),
    readAs,
    unplaced: [...unplaced].map(({ text }) => text),
    headline: outcome.ok ? { output, value: outcome.outputs[output] ?? '' } : null,
  };
}
