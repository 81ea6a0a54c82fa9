import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/build/chromium.mjs';
import { root } from '../../scripts/build/load.mjs';
import { buildTestHub, settings } from '../../scripts/build/test-hub.mjs';

export interface Hub {
  /** Address of the built hub, with a slash at its end. */
  readonly url: string;
  /** Where it was built. */
  readonly folder: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    hub: Hub;
  }
}

/** Builds the hub once, with services on this machine, and serves it to all browser tests. */
export default async function setup(project: TestProject) {
  findChromium(); // without one the tests fail here, in one line, and are never skipped
  Object.assign(process.env, settings);
  const { HUB_FOLDER } = process.env;
  const folder = HUB_FOLDER ?? mkdtempSync(join(tmpdir(), 'hisaab-'));
  if (HUB_FOLDER === undefined) buildTestHub(folder);
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const url = server.resolvedUrls?.local[0];
  if (!url) throw new Error('the built hub could not be served');
  project.provide('hub', { url, folder });
  return async () => {
    await server.close();
    if (HUB_FOLDER === undefined) rmSync(folder, { recursive: true, force: true });
  };
}
