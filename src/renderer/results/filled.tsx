import type { ReactNode } from 'react';
import { fill } from '#src/engine/fill.ts';
import { words } from '#words/format.ts';
import { useToday } from '../state/today.ts';

/** What stays on one line where it is wide enough: a figure with its unit, `₹4.6 lakh`, `9.5%`, `20 साल`, or `tax-free`. Then its mark. */
const FIGURE =
  /(₹[\d,.]*\d(?: (?:lakh|crore|लाख|करोड़))*|\d[\d.]*%|\d[\d,.]*(?: (?:lakh|crore|years?|months?|लाख|करोड़|साल|माह))+|[a-z]+-[a-z]+)([,.:;?!)।]*)/gi;

/** The day of a date, before its month: 29 September. */
const DAY = new RegExp(`(?<!\\d)(\\d{1,2}) (?=${words.months.join('|')})`, 'g');

/** A sentence in which no line breaks within a figure, and whose amounts and rates are marked. The text itself stays as it is. */
export const unbroken = (text: string): ReactNode =>
  // by turns a text, a figure and its mark
  text.split(FIGURE).map((part, at, parts) =>
    at % 3 === 0
      ? part
      : at % 3 === 1 && (
          <span key={at} style={{ display: 'inline-block' }}>
            <span data-amount={/[₹%]/.test(part) ? '' : undefined}>{part}</span>
            {parts[at + 1]}
          </span>
        ),
  );

/** A text in one piece, in which no figure and no day breaks: where elements would move apart when a figure becomes longer. */
export const inOneText = (text: string): string =>
  text.replace(FIGURE, (figure) => figure.replaceAll(' ', '\u00a0')).replace(DAY, '$1\u00a0');

function OfToday({ text }: { text: string }) {
  return inOneText(fill(text, undefined, useToday()));
}

/** A definition's text with its facts. Only a text with an official rate depends on the day and renders again in the browser. */
export function Filled({ text }: { text: string }) {
  return text.includes('|official}') ? <OfToday text={text} /> : inOneText(fill(text));
}
