/**
 * What is mutated, room by room, and the tests that must notice: a room's own and those that hold its figures against the
 * world. Not all tests, since some of them run again for every mutant.
 *
 * @typedef {{ folders: string[], not: string[], tests: string[] }} Room
 * @type {Record<string, Room>}
 */
export const ROOMS = {
  maths: {
    folders: ['src/maths'],
    not: [],
    tests: ['tests/maths/**/*.test.ts', 'tests/tax/{published,house-and-nps}.test.ts'],
  },
  rules: {
    folders: ['src/rules'],
    // a changed figure of law is for the review of the law to notice
    not: ['src/rules/facts/**'],
    tests: ['tests/rules/**/*.test.ts', 'tests/scripts/rules-review.test.ts'],
  },
  engine: {
    folders: ['src/engine'],
    // types are no logic
    not: ['src/engine/{author,limits,types}.ts'],
    tests: ['tests/engine/**/*.test.ts', 'tests/golden/golden.test.ts'],
  },
  renderer: {
    // with the leaves that storing and asking stand on
    folders: ['src/renderer', 'src/browser'],
    // what needs React is tried by the DOM tests, which take too long to run for each mutant
    not: ['src/renderer/state/calculator.ts'],
    tests: ['tests/{renderer,browser-storage}/**/*.test.ts'],
  },
};

/** The room that holds a path; undefined where none does. */
export const roomOf = (/** @type {string} */ path) =>
  Object.keys(ROOMS).find((room) => ROOMS[room]?.folders.some((folder) => `${path}/`.startsWith(`${folder}/`)));
