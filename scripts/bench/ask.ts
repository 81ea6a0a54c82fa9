// npx tsx scripts/bench/ask.ts [file with lines]   what each cost, and each list of words, of the search is worth
//
// Loads the search with one cost or one list edited, and reads all lines of `tests/ask` (or of the file) with it: how many lines then
// find another tool, lose their figure, get one, or have another. What changes nothing may go; so it was decided what went.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type Plugin } from 'vite';
import { root } from '../build/project.ts';

/** A place of the code, and what it becomes without the thing that is tried. */
interface Change {
  readonly name: string;
  readonly file: string;
  readonly edited: (code: string) => string;
}

const COSTS = 'src/engine/ask/costs.ts';
const WORDS = 'src/words/en/ask.ts';
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Each cost as 0, and each list of words of the language as one word that nobody types. */
const changes: readonly Change[] = [
  ...[...read(COSTS).matchAll(/^ +(\w+): -?[\d.]+,/gm)].map(([line, name = '']) => ({
    name: `cost ${name}`,
    file: COSTS,
    edited: (code: string) => code.replace(line, line.replace(/-?[\d.]+,$/, '0,')),
  })),
  ...[...read(WORDS).matchAll(/^ {2}(\w+):\s+'[^']*',$/gm)].map(([list, name = '']) => ({
    name: `words ${name}`,
    file: WORDS,
    edited: (code: string) => code.replace(list, list.replace(/'[^']*'/, "'zorgle'")),
  })),
];

/** What a line finds and the figures that it gets, with the search as it is after a change. */
async function answersWith({ file, edited }: Change, lines: readonly string[]) {
  const edit: Plugin = {
    name: 'edit',
    enforce: 'pre',
    transform: (code, id) => (id === join(root, file) ? edited(code) : null),
  };
  const server = await createServer({
    ...{ root, configFile: false, logLevel: 'error', appType: 'custom', plugins: [edit] },
    optimizeDeps: { noDiscovery: true },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const { askLine } = await server.ssrLoadModule('scripts/commands/assistant.ts');
  const answers: { tool: string | null; figures: string }[] = [];
  for (const line of lines) {
    const { tool, readings } = await askLine(line);
    const figures = JSON.stringify(readings.map((each: { reading: { headline: unknown } }) => each.reading.headline));
    answers.push({ tool: tool?.id ?? null, figures });
  }
  await server.close();
  return answers;
}

const [given] = process.argv.slice(2);
const lines: readonly string[] = given
  ? readFileSync(given, 'utf8').split('\n').filter(Boolean)
  : readdirSync(join(root, 'tests/ask'))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => JSON.parse(read(`tests/ask/${file}`)).map(({ line }: { line: string }) => line));

const before = await answersWith({ name: 'nothing', file: COSTS, edited: (code) => code }, lines);
console.log(`${lines.length} lines, ${before.filter(({ figures }) => figures !== '[]').length} with figures`);
for (const change of changes) {
  const after = await answersWith(change, lines);
  const pairs = before.map((was, index) => ({ was, is: after[index] ?? was }));
  const lost = pairs.filter(({ was, is }) => was.figures !== '[]' && is.figures === '[]').length;
  const won = pairs.filter(({ was, is }) => was.figures === '[]' && is.figures !== '[]').length;
  const other = pairs.filter(({ was, is }) => ![was.figures, is.figures].includes('[]') && was.figures !== is.figures);
  const tools = pairs.filter(({ was, is }) => was.tool !== is.tool).length;
  console.log(`${change.name}: ${lost} lost, ${won} won, ${other.length} other figures, ${tools} other tools`);
}
