// Serves the built hub as a common static host does: with the headers of `_headers`, with the nearest 404.html for unknown addresses,
// and with a redirect to the slash at the end of a page's address.
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';
import { filesIn } from './project.ts';

/** Files that hosts send compressed. */
const TEXT = /\.(html|js|css|json|webmanifest|svg|xml|txt)$/;

/** The headers that the rules of `_headers` set for an address: those of all rules that match, as hosts do. */
function headersOf(folder: string) {
  const file = join(folder, '_headers');
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=\/)/m) : [];
  const rules = blocks.map((block) => ({
    pattern: block.split('\n', 1)[0] ?? '',
    headers: [...block.matchAll(/^\s+([\w-]+):\s*(.+)$/gm)].map(([, name = '', value = '']) => [name, value] as const),
  }));
  const at = (path: string) =>
    rules.filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  return (address: string) => {
    const [path = ''] = address.split('?');
    const found = at(decoded(path));
    // unknown addresses get this page
    return (found.length > 0 ? found : at('/404.html')).flatMap(({ headers }) => headers);
  };
}

/** An address's path, decoded; as it is where it cannot be decoded. */
function decoded(path: string) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The page for an unknown address: the 404.html of the nearest folder above it; null where there is none. */
function missingPage(base: string, path: string): string | null {
  const parts = path.split('/').filter((part) => part !== '' && part !== '..');
  const folders = parts.map((_, at) => join(base, ...parts.slice(0, parts.length - at)));
  return [...folders, base].map((folder) => join(folder, '404.html')).find((file) => existsSync(file)) ?? null;
}

/** The request handler for a built hub; the hub's path on its host must already be removed from the addresses. */
export function siteHandler(folder: string): (request: IncomingMessage, response: ServerResponse) => void {
  const headersAt = headersOf(folder);
  const base = resolve(folder) + sep;
  const isPage = (path: string) => path.startsWith(base) && existsSync(join(path, 'index.html'));
  const files = sirv(base, {
    dev: true,
    etag: true,
    brotli: true,
    extensions: [],
    setHeaders(response, path) {
      // their names have a hash
      if (path.includes('/assets/')) response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    },
    onNoMatch({ url = '/' }, response) {
      response.writeHead(404, { 'Content-Type': 'text/html;charset=utf-8', 'Cache-Control': 'no-cache' });
      const missing = missingPage(base, decoded(url));
      response.end(missing === null ? undefined : readFileSync(missing));
    },
  });
  return (request, response) => {
    for (const [name, value] of headersAt(request.url ?? '/')) response.setHeader(name, value);
    const [path = '/', ...query] = (request.url ?? '/').split('?');
    if (path.endsWith('/')) request.url = [`${path}index.html`, ...query].join('?');
    else if (isPage(join(base, decoded(path)))) {
      // relative to the last part of the address, so that it works under any path and cannot lead to another host
      const location = [`./${path.slice(path.lastIndexOf('/') + 1)}/`, ...query].join('?');
      response.writeHead(301, { Location: location, 'Cache-Control': 'no-cache' }).end();
      return;
    }
    files(request, response);
  };
}

/** Puts a compressed copy beside each text of a folder, as hosts do at deployment. */
export function pack(folder: string) {
  for (const name of filesIn(folder).filter((each) => TEXT.test(each)))
    writeFileSync(join(folder, `${name}.br`), brotliCompressSync(readFileSync(join(folder, name))));
}

/**
 * Serves a folder on this machine.
 *
 * @returns its address, with a slash at the end
 */
export async function serveStatic(folder: string): Promise<{ url: string; close: () => void }> {
  const server = createServer(siteHandler(folder));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
