import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { BuiltPage } from './buildPage.ts';

/** Handlers of an origin by the prefix of their paths, such as `/auth/`. */
export type Mounted = ReadonlyMap<string, RequestListener>;

/**
 * Serves each page at `/<name>/` of this machine, from memory, gzipped.
 *
 * @param mount servers beside the pages, for the origin they will have
 */
export async function servePages(
  pages: ReadonlyMap<string, BuiltPage>,
  mount: (origin: string) => Promise<Mounted> = async () => new Map(),
) {
  let mounted: Mounted = new Map();
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const handler = [...mounted].find(([prefix]) => pathname.startsWith(prefix))?.[1];
    if (handler) return handler(request, response);
    const [, name = '', ...rest] = pathname.split('/');
    const page = pages.get(name);
    const file = page?.files.get(rest.join('/'));
    if (page && rest.join('/') === '') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(page.html);
    } else if (file) {
      response.setHeader('content-type', file.type);
      response.setHeader('content-encoding', 'gzip');
      response.end(file.gzipped);
    } else response.writeHead(404).end();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('Not listening');
  const origin = `http://127.0.0.1:${address.port}`;
  mounted = await mount(origin);
  return {
    origin,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
