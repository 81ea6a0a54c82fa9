import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkCode } from '#schemas/checks/code.ts';
import { root } from '../scripts/build/project.ts';

/** Reads all of `tools/` as text before any test imports a file of it. */
export default function setup(): void {
  // Vitest asks once for each project of a run
  if (process.env.TOOLS_READ) return;
  process.env.TOOLS_READ = 'yes';
  const files = readdirSync(join(root, 'tools'), { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  );
  const found = files.flatMap((file) =>
    checkCode(`tools/${file.replaceAll('\\', '/')}`, readFileSync(join(root, 'tools', file), 'utf8')),
  );
  if (found.length > 0) throw new Error(found.map(({ file, message }) => `${file}, ${message}`).join('\n'));
}
