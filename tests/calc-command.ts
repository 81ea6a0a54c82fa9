import { spawnSync } from 'node:child_process';
import { root } from '../scripts/build/project.ts';

export const COMMAND = ['--import', 'tsx', 'scripts/commands/calc.ts'];

/** One run of `calc` as a person or a script makes it, with its answers, a line each. */
export function calc(args: readonly string[], input = '', env: Readonly<Record<string, string>> = {}) {
  const options = { cwd: root, encoding: 'utf8', input, maxBuffer: 1 << 28, env: { ...process.env, ...env } } as const;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...COMMAND, ...args], options);
  const lines = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return { status, stdout, stderr, lines };
}
