// What the rules of lint for definitions (biome.json, schemas/definitions.grit) find in files, in plain words.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import biome from '../../biome.json' with { type: 'json' };
import { root } from './project.ts';

interface Diagnostic {
  readonly category: string;
  readonly message: string;
  readonly location: { readonly path: string; readonly start: { readonly line: number; readonly column: number } };
}

/** Something that no definition may do; `blocks` where it cannot be loaded or must not be. */
export interface Finding {
  readonly file: string;
  readonly message: string;
  readonly blocks: boolean;
}

const RULES = /^(parse|plugin|lint\/style\/noRestricted(Globals|Imports))$/;

/** Why the globals are forbidden, which the linter leaves out of its answer. */
const definitions = biome.overrides.find(({ includes }) => includes.includes('tools/**'));
const REASONS: Readonly<Record<string, string>> =
  definitions?.linter.rules.style.noRestrictedGlobals?.options.deniedGlobals ?? {};

/**
 * Runs the linter.
 *
 * @param paths files or folders, from the folder in which it runs
 */
export function lintDefinitions(paths: readonly string[], cwd = root): Promise<Finding[]> {
  const command = join(root, 'node_modules/@biomejs/biome/bin/biome');
  const args = [command, 'lint', '--reporter=json', '--max-diagnostics=none', '--no-errors-on-unmatched', ...paths];
  return new Promise((resolve, reject) =>
    execFile(process.execPath, args, { cwd, maxBuffer: 1e8 }, (error, stdout) => {
      if (!stdout.startsWith('{')) return reject(error ?? new Error('The linter gave no answer.'));
      const { diagnostics }: { diagnostics: Diagnostic[] } = JSON.parse(stdout);
      const found = diagnostics.filter(({ category }) => RULES.test(category)).sort(byPlace);
      resolve(found.map((each) => findingOf(each, cwd)));
    }),
  );
}

/** The linter gives the faults of a file in any order; the first one causes the others. */
const byPlace = ({ location: one }: Diagnostic, { location: other }: Diagnostic) =>
  one.path.localeCompare(other.path) || one.start.line - other.start.line || one.start.column - other.start.column;

function findingOf({ category, message, location: { path: file, start } }: Diagnostic, cwd: string): Finding {
  const unreadable = category === 'parse';
  const [, global = ''] = /global variable (\w+)/.exec(message) ?? [];
  const words = unreadable
    ? `cannot be read: ${message}${likelyCause(join(cwd, file), start)}`
    : (REASONS[global] ?? message);
  return { file, message: `line ${start.line}: ${words}`, blocks: unreadable || category.endsWith('Imports') };
}

/** The likely cause of a syntax error, for authors who do not know the language. */
function likelyCause(file: string, { line, column }: Diagnostic['location']['start']): string {
  const lines = readFileSync(file, 'utf8').split('\n');
  const before = [...lines.slice(0, line - 1), (lines[line - 1] ?? '').slice(0, column - 1)].join('\n');
  const after = (lines[line - 1] ?? '').slice(column - 1);
  if (/\p{L}'$/u.test(before) && /^\p{L}/u.test(after))
    return "; an apostrophe in a text is ’, because ' ends the text";
  if (/\d,\d+\s*$/.test(before) || (/\d,?$/.test(before) && /^,?\d/.test(after)))
    return '; a number has no commas, as in 100000 or 1_00_000';
  if (/^['"]/.test(after)) return '; a text ends on its line, with the mark that it began with';
  return /[^,{[(\s]\s*\n\s*$/.test(before) ? '; is there a comma at the end of the line before?' : '';
}
