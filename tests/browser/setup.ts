import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { siteHandler } from '../../scripts/build/static-host.ts';
import { findChromium } from '../../scripts/chromium.ts';
import { buildTestHub } from '../project.ts';

export interface Hub {
  /** Address of the built hub, with a slash at its end. */
  readonly url: string;
  /** Where it is built; it is there once the address has answered. */
  readonly folder: string;
}

declare module 'vitest' {
  export interface ProvidedContext {
    hub: Hub;
  }
}

declare global {
  /** The build of this run, of which the tests of a browser and of hosting have one between them. */
  var hubBuild: { readonly folder: string; readonly done: Promise<void> } | undefined;
}

/**
 * Starts to build the hub, with services on this machine, and serves it to the tests of a browser and of hosting. Vitest begins with
 * the tests that need no browser meanwhile; those that do wait for the first answer.
 */
export default async function setup(project: TestProject) {
  findChromium(); // without one the tests fail here, in one line, and are never skipped
  const { HUB_FOLDER } = process.env;
  if (!globalThis.hubBuild) {
    const folder = HUB_FOLDER ?? mkdtempSync(join(tmpdir(), 'hisaab-'));
    globalThis.hubBuild = { folder, done: HUB_FOLDER === undefined ? buildTestHub(folder) : Promise.resolve() };
  }
  const { folder, done } = globalThis.hubBuild;
  const handler = done.then(() => siteHandler(folder));
  // each of its answers tells of it
  handler.catch(() => null);
  const server = createServer(async (request, response) => {
    try {
      (await handler)(request, response);
    } catch (problem) {
      response.writeHead(500).end(String(problem));
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  project.provide('hub', { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, folder });
  return async () => {
    server.closeAllConnections();
    server.close();
    await done.catch(() => null);
    if (HUB_FOLDER === undefined) rmSync(folder, { recursive: true, force: true });
  };
}
