/**
 * Asks a service and reads its answer as JSON. Rejects on a network fault, an answer that is not 2xx, a broken
 * body, after the given seconds, or when the caller cancels. Sends no cookies and no referrer.
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
    return await response.json();
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', stop);
  }
}
