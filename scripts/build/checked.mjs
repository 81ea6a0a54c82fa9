// Counts what the pages say of how the hub's figures are checked, so that they say nothing that was not measured.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load, root, toolFolders } from './load.mjs';

const GOLDEN = join(root, 'tests/golden');

/**
 * Figures that tests hold the hub to, each computed apart from its code: the numbers in the expected outputs of the golden
 * cases.
 *
 * @param {ReadonlySet<string>} ids of the tools that there are
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

/** What `virtual:checked` says. */
export async function checked() {
  const { facts } = await load('src/rules/index.ts');
  const ids = new Set(toolFolders().map(({ id }) => id));
  return { figures: goldenFigures(ids), facts: Object.keys(facts).length };
}
