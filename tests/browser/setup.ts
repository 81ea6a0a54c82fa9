import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { serveStatic } from '../../scripts/build/static-host.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { buildTestHub } from '../built-hub.ts';

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

/** Builds the hub once, with services on this machine, and serves it to the tests of a browser and of hosting. */
export default async function setup(project: TestProject) {
  findChromium(); // without one the tests fail here, in one line, and are never skipped
  const { HUB_FOLDER } = process.env;
  const folder = HUB_FOLDER ?? mkdtempSync(join(tmpdir(), 'hisaab-'));
  if (HUB_FOLDER === undefined) {
    buildTestHub(folder);
    // for the other project of the run
    process.env.HUB_FOLDER = folder;
  }
  const server = await serveStatic(folder);
  project.provide('hub', { url: server.url, folder });
  return () => {
    server.close();
    if (HUB_FOLDER === undefined) rmSync(folder, { recursive: true, force: true });
  };
}
