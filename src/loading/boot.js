// Stands at the end of every document and depends on no other file. It asks for the page's scripts once the page has been
// painted, remembers what is typed and pressed until they answer, and says so where they cannot be had. The content security
// policy knows its text by a hash, so what differs from page to page stands in attributes of its element.
(() => {
  const { entry = '', files = '' } = document.currentScript?.dataset ?? {};
  const html = document.documentElement;
  /** Fields that were typed into and buttons that were pressed, in order. */
  const touched = new Set();
  let asked = false;
  /** @returns {NodeListOf<HTMLFormElement>} */
  const forms = () => document.querySelectorAll('main form');

  function load() {
    // no header of a host keeps an address that it does not know out of frames
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
    // a figure that does not follow what is typed must not stand beside it
    if (type === 'input') html.classList.add('pending');
    load();
  }
  const stay = (/** @type {Event} */ event) => event.preventDefault();

  function done() {
    for (const type of ['input', 'click']) removeEventListener(type, note, true);
    removeEventListener('submit', stay, true);
  }

  /** The scripts cannot be had: another try with a new document, then the page as it stands, with a sentence. */
  async function fail() {
    done();
    // named as in src/browser/hub-storage.ts
    const key = `hisaab ${new URL(html.dataset.root ?? './', location.href).pathname} restarted-for`;
    try {
      // in a page of somebody else nothing is stored, so nothing is known of another try
      const first = html.dataset.embed === undefined && sessionStorage.getItem(key) !== entry;
      if (first) sessionStorage.setItem(key, entry);
      // without a network a reload would take away what can still be read
      if (first && (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' })).ok) {
        // WebKit remembers a preload that failed, in the next document too, until something else fetches the file
        await Promise.allSettled([entry, ...files.split(' ')].map((file) => fetch(file, { cache: 'reload' })));
        return location.reload();
      }
    } catch {
      // no network, or no storage to remember by
    }
    html.classList.remove('elsewhere', 'pending', 'linked');
    for (const form of forms()) {
      form.reset();
      form.inert = true;
    }
    const message = document.getElementById('start-failed');
    if (message) message.hidden = false;
  }

  window.boot = { touched, done, fail };
  for (const type of ['input', 'click']) addEventListener(type, note, true);
  addEventListener('submit', stay, true);
  // prerendered forms cannot be typed into where no script runs
  for (const form of forms()) form.inert = false;

  // what is hidden is never painted, and a page behind another tab not yet
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
