const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/** Settles at the first sign of a visitor; where a page is prerendered, which has all its parts, at once. */
export const firstSign = new Promise<void>((resolve) => {
  if (typeof window === 'undefined') return resolve();
  for (const sign of SIGNS)
    window.addEventListener(sign, () => resolve(), { once: true, passive: true, capture: true });
});

let pressedAt: { readonly clientX: number; readonly clientY: number } | null = null;

/** Keeps where a part was pressed whose code is still loading. */
export function keepPress({ clientX, clientY }: { readonly clientX: number; readonly clientY: number }): void {
  pressedAt = { clientX, clientY };
}

/** Presses the button that stands in a part where it was pressed before, if there is one. */
export function repeatPress(part: HTMLElement | null): void {
  if (!pressedAt) return;
  const button = document.elementFromPoint(pressedAt.clientX, pressedAt.clientY)?.closest('button');
  pressedAt = null;
  if (part?.contains(button ?? null)) button?.click();
}
