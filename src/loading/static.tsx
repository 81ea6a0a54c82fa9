import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this render hydrates prerendered elements. */
export function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

let hydrated = false;

/** To be called once the prerendered page is hydrated. */
export const markHydrated = () => {
  hydrated = true;
};

/** Whether hydration is over, so that a new part may use what depends on the browser in its first render. */
export const isHydrated = () => hydrated;

/** Whether the page is hydrated. What depends on the browser (stored values, keys) waits for it. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(isHydrated());
  // a transition, so that this render does not make the task that hydrates the page longer
  useEffect(() => startTransition(() => setMounted(true)), []);
  return mounted;
}

/**
 * A part with nothing to press or update. If it was prerendered it is not hydrated: that would cost a small phone as much as
 * the rest of the page.
 */
export function Static({ children }: { children: ReactNode }) {
  const hydrating = useHydrating();
  const [prerendered] = useState(!import.meta.env.SSR && hydrating);
  return prerendered ? <Untouched /> : <div>{children}</div>;
}

/** An element whose prerendered content React leaves alone. */
export function Untouched() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set; React then leaves what is there
  return <div suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
}

/** Renders its children only after hydration, without rendering the part around it again. */
export function OnceMounted({ children }: { children: ReactNode }) {
  return useMounted() && children;
}
