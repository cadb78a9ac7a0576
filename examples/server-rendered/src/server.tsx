import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { matchLocale } from '@mooring/connect';
import { renderToPipeableStream } from 'react-dom/server';
import { Document } from './Document.tsx';

const page = join(import.meta.dirname, '..', 'page');
const manifest = JSON.parse(await readFile(join(page, '.vite', 'manifest.json'), 'utf8'));
const { file, css = [] }: { file: string; css?: string[] } = manifest['src/page.tsx'];
const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };

const server = createServer((request, response) => {
  answer(request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500).end();
  });
});
server.listen(Number(process.env['PORT'] ?? 3000), '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object') console.log(`http://127.0.0.1:${address?.port}/`);
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { pathname } = new URL(request.url ?? '/', 'http://page');
  if (pathname === '/') return render(request, response);
  if (pathname === '/news') return response.end(await readNews());
  if (!/^\/assets\/[\w.-]+$/.test(pathname)) return response.writeHead(404).end();
  const content = await readFile(join(page, pathname));
  response.writeHead(200, { 'content-type': types[extname(pathname)] ?? '' }).end(content);
}

/** The page in the visitor's language, sent as it becomes ready. */
function render(request: IncomingMessage, response: ServerResponse) {
  const nonce = randomBytes(16).toString('base64');
  const requested = (request.headers['accept-language'] ?? '').split(',');
  const { pipe } = renderToPipeableStream(
    <Document
      locale={matchLocale(requested.map((tag) => tag.split(';')[0]?.trim() ?? ''))}
      news={readNews()}
      styles={css.map((name) => `/${name}`)}
    />,
    {
      nonce,
      bootstrapModules: [`/${file}`],
      onShellReady() {
        response.writeHead(200, {
          'content-type': 'text/html; charset=utf-8',
          'content-security-policy': `default-src 'self'; script-src 'self' 'nonce-${nonce}'; connect-src 'self' https:; img-src 'self' data:`,
        });
        pipe(response);
      },
      onShellError: (error) => response.destroy(error instanceof Error ? error : undefined),
    },
  );
}

/** Stands for something slow, such as a database. */
async function readNews(): Promise<string> {
  await wait(300);
  return 'Streamed after the rest of the page.';
}
