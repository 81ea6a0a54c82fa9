import { EFFECTIVE } from '#src/engine/filled-text.ts';
import { figuresOfNote, inputOfNote, kindOfNote, textOfNote } from '#src/engine/notes.ts';
import type { Input, Tool } from '#src/engine/types.ts';
import { isNumberResult } from '#src/engine/utilities.ts';
import { holds } from '#src/engine/visibility.ts';
import { usualCases, valueIn } from './cases.ts';
import { checkFactNamed } from './facts.ts';
import { type Mistakes, numericInputs, numericOutputs, repeats, type Subject, textsOf, unknown } from './mistake.ts';

/** Checks every text of a definition and its metadata: no markup, no address, no unknown name in braces. */
export function* checkTexts({ meta, tool }: Subject): Mistakes {
  const working = tool.working.map(({ formula: _, ...step }) => step);
  for (const [path, text] of textsOf('', { meta, ...tool, working })) yield* checkText(path, text, tool);
}

/** Characters that are invisible or change the direction of text, except joiners in Indian scripts. */
const UNSEEN = /(?![\n\t])\p{Cc}|\p{Cf}|\u034f|[\u2028\u2029\u115f\u1160\u3164\uffa0]/u;
const JOINED = /([\u0900-\u0dff])[\u200c\u200d](?=[\u0900-\u0dff]|$)/g;

/** Reports invisible characters, which make texts differ that look the same. */
export function* checkMarks(path: string, text: string): Mistakes {
  const unseen = UNSEEN.exec(text.replace(JOINED, '$1'));
  if (unseen && /\p{Extended_Pictographic}\ufe0f?\u200d/u.test(text)) {
    yield { path, message: 'has an emoji made of several; use a simple one, or words' };
  } else if (unseen) {
    const code = unseen[0].codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0');
    yield { path, message: `has an invisible character, U+${code}, ${placeIn(unseen.input, unseen.index)}; delete it` };
  }
}

/** Where a sign stands in a text, by what is before it. */
const placeIn = (text: string, at: number): string =>
  at === 0 ? 'at its beginning' : `after "${text.slice(Math.max(0, at - 20), at)}"`;

/** Values, addresses and names of files, which are no texts. */
const NO_TEXT =
  /^(live|meta\.(path|id|icon)|examples\[\d+\]\.(inputs|outputs))\b|\.(default\b.*|value|showWhen\b.*|about|gives)$/;
/** Marks of Markdown, each with what it is. */
const MARKDOWN = /\*\*|__|`|\]\(|^(?:#+|[-*])(?= )|(?<=^|\s)[*_](?=\p{L})/u;
/** A slash that divides, and not one of a date, a section, "and/or" or "km/h". */
const DIVIDES = /[)}] \/|\b\d+ \/(?= [\d({])|\/ \d+\b|\(\d+\/\d+\)|\b[a-zA-Z] \/(?= [a-zA-Z\d]\b)|\b[a-z]{2,}\/\d+\b/;

/** Formulas of tables, of links to other tools and of options, whose names are checked with them. */
const FORMULA =
  /^tables\..*\.(formula|rowsWhile)$|^next\[\d+\]\.with\.|^levers\[\d+\]\.set\.|\.options\[\d+\]\.compared\./;

const RUPEES = 'write rupees as ₹500, and leave them out of a label, since the figure has its ₹';
/** What is written otherwise here, and how. Formulas have signs and quotes of their own. */
const OTHERWISE: readonly (readonly [found: RegExp, instead: string])[] = [
  [/['"]/, 'write apostrophes as ’ and quotes as “ ”'],
  [/\bRs\b\.?|\bINR\s?\d|\((?:in )?rupees\)/i, RUPEES],
  // words of the search have small letters
  [/\bin INR\b/, RUPEES],
  [/₹\s\d/, 'write ₹ right before its number: ₹500'],
  [/₹\d{3},\d{3}\b|₹\d{1,3}(,\d{3}){2,}\b/, 'group digits as in India: ₹1,02,540'],
  [/[\d}] ?x ?(?=[\d{₹])|(?<=[\p{L}\d)}] )x(?= [\p{L}\d({₹])/iu, 'write × for times'],
  [/[\d}%] - (?=[\d{₹])|(?<![\p{L}\d}])-(?=₹|\d)/u, 'write − for minus, and a range as from 5 to 10'],
  [/(?<= )-(?= )/, 'write − for minus, and a comma or a colon between two thoughts'],
  [/\b(TODO|FIXME|TBD|XXX|lorem ipsum)\b/i, 'notes to yourself do not belong on the page'],
  [/\bwww\.|\b[a-z][a-z0-9+.-]*:\/\/|\S@\S+\.\w/, 'an address belongs into a source of a fact'],
];

/** The first sign in a text that is of code or of Markdown, or that nobody can read. */
function wrongSigns(path: string, text: string): string | null {
  if (NO_TEXT.test(path)) return null;
  const [code] = /\$\{[^}]*\}/.exec(text) ?? [];
  if (code) return `has "${code}", which works only between backticks; write ${code.slice(1)}`;
  if (!/[\p{L}\p{N}]/u.test(text))
    return `is "${text}", without a letter or digit, so it cannot be read out; write words`;
  const space = /^[ \u00a0]|[ \u00a0]$|[ \u00a0]{2}/.exec(text);
  if (space) return `has an extra space ${placeIn(text, space.index)}; delete it`;
  const broken = /[\n\t]/.exec(text);
  if (broken) return `has a line break ${placeIn(text, broken.index)}; write the text in one line`;
  const [mark] = MARKDOWN.exec(text) ?? [];
  if (mark) return `has "${mark}", which is Markdown and would show on the page; write plain text`;
  if (text.includes('*')) return 'has *; write × for times, and a remark as a sentence of its own';
  if (!FORMULA.test(path))
    for (const [found, instead] of OTHERWISE) {
      const [sign] = found.exec(text) ?? [];
      if (sign !== undefined) return `has ${sign}; ${instead}`;
    }
  const [slash] = (/\.formula$|\.with\.\w+$/.test(path) ? /\// : DIVIDES).exec(text) ?? [];
  return slash ? `has ${slash === '/' ? slash : `"${slash}"`}; write ÷ for divided by` : null;
}

function* checkText(path: string, text: string, tool: Tool): Mistakes {
  yield* checkMarks(path, text);
  const signs = wrongSigns(path, text);
  if (signs !== null) yield { path, message: signs };
  for (const [whole, inside = ''] of text.matchAll(/\{([^{}]*)\}/g)) yield* checkNamed(path, whole, inside, tool);
  yield* checkUnits(path, text, tool);
  if (/[{}]/.test(text.replace(/\{[^{}]*\}/g, ''))) yield { path, message: 'has a brace without its pair' };
  if (/<[a-z!/]|&(#\d+|[a-z]+);|(java|vb)script:|data:text/i.test(text))
    yield { path, message: 'has markup or a script address; write plain text' };
}

/** Signs and units that a figure has itself, by its kind. */
const OWN_UNIT: Readonly<Record<string, RegExp>> = { currency: /^₹/, percent: /%$/, years: /years?$/ };

/** A unit typed at a figure, which comes with its own: ₹{price}, {rate}%. */
function* checkUnits(path: string, text: string, tool: Tool): Mistakes {
  if (FORMULA.test(path)) return;
  for (const [whole, name = ''] of text.matchAll(/₹?\{(?:by\.)?(\w+)\}(?: ?%| years?\b)?/g)) {
    const spec = ownFigures(path, tool).includes(name) ? undefined : (tool.outputs[name] ?? tool.inputs[name]);
    // results in years and ages are bare numbers
    const isBare = spec?.kind === 'years' && (Object.hasOwn(tool.outputs, name) || ('age' in spec && spec.age));
    if (spec && !isBare && OWN_UNIT[spec.kind]?.test(whole))
      yield {
        path,
        message: `has ${whole}; the figure comes with its unit, so write ${/\{.*\}/.exec(whole)?.[0]} alone`,
      };
  }
}

/** What texts may name of their own, by the ends of their paths. */
const OWN: readonly (readonly [name: string, place: RegExp])[] = [
  ['number', /\.item$/],
  ['value', /\.caption$/],
  ['target', /^asks/],
  ['x', /\.marks\[\d+\]\.label$/],
];

/** A name in braces: a fact, a figure, or the text's own number or value. */
function* checkNamed(path: string, whole: string, inside: string, tool: Tool): Mistakes {
  if (FORMULA.test(path)) return;
  const [, name = '', , day, , part] = /^([a-zA-Z][\w.]*)(@([^|]*))?(\|(.*))?$/.exec(inside) ?? [];
  const [, change] = (path.startsWith('levers') && /^by\.(.+)$/.exec(name)) || [];
  if (change)
    yield* unknown(path, change, 'a numeric input or result', [...numericInputs(tool), ...numericOutputs(tool)]);
  else if (path.startsWith('levers') && /^\w+\.\d+\.\w+$/.test(name)) yield* checkCellNamed(path, name, tool);
  else if (/^example\.\d+\.\w+$/.test(name))
    yield {
      path,
      message: `${whole} is not a figure of an example; name an input or a result of that example, and only in content`,
    };
  else if (name.includes('.')) yield* checkFactNamed(path, name, day, part);
  else if (/^(notes|basis|refusals|next|story|levers)/.test(path)) {
    const own = ownFigures(path, tool);
    // a refusal has no results
    const outputs = path.startsWith('refusals') ? [] : Object.keys(tool.outputs);
    const kinds = [
      'an input',
      ...(outputs.length > 0 ? ['an output'] : []),
      ...(own.length > 0 ? ['a figure of its own'] : []),
    ];
    const what = new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(kinds);
    yield* unknown(path, name || inside, what, [...Object.keys(tool.inputs), ...outputs, ...own]);
    if (part === undefined) return;
    yield* unknown(path, part, 'a part of an input', [EFFECTIVE]);
    if (tool.inputs[name]?.kind !== 'percent') yield { path, message: `${whole} is not an input in percent` };
  } else if (!OWN.some(([own, place]) => inside === own && place.test(path)))
    yield { path, message: `${whole} does not exist; write facts as {ppf.rate}` };
}

function* checkCellNamed(path: string, name: string, { inputs }: Tool): Mistakes {
  const [list = '', , column = ''] = name.split('.');
  const spec = inputs[list];
  const columns = spec?.kind === 'rows' ? Object.keys(spec.columns) : [];
  yield* unknown(path, column, `a column of ${list}`, columns);
}

/** Names of the figures that a note or a refusal declares, by the path of its text. */
function ownFigures(path: string, { notes, refusals, ...sentences }: Tool): readonly string[] {
  const [, part, at] = /^(story|levers)\[(\d+)\]\.(?:text|bar)$/.exec(path) ?? [];
  if (part) return Object.keys(sentences[part as 'story' | 'levers'][Number(at)]?.figures ?? {});
  const [, link] = /^next\[(\d+)\]\.text$/.exec(path) ?? [];
  if (link) return sentences.next[Number(link)]?.there === undefined ? [] : ['there']; // but not in the words without it
  const [, list, id = ''] = /^(notes|refusals)\.(\w+)\.text$/.exec(path) ?? [];
  return Object.keys(figuresOfNote(list === 'refusals' ? refusals[id] : notes[id]));
}

/** Texts that must differ from those beside them: `outputs.total.label` from `outputs.band.label`. */
const APART = new RegExp(
  [
    /^((inputs|tables)\.\w+\.columns|outputs)\.\w+\.label$/,
    /^(inputs\.\w+(\.columns\.\w+)?\.options|charts\[\d+\]\.slices|swaps)\[\d+\]\.label$/,
    /^(tables\.\w+|(charts|examples)\[\d+\])\.title$/,
    /^content\.(sections\[\d+\]\.heading|howTo\.steps\[\d+\]\.name|faq\[\d+\]\.question)$/,
  ]
    .map(({ source }) => source)
    .join('|'),
);

/** Finds two fields, results, columns, options or titles with the same name. */
export function* checkLabels({ tool }: Subject): Mistakes {
  yield* inputLabels(tool);
  const texts = [...textsOf('', tool)].filter(([path]) => APART.test(path));
  const listOf = (path: string) => path.replace(/(\.\w+|\[\d+\])(?=\.\w+$)/, '');
  for (const [[path, text], [first]] of repeats(texts, ([at, each]) => `${listOf(at)} ${plain(each)}`))
    yield { path, message: `"${text}" is also that of ${first}; change one of them` };
  for (const [name, spec] of Object.entries(tool.outputs)) {
    for (const [index, { unsigned }] of (spec.labels ?? []).entries())
      if (unsigned && !isNumberResult(spec))
        yield { path: `outputs.${name}.labels[${index}].unsigned`, message: 'is only for figures, which have a sign' };
  }
  for (const [index, chart] of tool.charts.entries())
    for (const [place, { label, value }] of ('slices' in chart ? chart.slices : []).entries()) {
      const own = tool.outputs[value]?.label ?? label;
      if (own !== label && plain(own) === plain(label))
        yield {
          path: `charts[${index}].slices[${place}].label`,
          message: `differs from "${own}" only by a capital`,
        };
    }
}

const plain = (text: string): string => text.trim().toLowerCase();

/** Inputs with the same label, unless they never show together. */
function* inputLabels(tool: Tool): Mistakes {
  const { inputs } = tool;
  const all = Object.entries(inputs);
  const isTogether = (...both: Input[]) =>
    usualCases(tool).some(({ given }) => both.every((each) => holds(each.showWhen, inputs, valueIn(given, inputs))));
  for (const [index, [name, spec]] of all.entries()) {
    const alike = all.slice(0, index).filter(([, other]) => plain(other.label) === plain(spec.label));
    const first = alike.find(([, other]) => isTogether(other, spec));
    if (first)
      yield {
        path: `inputs.${name}.label`,
        message: `"${spec.label}" is also that of inputs.${first[0]}.label; change one of them`,
      };
  }
}

/** Notes: a mistake is not good news, and each own figure has a unique name that the text uses. */
export function* checkNotes({ tool: { inputs, outputs, notes } }: Subject): Mistakes {
  for (const [id, note] of Object.entries(notes)) {
    if (inputOfNote(note) !== null && kindOfNote(note) === 'good')
      yield {
        path: `notes.${id}.kind`,
        message: 'calls a mistake good; leave the kind out, or write careful',
      };
    for (const name of Object.keys(figuresOfNote(note))) {
      const path = `notes.${id}.figures.${name}`;
      if (Object.hasOwn(inputs, name) || Object.hasOwn(outputs, name))
        yield { path, message: 'has the name of an input or output; choose another' };
      else if (!textOfNote(note).includes(`{${name}}`))
        yield { path, message: `is not named in the text; write {${name}} in it` };
    }
  }
}

/** Texts of so many characters that two tools do not have them alike by chance. */
const LONG = /'([^'\n]{80,})'/g;

const longTextsIn = (code: string): string[] => [...code.matchAll(LONG)].map(([, text = '']) => text);

/**
 * Texts of a tool's content that stand in that of another too. One that both import from a file of the group is no copy.
 *
 * @param content the code of `content.ts`
 * @param others that of other tools, by file
 */
export function* checkCopies(content: string, others: ReadonlyMap<string, string>): Generator<string> {
  for (const [file, code] of others) {
    const theirs = new Set(longTextsIn(code));
    const [first, ...more] = longTextsIn(content).filter((text) => theirs.has(text));
    if (first !== undefined)
      yield `has "${first.slice(0, 40)}…"${more.length > 0 ? ` and ${more.length} more` : ''} word for word from ${file}; reword it, or import what both need from a file of the group`;
  }
}
