/** What a visitor does first on a page. */
const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Settles at the first sign of a visitor; where a page is prerendered, which has all its parts, at once. */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve();
  for (const sign of SIGNS)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});
