import { vi } from 'vitest';

/** A call that a page has made to a service outside. */
export interface Call {
  readonly url: string;
  readonly request: RequestInit;
  /** Whether the page has aborted it. */
  cancelled: boolean;
  answer(response: Response): void;
  /** The connection breaks. */
  hangUp(): void;
}

/** What a service does with a call; one that does nothing never answers. */
export type Answer = (call: Call) => unknown;

export const json =
  (body: unknown): Answer =>
  ({ answer }) =>
    answer(new Response(typeof body === 'string' ? body : JSON.stringify(body)));
export const status =
  (code: number, body = '<h1>Sorry</h1>'): Answer =>
  ({ answer }) =>
    answer(new Response(body, { status: code }));
export const never: Answer = () => undefined;
export const hangUp: Answer = (call) => call.hangUp();

/**
 * Replaces the network by services. An address that none of them has cannot be reached.
 *
 * @param services answers by a part of their address
 * @returns all calls from now on
 */
export function network(services: Readonly<Record<string, Answer>>): Call[] {
  const calls: Call[] = [];
  vi.stubGlobal('fetch', (url: string, request: RequestInit = {}) => {
    const [, answer = hangUp] = Object.entries(services).find(([part]) => url.includes(part)) ?? [];
    return new Promise<Response>((resolve, reject) => {
      const call: Call = {
        url,
        request,
        cancelled: false,
        answer: resolve,
        hangUp: () => reject(new TypeError('the connection broke')),
      };
      request.signal?.addEventListener('abort', () => {
        call.cancelled = true;
        reject(new DOMException('aborted', 'AbortError'));
      });
      calls.push(call);
      answer(call);
    });
  });
  return calls;
}
