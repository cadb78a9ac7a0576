import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StoreUnavailableError } from '@mooring/sign-in/server';
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createApp, type Database, openDatabase, parseConfig } from '../index.ts';
import { MOST_BUILDS } from './createPageFileStore.ts';

let folder = '';
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-kept-'));
});
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});
afterAll(() => rm(folder, { recursive: true }));

/** Release of the server with a chunk of its own, and one with a compressed form, on a database file. */
async function startRelease(name: string, file: string, logo?: string) {
  const page = join(folder, `page-${name}`);
  await mkdir(join(page, 'assets'), { recursive: true });
  const own = { 'index.html': '<!doctype html>', 'before.js': name, [`assets/${name}.js`]: name };
  for (const [path, text] of Object.entries(own)) await writeFile(join(page, path), text);
  const database = await openDatabase({ file: join(folder, file) }, () => {});
  const networks = [{ id: 1, upstreams: ['http://127.0.0.1:1'] }];
  const config = parseConfig({ networks, ...(logo !== undefined && { brand: { logo } }) });
  const app = createApp({ config, page: { folder: page }, database, log: () => {} });
  await app.ready;
  const stop = async () => {
    await app.stop?.();
    await database.close();
  };
  stops.push(stop);
  return { get: (path: string) => app.fetch(new Request(`http://localhost${path}`)), database };
}
type Release = Awaited<ReturnType<typeof startRelease>>;

const textOf = async (release: Release, path: string) => (await release.get(path)).text();

it('serves the chunks of the release before, and of the newer one of another instance', async () => {
  const before = await startRelease('a', 'two.sqlite');
  const after = await startRelease('b', 'two.sqlite');
  expect(await textOf(after, '/assets/a.js')).toBe('a');
  expect(await textOf(before, '/assets/b.js')).toBe('b');
  const { status, headers } = await after.get('/assets/a.js');
  expect([status, headers.get('content-type')]).toEqual([200, 'text/javascript; charset=utf-8']);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
});

it('serves files of its own for paths without a hash', async () => {
  await startRelease('a', 'own.sqlite');
  const after = await startRelease('b', 'own.sqlite');
  expect(await textOf(after, '/before.js')).toBe('b');
});

it('serves the logo of a release with another brand', async () => {
  const logo = join(folder, 'logo.svg');
  await writeFile(logo, '<svg xmlns="http://www.w3.org/2000/svg"/>');
  const before = await startRelease('a', 'brand.sqlite', logo);
  const { brand } = await (await before.get('/config.json')).json();
  const after = await startRelease('a', 'brand.sqlite');
  const answer = await after.get(brand.logo.light);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([
    200,
    'image/svg+xml; charset=utf-8',
  ]);
  expect(answer.headers.get('content-security-policy')).toContain('sandbox');
});

it('answers 404 for a chunk that enough newer releases have followed', async () => {
  await startRelease('a', 'many.sqlite');
  for (let index = 1; index < MOST_BUILDS; index += 1) {
    const release = await startRelease(`n${index}`, 'many.sqlite');
    const { status } = await release.get('/assets/a.js');
    expect(status).toBe(200);
  }
  const newest = await startRelease('newest', 'many.sqlite');
  expect((await newest.get('/assets/a.js')).status).toBe(404);
  expect((await newest.get('/assets/n1.js')).status).toBe(200);
});

it('answers 503 for a chunk of another release while the database is away, and serves its own', async () => {
  const release = await startRelease('a', 'away.sqlite');
  await release.database.close();
  const answer = await release.get('/assets/b.js');
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  expect(answer.headers.get('cache-control')).toContain('no-store');
  expect(await textOf(release, '/assets/a.js')).toBe('a');
  expect((await release.get('/gone.html')).status).toBe(404);
});

/** Counts the reads of the page's files. */
function countReads({ pageFiles }: Database): () => number {
  if (pageFiles === undefined) throw new Error('This database stores no files.');
  const spies = (['find', 'listBuilds', 'listPaths'] as const).map((name) =>
    vi.spyOn(pageFiles, name),
  );
  return () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0);
}

it('reads the database a few times a second for any number of unknown chunks', async () => {
  await startRelease('a', 'unknown.sqlite');
  const release = await startRelease('b', 'unknown.sqlite');
  const reads = countReads(release.database);
  const ask = async (round: number) => {
    const paths = Array.from({ length: 500 }, (_, index) => `/assets/x${round}-${index}.js`);
    return Promise.all(paths.map(async (path) => (await release.get(path)).status));
  };
  const statuses = [...(await ask(1)), ...(await ask(2)), ...(await ask(2))];
  expect(new Set(statuses)).toEqual(new Set([404]));
  // Three rounds, the first of which lists the paths as well.
  expect(reads()).toBeLessThanOrEqual(4);
});

it('reads a chunk of another release once for any number of requests', async () => {
  await startRelease('a', 'once.sqlite');
  const release = await startRelease('b', 'once.sqlite');
  const reads = countReads(release.database);
  const texts = Array.from({ length: 100 }, () => textOf(release, '/assets/a.js'));
  expect(new Set(await Promise.all(texts))).toEqual(new Set(['a']));
  expect(await textOf(release, '/assets/a.js')).toBe('a');
  expect(reads()).toBe(3);
});

it('serves a chunk of a release that started right after it was unknown', async () => {
  const before = await startRelease('a', 'late.sqlite');
  expect((await before.get('/assets/b.js')).status).toBe(404);
  await startRelease('b', 'late.sqlite');
  expect(await textOf(before, '/assets/b.js')).toBe('b');
});

it('reads nothing for a chunk that was deleted with its build, once that is known', async () => {
  await startRelease('a', 'deleted.sqlite');
  const release = await startRelease('n1', 'deleted.sqlite');
  expect((await release.get('/assets/unknown.js')).status).toBe(404);
  for (let index = 2; index <= MOST_BUILDS; index += 1)
    await startRelease(`n${index}`, 'deleted.sqlite');
  expect((await release.get('/assets/a.js')).status).toBe(404);
  const reads = countReads(release.database);
  const statuses = Array.from(
    { length: 100 },
    async () => (await release.get('/assets/a.js')).status,
  );
  expect(new Set(await Promise.all(statuses))).toEqual(new Set([404]));
  expect(reads()).toBeLessThanOrEqual(2);
});

it('finds the chunks of other releases once the database is back', async () => {
  const before = await startRelease('a', 'back.sqlite');
  await startRelease('b', 'back.sqlite');
  const { pageFiles } = before.database;
  if (pageFiles === undefined) throw new Error('This database stores no files.');
  vi.spyOn(pageFiles, 'listBuilds').mockRejectedValueOnce(new StoreUnavailableError('away'));
  expect((await before.get('/assets/b.js')).status).toBe(503);
  expect(await textOf(before, '/assets/b.js')).toBe('b');
});
