/** The longest answer in characters: a hundred times those that services give, so that none fills the page or the storage. */
const MOST_CHARACTERS = 1_000_000;

/**
 * Asks a service and reads its answer as JSON. Rejects on a network fault, an answer that is not 2xx, one that is broken
 * or far too long, after the given seconds, or when the caller cancels. Sends no cookies and no referrer.
 *
 * @param signal cancels the call; one that is cancelled already sends nothing
 */
export async function fetchJson(
  address: string,
  request: RequestInit,
  seconds: number,
  signal: AbortSignal,
): Promise<unknown> {
  // AbortSignal.any and .timeout are too new for some of the phones that we support
  const call = new AbortController();
  const stop = () => call.abort();
  if (signal.aborted) stop();
  const timer = setTimeout(stop, seconds * 1000);
  signal.addEventListener('abort', stop);
  try {
    const response = await fetch(address, {
      ...request,
      signal: call.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    if (!response.ok) throw new Error(`the service answered ${response.status}`);
    const text = await response.text();
    if (text.length > MOST_CHARACTERS) throw new Error('the answer is too long');
    return JSON.parse(text);
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
