import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createApp, parseConfig } from '../index.ts';
import { startApp } from '../testing/startApp.testing.ts';

const networks = [{ id: 1, upstreams: ['http://127.0.0.1:1'] }];
const PAGE = '<!doctype html><title>Mooring</title>';
const NAMED = PAGE.replace('Mooring', 'Harbour');
/** Renderer as the build makes one, with less to show. */
const RENDERER = `export async function renderFirstView(html, config, language) {
  if (language === 'fr') throw new Error('no view in fr');
  return html + [language, config.appName, config.networks.length].join(' ');
}
export const renderStylesheet = ({ brand }) => brand.font === null ? '' : 'a{font:' + brand.font + '}';
export function renderHead(html, { appName }, language, stylesheet) {
  return html.replace('Mooring', appName) + (stylesheet ?? '');
}`;
let folder = '';
let app: Awaited<ReturnType<typeof startApp>>;
let without: Awaited<ReturnType<typeof startApp>>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-view-'));
  for (const name of ['with/.render', 'without']) {
    await mkdir(join(folder, name), { recursive: true });
  }
  for (const [name, content] of [
    ['with/index.html', PAGE],
    ['with/index.fr.html', `${PAGE}en français`],
    ['with/index.zh-HK.html', `${PAGE}中文`],
    ['with/.render/renderFirstView.js', RENDERER],
    ['without/index.html', PAGE],
  ] as const) {
    await writeFile(join(folder, name), content);
  }
  app = await startApp({ networks, appName: 'Harbour' }, join(folder, 'with'));
  without = await startApp({ networks }, join(folder, 'without'));
});
afterAll(async () => {
  await Promise.all([app.stop(), without.stop()]);
  await rm(folder, { recursive: true });
});

/** Gets a path as a browser does. */
async function get(path: string, language = 'en', headers: Record<string, string> = {}) {
  const sent = { 'accept-language': language, 'accept-encoding': 'identity', ...headers };
  const answer = await fetch(`${app.url}${path}`, { headers: { accept: 'text/html', ...sent } });
  return { status: answer.status, headers: answer.headers, body: await answer.text() };
}

it('home page contains its first view as HTML in each language; other pages have the name alone', async () => {
  expect((await get('/')).body).toBe(`${NAMED}en Harbour 1`);
  expect((await get('/?from=elsewhere', 'zh-HK')).body).toBe(`${NAMED}中文zh-HK Harbour 1`);
  for (const path of ['/settings', '/nowhere', '/index.html']) {
    expect((await get(path)).body).toBe(NAMED);
  }
});

it('first view is compressed, and has an ETag (304)', async () => {
  const plain = await get('/');
  const etag = plain.headers.get('etag') ?? '';
  expect(plain.headers.get('vary')).toBe('accept-encoding, accept-language');
  expect(plain.headers.get('cache-control')).toBe('no-cache');
  expect((await get('/', 'en', { 'if-none-match': etag })).status).toBe(304);
  for (const other of [await get('/settings'), await get('/', 'zh-HK')]) {
    expect(other.headers.get('etag')).not.toBe(etag);
  }
  for (const coding of ['br', 'gzip']) {
    const packed = await get('/', 'en', { 'accept-encoding': coding });
    expect(packed.headers.get('content-encoding')).toBe(coding);
    expect(packed.headers.get('etag')).not.toBe(etag);
    expect(packed.body).toBe(plain.body);
  }
});

it('page is sent without a first view if rendering fails, with a warning in the log', async () => {
  const answer = await get('/', 'fr');
  expect([answer.status, answer.body]).toEqual([200, `${PAGE}en français`]);
  expect(app.logged).toContainEqual(
    expect.objectContaining({ level: 'error', reason: 'Error: no view in fr' }),
  );
});

it('stylesheet of the brand is linked from each page, and served for good', async () => {
  const brand = { font: 'Harbour, serif' };
  const branded = await startApp({ networks, brand }, join(folder, 'with'));
  try {
    const html = await (await fetch(`${branded.url}/settings`)).text();
    const path = /\/brand\/style-\w{12}\.css/.exec(html)?.[0] ?? '';
    const stylesheet = await fetch(`${branded.url}${path}`);
    expect(await stylesheet.text()).toBe('a{font:Harbour, serif}');
    expect(stylesheet.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(stylesheet.headers.get('content-type')).toMatch(/^text\/css/);
  } finally {
    await branded.stop();
  }
});

it('renderer is loaded at the start, before the first request', async () => {
  const page = join(folder, 'early');
  await mkdir(join(page, '.render'), { recursive: true });
  await writeFile(join(page, 'index.html'), PAGE);
  const seen = `await import('node:fs').then((fs) => fs.writeFileSync(${JSON.stringify(join(page, 'loaded'))}, ''));`;
  await writeFile(join(page, '.render/renderFirstView.js'), `${seen}\n${RENDERER}`);
  const { ready } = createApp({
    config: parseConfig({ networks }),
    page: { folder: page },
    log() {},
  });
  await ready;
  expect(existsSync(join(page, 'loaded'))).toBe(true);
});

it('renderer’s file is not served', async () => {
  expect((await get('/.render/renderFirstView.js')).status).toBe(404);
});

it('page built without a renderer is sent unchanged', async () => {
  expect(await (await fetch(without.url)).text()).toBe(PAGE);
});
