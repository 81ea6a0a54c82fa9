import { beforeAll, describe, expect, it } from 'vitest';
import { toolFolders } from '../../scripts/build/project.ts';
import { checkHub, checkTools } from '../../scripts/check/check-tools.ts';

const folders = toolFolders().map(({ folder }) => folder);
let found: Awaited<ReturnType<typeof checkTools>>;

/** Fails with mistakes as `npm run check:tools` prints them. */
const expectNone = (mistakes: readonly string[] = []) => {
  if (mistakes.length > 0) expect.fail(mistakes.join('\n'));
};

describe('the definition of', () => {
  // all at once, because the linter and the workers take a second to start; with -t only those that are asked for
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of fixtures here, and none is needed
  beforeAll(async ({}, { tasks }) => {
    const wanted = tasks.flatMap(({ name, mode }) => (mode === 'run' ? name : []));
    found = await checkTools(
      wanted,
      folders.filter((folder) => !wanted.includes(folder)),
    );
  });

  it.each(folders)('%s', (folder) => expectNone(found.mistakes.get(folder)));

  it('the catalogue and the facts', async () => expectNone(await checkHub(found.metas)));
});
