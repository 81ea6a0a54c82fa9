import { type ComponentType, type ReactNode, useEffect, useSyncExternalStore } from 'react';
import { SIDEBAR_FITS } from '#src/browser/media.ts';
import { openedChevronLook } from '#src/design/layout.ts';

const never = () => () => {};

/** Whether this part of the page is hydrated: false in the prerendered document, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** A part that is inert in the prerendered document, where a press would be lost and no figure would follow what is typed. */
export function wakesUp<Props extends object>(Part: ComponentType<Props>) {
  return (props: Props) => <Part inert={!useHydrated()} {...props} />;
}

/** Leaves its children out of the prerendered document: they depend on this device. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}

/**
 * Opens all `details[data-unfold]` of the page on a large screen; small ones begin with them folded. Until scripts run, what is around
 * them has `data-unopened` and the style {@link unopenedLook}.
 */
export function useUnfolded(): void {
  useEffect(() => {
    const isLarge = matchMedia(SIDEBAR_FITS).matches;
    for (const part of document.querySelectorAll<HTMLDetailsElement>('main details[data-unfold]'))
      part.open ||= isLarge;
    for (const around of document.querySelectorAll('main [data-unopened]')) around.removeAttribute('data-unopened');
  }, []);
}

/** Shows what is folded on a large screen before scripts have opened it. */
export const unopenedLook = {
  '&[data-unopened] > details[data-unfold]::details-content': {
    contentVisibility: { lg: 'visible' },
    height: { lg: 'auto' },
  },
  '&[data-unopened] > details[data-unfold] > summary::after': { transform: { lg: openedChevronLook.transform } },
} as const;
