// Makes the two numbers that the hub states about its checks: how many figures the tests compare, and how many facts there are.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, root, toolFolders } from './load.mjs';

const GOLDEN = join(root, 'tests/golden');

/**
 * How many numbers the expected outputs of the golden cases have, each computed independently of the hub's code.
 *
 * @param {ReadonlySet<string>} ids of all tools
 * @param {string} [folder] of the golden cases
 */
export function goldenFigures(ids, folder = GOLDEN) {
  let figures = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    /** @type {{ cases: { tool: string, expected: Record<string, unknown> }[] }} */
    const { cases } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    for (const { expected } of cases.filter(({ tool }) => ids.has(tool)))
      figures += Object.values(expected).filter((value) => typeof value === 'number').length;
  }
  return figures;
}

/** The contents of `virtual:checked`. */
export async function checked() {
  const { facts } = await load('src/rules/index.ts');
  const ids = new Set(toolFolders().map(({ id }) => id));
  return { figures: goldenFigures(ids), facts: Object.keys(facts).length };
}
