import { once } from 'node:events';
import { createServer } from 'node:http';
import type { BuiltPage } from './buildPage.ts';

/** Serves each page at `/<name>/` of this machine, from memory, gzipped. */
export async function servePages(pages: ReadonlyMap<string, BuiltPage>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
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
  return {
    origin: `http://127.0.0.1:${address.port}`,
    stop() {
      server.close();
      server.closeAllConnections();
    },
  };
}
