import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/build/chromium.mjs';
import { siteHandler } from '../../scripts/build/static-host.mjs';
import { settings } from '../../scripts/build/test-hub.mjs';
import { writeCopy } from './copy.ts';
import { pseudo } from './pseudo.ts';

/** Builds the hub in the made-up language, and serves it as `tests/browser/setup.ts` serves the English one. */
export default async function setup(project: TestProject) {
  findChromium();
  const { PSEUDO_FOLDER } = process.env;
  const copy = PSEUDO_FOLDER ?? mkdtempSync(join(tmpdir(), 'hisaab-pseudo-'));
  const folder = join(copy, 'dist');
  if (PSEUDO_FOLDER === undefined) {
    await writeCopy(copy);
    execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error'], {
      cwd: copy,
      stdio: 'inherit',
      env: {
        ...process.env,
        ...settings,
        NODE_ENV: 'production',
        HUB_LANGUAGE: 'pseudo',
        VITE_SITE_NAME: pseudo('Hisaab'),
        VITE_SITE_TAGLINE: pseudo('India’s most loved financial tools'),
      },
    });
  }
  const server = createServer(siteHandler(folder));
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  project.provide('hub', { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, folder });
  return async () => {
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
    if (PSEUDO_FOLDER === undefined) rmSync(copy, { recursive: true, force: true });
  };
}
