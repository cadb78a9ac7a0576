import { brotliCompressSync } from 'node:zlib';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, startDatabases, twoOf } from '../testing/stores.testing.ts';
import {
  createPageFileStore,
  MOST_BUILDS,
  type PageFileStore,
  pageFileMigrations,
} from './createPageFileStore.ts';
import { type PageFile, represent } from './pageFiles.ts';

const migrations = [pageFileMigrations];
let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases(migrations);
});
afterAll(() => databases.stop());

const bytesOf = (text: string) => new TextEncoder().encode(text);
function script(name: string): PageFile {
  const bytes = bytesOf(`export '${name}'`);
  const brotli = represent(new Uint8Array(brotliCompressSync(bytes)));
  return { path: `/assets/${name}.js`, ...represent(bytes), brotli, gzip: null };
}
const picture: PageFile = {
  path: '/assets/mark.png',
  ...represent(new Uint8Array([0, 255, 128])),
  brotli: null,
  gzip: null,
};
const build = (name: string) => ({ id: name, files: [script(name), script('shared'), picture] });

describe.each<[string, () => Promise<readonly [PageFileStore, PageFileStore]>]>([
  ['SQLite', async () => twoOf(await databases.file(), createPageFileStore)],
  ['PostgreSQL', async () => twoOf(await databases.database(), createPageFileStore)],
  [
    'memory',
    async () => {
      const store = createPageFileStore(openSqlite({ file: ':memory:', migrations }));
      return [store, store];
    },
  ],
])('createPageFileStore on %s', (_name, open) => {
  it('returns the files of every build, compressed and not', async () => {
    const [store, another] = await open();
    await Promise.all([store.keep(build('a')), another.keep(build('b')), store.keep(build('a'))]);
    for (const name of ['a', 'b', 'shared']) {
      expect(await another.find(`/assets/${name}.js`)).toEqual(script(name));
    }
    expect(await another.find(picture.path)).toEqual(picture);
    expect(await another.find('/assets/gone.js')).toBeNull();
  });

  it('lists the builds, the newest first, and their paths once each', async () => {
    const [store, another] = await open();
    expect([await store.listBuilds(), await store.listPaths()]).toEqual([[], []]);
    await store.keep(build('a'));
    await store.keep(build('b'));
    expect(await another.listBuilds()).toEqual(['b', 'a']);
    const names = ['a.js', 'b.js', 'mark.png', 'shared.js'];
    expect((await another.listPaths()).toSorted()).toEqual(names.map((name) => `/assets/${name}`));
  });

  it('deletes the builds started longest ago above the limit', async () => {
    const [store, another] = await open();
    await store.keep(build('a'));
    await store.keep(build('b'));
    for (let index = 0; index < MOST_BUILDS - 2; index += 1) await store.keep(build(`n${index}`));
    await another.keep(build('a'));
    await another.keep(build('newest'));
    expect(await store.find('/assets/b.js')).toBeNull();
    expect(await store.find('/assets/a.js')).not.toBeNull();
    expect(await store.find('/assets/shared.js')).not.toBeNull();
    expect(await store.find('/assets/newest.js')).not.toBeNull();
  });
});
