import { spawnSync } from 'node:child_process';
import { root } from '../scripts/build/project.ts';
import { testDay } from './test-day.ts';

/** A module that sets the clock of a process to a day. */
const clock = (day: string) =>
  `data:text/javascript,${encodeURIComponent(`globalThis.Date = class extends Date { constructor(...given) { super(...(given.length > 0 ? given : ['${day}T12:00'])); } }`)}`;

/** The arguments with which Node runs a file of `scripts`, on a day whose facts apply. */
export const argumentsOf = (file: string, day = testDay) => [
  ...['--import', clock(day)],
  ...['--import', 'tsx'],
  `scripts/${file}.ts`,
];

/** One run of a command as a person or a script makes it. */
export function command(file: string, args: readonly string[] = [], input = '', day = testDay) {
  const options = { cwd: root, encoding: 'utf8', input, maxBuffer: 1 << 28 } as const;
  return spawnSync(process.execPath, [...argumentsOf(file, day), ...args], options);
}

/** One run of `calc`, with its answers, a line each. */
export function calc(args: readonly string[], input = '', day = testDay) {
  const { status, stdout, stderr } = command('commands/calc', args, input, day);
  const lines = stdout.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line)]));
  return { status, stdout, stderr, lines };
}
