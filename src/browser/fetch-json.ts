/** The longest answer in characters: a hundred times those that services give, so that none fills the page or the storage. */
const MOST_CHARACTERS = 1_000_000;

/** Reads an answer as text. Rejects as soon as it is too long, and fetches no more of it. */
async function textOf({ body }: Response): Promise<string> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let piece = await reader?.read();
  while (piece && !piece.done) {
    text += decoder.decode(piece.value, { stream: true });
    if (text.length > MOST_CHARACTERS) {
      void reader?.cancel();
      throw new Error('the answer is too long');
    }
    piece = await reader?.read();
  }
  return text + decoder.decode();
}

/**
 * Asks a service and reads its answer as JSON. Rejects on a network fault, an answer that is not 2xx, one that is broken
 * or far too long, after the given seconds, or when the caller cancels. Sends no cookies and no referrer.
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
    return JSON.parse(await textOf(response));
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
