import { readFile, stat } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
};

export interface Host {
  /** Where the hub is, with a slash at its end. */
  readonly base: string;
  /** The folder that is served; another one is a new release. */
  folder: string;
  /** What a file is answered with in place of itself: other bytes, or null for a connection that breaks. */
  instead: (file: string) => Buffer | null | undefined;
  /** The machine is gone: every connection to it is refused. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * A host that knows nothing of the hub but a folder, which it serves with the hub's headers.
 *
 * @param under the path under which it serves, with a slash at both ends
 */
export async function host(folder: string, under = '/'): Promise<Host> {
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://host');
    const rest = decodeURIComponent(pathname.slice(under.length));
    const file = join(served.folder, rest);
    const found =
      pathname.startsWith(under) && file.startsWith(served.folder) ? await stat(file).catch(() => null) : null;
    if (found?.isDirectory() && !pathname.endsWith('/'))
      return response.writeHead(301, { location: `${pathname}/` }).end();
    const path = found?.isDirectory() ? join(file, 'index.html') : file;
    const other = served.instead(rest);
    if (other === null) return response.destroy();
    const body = other ?? (found ? await readFile(path).catch(() => null) : null);
    if (!body) return response.writeHead(404).end();
    response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.setHeader('cache-control', 'no-cache');
    const headers = await readFile(join(served.folder, '_headers'), 'utf8');
    for (const [, name, value] of headers.matchAll(/^ {2}([\w-]+): (.*)$/gm))
      response.setHeader(name ?? '', value ?? '');
    return response.end(body);
  });
  let port = 0;
  const start = () =>
    new Promise<void>((done) =>
      server.listen(port, '127.0.0.1', () => {
        const place = server.address();
        port = typeof place === 'object' && place ? place.port : port;
        done();
      }),
    );
  const served: Host = {
    get base() {
      return `http://127.0.0.1:${port}${under}`;
    },
    folder,
    instead: () => undefined,
    start,
    stop: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
  await start();
  return served;
}
