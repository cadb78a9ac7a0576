import { expect, test } from 'vitest';
import type { PairingStorage } from '../pairingOptions.ts';
import { indexedDbStorage, lastingStorage, memoryStorage } from './deviceStorage.ts';

const never = () => new Promise<never>(() => {});
const refusing: PairingStorage = {
  get: () => Promise.reject(new Error('refused')),
  set: () => Promise.reject(new Error('refused')),
  delete: () => Promise.reject(new Error('refused')),
};

test.each([
  ['refuses', refusing],
  ['does not answer', { get: never, set: never, delete: never }],
  ['is not there', indexedDbStorage('none')],
])('lastingStorage falls back to memory if the storage %s', async (_, first) => {
  const storage = lastingStorage(first, 20);
  expect(await storage.get('key')).toBeUndefined();
  await storage.set('key', 1);
  expect(await storage.get('key')).toBe(1);
  await storage.delete('key');
  expect(await storage.get('key')).toBeUndefined();
});

test('lastingStorage keeps values readable after the storage fails', async () => {
  let fails = false;
  const memory = memoryStorage();
  const turn = <Result>(work: Promise<Result>) => (fails ? refusing.get('') : work);
  const storage = lastingStorage(
    {
      get: (key) => turn(memory.get(key)),
      set: async (key, value) => void (await turn(memory.set(key, value))),
      delete: async (key) => void (await turn(memory.delete(key))),
    },
    1_000,
  );
  await storage.set('key', 1);
  expect(await memory.get('key')).toBe(1);
  fails = true;
  expect(await storage.get('key')).toBe(1);
});
