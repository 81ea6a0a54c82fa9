const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * Resolves with the first sign of a visitor on the page: what only they need waits for it. Where there is no window, as when a page is
 * prerendered, it resolves at once.
 */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve();
  for (const sign of SIGNS)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});
