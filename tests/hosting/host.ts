import { createServer } from 'node:http';
import { extname } from 'node:path';
import { siteHandler } from '../../scripts/build/static-host.ts';

export interface Host {
  /** Where the hub is, with a slash at its end. */
  readonly base: string;
  /** The folder that is served; another one is a new release. */
  folder: string;
  /** The answer in place of a file: other bytes, or null for a connection that breaks. */
  instead: (file: string) => Buffer | null | undefined;
  /** Takes the server down: every connection is refused until `start`. */
  stop(): Promise<void>;
  start(): Promise<void>;
}

/**
 * A host that serves a folder, and can fail.
 *
 * @param under the path under which it serves, with a slash at both ends
 */
export async function host(folder: string, under = '/'): Promise<Host> {
  const server = createServer((request, response) => {
    const address = request.url ?? '/';
    if (!address.startsWith(under)) return response.writeHead(404).end();
    request.url = address.slice(under.length - 1);
    const [file = ''] = request.url.slice(1).split('?');
    const other = served.instead(file);
    if (other === null) return response.destroy();
    if (other === undefined) return siteHandler(served.folder)(request, response);
    return response
      .setHeader('content-type', extname(file) === '.js' ? 'text/javascript' : 'text/html')
      .setHeader('cache-control', 'no-cache')
      .end(other);
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
