import { statSync } from 'node:fs';
import { basename } from 'node:path';

/** The beginnings of the names of the slowest test files; all others are sorted by file size. */
const LONG = ['every-tool', 'other-release', 'offline', 'layout-shift', 'zones'];

const rank = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => {
  const place = LONG.findIndex((name) => basename(moduleId).startsWith(name));
  return place < 0 ? LONG.length : place;
};
const length = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => statSync(moduleId).size;

/**
 * Starts the slowest files of a project first. Vitest by itself only knows times of earlier runs on the same machine. Projects
 * follow one another: a worker ends, with all that it imported, where the next file is of another project.
 */
export class LongestFirst {
  /** @param {import('vitest/node').TestSpecification[]} files */
  sort(files) {
    const project = (/** @type {import('vitest/node').TestSpecification} */ file) => file.project.name;
    return [...files].sort(
      (a, b) => project(a).localeCompare(project(b)) || rank(a) - rank(b) || length(b) - length(a),
    );
  }

  /** @param {import('vitest/node').TestSpecification[]} files */
  shard(files) {
    return files;
  }
}
