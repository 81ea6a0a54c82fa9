import { type ReactNode, useSyncExternalStore } from 'react';

const never = () => () => {};

/** Whether this part of the page is hydrated: false in the prerendered document, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}

/** Leaves its children out of the prerendered document: they depend on this device. */
export function ClientOnly({ children }: { children: ReactNode }) {
  return useHydrated() && children;
}
