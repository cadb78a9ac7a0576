import { DAY_MS } from '@mooring/internal';
import { openSqlite } from '@mooring/sign-in/server/sqlite';
import { expect, it } from 'vitest';
import { createOidcStore } from './createOidcStore.ts';
import { ANNOUNCED_MS, createKeyReader, rotateKeys } from './keys.ts';
import { oidcMigrations } from './oidcStatements.ts';

const NOW = 1_700_000_000_000;
const KEEP = 30 * DAY_MS;

function open() {
  const store = createOidcStore(openSqlite({ file: ':memory:', migrations: [oidcMigrations] }));
  /** Keys as a server reads them that starts at a time. */
  const readAt = async (now: number) => {
    const { jwks, cookies } = await createKeyReader(store, { keepMs: KEEP, now: () => now })();
    const ids = jwks.keys.filter(({ alg }) => alg === 'RS256').map(({ kid }) => kid);
    return { ids, cookies };
  };
  return { store, readAt };
}

it('createKeyReader makes keys at the first start, which later starts read', async () => {
  const { readAt } = open();
  const first = await readAt(NOW);
  expect([first.ids.length, first.cookies.length]).toEqual([1, 1]);
  expect(await readAt(NOW + DAY_MS)).toEqual(first);
});

it('rotateKeys adds keys that are published at once, sign after an hour, and replace the others', async () => {
  const { store, readAt } = open();
  const { ids: old, cookies } = await readAt(NOW);
  await rotateKeys(store, NOW);
  const announced = await readAt(NOW + ANNOUNCED_MS - 1);
  expect(announced.ids).toEqual([...old, expect.any(String)]);
  expect(announced.cookies).toEqual([...cookies, expect.any(String)]);
  const [, fresh] = announced.ids;
  // The first one signs.
  const replaced = await readAt(NOW + ANNOUNCED_MS);
  expect(replaced.ids).toEqual([fresh, ...old]);
  const kept = await readAt(NOW + ANNOUNCED_MS + KEEP);
  expect(kept.ids).toEqual([fresh, ...old]);
  const last = await readAt(NOW + ANNOUNCED_MS + KEEP + DAY_MS);
  expect(last.ids).toEqual([fresh]);
  expect(last.cookies).toHaveLength(1);
  expect(await store.keys()).toHaveLength(3);
});

it('rotateKeys makes keys that sign at once where there are none yet', async () => {
  const { store, readAt } = open();
  await rotateKeys(store, NOW);
  expect((await readAt(NOW)).ids).toHaveLength(1);
  expect((await store.keys()).map(({ from }) => from)).toEqual([NOW, NOW, NOW]);
});
