import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { expect, it } from 'vitest';
import { root, toolFolders } from '../../scripts/build/project.ts';

/** The figures of all definitions, by tool and round, from a process of its own. */
async function figuresOf(...how: string[]): Promise<Record<string, unknown>> {
  const { VITEST: _, ...env } = process.env;
  const run = spawn(process.execPath, ['--import', 'tsx', 'tests/properties/alone-run.ts', ...how], { cwd: root, env });
  const [said, mistakes] = await Promise.all([text(run.stdout), text(run.stderr)]);
  if (said === '') throw new Error(mistakes);
  return JSON.parse(said);
}

it('the figures of a definition depend on no other one, nor on what a definition could change for others', async () => {
  const forward = await figuresOf('forward');
  expect(Object.keys(forward)).toHaveLength(2 * toolFolders().length);
  for (const { id } of toolFolders()) expect(forward[`${id}, second`], id).toEqual(forward[`${id}, first`]);
  expect(await figuresOf('backward', 'frozen')).toEqual(forward);
  expect(await figuresOf('backward')).toEqual(forward);
}, 240_000);
