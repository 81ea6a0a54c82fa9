import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchShell } from '../browser/hub.ts';
import { copyProject } from '../project.ts';

// a copy, since a definition is broken in it
const copy = mkdtempSync(join(tmpdir(), 'hisaab-dev-'));
const file = join(copy, 'tools/investment/cagr/definition.ts');
// the first answer waits for all packages to be prepared
const patient = { timeout: 60_000 };
let server: ChildProcess;
let browser: Browser | undefined;
let url = '';
let printed = '';

beforeAll(async () => {
  copyProject(copy);
  const { VITEST: _, ...env } = process.env;
  server = spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--host', '127.0.0.1', '--port', '0'], {
    cwd: copy,
    env: { ...env, NODE_ENV: 'development', NO_COLOR: '1' },
  });
  const started = new Promise<string>((done) => {
    for (const stream of [server.stdout, server.stderr])
      stream?.setEncoding('utf8').on('data', (text: string) => {
        printed += text;
        const [found] = /http:\/\/127\.0\.0\.1:\d+\//.exec(printed) ?? [];
        if (found) done(found);
      });
  });
  url = await started;
});
afterAll(async () => {
  await browser?.close();
  server?.kill();
  rmSync(copy, { recursive: true, force: true });
});

it('a save is checked, on the page and in the terminal, and what was typed outlives it', async () => {
  browser = await launchShell();
  const page = await browser.newPage();
  page.setDefaultTimeout(60_000);
  await page.goto(`${url}#cagr`);
  const figure = page.locator('output[name=cagr]');
  await figure.waitFor();
  await page.locator('input[name=years]').fill('7');
  // 2^(1/7) - 1
  await expect.poll(() => figure.textContent(), patient).toBe('10.41%');
  // a save loads the page again, which then has what its address says
  await page.waitForURL(/years=7/);
  const right = readFileSync(file, 'utf8');
  const overlay = page.locator('vite-error-overlay');
  const save = (from: string, to: string) => writeFileSync(file, right.replace(from, to));

  save('const factor = ', "throw new Error('A slip.'); const factor = ");
  await page.getByRole('alert').getByText('compute throws: A slip.').waitFor();

  save('compute: (', 'compute: ((');
  await overlay.getByText('definition.ts').first().waitFor();
  await page.getByRole('alert').waitFor();
  await expect.poll(() => page.getByRole('alert').textContent()).not.toContain('connection');

  save("label: 'CAGR'", "label: 'Growth'");
  await page.getByText('Growth', { exact: true }).first().waitFor();
  await expect.poll(() => figure.textContent(), patient).toBe('10.41%');
  await expect.poll(() => overlay.count(), patient).toBe(0);
  expect(printed).not.toContain('base64');

  // what is wrong with a tool that is not on show comes and goes without loading the page again
  const other = join(copy, 'tools/loan/loan_comparison/definition.ts');
  const sound = readFileSync(other, 'utf8');
  let loads = 0;
  page.on('load', () => loads++);
  await page.locator('input[name=years]').fill('6');
  writeFileSync(other, sound.replace('defineTool({', 'defineTool({ bases: [],'));
  await overlay.getByText('loan_comparison').first().waitFor();
  expect(printed).toMatch(/loan_comparison\/definition\.ts: .*bases/);
  writeFileSync(other, sound);
  await expect.poll(() => overlay.count(), patient).toBe(0);
  // 2^(1/6) - 1
  expect(await figure.textContent()).toBe('12.25%');
  expect(loads).toBe(0);
}, 240_000);
