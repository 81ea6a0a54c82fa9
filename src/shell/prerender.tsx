import catalogue from 'virtual:catalogue';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { prerenderToNodeStream } from 'react-dom/static';
import { createDesign } from '#src/design/system.ts';
import { entryOf } from '#src/engine/catalogue.ts';
import type { Head } from './head.ts';
import { Hub } from './hub.tsx';
import { headOf, landingHead, loadScreen } from './screen.ts';

/** A page as it is before any script runs. */
export interface Drawn {
  readonly body: string;
  /** Style elements for the head. */
  readonly styles: string;
  readonly head: Head;
}

/**
 * Draws a page beforehand.
 *
 * @param id a tool, or null for the landing page
 * @param root where the hub's first page is, seen from the page
 */
export async function draw(id: string | null, root: string): Promise<Drawn> {
  const entry = id === null ? undefined : entryOf(catalogue, id);
  const screen = entry?.ready ? await loadScreen(entry.id) : null;
  // one of each a page: neither may carry over what another page put into it
  const cache = createCache({ key: 'css' });
  cache.compat = true;
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const { prelude } = await prerenderToNodeStream(
    <CacheProvider value={cache}>
      <Hub design={createDesign()} page={{ own: id, path: '/', screen }} root={root} />
    </CacheProvider>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  let body = '';
  for await (const chunk of prelude) body += chunk;
  return {
    body,
    styles: constructStyleTagsFromChunks(extractCriticalToChunks(body)),
    head: entry ? headOf(entry, screen) : landingHead,
  };
}

export { catalogue };
