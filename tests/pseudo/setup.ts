import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { findChromium } from '../../scripts/build/chromium.ts';
import { serveStatic } from '../../scripts/build/static-host.ts';
import { buildHub, settings } from '../built-hub.ts';
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
    const names = {
      VITE_SITE_NAME: pseudo('Hisaab'),
      VITE_SITE_TAGLINE: pseudo('India’s most loved financial tools'),
    };
    buildHub(folder, { ...settings, ...names, HUB_LANGUAGE: 'pseudo' }, copy);
  }
  const server = await serveStatic(folder);
  project.provide('hub', { url: server.url, folder });
  return () => {
    server.close();
    if (PSEUDO_FOLDER === undefined) rmSync(copy, { recursive: true, force: true });
  };
}
