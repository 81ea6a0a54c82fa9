// npm run bench:calc: how much longer one call of the command takes than an empty npm script, and how many cases a second it
// answers from its standard input. It prints and never fails: compare figures of one run, or of two builds on one machine.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMain } from '../build/command.ts';
import { root } from '../build/project.ts';
import { median, printTable, runNode } from './measure.ts';

/** Cases: three whose answers have no long tables, and one whose answer lists the 240 months of a loan. */
const CASES: Record<string, { line: string; times: number }> = {
  simple_interest: { line: '{"tool":"simple_interest","inputs":{"rate":9}}', times: 60_000 },
  cagr: { line: '{"tool":"cagr","inputs":{"years":6}}', times: 60_000 },
  hra: { line: '{"tool":"hra","inputs":{"rentPaid":18000}}', times: 60_000 },
  emi_calculator: { line: '{"tool":"emi_calculator","inputs":{"rate":9}}', times: 5_000 },
};

/** Seconds that one npm script takes. */
function npm(args: string[], cwd: string) {
  const start = performance.now();
  const { status } = spawnSync('npm', ['run', '--silent', ...args], { cwd, shell: process.platform === 'win32' });
  if (status !== 0) throw new Error(`npm run ${args.join(' ')} fails`);
  return (performance.now() - start) / 1000;
}

/**
 * Seconds of a single call and of an empty npm script, called alternately: medians.
 *
 * @param project its folder
 */
export function callCost(project: string, times = 9) {
  const folder = mkdtempSync(join(tmpdir(), 'hisaab-empty-'));
  try {
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ scripts: { empty: 'exit 0' } }));
    const runs = Array.from({ length: times }, () => ({
      empty: npm(['empty'], folder),
      call: npm(['calc', '--', 'emi_calculator', '{"rate":9}'], project),
    }));
    return { empty: median(runs.map((run) => run.empty)), call: median(runs.map((run) => run.call)) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Cases answered in a second of wall time through npm, and in a second of processor time, with start-up: medians.
 *
 * @param project its folder
 * @param name of a case
 */
export function throughput(project: string, name: string, runs = 3) {
  const { line, times } = CASES[name] ?? { line: '', times: 0 };
  const input = `${line}\n`.repeat(times);
  const each = Array.from({ length: runs }, () => {
    const start = performance.now();
    const { stdout } = spawnSync('npm', ['run', '--silent', 'calc', '--', '-'], {
      cwd: project,
      input,
      maxBuffer: 1 << 30,
      shell: process.platform === 'win32',
    });
    const seconds = (performance.now() - start) / 1000;
    const answers = stdout.toString('latin1').split('\n').length - 1;
    if (answers !== times || stdout.includes('"error"'))
      throw new Error(`${name}: ${answers} answers for ${times} cases`);
    return {
      clock: times / seconds,
      cpu: times / runNode(['scripts/commands/calc.ts', '-'], { cwd: project, input }).cpu,
    };
  });
  return { clock: median(each.map((run) => run.clock)), cpu: median(each.map((run) => run.cpu)) };
}

if (isMain(import.meta.url)) {
  const { empty, call } = callCost(root);
  const ms = (seconds: number) => `${(seconds * 1000).toFixed(0)} ms`;
  console.log(
    `A single call takes ${ms(call)}, an empty npm script ${ms(empty)}: ${ms(call - empty)} more (aim: 150 ms), ${(call / empty).toFixed(2)} times as long\n`,
  );
  const rows = Object.keys(CASES).map((name) => {
    const { clock, cpu } = throughput(root, name);
    return [name, Math.round(clock), Math.round(cpu)];
  });
  printTable(['cases a second (aim: 20000 simple ones)', 'by the clock, through npm', 'by the processor'], rows);
}
