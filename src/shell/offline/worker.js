// The service worker: it caches every page, script and icon of this release for offline visits. The build puts `release`
// before it (scripts/build/files.ts): the name of the script that every page of the release loads, and its files.
/* global release */
(() => {
  const { scope } = self.registration;
  // the same name as in src/browser/storage.ts; other hubs on this origin have other names
  const cacheName = `hisaab ${new URL(scope).pathname}`;

  /** An address without the name of its index file, which hosts redirect. */
  const bare = (address) => address.replace(/\/index\.html$/, '/');
  const files = release.files.map(({ file, ...rest }) => {
    const place = new URL(file, scope).href;
    return { ...rest, place, address: bare(place) };
  });
  const byAddress = new Map(files.map((file) => [file.address, file]));
  /** A file's key in the cache: its name, and for pages a revision. */
  const keyOf = ({ place, revision }) => (revision === null ? place : `${place}?revision=${revision}`);
  const isPage = ({ address }) => address.endsWith('/');

  /** Fetches a file, and throws where it is not this release's. */
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
    // a new response, because a redirected one cannot answer a navigation
    return new Response(text, { headers: response.headers });
  }

  let filling = null;
  /** Caches files that are missing; rejects at the first that cannot be fetched. */
  function fill() {
    filling ??= (async () => {
      const cache = await caches.open(cacheName);
      const cached = new Set((await cache.keys()).map(({ url }) => url));
      for (const file of files) if (!cached.has(keyOf(file))) await cache.put(keyOf(file), await fetched(file));
    })().finally(() => {
      filling = null;
    });
    return filling;
  }

  /** Deletes what earlier releases of this hub cached, and nothing else. */
  async function tidy() {
    const cache = await caches.open(cacheName);
    const wanted = new Set(files.map(keyOf));
    for (const request of await cache.keys()) if (!wanted.has(request.url)) await cache.delete(request);
  }

  async function answer(file, event) {
    const cache = await caches.open(cacheName).catch(() => null);
    const cached = await cache?.match(keyOf(file), { ignoreVary: true }).catch(() => null);
    if (cached) return cached;
    // missing from the cache; pages are cached again later, by `fill`
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
  // the first visit is served at once; a later release waits until the visitor accepts it or closes the hub
  self.addEventListener('activate', (event) => event.waitUntil(tidy().then(() => self.clients.claim())));
  self.addEventListener('message', (event) => {
    if (event.data?.type === 'SKIP_WAITING') event.waitUntil(self.skipWaiting());
    if (event.data?.type === 'FILL') event.waitUntil(fill().catch(() => {}));
  });
  self.addEventListener('fetch', (event) => {
    const { method, mode, url } = event.request;
    if (method !== 'GET') return;
    const { origin, pathname, search, hash } = new URL(url);
    // a query does not change the page
    const address = bare(origin + pathname);
    const file = byAddress.get(address);
    if (file) event.respondWith(answer(file, event));
    // a page has one address, with the slash at its end
    else if (mode === 'navigate' && byAddress.has(`${address}/`))
      event.respondWith(Response.redirect(`${address}/${search}${hash}`));
  });
})();
