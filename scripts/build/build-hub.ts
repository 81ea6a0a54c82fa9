import { execFileSync } from 'node:child_process';
import { root } from './project.ts';

/**
 * Builds a hub into a folder.
 *
 * @param options the project, if it is not this checkout, and settings
 */
export function buildHub(
  folder: string,
  { cwd = root, env = {} }: { cwd?: string; env?: Record<string, string> } = {},
) {
  const args = ['build', '--outDir', folder, '--emptyOutDir', '--logLevel', 'error'];
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', ...args], {
    cwd,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  });
}
