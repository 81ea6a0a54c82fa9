import { type ReactNode, useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the page is hydrated: false in the prerendered document, then true. */
export function useHydrated(): boolean {
  const isHydrated = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  // React renders what a store changes in one go, and all parts of a page turn true at once
  return useDeferredValue(isHydrated);
}

/** Leaves its children out of the prerendered document: they depend on this device. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}
