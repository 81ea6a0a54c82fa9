import { expect, it } from 'vitest';
import type { InputsReading } from '#src/device/tool-inputs-format.ts';
import { createVersions } from '#src/renderer/storage/versions.ts';

/** Versions of a page that began with 1 for both inputs, and a device on which a tab can store. */
function page() {
  let reading: InputsReading = { inputs: null, faults: [] };
  const versions = createVersions({ read: () => reading }, { rate: 1, years: 1 }, { rate: 1, years: 1 });
  const store = (values: Record<string, number>) => {
    reading = { ...reading, inputs: { values, history: [] } };
  };
  return { versions, store };
}

it('of two tabs that change the same input the later one counts, and other changes stay', () => {
  const { versions, store } = page();
  versions.setOwn({ rate: 2, years: 1 });
  store({ rate: 3, years: 5 });
  expect(versions.isStoredElsewhere()).toBe(true);
  expect(versions.merge(true)).toEqual({ rate: 2, years: 5 });
  expect(versions.isStoredElsewhere()).toBe(false);
  expect(page().versions.merge(true)).toBe(null);
  const earlier = page();
  earlier.versions.setOwn({ rate: 2, years: 1 });
  earlier.store({ rate: 3, years: 1 });
  expect(earlier.versions.merge(false)).toEqual({ rate: 3, years: 1 });
});

it('what this page has stored is no change of its own any more, so that another tab can change it', () => {
  const { versions, store } = page();
  versions.setOwn({ rate: 2, years: 1 });
  versions.noteStored({ rate: 2 });
  expect(versions.hasUnstored()).toBe(false);
  store({ rate: 4, years: 1 });
  expect(versions.merge(true)).toEqual({ rate: 4, years: 1 });
});
