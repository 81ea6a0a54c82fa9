import {
  type ComponentType,
  createContext,
  type PropsWithChildren,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { SIDEBAR_FITS } from '#src/browser/media.ts';
import { openedChevronLook } from '#src/design/layout.ts';

/** Whether the page is hydrated. A ref, since a change of the context itself would wait for the part that hydrates at the first touch. */
const Hydrated = createContext({ current: true });

/**
 * Whether this part of the page is hydrated: false in the prerendered document, then true. All parts follow in one transition, so that a
 * tap need not wait for all of them.
 */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(useContext(Hydrated).current);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}

/** The page around its parts: those that are made once it is hydrated are so from the start. */
export function HydratedPage({ isPrerendered, children }: PropsWithChildren<{ isPrerendered: boolean }>) {
  const isHydrated = useRef(!isPrerendered);
  useEffect(() => {
    isHydrated.current = true;
  }, []);
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
