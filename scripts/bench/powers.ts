// npm run bench:powers [-- <id> …]: milliseconds that three powers take for every tool: a search for an input (solve), all bars
// of what moves the figure (bars), and a grid for two inputs (grid). In Chromium at a 4× slower processor. It prints and never
// fails: times on shared machines are for comparing.

import { rolldown } from 'rolldown';
import type { Tool } from '../../src/engine/types.ts';
import { launch } from '../build/chromium.ts';
import { wantedTools } from '../build/command.ts';
import { root } from '../build/project.ts';
import { median, printTable, quantile } from './measure.ts';

const SLOWDOWN = 4;
const TIMES = 15;

const folders = wantedTools(process.argv.slice(2));
const all = 'virtual:bench';
const code = [
  ...folders.map(({ folder }, index) => `import t${index} from ${JSON.stringify(`${root}/${folder}/definition.ts`)};`),
  `export { solve, solvableInputs } from ${JSON.stringify(`${root}/src/engine/powers/solve.ts`)};`,
  `export { sensitivity, grid } from ${JSON.stringify(`${root}/src/engine/powers/sensitivity.ts`)};`,
  `export const tools = { ${folders.map(({ id }, index) => `${id}: t${index}`).join(', ')} };`,
].join('\n');
const bundle = await rolldown({
  cwd: root,
  input: all,
  logLevel: 'silent',
  transform: { define: { 'import.meta.env': '{}' } },
  plugins: [{ name: 'bench', resolveId: (id) => (id === all ? id : null), load: (id) => (id === all ? code : null) }],
});
const { output } = await bundle.generate({ format: 'iife', name: 'bench' });
await bundle.close();

const browser = await launch();
const page = await browser.newPage();
await page.setContent('<p>powers');
await page.addScriptTag({ content: output[0].code });
const session = await page.context().newCDPSession(page);
await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });

type Bench = typeof import('../../src/engine/powers/solve.ts') &
  typeof import('../../src/engine/powers/sensitivity.ts') & { tools: Record<string, Tool> };

/**
 * In the page: the times of each power of a tool. The target differs a little from the present result, so that there is
 * something to search for.
 */
function measure({ id, times }: { id: string; times: number }) {
  const { tools, solve, solvableInputs, sensitivity, grid } = (window as unknown as Window & { bench: Bench }).bench;
  const tool = tools[id] as Tool;
  const options = Object.values(tool.inputs).flatMap((spec) => (spec.kind === 'choice' ? spec.options : []));
  const live = tool.live && Object.fromEntries(options.map(({ value }, index) => [String(value), 1 + index / 8]));
  const outcome = tool.run({}, live);
  const places = solvableInputs(tool, {});
  if (!outcome.ok || tool.figure === null || places.length === 0) return null;
  const timed = (run: () => unknown) => {
    const start = performance.now();
    run();
    return performance.now() - start;
  };
  const { figure } = tool;
  const target = (outcome.raw[figure] ?? 0) * 1.07 + 1;
  const [one, other] = places;
  const took: { solve: number[]; bars: number[]; grid: number[] } = { solve: [], bars: [], grid: [] };
  for (let time = 0; time < times; time++) {
    const { path } = places[time % places.length] ?? { path: '' };
    took.solve.push(timed(() => solve(tool, {}, { input: path, output: figure, target }, live)));
    took.bars.push(timed(() => sensitivity(tool, {}, live)));
    if (one && other) took.grid.push(timed(() => grid(tool, {}, one.path, other.path, live)));
  }
  return took;
}

const rows = [];
for (const { id } of folders) {
  const took = await page.evaluate(measure, { id, times: TIMES });
  const powers = took ? [took.solve, took.bars, took.grid] : [[], [], []];
  const cells = powers.flatMap((times) =>
    times.length > 0 ? [median(times).toFixed(1), quantile(times, 0.95).toFixed(1)] : ['', ''],
  );
  rows.push([id, ...cells]);
}
console.log(
  `Milliseconds at a ${SLOWDOWN}× slower processor, ${TIMES} times each (aim: a search in a closed formula 50)\n`,
);
printTable(['tool', 'solve: median', 'p95', 'bars: median', 'p95', 'grid: median', 'p95'], rows);
await browser.close();
process.exit();
