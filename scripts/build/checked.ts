import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './project.ts';

const GOLDEN = join(root, 'tests/golden');

/**
 * How many numbers the expected outputs of the golden cases have, each computed independently of the hub's code.
 *
 * @param ids of all tools
 * @param folder of the golden cases
 */
export function goldenFigures(ids: ReadonlySet<string>, folder: string = GOLDEN) {
  let figures = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const { cases }: { cases: { tool: string; expected: Record<string, unknown> }[] } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    for (const { expected } of cases.filter(({ tool }) => ids.has(tool)))
      figures += Object.values(expected).filter((value) => typeof value === 'number').length;
  }
  return figures;
}
