// The service worker: it keeps every page, script and icon of this release for visits without a network. The build puts
// `release` before it (scripts/build/offline.mjs): the name of the script that every page of the release loads, and its files.
/* global release */
(() => {
  const { scope } = self.registration;
  // as src/browser/hub-storage.ts names it: other hubs and sites of this origin have caches of their own
  const cacheName = `hisaab ${new URL(scope).pathname}`;
  // what earlier releases of this hub kept
  const earlier = `workbox-precache-v2-${scope}`;

  /** An address without the name of its index file, which hosts redirect. */
  const bare = (address) => address.replace(/\/index\.html$/, '/');
  const files = release.files.map(({ file, ...rest }) => {
    const place = new URL(file, scope).href;
    return { ...rest, place, address: bare(place) };
  });
  const byAddress = new Map(files.map((file) => [file.address, file]));
  /** What a file is kept under: its name, or the page's with a mark of what is in it. */
  const keyOf = ({ place, revision }) => (revision === null ? place : `${place}?revision=${revision}`);
  const isPage = ({ address }) => address.endsWith('/');

  /** A file from the network, refused where it is not the one of this release. */
  async function fetched(file) {
    const { address, integrity, revision } = file;
    const response = await fetch(address, {
      credentials: 'same-origin',
      cache: revision === null ? 'default' : 'reload',
      ...(integrity !== null && { integrity }),
    });
    if (!response.ok) throw new Error(`${address}: ${response.status}`);
    if (!isPage(file)) return response;
    const text = await response.text();
    if (!text.includes(release.entry)) throw new Error(`${address} is a page of another release`);
    // made again: a response that a redirect led to cannot answer a visit
    return new Response(text, { headers: response.headers });
  }

  let filling = null;
  /** Brings what is not kept yet, or no longer; rejects at the first file that cannot be had. */
  function fill() {
    filling ??= (async () => {
      const cache = await caches.open(cacheName);
      const kept = new Set((await cache.keys()).map(({ url }) => url));
      for (const file of files) if (!kept.has(keyOf(file))) await cache.put(keyOf(file), await fetched(file));
    })().finally(() => {
      filling = null;
    });
    return filling;
  }

  /** Lets go of what earlier releases of this hub kept, and of nothing else. */
  async function tidy() {
    const cache = await caches.open(cacheName);
    const wanted = new Set(files.map(keyOf));
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
    await caches.delete(earlier);
  }

  async function answer(file, event) {
    const cache = await caches.open(cacheName).catch(() => null);
    const kept = await cache?.match(keyOf(file), { ignoreVary: true }).catch(() => null);
    if (kept) return kept;
    // lost from the cache; a page follows with the rest, once the visitor's own is there
    if (cache === null || isPage(file)) return fetch(event.request);
    try {
      const response = await fetched(file);
      event.waitUntil(cache.put(keyOf(file), response.clone()).catch(() => {}));
      return response;
    } catch {
      return fetch(event.request);
    }
  }

  self.addEventListener('install', (event) => event.waitUntil(fill()));
  // the first visit is served at once; a later release waits until the visitor takes it or closes the hub
  self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
    if (event.data?.type === 'FILL') event.waitUntil(fill().catch(() => {}));
  });
  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    if (method !== 'GET') return;
    const { origin, pathname, search, hash } = new URL(url);
    // a page with any query is the page
    const address = bare(origin + pathname);
    const file = byAddress.get(address);
    if (file) event.respondWith(answer(file, event));
    // a page that answered without its slash would look for its scripts in the wrong place
    else if (mode === 'navigate' && byAddress.has(`${address}/`))
      event.respondWith(Response.redirect(`${address}/${search}${hash}`));
  });
})();
