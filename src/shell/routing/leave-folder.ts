import { hubPath } from '#src/browser/hub-storage.ts';

/**
 * Writes the addresses in the document in full, before it takes the hub's own path: a static page lies deeper, and what it
 * names from there would be looked for elsewhere.
 */
export function leaveFolder() {
  if (window.location.pathname === hubPath) return;
  for (const element of document.querySelectorAll(
    '#root :is([href], [src]), link[href]:not([rel="modulepreload"], [rel="canonical"])',
  ))
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name);
      if (address === null || address.startsWith('#')) continue;
      const whole = new URL(address, document.baseURI).href;
      if (whole !== address) element.setAttribute(name, whole);
    }
}
