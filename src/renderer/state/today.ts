import { useHydrated } from '#src/loading/hydrated.tsx';
import { today } from '#src/rules/now.ts';

/** The visitor's day; null in a prerendered page, which is read on later days. */
export const useToday = (): string | null => (useHydrated() ? today() : null);
