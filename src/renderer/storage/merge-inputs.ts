import type { InputValues } from '#src/device/tool-inputs-format.ts';
import { isSame } from '#src/engine/visibility.ts';

/** The inputs that differ from those of an earlier moment. */
export const changedSince = (before: InputValues, now: InputValues): InputValues =>
  Object.fromEntries(Object.entries(now).filter(([name, value]) => !isSame(value, before[name])));

/**
 * Merges the inputs of a page with what another tab has stored: of each input the change counts, and where both have changed it, the
 * later change.
 *
 * @param base the inputs from which both started
 */
export function mergeInputs(
  base: InputValues,
  own: InputValues,
  stored: InputValues,
  isOwnLater: boolean,
): InputValues {
  const ownChanges = Object.entries(changedSince(base, own));
  const counting = ownChanges.filter(([name]) => isOwnLater || isSame(stored[name], base[name]));
  return { ...stored, ...Object.fromEntries(counting) };
}
