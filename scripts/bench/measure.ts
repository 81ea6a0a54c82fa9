// Shared by the benches: medians and other quantiles, tables, and the cost of a run of Node.
import { spawnSync } from 'node:child_process';

/** The median; NaN for an empty list. */
export function median(values: number[]) {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  const [lower = Number.NaN, upper = Number.NaN] = [sorted[sorted.length % 2 ? half : half - 1], sorted[half]];
  return (lower + upper) / 2;
}

/**
 * The value that a share of the values is below; NaN for an empty list.
 *
 * @param share from 0 to 1
 */
export function quantile(values: number[], share: number) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** Prints rows in columns as wide as their widest cell, the first column aligned left, figures right. */
export function printTable(head: string[], rows: (string | number)[][]) {
  const lines = [head, ...rows].map((row) => row.map(String));
  const widths = head.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  for (const line of lines)
    console.log(
      line
        .map((cell, column) => (column ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[0] ?? 0)))
        .join('   '),
    );
}

// on a busy machine wall time means little, so the run itself reports its processor time and memory
const TELL = `import { writeSync } from 'node:fs';
process.on('exit', () => {
  const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage();
  writeSync(3, JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, memory: maxRSS * 1024 }));
});`;

/**
 * Runs a Node script to its end; throws where it fails.
 *
 * @returns wall time and processor time in seconds, peak   memory in bytes, standard output
 */
export function runNode(
  args: string[],
  { cwd, input = '', env = process.env }: { cwd: string; input?: string; env?: Record<string, string | undefined> },
): { seconds: number; cpu: number; memory: number; output: string } {
  const start = performance.now();
  const { status, output } = spawnSync(
    process.execPath,
    ['--import', `data:text/javascript,${encodeURIComponent(TELL)}`, ...args],
    { cwd, input, env, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'pipe', 'pipe'] },
  );
  if (status !== 0) throw new Error(`${args.join(' ')} fails:\n${output[2]}`);
  return { seconds: (performance.now() - start) / 1000, ...JSON.parse(output[3] ?? ''), output: output[1] ?? '' };
}
