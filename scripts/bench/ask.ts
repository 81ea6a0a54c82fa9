// npx tsx scripts/bench/ask.ts [file with lines]   what each cost, and each list of words, of the search is worth
//
// Edits a copy of the project, one cost or one list at a time, and reads all lines of `tests/ask` (or of the file) with it: how many
// lines then find another tool, lose their figure, get one, or have another. What changes nothing may go; so it was decided what went.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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

/** Reads lines in a folder: a line of JSON for each. */
const CALC = ['--import', 'tsx', 'scripts/commands/calc.ts', '-'];
function answersIn(folder: string, lines: readonly string[]): readonly { tool: string | null; figures: string }[] {
  const input = lines.map((ask) => JSON.stringify({ ask })).join('\n');
  const printed = execFileSync('node', CALC, { cwd: folder, input, encoding: 'utf8', maxBuffer: 2 ** 28 });
  return printed
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
    .map(({ tool, readings = [] }) => ({
      tool,
      figures: JSON.stringify(readings.map((each: { headline: unknown }) => each.headline)),
    }));
}

const [given] = process.argv.slice(2);
const lines: readonly string[] = given
  ? readFileSync(given, 'utf8').split('\n').filter(Boolean)
  : readdirSync(join(root, 'tests/ask'))
      .filter((file) => file.endsWith('.json'))
      .flatMap((file) => JSON.parse(read(`tests/ask/${file}`)).map(({ line }: { line: string }) => line));

const copy = mkdtempSync(join(tmpdir(), 'ask-'));
try {
  for (const part of ['package.json', 'tsconfig.json', 'src', 'tools', 'schemas', 'scripts'])
    cpSync(join(root, part), join(copy, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const before = answersIn(copy, lines);
  console.log(`${lines.length} lines, ${before.filter(({ figures }) => figures !== '[]').length} with figures`);
  for (const { name, file, edited } of changes) {
    const code = read(file);
    writeFileSync(join(copy, file), edited(code));
    const after = answersIn(copy, lines);
    writeFileSync(join(copy, file), code);
    const pairs = before.map((was, index) => ({ was, is: after[index] ?? was }));
    const lost = pairs.filter(({ was, is }) => was.figures !== '[]' && is.figures === '[]').length;
    const won = pairs.filter(({ was, is }) => was.figures === '[]' && is.figures !== '[]').length;
    const other = pairs.filter(
      ({ was, is }) => ![was.figures, is.figures].includes('[]') && was.figures !== is.figures,
    );
    const tools = pairs.filter(({ was, is }) => was.tool !== is.tool).length;
    console.log(`${name}: ${lost} lost, ${won} won, ${other.length} other figures, ${tools} other tools`);
  }
} finally {
  rmSync(copy, { recursive: true, force: true });
}
