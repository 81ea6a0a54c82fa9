import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page runs in a browser and has taken over what was drawn beforehand. What depends on this browser (kept
 * values, keys) is drawn only then, because the drawing beforehand could not know it.
 */
export function useMounted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
