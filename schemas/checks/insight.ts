import type { Tool, Values } from '#src/engine/types.ts';
import { shown } from './mistake.ts';

/** What is wrong with the prompt of an insight; null where nothing is. */
export function faultOfPrompt({ insight }: Tool, values: Values): string | null {
  if (!insight) return null;
  if (typeof insight.prompt !== 'function') return 'is missing; it gives the text that the AI service is asked';
  try {
    const text: unknown = insight.prompt(values);
    if (typeof text !== 'string' || text.trim() === '') return `gives ${shown(text)}, but must give a text`;
    const odd = /\b(undefined|NaN|Infinity)\b|\[object \w+\]/.exec(text);
    return odd ? `gives a text with "${odd[0]}" in it` : null;
  } catch (error) {
    return `throws: ${error instanceof Error ? error.message : String(error)}`;
  }
}
