import { z } from 'zod';
import { type Fact, type FactId, facts, valueOn } from '#rules';
import { day, figure, words } from '../definition.ts';
import { type Mistake, type Mistakes, notA, shape, unknown } from './mistake.ts';

/** What may follow the bar in a fact's name: `{ppf.rate|since}`. */
const PARTS = ['since', 'source', 'confirmed', 'words', 'official'];

/** Texts into which the page puts facts; in others a visitor would see the braces. */
const FILLED = /^(content|notes|basis|refusals|levers)\b|\.help$|^tables\.\w+\.columns\.\w+\.values\./;

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
    yield { path, message: notA(name, 'a fact', Object.keys(facts)) };
    return;
  }
  if (part !== undefined) yield* unknown(path, part, 'a part of a fact', PARTS);
  if (day === undefined) return;
  const found = valueOn(facts[name as FactId] as Fact, day);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) yield { path, message: `"${day}" is not a day written as YYYY-MM-DD` };
  else if (!found.ok) yield { path, message: `{${name}@${day}} has no value. ${found.message}` };
}

const sourceNeeded = 'name the law, notification or body it comes from';
/** A fact of `src/rules/facts`. */
const schema = z.strictObject({
  label: words,
  unit: z.enum([
    'percent',
    'rupees',
    'years',
    'nthYear',
    'months',
    'days',
    'index',
    'number',
    'day',
    'year',
    'cities',
    'loans',
    'slabs',
    'caps',
  ]),
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
  confirmed: z.strictObject({ until: day, words }),
});

/** The fact that names the years of a group of facts, `tax.year` for `tax.cess`, and the first day that it names. */
function yearsOf(all: Readonly<Record<string, Fact>>, id: string): readonly string[] {
  const year = `${id.split('.')[0]}.year`;
  const fact = Object.hasOwn(all, year) ? all[year] : undefined;
  return fact?.unit === 'year' ? [year, fact.values[0].from] : ['', '9999'];
}

/** Everything that is wrong with dated facts: a missing date, source or confirmation, or values out of order. */
export function checkFacts(all: Readonly<Record<string, Fact>>): Mistake[] {
  return Object.entries(all).flatMap(([id, fact]) => {
    const path = `facts.${id}`;
    const mistakes = shape(path, schema, fact);
    if (mistakes.length > 0) return mistakes;
    for (const [index, { from }] of fact.values.entries()) {
      const before = fact.values[index - 1];
      if (before && before.from >= from)
        mistakes.push({ path: `${path}.values[${index}].from`, message: `${from} does not come after ${before.from}` });
      // a value of a year that no calculator offers would never be taken
      const [year = '', first = ''] = yearsOf(all, id);
      if (from > first && !all[year]?.values.some((each) => each.from === from))
        mistakes.push({
          path: `${path}.values[${index}].from`,
          message: `${from} is no first day of ${year}; add the year there, so that calculators offer it`,
        });
    }
    return mistakes;
  });
}
