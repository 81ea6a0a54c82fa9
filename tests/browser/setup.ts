import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/chromium.mjs';
import { root } from '../../scripts/load.mjs';

export interface Hub {
  /** Address of the built hub, with a slash at its end. */
  readonly url: string;
  /** Where it was built. */
  readonly folder: string;
  /** Ports where it expects the AI service and the two sources of exchange rates; a test starts its own server there. */
  readonly ports: { readonly ai: number; readonly rates: number; readonly ratesFallback: number };
}

declare module 'vitest' {
  export interface ProvidedContext {
    hub: Hub;
  }
}

/** A port that is free now. */
function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** Builds the hub once, with services on this machine, and serves it to all browser tests. */
export default async function setup(project: TestProject) {
  findChromium(); // without one the tests fail here, in one line, and are never skipped
  const [ai, rates, ratesFallback] = await Promise.all([freePort(), freePort(), freePort()]);
  // the settings of a site owner: the build, and the headers that the server sends, come from them
  Object.assign(process.env, {
    VITE_AI_URL: `http://127.0.0.1:${ai}`,
    VITE_RATES_URL: `http://127.0.0.1:${rates}/v2/rates`,
    VITE_RATES_FALLBACK_URL: `http://127.0.0.1:${ratesFallback}/inr.json`,
  });
  const folder = mkdtempSync(join(tmpdir(), 'hisaab-'));
  execFileSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--outDir', folder, '--logLevel', 'error'],
    {
      cwd: root,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the built hub could not be served');
  project.provide('hub', { url, folder, ports: { ai, rates, ratesFallback } });
  return async () => {
    await server.close();
    rmSync(folder, { recursive: true, force: true });
  };
}
