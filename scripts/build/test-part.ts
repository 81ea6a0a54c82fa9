import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { delimiter, join } from 'node:path';
import { root } from './project.ts';
import { settings } from './test-hub.ts';

/**
 * Runs a part of the tests under its name, with node_modules/.bin in the path.
 *
 * @param name as printed; the part "build" gets the settings of the tests' hub
 * @param options `hub` is the folder of the built hub; a part that runs `beside` another prints its output at its end
 * @returns whether it passed
 */
export async function passes(
  name: string,
  command: string,
  {
    hub,
    cwd = root,
    env = {},
    beside = false,
  }: { hub: string; cwd?: string; env?: Record<string, string>; beside?: boolean },
): Promise<boolean> {
  const title = `\n── ${name}`;
  if (!beside) console.log(title);
  const child = spawn(command, {
    cwd,
    shell: true,
    stdio: beside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env: {
      ...process.env,
      ...(name === 'build' && settings),
      HUB_FOLDER: hub,
      ...env,
      PATH: [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter),
    },
  });
  const said: string[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text) => {
      said.push(text);
    });
  const [status] = await once(child, 'close');
  if (beside) console.log(`${title}\n${said.join('')}`.trimEnd());
  return status === 0;
}
