// the document's own address; pages are prerendered without a document
const base = typeof document === 'undefined' ? '' : document.baseURI;

/**
 * Makes the addresses in the document absolute, because its own address changes to another folder: relative ones no longer fit
 * there.
 */
export function leaveFolder() {
  for (const element of document.querySelectorAll(
    '#root :is([href], [src]), link[href]:not([rel="modulepreload"], [rel="canonical"])',
  ))
    for (const name of ['href', 'src']) {
      const address = element.getAttribute(name);
      if (address === null || address.startsWith('#')) continue;
      const whole = new URL(address, base).href;
      if (whole !== address) element.setAttribute(name, whole);
    }
}
