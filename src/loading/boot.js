// At the end of every document, independent of all other files. It loads the page's scripts once the page has been painted,
// remembers what is typed and pressed until they run, and shows a message if they cannot be loaded. The content security
// policy has a hash of this text, so what differs from page to page is in attributes of its element.
(() => {
  const { entry = '', files = '' } = document.currentScript?.dataset ?? {};
  const html = document.documentElement;
  /** Fields that were typed into and buttons that were pressed, in order. */
  const touched = new Set();
  let asked = false;
  /** @returns {NodeListOf<HTMLFormElement>} */
  const forms = () => document.querySelectorAll('main form');

  function load() {
    // not in a frame: for unknown addresses hosts send no headers that forbid framing
    if (asked || entry === '' || (html.dataset.page === '404' && window !== window.top)) return;
    asked = true;
    for (const href of files.split(' ').filter(Boolean))
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', crossOrigin: '', href }),
      );
    const script = Object.assign(document.createElement('script'), { type: 'module', crossOrigin: '', src: entry });
    script.onerror = fail;
    document.head.append(script);
  }

  function note(/** @type {Event} */ { type, target }) {
    const control = target instanceof Element && target.closest(type === 'click' ? 'button' : 'input, select');
    if (!control) return;
    touched.add(control);
    // hides the figures, which do not change with the inputs yet
    if (type === 'input') html.classList.add('pending');
    load();
  }
  const stay = (/** @type {Event} */ event) => event.preventDefault();

  function done() {
    for (const type of ['input', 'click']) removeEventListener(type, note, true);
    removeEventListener('submit', stay, true);
  }

  /**
   * Reloads the document, once a release: a release that is broken would be reloaded for ever.
   *
   * @returns whether it is being reloaded
   */
  function reload() {
    // named as in src/browser/hub-storage.ts
    const key = `hisaab ${new URL(html.dataset.root ?? './', location.href).pathname} reloaded-for`;
    const release = entry.slice(entry.lastIndexOf('/') + 1);
    try {
      // an embedded page stores nothing, so it cannot know whether it was reloaded
      if (html.dataset.embed !== undefined || sessionStorage.getItem(key) === release) return false;
      sessionStorage.setItem(key, release);
    } catch {
      return false; // no storage
    }
    location.reload();
    return true;
  }

  /** The scripts cannot be loaded: reloads, or leaves the page as it is and shows a message. */
  async function fail() {
    done();
    try {
      // offline a reload would remove what can still be read
      if ((await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok) {
        // WebKit remembers a preload that failed, in the next document too, until something else fetches the file
        await Promise.allSettled([entry, ...files.split(' ')].map((file) => fetch(file, { cache: 'reload' })));
        if (reload()) return;
      }
    } catch {
      // no network
    }
    html.classList.remove('elsewhere', 'pending', 'linked');
    for (const form of forms()) {
      form.reset();
      form.inert = true;
    }
    const message = document.getElementById('start-failed');
    if (message) message.hidden = false;
  }

  window.boot = { touched, over: false, done, fail, reload };
  for (const type of ['input', 'click']) addEventListener(type, note, true);
  addEventListener('submit', stay, true);
  // prerendered forms cannot be typed into where no script runs
  for (const form of forms()) form.inert = false;

  // a hidden page is never painted, and one in a background tab not yet
  if (html.classList.contains('elsewhere') || document.visibilityState !== 'visible') return load();
  const kind = 'largest-contentful-paint';
  if (window.PerformanceObserver?.supportedEntryTypes?.includes(kind)) {
    const observer = new PerformanceObserver(() => {
      observer.disconnect();
      load();
    });
    observer.observe({ type: kind, buffered: true });
  } else requestAnimationFrame(() => requestAnimationFrame(load));
  setTimeout(load, 1000);
})();
