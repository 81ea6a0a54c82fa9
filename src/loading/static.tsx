import { type ReactNode, startTransition, useEffect, useState, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this render hydrates prerendered elements. */
function useHydrating(): boolean {
  return useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
}

let hydrated = false;

/** Says that what the document came with is hydrated. */
export const markHydrated = () => {
  hydrated = true;
};

/** Whether what is rendered first from now on was not prerendered; for a first state, which needs no other render later. */
export const isHydrated = () => hydrated;

/** Whether the page runs in a browser and is hydrated. What depends on this browser (stored values, keys) waits for it. */
export function useMounted(): boolean {
  const [mounted, setMounted] = useState(isHydrated());
  // in a task of its own, and in slices: the one that hydrates the page is long enough
  useEffect(() => startTransition(() => setMounted(true)), []);
  return mounted;
}

/**
 * A part with nothing to press or follow. Where it was prerendered it stays as it stands: hydrating it would cost a small
 * phone as much as the rest of the page.
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

/** What is there only in a browser. The part around it is not rendered again for it. */
export function OnceMounted({ children }: { children: ReactNode }) {
  return useMounted() && children;
}
