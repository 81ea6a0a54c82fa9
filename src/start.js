// In every document: imports the page's one script after the first paint. The content security policy has a hash of this text, so
// the script's address is in an attribute.
(() => {
  const { dataset } = /** @type {HTMLScriptElement} */ (document.currentScript);
  const html = document.documentElement;
  // hosts send no header against framing with the page for unknown addresses
  if (html.dataset.page === '404' && window !== window.top) return;
  const failed = () => {
    html.classList.remove('elsewhere', 'linked');
    const message = document.getElementById('start-failed');
    if (message) message.hidden = false;
  };
  // the script says so where what it needs did not load
  addEventListener('start-failed', failed);
  const start = () =>
    import(dataset.entry ?? '').catch((error) => {
      failed();
      throw error;
    });
  // the first frame is painted before the second begins; a page in a background tab has none
  addEventListener('load', () =>
    document.visibilityState === 'visible' ? requestAnimationFrame(() => requestAnimationFrame(start)) : start(),
  );
})();
