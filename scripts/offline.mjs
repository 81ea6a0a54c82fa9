// Writes the service worker that keeps the built hub in the visitor's browser.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateSW } from 'workbox-build';

/**
 * @param {string} dist folder of the built hub
 */
export async function writeWorker(dist) {
  /** A script that arrives cut short or as something else is refused and asked for again, never kept. */
  const withIntegrity = (entries) => ({
    manifest: entries.map((entry) => {
      if (!entry.url.endsWith('.js')) return entry;
      const hash = createHash('sha384').update(readFileSync(join(dist, entry.url)));
      return { ...entry, integrity: `sha384-${hash.digest('base64')}` };
    }),
  });
  await generateSW({
    globDirectory: dist,
    // every page, script and icon; the pictures of shared pages are for other sites
    globPatterns: ['**/*.{html,js,svg,png,webmanifest}'],
    globIgnores: ['**/picture.png', 'sw.js'],
    swDest: join(dist, 'sw.js'),
    // names in assets/ change with what is in them
    dontCacheBustURLsMatching: /^assets\//,
    // a page with any query is the page; each opens as itself, and no other stands in for it
    ignoreURLParametersMatching: [/./],
    // the first visit is served at once; a later version waits until the visitor takes it or closes the hub
    clientsClaim: true,
    skipWaiting: false,
    cleanupOutdatedCaches: true,
    inlineWorkboxRuntime: true,
    sourcemap: false,
    mode: 'production',
    manifestTransforms: [withIntegrity],
  });
}
