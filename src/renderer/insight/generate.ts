import * as z from 'zod/mini';
import { fetchJson } from '#src/browser/fetch-json.ts';

/** What is read of the service's answer: the text of its first candidate. */
const answer = z.object({
  candidates: z
    .array(z.object({ content: z.object({ parts: z.array(z.object({ text: z.optional(z.string()) })) }) }))
    .check(z.minLength(1)),
});

interface InsightService {
  /** Address without a slash at its end. */
  readonly address: string;
  readonly model: string;
  readonly key: string;
}

const SECONDS = 30;
/** The most characters that a text may have, several times what services give: laying out far more would hold up the page. */
const MOST_CHARACTERS = 20_000;

/**
 * Asks the generative AI service for a text. Rejects on a network fault, after 30 seconds, on an answer that is not 2xx, a broken
 * body, no text or one that is far too long, and where the caller cancels.
 */
export async function generateInsight(prompt: string, service: InsightService, signal: AbortSignal): Promise<string> {
  const address = `${service.address}/v1beta/models/${encodeURIComponent(service.model)}:generateContent`;
  const request = {
    method: 'POST',
    // a redirect would take the key to another host
    redirect: 'error' as const,
    headers: { 'content-type': 'application/json', 'x-goog-api-key': service.key },
    body: JSON.stringify({
      contents: [{ parts: [{ text: prompt }] }],
      generationConfig: { temperature: 0.5, topP: 0.95, topK: 64 },
    }),
  };
  const body = answer.parse(await fetchJson(address, request, SECONDS, signal));
  const text = (body.candidates[0]?.content.parts ?? [])
    .map((part) => part.text ?? '')
    .join('')
    .trim();
  if (text === '') throw new Error('the answer has no text');
  if (text.length > MOST_CHARACTERS) throw new Error('the answer is too long');
  return text;
}
