import { expect, test } from 'vitest';
import type { PairingStorage } from '../pairingOptions.ts';
import { memoryStorage } from '../store/deviceStorage.ts';
import { mira } from './phone.testing.ts';
import { useWorld } from './world.testing.ts';

const world = useWorld();

/** Storage of an earlier visit, which can fail as IndexedDB does in a phone's browser. */
function failingStorage() {
  const memory = memoryStorage();
  let hasFailed = false;
  const attempt = <Result>(work: () => Promise<Result>) =>
    hasFailed ? Promise.reject(new Error('Connection to Indexed Database server lost.')) : work();
  const storage: PairingStorage = {
    get: (key) => attempt(() => memory.get(key)),
    set: (key, value) => attempt(() => memory.set(key, structuredClone(value))),
    delete: (key) => attempt(() => memory.delete(key)),
  };
  return {
    storage,
    fail: () => {
      hasFailed = true;
    },
  };
}

test('restored session survives a storage that fails later', async () => {
  const { storage, fail } = failingStorage();
  const { page: first } = await world.paired({ storage });
  first.close();
  const page = world.page({ storage });
  expect(await page.restore()).toBe(true);
  fail();
  await page.check();
  expect(page.view()?.accounts).toEqual([mira.address]);
  expect(page.ends()).toBe(0);
});

test('restore returns false if the storage cannot be read, which is known then', async () => {
  const { storage, fail } = failingStorage();
  fail();
  const page = world.page({ storage });
  expect(page.hasFailed()).toBe(false);
  expect(await page.restore()).toBe(false);
  expect(page.hasFailed()).toBe(true);
});

test('request with a parameter that cannot be cloned is stored', async () => {
  const { storage } = failingStorage();
  const { page, phone } = await world.paired({ storage });
  const message = new Proxy({ toJSON: () => '0x68656c6c6f' }, {});
  expect(await page.ask('personal_sign', message, mira.address)).toMatch(/^0x/);
  expect(phone.asked).toHaveLength(1);
  await page.ask('wallet_switchEthereumChain', { chainId: '0xa' });
  expect(await storage.get('session')).toMatchObject({ chainId: 10 });
});
