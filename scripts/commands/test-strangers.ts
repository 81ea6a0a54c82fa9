// npm run test:strangers [-- <part> …]: runs the tests with tools in the catalogue that they do not know. A copy of the project
// in a temporary folder gets a tool of npm run new-tool, that of the README and those in tests/strangers, each with only a folder
// and its id in the catalogue; then the checks, the unit and DOM tests and the browser visits to all tools run.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addTool, copyProject, filesIn } from '../build/copy-project.ts';
import { root } from '../build/project.ts';
import { passes } from '../build/test-part.ts';
import { scaffold } from './new-tool.ts';

const project = mkdtempSync(join(tmpdir(), 'hisaab-strangers-'));
process.on('exit', () => rmSync(project, { recursive: true, force: true }));
copyProject(project);

/** The files of a new tool with a content of its own, since no tool may have that of another. */
function fresh(group: string, id: string, title: string): Record<string, string> {
  const files = scaffold(group, id, { title });
  return { ...files, 'content.ts': (files['content.ts'] ?? '').replaceAll(/'([^']{80,})'/g, `'${title}: $1'`) };
}
addTool(project, 'other', 'my_tool', fresh('other', 'my_tool', 'My Tool'));
const [, readme] = /```ts\n(import \{ defineTool[\s\S]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
if (readme === undefined) throw new Error('README.md shows no definition');
const likeReadme = fresh('tax', 'discount_of_the_readme', 'Discount of the README');
addTool(project, 'tax', 'discount_of_the_readme', { ...likeReadme, 'definition.ts': readme });
const strangers = join(root, 'tests/strangers');
for (const group of readdirSync(strangers))
  for (const id of readdirSync(join(strangers, group)))
    addTool(project, group, id, filesIn(join(strangers, group, id)));

const hub = join(project, 'dist');
const PARTS = {
  types: 'tsc -p .',
  definitions: 'tsx scripts/commands/check-tools.ts',
  build: `vite build --outDir ${hub} --emptyOutDir --logLevel warn`,
  size: `tsx scripts/commands/size.ts ${hub}`,
  'unit tests': 'vitest run --project unit --maxWorkers=100%',
  'DOM tests': 'vitest run --project dom --maxWorkers=100%',
  'all tools in a browser': 'vitest run --project browser --maxWorkers=2 tests/browser/every-tool',
};
const wanted = process.argv.slice(2);
const failed = [];
for (const [name, command] of Object.entries(PARTS)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  if (!(await passes(name, command, { hub, cwd: project, env: { EVERY_TOOL: 'all' } }))) failed.push(name);
}
console.log(failed.length === 0 ? '\nAll passed' : `\nFailed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
