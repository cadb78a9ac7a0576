import { once } from 'node:events';
import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';

/** Serves each page at `/<name>/` of this machine, from memory. */
export async function servePages(pages: ReadonlyMap<string, BuiltPage>) {
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const [, name = '', ...path] = pathname.split('/');
    const page = pages.get(name);
    const file = page?.files.get(path.join('/'));
    if (page && path.join('/') === '') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>${name}</title><body><script type="module" src="${page.entry}"></script>`,
      );
    } else if (file) {
      response.setHeader('content-type', 'text/javascript');
      response.end(file.content);
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

export interface BuiltPage {
  /** Name of the entry file. */
  readonly entry: string;
  readonly files: ReadonlyMap<string, BuiltFile>;
}

interface BuiltFile {
  readonly content: string | Uint8Array;
  /** Gzipped size, in bytes. */
  readonly weight: number;
}

/** Builds one of `pages`, with the settings of the kit's size measurement. */
export async function buildPage(name: string): Promise<BuiltPage> {
  const folder = resolve(import.meta.dirname, 'pages');
  const result = await build({
    root: folder,
    base: './',
    configFile: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: resolve(folder, `${name}.ts`) } },
  });
  const files = new Map<string, BuiltFile>();
  let entry = '';
  for (const output of Array.isArray(result) ? result : [result]) {
    if (!('output' in output)) continue;
    for (const file of output.output) {
      const content = file.type === 'chunk' ? file.code : file.source;
      files.set(file.fileName, { content, weight: gzipSync(content, { level: 9 }).length });
      if (file.type === 'chunk' && file.isEntry) entry = file.fileName;
    }
  }
  return { entry, files };
}
