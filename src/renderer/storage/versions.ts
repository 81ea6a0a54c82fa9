import type { toolInputs } from '#src/device/tool-inputs.ts';
import type { InputsReading, InputValues, Snapshot } from '#src/device/tool-inputs-format.ts';
import { changedSince, mergeInputs } from './merge-inputs.ts';

/**
 * The versions of a tool's inputs that a page merges, since another tab may store the same ones: the visitor's own, what is stored,
 * and what was stored when both were last the same or merged. What `merge` returns becomes the visitor's own once the page shows it
 * (`setOwn`).
 *
 * @param shown what the page shows at first
 */
export function createVersions(
  device: Pick<ReturnType<typeof toolInputs>, 'read'>,
  defaults: InputValues,
  shown: InputValues,
) {
  /** The visitor's own inputs: not those of a link or an example. Before the page has begun (`setOwn`) those that it shows. */
  let own = shown;
  /** The same inputs when this page last merged or stored them. Where `own` differs, they were changed here. */
  let base = shown;
  /** What this page has read from the device, which gives the same object until something is stored. Another one is another tab's. */
  let lastReading: InputsReading | null = null;

  const unstored = () => changedSince(base, own);
  const read = (): InputsReading => {
    lastReading = device.read();
    return lastReading;
  };
  const valuesOf = ({ inputs }: InputsReading): InputValues => ({ ...defaults, ...inputs?.values });

  return {
    own: () => own,
    setOwn(values: InputValues) {
      own = values;
    },
    /** The inputs that were changed on this page and are not stored. */
    unstored,
    hasUnstored: () => Object.keys(unstored()).length > 0,
    /** Whether another tab has stored something that this page has not read. */
    isStoredElsewhere: () => device.read() !== lastReading,
    /** The snapshots that were stored when this page last read them. */
    snapshotsRead: (): readonly Snapshot[] => lastReading?.inputs?.history ?? [],
    /** Reads what is stored; only what another tab stores after that is new to this page. */
    read,
    /**
     * Makes what is stored the base.
     *
     * @param reading what is stored, where it was read already
     * @param isOwnLater whether an input that both have changed stays as it is on this page
     * @returns the visitor's own inputs with it; null where they are the same
     */
    merge(isOwnLater: boolean, reading: InputsReading = read()): InputValues | null {
      const stored = valuesOf(reading);
      const merged = mergeInputs(base, own, stored, isOwnLater);
      base = stored;
      return Object.keys(changedSince(own, merged)).length === 0 ? null : merged;
    },
    /** Reads what is stored and makes it the base, whatever was changed on this page. @returns it */
    takeStored(): InputValues {
      base = valuesOf(read());
      return base;
    },
    /** Notes that these inputs are stored. What is stored is not read: what another tab has stored beside them is for `isStoredElsewhere`. */
    noteStored(values: InputValues) {
      base = { ...base, ...values };
    },
    /** Notes that nothing is stored. */
    noteRemoved() {
      read();
      base = defaults;
    },
  };
}
