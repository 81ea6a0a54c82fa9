import { z } from 'zod';
import { type Band, type Fact, type FactId, type FactUnit, type FactValue, facts, valueOn } from '#rules';
import { day, figure, words } from '../definition.ts';
import { didYouMean, type Mistake, type Mistakes, nearestOf, repeats, shape, unknown } from './mistake.ts';

/** What may follow the bar in a fact's name: `{ppf.rate|since}`. */
const PARTS = ['since', 'source', 'confirmed', 'words', 'official'];

/** Texts into which the page puts facts; in others a visitor would see the braces. */
const FILLED = /^(content|notes|basis|refusals|levers)\b|\.help$|^tables\.\w+\.columns\.\w+\.values\./;

/** The message on a name of no fact, which may be one of a new file. There are hundreds, so only the nearest are listed. */
export function noFact(name: string): string {
  const all = Object.keys(facts);
  const meant = didYouMean(name, all) || `. The nearest are ${nearestOf(name, all, 3).join(', ')}`;
  return `"${name}" is not a fact${meant}; docs/reference/facts.md has all. A new file of src/rules/facts works once src/rules/all.ts lists it`;
}

/** Mistakes of which an unknown fact is one, however often it is named. */
export function onceEachFact(mistakes: readonly Mistake[]): Mistake[] {
  const again = new Set([...repeats(mistakes, ({ message }) => message)].map(([mistake]) => mistake));
  return mistakes.filter((mistake) => !(again.has(mistake) && / is not a fact\b/.test(mistake.message)));
}

/**
 * Files of facts that nothing imports, so that their facts are not there.
 *
 * @param files the code of `src/rules/facts` and of `src/rules/all.ts`, by path
 */
export function* checkListed(files: ReadonlyMap<string, string>): Mistakes {
  const code = [...files.values()].join('\n');
  for (const path of files.keys())
    if (path.includes('/facts/') && !code.includes(`/${path.split('/').at(-1)}'`))
      yield { path, message: 'is not listed in src/rules/all.ts, so nobody finds its facts; import it there' };
}

/** A fact that a text names, such as `{ppf.rate@2025-04-01|since}`. */
export function* checkFactNamed(path: string, name: string, day?: string, part?: string): Mistakes {
  if (!FILLED.test(path)) {
    yield {
      path,
      message: `names {${name}}, but facts work only in content, help, notes, refusals, basis, levers and words of a table`,
    };
    return;
  }
  if (!Object.hasOwn(facts, name)) {
    yield { path, message: noFact(name) };
    return;
  }
  if (part !== undefined) yield* unknown(path, part, 'a part of a fact', PARTS);
  if (day === undefined) return;
  const found = valueOn(facts[name as FactId] as Fact, day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) yield { path, message: `"${day}" is not a day written as YYYY-MM-DD` };
  else if (!found.ok) yield { path, message: `{${name}@${day}} has no value. ${found.message}` };
}

/** Units of numbers, alone or in a list, and of lists of names or bands. */
const NUMERIC: readonly FactUnit[] = ['percent', 'rupees', 'years', 'nthYear', 'months', 'days', 'index', 'number'];
const LISTED: readonly FactUnit[] = ['cities', 'states', 'loans', 'slabs', 'caps'];

const sourceNeeded = 'name the law, notification or body it comes from';
/** A fact of `src/rules/facts`. */
const schema = z.strictObject({
  label: words,
  unit: z.enum([...NUMERIC, ...LISTED, 'day', 'year']),
  values: z
    .array(
      z.strictObject({
        from: day,
        until: day.optional(),
        value: z.union([
          figure,
          day,
          z.string().regex(/^\d{4}-\d{2}$/),
          z.array(words.or(figure)).min(1),
          z.array(z.strictObject({ upTo: figure.or(z.literal(Number.POSITIVE_INFINITY)), rate: figure })).min(1),
        ]),
        source: z.string(sourceNeeded).trim().min(5, sourceNeeded),
        section: words.optional(),
      }),
    )
    .min(1),
  confirmed: z.strictObject({
    until: day,
    words: words.regex(/\b20\d\d\b/, 'name the year in which or for which it was confirmed'),
  }),
});

/** Everything that is wrong with dated facts: a missing date, source or confirmation, values out of order or not of their unit. */
export function checkFacts(all: Readonly<Record<string, Fact>>): Mistake[] {
  return Object.entries(all).flatMap(([id, fact]) => {
    const path = `facts.${id}`;
    const mistakes = shape(path, schema, fact);
    return mistakes.length > 0 ? mistakes : [...checkFact(path, id, fact, all)];
  });
}

function* checkFact(path: string, id: string, fact: Fact, all: Readonly<Record<string, Fact>>): Mistakes {
  if (!/^[a-z][a-zA-Z0-9]*(\.[a-zA-Z0-9]+)+$/.test(id)) yield { path, message: 'name a fact like ppf.rate' };
  const { unit, values, confirmed } = fact;
  for (const [index, { from, until, value }] of values.entries()) {
    const at = `${path}.values[${index}]`;
    const before = values[index - 1]?.from;
    const next = values[index + 1]?.from;
    if (before !== undefined && before >= from)
      yield { path: `${at}.from`, message: `${from} does not come after ${before}` };
    // a value of a year that no calculator offers would never be taken
    const [year = '', first = ''] = yearsOf(all, id);
    if (from > first && !all[year]?.values.some((each) => each.from === from))
      yield {
        path: `${at}.from`,
        message: `${from} is no first day of ${year}; add the year there, so that calculators offer it`,
      };
    if (until !== undefined && until < from)
      yield { path: `${at}.until`, message: `${until} is before ${from}, when the value begins` };
    if (until !== undefined && next !== undefined && until >= next)
      yield { path: `${at}.until`, message: `${until} is not before ${next}, when the next value begins` };
    for (const message of unfit(unit, value)) yield { path: `${at}.value`, message };
  }
  const newest = values.at(-1)?.from ?? '';
  if (confirmed.until < newest)
    yield { path: `${path}.confirmed.until`, message: `ends before the newest value, which begins on ${newest}` };
}

/** The fact that names the years of a group of facts, `tax.year` for `tax.cess`, and the first day that it names. */
function yearsOf(all: Readonly<Record<string, Fact>>, id: string): readonly string[] {
  const year = `${id.split('.')[0]}.year`;
  const fact = Object.hasOwn(all, year) ? all[year] : undefined;
  return fact?.unit === 'year' ? [year, fact.values[0].from] : ['', '9999'];
}

/** Why a value cannot be of its unit. */
function* unfit(unit: FactUnit, value: FactValue): Generator<string> {
  if (typeof value === 'string') {
    const isYear = /^\d{4}-\d{2}$/.test(value);
    if (unit !== (isYear ? 'year' : 'day')) yield `is "${value}", which cannot be ${unit}`;
    return;
  }
  const items: readonly (number | string | Band)[] = typeof value === 'number' ? [value] : value;
  const numbers = items.filter((item) => typeof item === 'number');
  const bands = items.filter((item) => typeof item === 'object');
  if (numbers.length > 0 && !NUMERIC.includes(unit)) yield `has a number, which cannot be ${unit}`;
  else if (numbers.length === 0 && !LISTED.includes(unit)) yield `is a list, which cannot be ${unit}`;
  else
    for (const number of numbers)
      if (number <= 0) yield `has ${number}, which is not above 0`;
      else if (unit === 'percent' && number > 100) yield `has ${number}, which is more than 100%`;
      else if (unit !== 'percent' && !Number.isInteger(number))
        yield `has ${number}, which is not a whole number of ${unit}`;
  if (new Set(items).size < items.length) yield 'lists something twice';
  if (bands.some(({ upTo }, index) => upTo <= (bands[index - 1]?.upTo ?? 0))) yield 'has bands out of order';
  if (bands.length > 0 && bands.at(-1)?.upTo !== Number.POSITIVE_INFINITY)
    yield 'has an end to its last band; write Infinity';
}
