import {
  type ComponentType,
  createContext,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useState,
} from 'react';
import { SIDEBAR_FITS } from '#src/browser/media.ts';
import { openedChevronLook } from '#src/design/layout.ts';

const Hydrated = createContext(true);

/** Whether the page is hydrated: false in the prerendered document, then true. */
export const useHydrated = (): boolean => useContext(Hydrated);

/** Tells the parts of a prerendered page when it is hydrated. They follow in a transition, so that a tap need not wait for all of them. */
export function HydratedPage({ isPrerendered, children }: PropsWithChildren<{ isPrerendered: boolean }>) {
  const [isHydrated, setHydrated] = useState(!isPrerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
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
