import { join } from 'node:path';
import { runnerImport } from 'vite';
import { language } from './language.ts';
import { root } from './project.ts';

/**
 * Runs a module of this project as the build sees it: in the language of the build, and with Vite's globs.
 *
 * @param file path from the project's root
 */
export async function inVite<T>(file: string): Promise<T> {
  const plugins = [language(process.env.HUB_LANGUAGE, root)];
  return (await runnerImport<T>(join(root, file), { root, configFile: false, logLevel: 'error', plugins })).module;
}
