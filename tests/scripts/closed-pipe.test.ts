import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { argumentsOf } from '../project.ts';

/** A command whose output nobody reads, as in `| head -0`: what it says on the error output, and how it ends. */
async function unread(file: string, args: readonly string[]) {
  const child = spawn(process.execPath, [...argumentsOf(`commands/${file}`), ...args], { cwd: root });
  child.stdin.end();
  child.stdout.destroy();
  const [said, [status]] = await Promise.all([text(child.stderr), once(child, 'close')]);
  return { said, status };
}

describe('a command whose reader has closed the pipe ends without a stack trace', { timeout: 60_000 }, () => {
  it.each([
    ['texts', [], /^$/, 0],
    ['rules-review', ['2000-01-01'], /^$/, 0],
    ['rules-review', ['2099-01-01'], /^rules:review: \d+ of them are overdue by more than a quarter\n$/, 1],
    ['calc', ['ppf'], /^$/, 0],
  ] as const)('%s %j', async (file, args, said, status) => {
    expect(await unread(file, args)).toEqual({ said: expect.stringMatching(said), status });
  });

  it('in every file of commands that prints', () => {
    const folder = join(root, 'scripts/commands');
    const prints = readdirSync(folder).filter((file) =>
      /console\.log\(|stdout\.write\(/.test(readFileSync(join(folder, file), 'utf8')),
    );
    expect(prints.length).toBeGreaterThan(5);
    expect(prints.filter((file) => !readFileSync(join(folder, file), 'utf8').includes('endWithReader();'))).toEqual([]);
  });
});
