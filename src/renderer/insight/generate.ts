import * as z from 'zod/mini';
import { fetchJson, StatusError } from '#src/browser/fetch-json.ts';
import { words as insightWords } from '#words/insight.ts';
import { InsightError } from './insight-error.ts';

// otherwise zod tests once whether eval works, which a strict content security policy reports
z.config({ jitless: true });

/** Only the text of the first answer is read; all else in the body is ignored. */
const answer = z.object({
  candidates: z
    .array(z.object({ content: z.object({ parts: z.array(z.object({ text: z.optional(z.string()) })) }) }))
    .check(z.minLength(1)),
});

export interface Service {
  /** Address without a slash at its end. */
  readonly address: string;
  readonly model: string;
  readonly key: string;
}

const SECONDS = 30;

/** The message for the visitor, with advice where the status code shows what is wrong. */
function sentenceFor(error: unknown): string {
  const { failed, refused, quota, trouble } = insightWords;
  if (!(error instanceof StatusError)) return failed;
  const { status } = error;
  if (status === 400 || status === 401 || status === 403) return refused;
  if (status === 429) return quota;
  return status >= 500 ? trouble : failed;
}

/**
 * Asks the generative AI service for a text. Rejects with an InsightError on a network fault, after 30 seconds, on an answer
 * that is not 2xx, a broken body or no text; with an AbortError where the caller cancelled.
 *
 * @param signal cancels the call
 */
export async function generateInsight(prompt: string, service: Service, signal: AbortSignal): Promise<string> {
  const address = `${service.address}/v1beta/models/${encodeURIComponent(service.model)}:generateContent`;
  const request = {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-goog-api-key': service.key },
    body: JSON.stringify({
      contents: [{ parts: [{ text: prompt }] }],
      generationConfig: { temperature: 0.5, topP: 0.95, topK: 64 },
    }),
  };
  try {
    const body = answer.parse(await fetchJson(address, request, SECONDS, signal));
    const text = (body.candidates[0]?.content.parts ?? [])
      .map((part) => part.text ?? '')
      .join('')
      .trim();
    if (text === '') throw new Error('the answer has no text');
    return text;
  } catch (error) {
    if (signal.aborted) throw error;
    throw new InsightError(sentenceFor(error), { cause: error });
  }
}
