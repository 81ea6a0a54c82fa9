import { statSync } from 'node:fs';
import { basename } from 'node:path';

/** Files of browser tests that take longest, by the beginning of their names; all others go by their length. */
const LONG = ['every-tool', 'other-release', 'offline', 'layout-shift', 'zones'];

const rank = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => {
  const place = LONG.findIndex((name) => basename(moduleId).startsWith(name));
  return place < 0 ? LONG.length : place;
};
const length = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => statSync(moduleId).size;

/** Starts the longest files first; vitest itself knows only what an earlier run on the same machine has left. */
export class LongestFirst {
  /** @param {import('vitest/node').TestSpecification[]} files */
  sort(files) {
    return [...files].sort((a, b) => rank(a) - rank(b) || length(b) - length(a));
  }

  /** @param {import('vitest/node').TestSpecification[]} files */
  shard(files) {
    return files;
  }
}
