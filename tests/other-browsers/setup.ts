import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { buildHub } from '../built-hub.ts';
import { firefox, webkitgtk } from './browsers.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The folder of the hub as built for other browsers; an empty text where none of them is installed. */
    built: string;
  }
}

/** Reports missing browsers, and builds the hub once for the others. */
export default function setup(project: TestProject) {
  const gaps = [firefox, webkitgtk].flatMap(({ name, missing }) => {
    const why = missing();
    return why === null ? [] : [`${name} is not installed. ${why}`];
  });
  if (gaps.length > 0 && process.env.REQUIRE_BROWSERS) throw new Error(gaps.join('\n'));
  for (const gap of gaps) console.log(`Skipped: ${gap}`);
  project.provide('built', '');
  if (gaps.length === 2) return;

  const folder = mkdtempSync(join(tmpdir(), 'hisaab-'));
  // no service answers, because results must not depend on one
  const nowhere = 'https://nowhere.invalid';
  buildHub(folder, { VITE_AI_URL: nowhere, VITE_RATES_URL: nowhere, VITE_RATES_FALLBACK_URL: nowhere });
  project.provide('built', folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
