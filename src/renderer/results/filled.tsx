import { fill } from '#src/engine/fill.ts';
import { useMounted } from '#src/loading/static.tsx';
import { today } from '#src/rules/today.ts';

/** The visitor's day; null in a prerendered page, which is read on later days. */
export const useToday = (): string | null => (useMounted() ? today() : null);

function OfToday({ text }: { text: string }) {
  return fill(text, undefined, useToday());
}

/** A definition's text with its facts. Only a text with an official rate depends on the day and renders again in the browser. */
export function Filled({ text }: { text: string }) {
  return text.includes('|official}') ? <OfToday text={text} /> : fill(text);
}
