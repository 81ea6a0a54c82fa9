import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { preview } from 'vite';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { root } from '../../scripts/build/project.ts';
import { pack, serveStatic } from '../../scripts/build/static-host.ts';

const folder = mkdtempSync(join(tmpdir(), 'hisaab-site-'));
const files: Record<string, string> = {
  'index.html': 'home',
  '404.html': 'none here',
  'hi/404.html': 'none in Hindi',
  'hi/index.html': 'home in Hindi',
  'loan/emi-calculator/index.html': 'emi',
  'assets/a-1.js': 'const a = 1;',
  _headers: '/*\n  X-Content-Type-Options: nosniff\n  X-Two: a: b\n',
};
let server: Awaited<ReturnType<typeof serveStatic>>;
beforeAll(async () => {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  server = await serveStatic(folder);
});
afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The answer to a path exactly as it is written. */
const ask = (path: string, headers = {}, method = 'GET') =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown>; body: Buffer }>((done, fail) => {
    request(server.url, { path, headers, method }, (response) => {
      const pieces: Buffer[] = [];
      response.on('data', (piece) => pieces.push(piece));
      response.on('end', () =>
        done({ status: response.statusCode, headers: response.headers, body: Buffer.concat(pieces) }),
      );
    })
      .on('error', fail)
      .end();
  });

describe('the static host', () => {
  it.each(['/hi/no/such/page/', '/hi/nothing'])(
    'answers %s with the page for that of the nearest folder',
    async (path) => {
      expect(String((await ask(path)).body)).toBe('none in Hindi');
    },
  );

  it.each([
    ['/', 'home'],
    ['/?a=1', 'home'],
    ['/loan/emi-calculator/', 'emi'],
    ['/loan/emi-calculator/?rate=9', 'emi'],
    ['/loan/emi-calculator/index.html', 'emi'],
  ])('answers %s with its page and the headers of the site', async (path, text) => {
    const { status, headers, body } = await ask(path);
    expect({ status, text: String(body) }).toEqual({ status: 200, text });
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
      'x-two': 'a: b',
    });
  });

  it.each([
    '/nope/at/any/depth/',
    '/loan',
    '/loan/',
    '/404',
    '/assets/a-2.js',
    '/%E0%A4%A',
    '/%00',
    '/..%2f..%2f..%2fetc/passwd',
    '/../../etc/passwd',
    '//evil.example',
  ])('answers %s with the page of the site for that, and 404', async (path) => {
    const { status, headers, body } = await ask(path);
    expect({ status, text: String(body) }).toEqual({ status: 404, text: 'none here' });
    expect(headers).toMatchObject({
      'content-type': 'text/html;charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
  });

  it.each([
    ['/loan/emi-calculator', '/loan/emi-calculator/'],
    ['/loan/emi-calculator?rate=9&x=?', '/loan/emi-calculator/?rate=9&x=?'],
    ['//loan/emi-calculator', '//loan/emi-calculator/'],
  ])('puts the slash at the end of %s', async (path, to) => {
    const { status, headers } = await ask(path);
    expect(status).toBe(301);
    const here = new URL(server.url);
    expect(new URL(String(headers.location), here.origin + path).href).toBe(here.origin + to);
  });

  it('lets files with a hash in their name be cached long, and answers HEAD', async () => {
    const { status, headers, body } = await ask('/assets/a-1.js', {}, 'HEAD');
    expect(status).toBe(200);
    expect(body).toHaveLength(0);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript',
      'content-length': '12',
      'cache-control': 'public, max-age=31536000, immutable',
    });
  });

  it('sends texts compressed where they have been packed and the browser can read them', async () => {
    pack(folder);
    const compressed = await ask('/loan/emi-calculator/', { 'accept-encoding': 'gzip, br' });
    const plain = await ask('/loan/emi-calculator/');
    expect(compressed.headers).toMatchObject({ 'content-encoding': 'br', 'content-type': 'text/html;charset=utf-8' });
    expect(String(brotliDecompressSync(compressed.body))).toBe('emi');
    expect(plain.headers['content-encoding']).toBe(undefined);
    expect(String(plain.body)).toBe('emi');
  });
});

afterEach(() => vi.unstubAllEnvs());
it('npm start serves the hub under the path of its address, as its host does', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hisaab-preview-'));
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
    rmSync(folder, { recursive: true, force: true });
  }
});
