import { spawnSync } from 'node:child_process';
import { root } from '../scripts/build/project.ts';

/** The arguments with which Node runs a file of `scripts`. */
export const argumentsOf = (file: string) => ['--import', 'tsx', `scripts/${file}.ts`];

/** One run of a command as a person or a script makes it. */
export function command(file: string, args: readonly string[] = [], input = '', env: NodeJS.ProcessEnv = {}) {
  const options = { cwd: root, encoding: 'utf8', input, maxBuffer: 1 << 28, env: { ...process.env, ...env } } as const;
  return spawnSync(process.execPath, [...argumentsOf(file), ...args], options);
}

/** One run of `calc`, with its answers, a line each. */
export function calc(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}) {
  const { status, stdout, stderr } = command('commands/calc', args, input, env);
  const lines = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return { status, stdout, stderr, lines };
}
