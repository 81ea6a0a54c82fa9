// The built hub as a common static host serves it: compressed, with the headers of its `_headers`, and hashed files kept long.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const TYPES = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.xml': 'application/xml',
  '.txt': 'text/plain; charset=utf-8',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};
const PACKED = new Set(['.png', '.woff2', '.ico']);

/** The headers that `_headers` sets for every address. */
function headersOf(folder) {
  const file = join(folder, '_headers');
  if (!existsSync(file)) return {};
  const [, all = ''] = readFileSync(file, 'utf8').split(/^\/\*$/m);
  const own = all.split(/^\S/m)[0] ?? '';
  return Object.fromEntries([...own.matchAll(/^\s+([\w-]+):\s*(.+)$/gm)].map(([, name, value]) => [name, value]));
}

/**
 * Serves a folder on this machine.
 *
 * @param {string} folder
 * @returns {Promise<{ url: string, close: () => void }>} its address, with a slash at the end
 */
export async function serveStatic(folder) {
  const always = headersOf(folder);
  const base = resolve(folder);
  /** @type {Map<string, Buffer>} packed once, as a host does when a site is put up */
  const kept = new Map();
  const packed = (file, how) => {
    const key = `${how} ${file}`;
    const bytes =
      kept.get(key) ?? (how === 'br' ? brotliCompressSync(readFileSync(file)) : gzipSync(readFileSync(file)));
    kept.set(key, bytes);
    return bytes;
  };
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://host').pathname);
    let file = join(base, path);
    if (path.endsWith('/')) file = join(file, 'index.html');
    if (!file.startsWith(base + sep) || !existsSync(file) || statSync(file).isDirectory()) {
      response.writeHead(404, always).end();
      return;
    }
    const kind = extname(file);
    const accepted = String(request.headers['accept-encoding'] ?? '');
    const how = PACKED.has(kind) ? null : (['br', 'gzip'].find((each) => accepted.includes(each)) ?? null);
    const body = how ? packed(file, how) : readFileSync(file);
    response.writeHead(200, {
      ...always,
      'Content-Type': TYPES[kind] ?? 'application/octet-stream',
      'Content-Length': body.length,
      'Cache-Control': path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=0',
      Vary: 'Accept-Encoding',
      ...(how && { 'Content-Encoding': how }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  });
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
