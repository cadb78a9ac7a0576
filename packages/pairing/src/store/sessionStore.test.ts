import { expect, test } from 'vitest';
import type { SessionRecord } from '../session/sessionRecord.ts';
import { memoryStorage } from './deviceStorage.ts';
import { createSessionStore } from './sessionStore.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const later = Math.floor(Date.now() / 1_000) + 3_600;
const record: SessionRecord = {
  key: 'ab'.repeat(32),
  approval: { accounts: [{ chainId: 1, address }], methods: [], events: [] },
  wallet: { name: 'Wallet', link: 'wallet://' },
  properties: { theme: 'dark' },
  relaySecret: 'cd'.repeat(32),
  chosen: { id: 'wallet', name: 'Wallet' },
  expiry: later,
  chainId: undefined,
  preferred: undefined,
  lastUpdate: 1,
  heard: [1],
};
const two: SessionRecord['approval'] = {
  ...record.approval,
  accounts: [...record.approval.accounts, { chainId: 10, address }],
};

function open() {
  const storage = memoryStorage();
  return { storage, store: createSessionStore(storage, Date.now) };
}

test('createSessionStore stores and removes a session', async () => {
  const { store } = open();
  expect(await store.load()).toBeUndefined();
  await store.put(record);
  expect(await store.load()).toEqual(record);
  await store.remove(record.key);
  expect(await store.load()).toBeUndefined();
});

test.each([
  ['damaged', { version: 1 }],
  ['foreign', 'something else'],
  ['of another version', { version: 2 }],
])('createSessionStore ignores a %s record', async (_, value) => {
  const { storage, store } = open();
  await storage.set('session', value);
  expect(await store.load()).toBeUndefined();
});

test('createSessionStore does not return an expired session', async () => {
  const { store } = open();
  await store.put({ ...record, expiry: 1 });
  expect(await store.load()).toBeUndefined();
});

test('createSessionStore does not store a session again that another tab has ended', async () => {
  const { store } = open();
  await store.put(record);
  await store.remove(record.key);
  await store.update({ ...record, chainId: 10 });
  expect(await store.load()).toBeUndefined();
});

test('createSessionStore does not overwrite a session that another tab has replaced', async () => {
  const { store } = open();
  const other = { ...record, key: 'cd'.repeat(32) };
  await store.put(other);
  await store.update(record);
  await store.remove(record.key);
  expect(await store.load()).toEqual(other);
});

test('createSessionStore merges two tabs: the newest update, and all received ids', async () => {
  const { store } = open();
  await store.put({ ...record, approval: two, lastUpdate: 5, heard: [1, 5] });
  await store.update({ ...record, expiry: later + 9, chainId: 10, heard: [1, 3] });
  expect(await store.load()).toEqual({
    ...record,
    approval: two,
    lastUpdate: 5,
    expiry: later + 9,
    chainId: 10,
    heard: [1, 3, 5],
  });
});

test('createSessionStore recognises a pending ping of any tab', async () => {
  const { storage, store } = open();
  const tab = createSessionStore(storage, Date.now);
  await store.notePing(7, true);
  expect(await tab.isOurPing(7)).toBe(true);
  await store.notePing(7, false);
  expect(await tab.isOurPing(7)).toBe(false);
});
