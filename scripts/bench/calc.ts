// npm run bench:calc: how long one call of the command takes beside npm alone, and how many cases a second it answers
// from its standard input. It prints and never fails: compare figures of one run, or of two builds on one machine.
import { spawnSync } from 'node:child_process';
import { root } from '../build/project.ts';
import { median } from './measure.ts';

const LINES = 60_000;

/** Milliseconds that an npm command takes. */
function npm(args: string[], input = '') {
  const start = performance.now();
  const { status } = spawnSync('npm', args, {
    cwd: root,
    input,
    maxBuffer: 1 << 30,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm ${args.join(' ')} fails`);
  return performance.now() - start;
}

const calc = ['run', '--silent', 'calc', '--'];
// called alternately, so that a busy minute slows both
const runs = Array.from({ length: 9 }, () => ({
  empty: npm(['--version']),
  call: npm([...calc, 'emi_calculator', '{}']),
}));
const [empty, call] = [median(runs.map((run) => run.empty)), median(runs.map((run) => run.call))];
console.log(`A call takes ${call.toFixed(0)} ms, npm alone ${empty.toFixed(0)} ms`);
for (const tool of ['simple_interest', 'hra']) {
  const seconds = npm([...calc, '-'], `{"tool":"${tool}"}\n`.repeat(LINES)) / 1000;
  console.log(`${tool}: ${Math.round(LINES / seconds)} cases a second (aim: 20000)`);
}
