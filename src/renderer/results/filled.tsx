import type { ReactNode } from 'react';
import { fill } from '#src/engine/fill.ts';
import { useHydrated } from '#src/loading/hydrated.tsx';
import { today } from '#src/rules/today.ts';

/** The visitor's day; null in a prerendered page, which is read on later days. */
export const useToday = (): string | null => (useHydrated() ? today() : null);

/** A figure with its unit, which stay on one line: `₹75,400`, `₹4.6 lakh`, `9.5%`, `20 years`. */
const FIGURE = /(₹[\d,.]*\d(?: (?:lakh|crore))*(?:\.$)?|\d[\d.]*%|\d[\d,.]*\u00a0?(?: (?:lakh|crore|years?|months?))+)/;

/** A sentence in which no line breaks within a figure, and whose amounts and rates are marked. The text itself stays as it is. */
export const unbroken = (text: string): ReactNode =>
  Object.entries(text.split(FIGURE)).map(([at, part]) =>
    Number(at) % 2 === 0 ? (
      part
    ) : (
      <span key={at} data-amount={/[₹%]/.test(part) ? '' : undefined} style={{ whiteSpace: 'nowrap' }}>
        {part}
      </span>
    ),
  );

/** The same as one text: parts of a line would move apart where a figure becomes longer. */
export const inOneText = (text: string): string =>
  text
    .split(FIGURE)
    .map((part, at) => (at % 2 === 0 ? part : part.replaceAll(' ', '\u00a0')))
    .join('');

function OfToday({ text }: { text: string }) {
  return fill(text, undefined, useToday());
}

/** A definition's text with its facts. Only a text with an official rate depends on the day and renders again in the browser. */
export function Filled({ text }: { text: string }) {
  return text.includes('|official}') ? <OfToday text={text} /> : fill(text);
}
