// Serves the built hub as a common static host does: with the headers of `_headers`, with the nearest 404.html for unknown addresses,
// and with a redirect to the slash at the end of a page's address.
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve, sep } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import sirv from 'sirv';

/** Files that hosts send compressed. */
const TEXT = /\.(html|js|css|json|webmanifest|svg|xml|txt)$/;

/** The headers that the rules of `_headers` set for an address: those of all rules that match, as hosts do. */
export function headersOf(folder: string): (address: string) => [string, string][] {
  const file = join(folder, '_headers');
  const blocks = existsSync(file) ? readFileSync(file, 'utf8').split(/^(?=\/)/m) : [];
  const rules = blocks.map((block) => {
    const [pattern = '', ...lines] = block.split('\n');
    const headers = lines.flatMap((line) => {
      const [, name, value] = /^\s+([\w-]+):\s*(.+)$/.exec(line) ?? [];
      return name === undefined || value === undefined ? [] : [[name, value] as [string, string]];
    });
    return { pattern, headers };
  });
  const at = (path: string) =>
    rules.filter(({ pattern }) => (pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern));
  return (address) => {
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

/** `siteHandler`, where files with a hash in their names may be cached for long. */
export function hostHandler(folder: string): ReturnType<typeof siteHandler> {
  const handle = siteHandler(folder);
  return (request, response) => {
    const isHashed = request.url?.includes('/assets/');
    response.setHeader('Cache-Control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=0');
    handle(request, response);
  };
}

/** A copy of a folder with a compressed copy of each text, as a host makes at deployment. */
function packedCopy(folder: string) {
  const copy = mkdtempSync(join(tmpdir(), 'hisaab-host-'));
  cpSync(folder, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' }).filter((each) => TEXT.test(each)))
    writeFileSync(join(copy, `${name}.br`), brotliCompressSync(readFileSync(join(copy, name))));
  return copy;
}

/**
 * Serves a folder on this machine; files with a hash in their names may be cached for long.
 *
 * @param options whether texts are sent compressed
 * @returns its address, with a slash at the end
 */
export async function serveStatic(
  folder: string,
  { packed = false }: { packed?: boolean } = {},
): Promise<{ url: string; close: () => void }> {
  const served = packed ? packedCopy(folder) : folder;
  const tidy = () => packed && rmSync(served, { recursive: true, force: true });
  process.once('exit', tidy);
  const server = createServer(hostHandler(served));
  await new Promise((done) => server.listen(0, '127.0.0.1', () => done(undefined)));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    close() {
      server.closeAllConnections();
      server.close();
      process.off('exit', tidy);
      tidy();
    },
  };
}
