import { hubPath } from '#src/browser/hub-storage.ts';

/**
 * Makes the addresses in the document absolute, before its own address changes to the hub's path: a static page is in a folder,
 * and its relative addresses would no longer fit.
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
