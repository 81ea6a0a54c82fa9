interface Room {
  readonly folders: readonly string[];
  readonly not: readonly string[];
  readonly tests: string[];
}

/**
 * What is mutated, by room (a part of src), and the tests that must notice: the room's own, and those that compare its figures
 * with figures from outside. Not all tests, because each mutant runs those of them that reach it.
 */
export const ROOMS: Readonly<Record<string, Room>> = {
  maths: {
    folders: ['src/maths'],
    not: [],
    tests: ['tests/maths/**/*.test.ts', 'tests/tax/{published,house-and-nps}.test.ts'],
  },
  rules: {
    folders: ['src/rules'],
    // figures of law are for the rules review
    not: ['src/rules/facts/**'],
    tests: ['tests/rules/**/*.test.ts', 'tests/scripts/rules-review.test.ts'],
  },
  engine: {
    folders: ['src/engine'],
    // types have no logic
    not: ['src/engine/{author,limits,types}.ts'],
    // what a link holds is tested with the links of a page
    tests: ['tests/{engine,ask}/**/*.test.ts', 'tests/golden/golden.test.ts', 'tests/renderer/links.test.ts'],
  },
  renderer: {
    // with what the device stores, and with src/browser, which storing and fetching use
    folders: ['src/renderer', 'src/device', 'src/browser'],
    // code that needs React or a page has DOM tests, which are too slow to run for each mutant
    not: [
      'src/renderer/{more,storage/stored-inputs,powers/link/address,powers/steps,state/calculator,state/development}.ts',
    ],
    tests: ['tests/{renderer,device}/**/*.test.ts'],
  },
};

/** The room that a path is in; undefined where it is in none. */
export const roomOf = (path: string) =>
  Object.keys(ROOMS).find((room) => ROOMS[room]?.folders.some((folder) => `${path}/`.startsWith(`${folder}/`)));
