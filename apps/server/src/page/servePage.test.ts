import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { publicConfig } from '../config/publicConfig.ts';
import { startApp } from '../testing/startApp.testing.ts';
import { PageNotBuiltError, readPageFiles } from './pageFiles.ts';
import { createPageRoutes, PAGE_ROUTES } from './servePage.ts';

const PAGE = '<!doctype html><title>Mooring</title>';
const CHINESE = '<!doctype html><html lang="zh-HK"><title>Mooring</title>';
let folder = '';
let app: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-page-'));
  const page = join(folder, 'dist');
  await mkdir(join(page, 'assets'), { recursive: true });
  await writeFile(join(folder, 'secret.txt'), 'outside');
  const files: Record<string, string> = {
    'index.html': PAGE,
    'index.zh-HK.html': CHINESE,
    'index.zh-HK.html.br': 'brotli in Chinese',
    'favicon.svg': '<svg/>',
    'manifest.webmanifest': '{}',
    '.env': 'outside',
    'a b.txt': 'a space',
    'assets/app-1a2b.js': 'console.log(1)',
    'assets/app-1a2b.js.br': 'brotli',
    'assets/app-1a2b.js.gz': 'gzip',
    'assets/app-1a2b.css': 'a{}',
    'assets/data.unknown': 'x',
  };
  for (const [name, content] of Object.entries(files)) await writeFile(join(page, name), content);
  await symlink(join(folder, 'secret.txt'), join(page, 'link.txt'));
  app = await startApp({ networks: [{ id: 1, upstreams: ['http://127.0.0.1:1'] }] }, page);
});
afterAll(async () => {
  await app.stop();
  await rm(folder, { recursive: true });
});

/** Sends a request with its path as written: `fetch` normalizes paths. */
function getRaw(path: string, headers: Record<string, string> = {}, method = 'GET') {
  return new Promise<{ status: number; headers: Record<string, unknown>; body: string }>(
    (resolve, reject) => {
      const options = { host: '127.0.0.1', port: app.port, path, headers, method };
      const sent = request(options, (response) => {
        const chunks: Uint8Array[] = [];
        response.on('data', (chunk: Uint8Array) => chunks.push(chunk));
        response.on('end', () => {
          const body = Buffer.concat(chunks).toString();
          resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
        });
      });
      sent.on('error', reject);
      sent.end();
    },
  );
}

describe('servePage of a file', () => {
  it.each([
    ['/', 'text/html; charset=utf-8', 'no-cache'],
    ['/index.html', 'text/html; charset=utf-8', 'no-cache'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'no-cache'],
    ['/manifest.webmanifest', 'application/manifest+json; charset=utf-8', 'no-cache'],
    ['/a%20b.txt', 'text/plain; charset=utf-8', 'no-cache'],
    [
      '/assets/app-1a2b.js',
      'text/javascript; charset=utf-8',
      'public, max-age=31536000, immutable',
    ],
    ['/assets/app-1a2b.css?v=1', 'text/css; charset=utf-8', 'public, max-age=31536000, immutable'],
    ['/assets/data.unknown', 'application/octet-stream', 'public, max-age=31536000, immutable'],
  ])('returns %s as %s with Cache-Control: %s', async (path, type, cache) => {
    const { status, headers } = await getRaw(path);
    expect([status, headers['content-type'], headers['cache-control']]).toEqual([200, type, cache]);
  });

  it.each([
    ['br, gzip', 'br', 'brotli'],
    ['gzip, deflate, br;q=1.0', 'br', 'brotli'],
    ['gzip', 'gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip', 'gzip'],
    ['identity', undefined, 'console.log(1)'],
    ['', undefined, 'console.log(1)'],
  ])('for Accept-Encoding %j returns the encoding %s', async (accepted, coding, body) => {
    const answer = await getRaw('/assets/app-1a2b.js', { 'accept-encoding': accepted });
    expect(answer.headers['content-encoding']).toBe(coding);
    expect(answer.headers).toMatchObject({
      vary: 'accept-encoding',
      'content-type': 'text/javascript; charset=utf-8',
      'content-length': String(body.length),
    });
    expect(answer.body).toBe(body);
  });

  it('returns 304 for a matching ETag, which differs by encoding', async () => {
    const plain = await getRaw('/assets/app-1a2b.js');
    const brotli = await getRaw('/assets/app-1a2b.js', { 'accept-encoding': 'br' });
    const etag = String(plain.headers['etag']);
    expect(etag).toMatch(/^"[\w-]+"$/);
    expect(brotli.headers['etag']).not.toBe(etag);
    for (const tag of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await getRaw('/assets/app-1a2b.js', { 'if-none-match': tag });
      expect([again.status, again.body, again.headers['etag']]).toEqual([304, '', etag]);
    }
    const changed = await getRaw('/assets/app-1a2b.js', { 'if-none-match': '"other"' });
    expect(changed.status).toBe(200);
  });

  it('returns headers only for HEAD', async () => {
    const answer = await getRaw('/assets/app-1a2b.js', {}, 'HEAD');
    expect([answer.status, answer.headers['content-length'], answer.body]).toEqual([200, '14', '']);
  });
});

describe('servePage of the page', () => {
  it.each([
    ['zh-Hant-HK,en;q=0.5', CHINESE],
    ['en,zh-HK;q=0.9', PAGE],
    ['fr', PAGE],
    ['', PAGE],
  ])('returns the language of Accept-Language %j', async (languages, body) => {
    for (const path of ['/', '/index.html', '/settings']) {
      const answer = await getRaw(path, { 'accept-language': languages });
      expect([answer.status, answer.body]).toEqual([200, body]);
      expect(answer.headers).toMatchObject({
        vary: 'accept-encoding, accept-language',
        'cache-control': 'no-cache',
      });
    }
    const nowhere = await getRaw('/nowhere', { 'accept-language': languages, accept: 'text/html' });
    expect([nowhere.status, nowhere.body]).toEqual([404, body]);
  });

  it('returns 304 for a matching ETag, which differs by language', async () => {
    const chinese = { 'accept-language': 'zh-HK' };
    const { etag } = (await getRaw('/', chinese)).headers;
    const tag = String(etag);
    expect((await getRaw('/', { ...chinese, 'if-none-match': tag })).status).toBe(304);
    expect((await getRaw('/', { 'if-none-match': tag })).status).toBe(200);
    const compressed = await getRaw('/', { ...chinese, 'accept-encoding': 'br' });
    expect(compressed.body).toBe('brotli in Chinese');
    expect(compressed.headers['etag']).not.toBe(tag);
  });

  it('does not serve the files of single languages', async () => {
    const answer = await getRaw('/index.zh-HK.html', { accept: 'text/html' });
    expect([answer.status, answer.body]).toEqual([404, 'Not found\n']);
  });
});

describe('servePage of a route', () => {
  it.each(PAGE_ROUTES)('returns the page for %s', async (path) => {
    const answer = await getRaw(path, { accept: 'text/html' });
    expect([answer.status, answer.body]).toEqual([200, PAGE]);
  });

  it.each([
    ['/nowhere', 'text/html,application/xhtml+xml', 404, PAGE],
    ['/deep/nowhere', '*/*', 404, PAGE],
    ['/nowhere', 'application/json', 404, 'Not found\n'],
    ['/nowhere', 'text/html;q=0', 404, 'Not found\n'],
    ['/assets/gone-1a2b.js', 'text/html', 404, 'Not found\n'],
    ['/assets/nothing', 'text/html', 404, 'Not found\n'],
    ['/gone.png', 'text/html', 404, 'Not found\n'],
    ['/assets/', 'text/html', 404, 'Not found\n'],
  ])('for the unknown route %s with Accept %s returns %i', async (path, accept, status, body) => {
    const answer = await getRaw(path, { accept });
    expect([answer.status, answer.body]).toEqual([status, body]);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    [true, '/authorize/V1StGXR8_Z5jdHi6B-myT', 200],
    [true, '/sign-out', 200],
    [true, '/sign-out/refused', 200],
    [true, '/sign-out/other', 404],
    [true, '/authorize', 404],
    [true, '/authorize/', 404],
    [true, '/authorize/a/b', 404],
    [true, `/authorize/${'a'.repeat(65)}`, 404],
    [false, '/authorize/V1StGXR8_Z5jdHi6B-myT', 404],
    [false, '/sign-out', 404],
    [false, '/sign-out/refused', 404],
  ])(
    'with sign-in to applications %s returns the page for %s with %i',
    async (on, path, status) => {
      const site = parseConfig({ networks: [{ id: 1, upstreams: ['http://127.0.0.1:1'] }] });
      const shown = publicConfig(site, { local: false, hasSignIn: true });
      const config = { ...shown, ...(on && { oidc: true as const }) };
      const { routes } = createPageRoutes(join(folder, 'dist'), {
        ...{ config, configFor: () => config, brandFiles: new Map(), defaultLanguage: 'en' },
        ...{ fileStore: undefined, onError: () => {} },
      });
      const answer = await routes.request(path, { headers: { accept: 'text/html' } });
      expect([answer.status, await answer.text()]).toEqual([status, PAGE]);
    },
  );

  it('redirects a path with a trailing slash', async () => {
    const answer = await getRaw('/send/');
    expect([answer.status, answer.headers['location']]).toEqual([308, '/send']);
  });

  it.each(['//evil.example/', '//evil.example/send/', '/\\evil.example/'])(
    'does not redirect %s',
    async (path) => {
      expect((await getRaw(path)).headers).not.toHaveProperty('location');
    },
  );
});

it.each([
  '/../secret.txt',
  '/assets/../../secret.txt',
  '/%2e%2e/secret.txt',
  '/..%2fsecret.txt',
  '/assets/..%2f..%2fsecret.txt',
  '/..%5csecret.txt',
  '/%252e%252e/secret.txt',
  '/.env',
  '/%2eenv',
  '/link.txt',
  '/assets/app-1a2b.js.br',
  '/index.html%00.js',
  '/%',
  '/%ff',
])('servePage refuses %s (path traversal)', async (path) => {
  const answer = await getRaw(path, { accept: 'text/html' });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  expect(answer.body).not.toContain('outside');
  expect(answer.body).not.toContain('brotli');
});

it.each([
  ['GET', '/'],
  ['GET', '/nowhere'],
  ['GET', '/assets/gone.js'],
  ['POST', '/'],
  ['DELETE', '/config.json'],
])('servePage of %s %s returns the security headers of a page', async (method, path) => {
  const { headers } = await getRaw(path, {}, method);
  expect(headers).toMatchObject({
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'x-frame-options': 'DENY',
  });
});

it.each([
  ['GET', '/config.json'],
  ['GET', '/healthz'],
  ['POST', '/rpc/1'],
])('server response to %s %s has the security headers of JSON', async (method, path) => {
  const { headers } = await getRaw(path, {}, method);
  expect(headers).toMatchObject({
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
});

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('servePage refuses %s (405)', async (method) => {
  const answer = await getRaw('/send', {}, method);
  expect([answer.status, answer.headers['allow']]).toEqual([405, 'GET, HEAD']);
});

it('servePage logs requests without their query', async () => {
  await getRaw('/activity?account=0x1234');
  expect(app.logged.at(-1)).toMatchObject({ method: 'GET', path: '/activity', status: 200 });
  expect(JSON.stringify(app.logged)).not.toContain('0x1234');
});

it.each(['nowhere', '.'])('readPageFiles throws for a page in %s that is not built', (name) => {
  expect(() => readPageFiles(join(folder, name))).toThrow(PageNotBuiltError);
});
