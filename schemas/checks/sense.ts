import { datedNow, type Fact, type FactId, facts } from '#rules';
import { factText } from '#src/engine/fill.ts';
import { formatRupees } from '#src/engine/format.ts';
import type { NumberInput, Tool } from '#src/engine/types.ts';
import { isNumberInput, isNumberResult } from '#src/engine/utilities.ts';
import {
  type Labelled,
  labelledIn,
  type Mistake,
  type Mistakes,
  repeats,
  type Subject,
  shown,
  textsOf,
} from './mistake.ts';

/** Longer labels break into several lines on a phone. */
const LONGEST_LABEL = 60;
/** Below this a percentage is more likely a share of 1: 0.15 for 15%. */
const SHARE_OF_ONE = 1;
const MONEY =
  /\b(amount|price|cost|salary|pay|wages?|income|pension|bonus|rent|emi|instalment|deposit|contribution|withdrawal|payments?|premium|fees?|tax|rupees|corpus|balance|principal|interest|gains?|profit|loss|value|worth|invested|savings?|spending|expenses|budget|debt|dues|refund|bill)\b|₹/i;
/** What a bare number counts where it stands before the amount of money: Kilometres until the price is paid back. */
const COUNT =
  /\b(number|how many|kilomet\w*|km|lit\w+|grams?|kwh|units?|shares?|people|persons?|members?|hours?|days?|weeks?|months?|quarters?|years?|times?|rooms?)\b/i;
/** What is no amount of money wherever the label says it. */
const RATIO = /\b(score|out of|rate|ratio|multiple|index|in (monthly|yearly))\b|%/i;
const NO_TIME = /\b(amount|price|cost|value|rate|returns?|share|inflation|tax|income|salary|percent)\b|%/i;
const TIME =
  /\b(years?|months?|days?|ages?|term|tenure|time|period|long|until|till|for|from|after|before|since|lasts?|lock-in|service|course|over|old|ends?|earlier)\b/i;
const RATE = /%|\bpercent\b|\b(interest|tax|inflation|growth) rate\b|\brate of (interest|return|growth)\b/i;
const OF_ONE = /\b(rate|returns?|growth|rise|inflation|tax|slab|share|interest|discount|resale)\b/i;
const BALANCE = /\b(balance|opening|closing|outstanding|owed|left|corpus|so far)\b/i;

/** What a definition may say, but cannot mean. */
export function* checkSense({ tool, meta }: Subject): Mistakes {
  yield* checkTypedYears({ tool, meta });
  yield* checkLabelled(tool);
  yield* checkBetter(tool);
  yield* checkProven(tool);
  yield* checkSteps(tool);
  yield* checkOnce(tool);
  yield* checkReached(tool);
  if (meta.description.trim() === meta.metaDescription.trim())
    yield {
      path: 'meta.metaDescription',
      message: 'repeats the description of the page; write another sentence for search engines',
    };
}

/** What no page of a tool is whole without. */
export function* checkMissing({ tool: { story }, meta }: Subject): Mistakes {
  if (meta.keywords === undefined)
    yield {
      path: 'meta.keywords',
      message: 'is missing; write other words that people search for: short names, Hindi',
    };
  if (story.length === 0)
    yield { path: 'story', message: 'is missing; say in a sentence what the results mean: story: [{ text: … }]' };
}

function* checkLabelled(tool: Tool): Mistakes {
  for (const [path, spec] of labelledIn(tool)) {
    const inTable = path.startsWith('tables');
    const kind = inTable ? wrongInTable(spec) : wrongKind(spec);
    if (kind !== null) yield { path: `${path}.kind`, message: kind };
    // prices and rates from outside may be in other currencies
    if (tool.live === null && isMoney(spec))
      yield {
        path: `${path}.kind`,
        message: `is number, but "${spec.label}" is an amount of money; write kind: 'currency', or begin the label with what is counted: Litres`,
      };
    if (inTable && 'total' in spec && spec.total && BALANCE.test(spec.label))
      yield {
        path: `${path}.total`,
        message: `adds up "${spec.label}", which is the same money in each row; leave it out`,
      };
    if ('help' in spec && [...wordsIn(spec.help ?? 'none')].every((word) => wordsIn(spec.label).has(word)))
      yield { path: `${path}.help`, message: 'repeats the label; say what the label does not, or leave it out' };
    if ('default' in spec && isNumberInput(spec)) yield* checkAgeAndShare(path, spec);
    yield* checkPeriod(path, spec);
  }
  for (const [path, text] of textsOf('', { inputs: tool.inputs, outputs: tool.outputs, tables: tool.tables }))
    if (/\.label$/.test(path) && text.length > LONGEST_LABEL)
      yield { path, message: `has ${text.length} characters; at most ${LONGEST_LABEL} fit; put the rest into help` };
}

function* checkAgeAndShare(path: string, spec: NumberInput): Mistakes {
  if (spec.kind === 'years' && !spec.age && spec.about === undefined && /\bage\b/i.test(spec.label))
    yield { path: `${path}.age`, message: `is missing, but "${spec.label}" is an age, without a unit: age: true` };
  if (isShareOfOne(spec))
    yield { path: `${path}.default`, message: `is ${spec.default}%; write percentages as 15, not 0.15` };
}

/** Whether a bare number is an amount of money by its label. */
function isMoney({ kind, label }: Labelled): boolean {
  const money = kind === 'number' && !RATIO.test(label) ? MONEY.exec(label) : null;
  return money !== null && money.index < (COUNT.exec(label)?.index ?? label.length);
}

const PERIODS = { month: /\bmonth(ly)?\b|\bp\.?m\b/i, year: /\byear(ly)?\b|\bannual(ly)?\b|\bp\.?a\b/i } as const;

/** A label that says another period than `per`, or than the meaning of its figure. */
function* checkPeriod(path: string, spec: Labelled): Mistakes {
  for (const key of ['per', 'about']) {
    const value = String((spec as Readonly<Record<string, unknown>>)[key]);
    const [, own] = /(?:^|\.)(month|year)$/.exec(value) ?? [];
    if (own !== 'month' && own !== 'year') continue;
    const other = own === 'month' ? 'year' : 'month';
    const labels = [spec.label, ...('labels' in spec ? (spec.labels ?? []) : []).map(({ text }) => text)];
    const wrong = labels.find((label) => PERIODS[other].test(label) && !PERIODS[own].test(label));
    if (wrong !== undefined)
      yield {
        path: `${path}.${key}`,
        message: `is ${value}, but "${wrong}" is of a ${other}; write ${key}: '${value.replace(own, other)}', or change the label`,
      };
  }
}

export const bare = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const SMALL = new Set(
  'a an and at by for from how if in is it its of on or that the this to type up what with you your enter'.split(' '),
);

/** The words of a text that mean something. */
const wordsIn = (text: string): ReadonlySet<string> =>
  new Set(
    bare(text)
      .split(' ')
      .filter((word) => !SMALL.has(word)),
  );

/** A percentage that is a share of 1 by its size: no slider of a tax rate ends at 1. */
function isShareOfOne({ kind, label, default: first, usual, allowed }: NumberInput): boolean {
  if (kind !== 'percent' || first <= 0 || first >= SHARE_OF_ONE) return false;
  const most = usual?.[1] ?? 100;
  return most > 10 || (OF_ONE.test(label) && (most <= SHARE_OF_ONE || allowed?.[1] === SHARE_OF_ONE));
}

/** Why a kind cannot be that of its label; null where it can. */
function wrongKind({ kind, label }: Labelled): string | null {
  if (kind === 'years' && NO_TIME.test(label) && !TIME.test(label))
    return `is years, but "${label}" is no length of time; write kind: 'percent', 'currency' or 'number'`;
  return kind === 'currency' && RATE.test(label)
    ? `is currency, but "${label}" is a rate; write kind: 'percent'`
    : null;
}

/** The same for a column, which may be for another rate: At 1% more. */
const wrongInTable = ({ kind, label }: Labelled): string | null =>
  kind === 'currency' && /^(year|month|age)s?$/i.test(label)
    ? `is currency, but "${label}" is no amount of money; write kind: 'years' or 'number'`
    : null;

const PAID = /\b(costs?|tax|tds|fees?|charges?|emi|gst|shortfall|interest paid)\b/i;
const GOT = /\b(saved?|maturity value|returns?|yield|profit|you (get|earn|save|keep)|redemption value)\b/i;
/** Words with which a cost is none, or a gain is one that is lacking. */
const OTHERWISE =
  /\b(after|without|free|exempt|left|limit|within|back|income|keep|deduct\w*|eligible|refund|need\w*|lost|avoided)\b/i;

/** Which way is better must fit what the label says. */
function* checkBetter({ outputs }: Tool): Mistakes {
  for (const [name, spec] of Object.entries(outputs)) {
    if (!('better' in spec) || spec.better === undefined || OTHERWISE.test(spec.label)) continue;
    const [wrong, right] = spec.better === 'higher' ? [PAID, GOT] : [GOT, PAID];
    if (wrong.test(spec.label) && !right.test(spec.label))
      yield {
        path: `outputs.${name}.better`,
        message: `says that a ${spec.better} "${spec.label}" is better; write ${spec.better === 'higher' ? 'lower' : 'higher'}, or leave it out`,
      };
  }
}

/** A figure shown large, and beside a working every figure, must be proven by something that is not compute itself. */
function* checkProven({ headline, outputs, examples, working, noWorking, sums }: Tool): Mistakes {
  const proven = new Set([
    ...examples.flatMap((example) => Object.keys(example.outputs)),
    ...working.map(({ id }) => id),
    ...sums.map(({ total }) => total),
  ]);
  const summed = new Set(sums.flatMap(({ parts }) => parts));
  for (const name of noWorking === null ? Object.keys(outputs) : [])
    if (isNumberResult(outputs[name]) && !proven.has(name) && !summed.has(name) && !headline.includes(name))
      yield {
        path: `outputs.${name}`,
        message: `has no step in the working, and is in no example and no sum, so nothing proves it; add a step with the id ${name}, or give an example its figure, worked out by hand`,
      };
  for (const [index, name] of headline.entries())
    if (isNumberResult(outputs[name]) && !proven.has(name))
      yield {
        path: `headline[${index}]`,
        message: `"${name}" is in no example and no step of the working, so nothing proves it; give an example its figure, worked out by hand`,
      };
}

/** Instructions that name a field which the page does not have. */
function* checkSteps({ content, inputs, outputs, tables, charts, notes, story }: Tool): Mistakes {
  const texts = [...textsOf('', [inputs, outputs, tables, charts, notes, story])].map(([, text]) => text);
  const stem = (word: string) => word.replace(/s$/, '').slice(0, 4);
  const known = new Set([...wordsIn([...Object.keys(inputs), ...texts].join(' '))].map(stem));
  for (const [index, { name, text }] of (content?.howTo?.steps ?? []).entries()) {
    const [, field] = /^(?:Enter|Type) (?:the|your) (.+)$/.exec(name) ?? [];
    if (field !== undefined && ![...wordsIn(`${field} ${text}`)].some((word) => known.has(stem(word))))
      yield {
        path: `content.howTo.steps[${index}].name`,
        message: `"${name}" names no field of this page; use the words of a label`,
      };
  }
}

/** A sentence whose rule holds only where an earlier one's does. */
function* checkReached({ story }: Tool): Mistakes {
  const rules = story.map(({ showWhen }) => JSON.stringify(showWhen));
  for (const [index, rule] of rules.entries()) {
    const first = rules.findIndex((each) => each === undefined || each === rule);
    if (first < index)
      yield {
        path: `story[${index}]`,
        message: `is never shown, because story[${first}] is shown whenever this one could be`,
      };
  }
}

/** Steps and examples of which a second one can never be seen, or shows nothing new. */
function* checkOnce({ working, examples, inputs }: Tool): Mistakes {
  for (const [[index, { id, showWhen }], [, first]] of repeats(working.entries(), ([, step]) => step.id))
    if (showWhen === undefined || first.showWhen === undefined)
      yield {
        path: `working[${index}].id`,
        message: `"${id}" is also the id of an earlier step; only steps that never show together may share one`,
      };
  const own = ([name, value]: [string, unknown]) => shown(value) !== shown(inputs[name]?.default);
  const given = examples.map((example) => shown(Object.entries(example.inputs).filter(own).sort()));
  for (const [[index], [first]] of repeats(given.entries(), ([, each]) => each))
    yield {
      path: `examples[${index}].inputs`,
      message: `are the same as those of examples[${first}]; change or delete one`,
    };
}

/** A limit in a text, as amounts are written in India: up to ₹1,50,000. */
const AMOUNT =
  /(?:(?<!by )up to|at most|limit of|ceiling of|maximum of|cap of|beyond) ₹(\d{1,2}(?:,\d{2})*,\d{3})(?![\d,])/g;

interface TypedRate {
  readonly name: string;
  readonly value: string;
  /** Whole percentages are too often others. */
  readonly isTelling: boolean;
}

/** A sentence that works out an example. */
const EXAMPLE = /₹|\d,\d|[=×]|\bexample\b/i;

/** The rates of law that a text has as typed percentages. */
const ratesTyped = (text: string): TypedRate[] =>
  (text.includes('%') ? Object.entries(facts as Readonly<Record<string, Fact>>) : []).flatMap(([name, fact]) => {
    const { value } = datedNow(fact);
    const isTyped =
      typeof value === 'number' && new RegExp(`(?<![\\d.,])${String(value).replace('.', '\\.')}%`).test(text);
    return fact.unit === 'percent' && isTyped
      ? [{ name, value: `${value}%`, isTelling: !Number.isInteger(value) }]
      : [];
  });

const typed = (path: string, figure: string, name: string): Mistake => ({
  path,
  message: `types ${figure}, which is the fact ${name} today; write {${name}} instead, so that the text follows the law`,
});

/**
 * A figure of law that stands typed in a text although the code uses the fact with this value: a new value would leave it behind.
 *
 * @param code the text of the tool's files
 */
export function* checkTypedFacts({ tool }: Subject, code: string): Mistakes {
  const { content, basis, notes, refusals, levers, inputs } = tool;
  const used = Object.entries(facts as Readonly<Record<string, Fact>>).flatMap(([name, fact]) => {
    const { value } = datedNow(fact);
    return typeof value === 'number' && value >= 1000 && code.includes(`'${name}'`) ? [[value, name] as const] : [];
  });
  const named = new Map(used);
  // a formula, a question or the sentence of an example may have the figure of its day
  for (const [path, text] of textsOf('', { content, basis, notes, refusals, levers, inputs }))
    for (const sentence of /\.(question|formula|label)$/.test(path) ? [] : text.split(/(?<=[.?!:;]) /))
      for (const { name, value, isTelling } of EXAMPLE.test(sentence) ? [] : ratesTyped(sentence)) {
        const isUsed = code.includes(`'${name}'`) || code.includes(`{${name}`);
        // PPF for ppf.rate
        const isNamed = new RegExp(`\\b${name.split('.')[0]?.toUpperCase()}\\b`).test(sentence);
        const isClaim = isTelling ? isNamed || isUsed : isNamed && isUsed;
        if (isClaim && !sentence.includes(`{${name}`)) yield typed(path, value, name);
      }
  for (const [path, text] of textsOf('', { content, basis, notes, inputs })) {
    for (const [whole, name = ''] of text.matchAll(/\{([a-z]\w*\.\w[\w.]*)\|(?:source|since|confirmed)\}/g)) {
      const fact = Object.hasOwn(facts, name) ? (facts[name as FactId] as Fact) : undefined;
      if (fact?.unit !== 'percent' || text.includes(`{${name}}`) || text.includes(`{${name}|official}`)) continue;
      const value = factText(fact, datedNow(fact), undefined);
      if (new RegExp(`(?<![\\d.,])${value.replace('.', '\\.')}`).test(text))
        yield { path, message: `types ${value} beside ${whole}; write {${name}}, so that it follows the law` };
    }
    for (const [, digits = ''] of text.matchAll(AMOUNT)) {
      const name = named.get(Number(digits.replaceAll(',', '')));
      if (name !== undefined) yield typed(path, `₹${digits}`, name);
    }
  }
}

/** An amount of four digits or more. */
const EXACT = /₹\d{1,2}(?:,\d{2})*,\d{3}(?![\d,])/g;

/**
 * A result of an example that stands typed in the content: when the example changes, it would be left behind. Round amounts may be
 * alike by chance.
 *
 * @param code the text of the tool's files, which shows what is typed and what is filled in
 */
export function* checkTypedExamples({ tool }: Subject, code: string): Mistakes {
  const results = new Map<string, string>();
  // a title has its amounts typed, and may be in the content word for word
  const typed = tool.examples.reduce((rest, { title }) => rest.replaceAll(title, ''), code);
  for (const [index, { inputs }] of tool.examples.entries()) {
    const outcome = tool.run(inputs);
    for (const [name, value] of outcome.ok ? Object.entries(outcome.outputs) : [])
      if (tool.outputs[name]?.kind === 'currency' && Number(value) % 100 !== 0) {
        const written = formatRupees(Number(value));
        if (!results.has(written)) results.set(written, `{example.${index}.${name}}`);
      }
  }
  for (const [path, text] of textsOf('content', tool.content))
    for (const { 0: amount, index } of text.matchAll(EXACT)) {
      const name = results.get(amount);
      if (name !== undefined && typed.includes(text.slice(Math.max(0, index - 6), index + amount.length)))
        yield {
          path,
          message: `types ${amount}, a result of an example; write ${name}, and give the example this figure if it has none`,
        };
    }
}

/** A year that is the present one, and not the one from which a law holds: tax year 2026-27. */
const YEAR = /(?<!\b(?:from|since|until|before|start of) )\btax year (\d{4}-\d{2})\b/gi;

/** Names of years in texts, which a new year leaves behind: metadata names the present one, other texts take it from the fact. */
function* checkTypedYears({ meta, tool }: Pick<Subject, 'meta' | 'tool'>): Mistakes {
  const named = Object.entries(facts as Readonly<Record<string, Fact>>).filter(([, { unit }]) => unit === 'year');
  const { content, basis, notes, story, inputs, outputs } = tool;
  // a page on which the year is chosen may speak of each
  const chosen = [...textsOf('', inputs)].map(([path, text]) => (/\.options\[\d+\]\.label$/.test(path) ? text : ''));
  for (const [name, fact] of named) {
    const now = datedNow(fact);
    for (const [path, text] of textsOf('meta', meta))
      for (const [, year] of text.matchAll(YEAR))
        if (year !== now.value)
          yield { path, message: `names tax year ${year}, but it is ${now.value} since ${now.from}` };
    for (const [path, text] of textsOf('', { content, basis, notes, story, inputs, outputs }))
      for (const [, year = ''] of text.matchAll(YEAR))
        if (!chosen.some((label) => label.includes(year)))
          yield { path, message: `types tax year ${year}; write {${name}}, so that it follows the law` };
  }
}
