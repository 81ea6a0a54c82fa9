// Which files of a built hub a page loads, by Vite's manifest: for the prerendering, the check of sizes and tests.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Manifest } from 'vite';

/** The files of a built hub, by their modules. */
const manifestOf = (dist: string): Manifest => JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));

/** What every document imports, by its name in the manifest. */
export const ENTRY = 'index.html';

/** The name in the manifest of a tool's definition, with its texts. */
export const toolModule = (folder: string) => `virtual:catalogue/tool/${folder}`;

/** The file of a module that is loaded on demand. Throws where the build lacks it. */
export function fileOf(dist: string, module: string): string {
  const chunk = manifestOf(dist)[module];
  if (chunk === undefined) throw new Error(`${module} is not in the build`);
  return chunk.file;
}

/**
 * The files that modules need before they run: their own and what these import. Throws where the build lacks a module.
 *
 * @param dist folder of a built hub
 * @param modules that are loaded on demand; what the entry needs is always with them
 */
export function filesOf(dist: string, modules: readonly string[]): Set<string> {
  const manifest = manifestOf(dist);
  const files = new Set<string>();
  const add = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`${name} is not in the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const next of chunk.imports ?? []) add(next);
  };
  for (const name of [ENTRY, ...modules]) add(name);
  return files;
}

/** The modules that a tool's page loads, besides the entry. */
export const toolModules = (folder: string) => [toolModule(folder), 'src/shell/pages/tool-parts.tsx'];
