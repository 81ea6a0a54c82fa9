import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { preview } from 'vite';
import { afterEach, expect, it, vi } from 'vitest';
import { root } from '../../scripts/build/project.ts';

const folder = mkdtempSync(join(tmpdir(), 'hisaab-preview-'));
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

it('npm start serves the hub under the path of its address, as its host does', async () => {
  vi.stubEnv('VITE_SITE_URL', 'https://hisaab.example/some/hub');
  mkdirSync(join(folder, 'loan/emi-calculator'), { recursive: true });
  writeFileSync(join(folder, 'index.html'), 'home');
  writeFileSync(join(folder, '404.html'), 'none here');
  writeFileSync(join(folder, 'loan/emi-calculator/index.html'), 'emi');
  const server = await preview({
    root,
    logLevel: 'error',
    build: { outDir: folder },
    preview: { port: 0, host: '127.0.0.1' },
  });
  try {
    const url = server.resolvedUrls?.local[0] ?? '';
    expect(new URL(url).pathname).toBe('/some/hub/');
    const answer = async (path: string) => {
      const response = await fetch(new URL(path, url), { redirect: 'manual' });
      return [response.status, response.status < 300 ? await response.text() : response.headers.get('location')];
    };
    expect(await answer('')).toEqual([200, 'home']);
    expect(await answer('loan/emi-calculator/?rate=9')).toEqual([200, 'emi']);
    expect(await answer('loan/emi-calculator?rate=9')).toEqual([301, './emi-calculator/?rate=9']);
    expect(await answer('/')).toEqual([302, '/some/hub/']);
    const lost = await fetch(new URL('no/such/page', url));
    expect([lost.status, await lost.text()]).toEqual([404, 'none here']);
    expect(lost.headers.get('content-type')).toBe('text/html;charset=utf-8');
  } finally {
    await server.close();
  }
});
