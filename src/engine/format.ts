import { roundHalfUp } from '#maths/basics.ts';
import { words as locale } from '#words/format.ts';
import type { Column, Output } from './types.ts';

const LAKH = 100_000;
const CRORE = 10_000_000;
/** The minus sign of every text; a hyphen is narrower than a plus sign, and a line may break after it. */
export const MINUS = '\u2212';

/** A figure with a hyphen as minus sign, as keyboards type it and scripts read it: for results and boxes. */
export const withHyphen = (figure: string): string => (figure.startsWith(MINUS) ? `-${figure.slice(1)}` : figure);

/** Digits of a number of 0 or more, without an exponent. */
function digitsOf(size: number, decimals: number): string {
  if (size >= 1e21) return BigInt(size).toString();
  return size < 1e-6 ? size.toFixed(decimals) : String(size);
}

/** 1234567 as 12,34,567. */
export const groupDigits = (digits: string): string => digits.replace(/\d(?=(\d\d)+\d$)/g, '$&,');

/**
 * 1234567.5 as 12,34,567.5: Indian grouping in every browser. Without Intl, which takes longer to start than everything else
 * on a page.
 */
export function formatNumber(value: number, decimals = 2): string {
  const rounded = roundHalfUp(value, decimals);
  const [whole, fraction = ''] = digitsOf(Math.abs(rounded), decimals).split('.') as [string, string?];
  const rest = fraction.replace(/0+$/, '');
  return `${rounded < 0 ? MINUS : ''}${groupDigits(whole)}${rest && `.${rest}`}`;
}

/** Paise have two digits: 2.5 as 2.50. */
const withPaise = (figure: string) => (/\.\d$/.test(figure) ? `${figure}0` : figure);

/** -5000 as −₹5,000. */
export function formatRupees(value: number, decimals = 0): string {
  const figure = withPaise(formatNumber(Math.abs(value), decimals));
  return value < 0 && figure !== '0' ? `${MINUS}₹${figure}` : `₹${figure}`;
}

/** A figure, with its unit if any, with at least this many decimals: 0.1 as 0.10. */
export const withDecimals = (figure: string, least: number): string =>
  figure.replace(/\d(?:\.(\d+))?(?=\D*$)/, (lastDigits, decimals = '') => {
    if (decimals.length >= least) return lastDigits;
    const point = decimals === '' ? '.' : '';
    return `${lastDigits}${point}${'0'.repeat(least - decimals.length)}`;
  });

/** A label without what it has in brackets. */
export const withoutBrackets = (label: string): string => label.replace(/ \([^()]*\)/g, '');

/** 14.87 as 14.87%. */
export function formatPercent(value: number, decimals = 2): string {
  return `${formatNumber(value, decimals)}%`;
}

/**
 * A large amount as people say it: ₹11.62 lakh, ₹1.16 crore, ₹2.3 lakh crore. Null below a lakh, where the figure itself is
 * as short.
 */
export function rupeesInWords(value: number): string | null {
  const size = Math.abs(value);
  if (roundHalfUp(size) < LAKH) return null;
  const inUnit = (unit: number) => roundHalfUp(size / unit, 2);
  const sign = value < 0 ? MINUS : '';
  if (inUnit(LAKH) < 100) return locale.lakh(`${sign}₹${formatNumber(inUnit(LAKH))}`);
  if (inUnit(CRORE) < LAKH) return locale.crore(`${sign}₹${formatNumber(inUnit(CRORE))}`);
  return locale.lakhCrore(`${sign}₹${formatNumber(inUnit(LAKH * CRORE))}`);
}

/** The line under a large amount of money: the amount in lakh or crore. Null for every other figure. */
export function inWordsOf(spec: Output, value: number | string): string | null {
  return spec.kind === 'currency' && typeof value === 'number' ? rupeesInWords(value) : null;
}

/** An amount short enough for the axis of a chart: 50K, 12.5L, 3Cr. */
export function shortRupees(value: number): string {
  // the unit of what is written: just below a crore, 1Cr and not 100L
  const reaches = (unit: number, below: number) => roundHalfUp(Math.abs(value) / below, 2) >= unit / below;
  if (reaches(CRORE, LAKH)) return locale.axis.crore(formatNumber(value / CRORE));
  if (reaches(LAKH, 1000)) return locale.axis.lakh(formatNumber(value / LAKH));
  if (roundHalfUp(Math.abs(value)) >= 1000) return locale.axis.thousand(formatNumber(value / 1000));
  return formatNumber(value, 0);
}

/** 173 months as 14 years 5 months. */
export function formatMonths(months: number): string {
  const count = Math.abs(Math.round(months));
  const duration = locale.duration(Math.floor(count / 12), count % 12, (years) => formatNumber(years, 0));
  return months < 0 && count > 0 ? `${MINUS}${duration}` : duration;
}

/** A duration short enough for a box or an axis: 20 months as 1y 8m. */
export function shortDuration(months: number): string {
  const count = Math.round(months);
  return locale.shortDuration(Math.floor(count / 12), count % 12);
}

/** A result or a cell that stands alone. One declared `signed` has a plus sign where it is above 0. */
export function formatResult(spec: Output | Column, value: number | string): string {
  const text = formatValue(spec, value);
  return 'signed' in spec && spec.signed && Number(value) > 0 && /[1-9]/.test(text) ? `+${text}` : text;
}

/** A result under a label that says which way it goes: without its sign. */
export const formatSize = (spec: Output | Column, value: number | string): string =>
  formatValue(spec, typeof value === 'number' ? Math.abs(value) : value);

/** A result or a cell within a sentence. Unless the definition says otherwise, rupees have no decimals and other numbers at most two. */
export function formatValue(spec: Output | Column, value: number | string): string {
  if (spec.kind === 'date' && typeof value === 'string') return value === '' ? '' : formatDay(value);
  if (spec.kind === 'month' && typeof value === 'string') return value === '' ? '' : formatMonth(value);
  if (spec.kind === 'text' || typeof value === 'string') {
    const values = spec.kind === 'text' ? (spec.values ?? {}) : {};
    return (Object.hasOwn(values, value) ? values[value] : undefined) ?? String(value);
  }
  if (spec.kind === 'months') return formatMonths(value);
  // an age or a time that ends within a year, to the month: nobody is 50.08
  if (spec.kind === 'years' && value % 1 !== 0) return formatMonths(value * 12);
  const decimals = 'decimals' in spec ? spec.decimals : undefined;
  if (spec.kind === 'currency') return formatRupees(value, decimals ?? 0);
  if (spec.kind === 'percent') return formatPercent(value, decimals ?? 2);
  return formatNumber(value, decimals ?? 2);
}

/** 2026-11-21 as 21 November 2026. */
export function formatDay(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return locale.day(date, String(locale.months[month - 1]), year);
}

/** 2027-04 as Apr 2027. */
export function formatMonth(month: string): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return locale.month(String(locale.shortMonths[number - 1]), year);
}
