import { type Band, type Dated, type Fact, isConfirmedFor, valueOn } from '#src/rules/fact.ts';
import { datedNow, known } from '#src/rules/now.ts';
import { words as locale } from '#words/format.ts';
import { formatDay, formatNumber, formatPercent, formatResult, formatRupees, rupeesInWords } from './format.ts';
import type { Column, Output } from './types.ts';

const PATTERN = /\{([a-zA-Z][\w.]*)(?:@(\d{4}-\d{2}-\d{2}))?(?:\|([a-z]+))?\}/g;

/**
 * Puts facts and figures into a text. `{ppf.rate}` is the value of today; `{hra.cities@2025-06-01}` the one of a day;
 * `|since`, `|source`, `|confirmed` give its date, its law and how far it was confirmed; `|words` writes rupees in lakh or
 * crore; `|official` writes a rate with the quarter for which it was confirmed, and whether that is the quarter of `today`.
 *
 * @param figure the text for an input or output, by name and part; undefined leaves the braces as they are
 * @param today the visitor's day, YYYY-MM-DD; null for a text that must hold on any day
 */
export function fill(
  text: string,
  figure: (name: string, part: string | undefined) => string | undefined = () => undefined,
  today: string | null = null,
): string {
  return text.replace(PATTERN, (whole, name: string, day: string | undefined, part: string | undefined) => {
    if (!name.includes('.')) return figure(name, part) ?? whole;
    const fact = Object.hasOwn(known, name) ? known[name] : undefined;
    if (fact === undefined) return whole;
    if (day === undefined && part === 'official') return officialText(fact, today);
    if (day === undefined) return factText(fact, datedNow(fact), part);
    const found = valueOn(fact, day);
    return found.ok ? factText(fact, found.dated, part) : whole;
  });
}

/**
 * A text of a definition with figures in its braces: `textWith('Up to {limit}', { limit: '₹15,000' })`. So a sentence stays
 * whole and can be translated. Other braces stay as they are.
 */
export const textWith = (text: string, figures: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => (Object.hasOwn(figures, name) ? String(figures[name]) : whole));

/** A result or a cell as text. The definition's words for it may name facts; a visitor's text is never filled. */
export function filledValue(spec: Output | Column, value: number | string): string {
  const text = formatResult(spec, value);
  return spec.kind === 'text' && Object.hasOwn(spec.values ?? {}, value) ? fill(text) : text;
}

function officialText(fact: Fact, today: string | null): string {
  const dated = datedNow(fact);
  const value = factText(fact, dated, undefined);
  const { words } = fact.confirmed;
  const next = fact.values[fact.values.indexOf(dated) + 1];
  // the confirmation is that of the newest value
  if (next) return locale.official.next(value, factText(fact, next, undefined), formatDay(next.from));
  if (today === null) return locale.official.anyDay(value, words);
  return isConfirmedFor(fact, today) ? locale.official.current(value, words) : locale.official.past(value, words);
}

/** A fact's value of a day as text, or a part of it as {@link fill} names it. */
export function factText(fact: Fact, dated: Dated, part: string | undefined): string {
  if (part === 'since') return formatDay(dated.from);
  if (part === 'confirmed') return fact.confirmed.words;
  if (part === 'source') return dated.section === undefined ? dated.source : `${dated.source}, ${dated.section}`;
  const { value } = dated;
  if (typeof value === 'string') return fact.unit === 'year' ? value : formatDay(value);
  const numberText = (item: number) => {
    if (part === 'words') return rupeesInWords(item) ?? formatRupees(item);
    if (fact.unit === 'percent') return formatPercent(item);
    return fact.unit === 'rupees' ? formatRupees(item) : formatNumber(item);
  };
  if (typeof value === 'number') return numberText(value);
  const parts = value.map((item) => {
    if (typeof item === 'number') return numberText(item);
    return typeof item === 'string' ? item : bandText(item);
  });
  return locale.list(parts);
}

/** A band of income or of a loan: "90% up to ₹30 lakh". */
function bandText({ rate, upTo }: Band): string {
  if (upTo === Number.POSITIVE_INFINITY) return locale.bandAbove(formatPercent(rate));
  return locale.bandUpTo(formatPercent(rate), rupeesInWords(upTo) ?? formatRupees(upTo));
}
