import { afterEach, expect, it } from 'vitest';
import { openDatabase } from '../database/openDatabase.ts';
import { createContactExpiry } from './contactExpiry.ts';

const DAY_MS = 86_400_000;
const START = 1_800_000_000_000;
const [gone, signedIn] = ['eip155:0:0xaa', 'eip155:0:0xbb'];
const contact = {
  name: 'Mira',
  address: '0x00000000000000000000000000000000000000AA',
  note: '',
} as const;

const closing: { close(): Promise<void> }[] = [];
afterEach(() => Promise.all(closing.splice(0).map((one) => one.close())));

/** Database with contacts of two accounts, one of them signed in for long, and its expiry. */
async function open(keepDays: number) {
  const database = await openDatabase('memory', () => {});
  closing.push(database);
  const { contacts: store, signIn: sessions, limits } = database;
  await store.add(gone, { id: 'one', ...contact });
  await store.add(signedIn, { id: 'two', ...contact });
  await sessions.addSession({
    id: 'session',
    tokenHash: 'hash',
    account: signedIn,
    device: '',
    createdAt: START,
    lastSeenAt: START,
    idleExpiresAt: START + 99 * DAY_MS,
    expiresAt: START + 99 * DAY_MS,
  });
  const time = { ms: START };
  const expire = createContactExpiry({ store, sessions, limits, keepDays, now: () => time.ms });
  const left = async () => [(await store.list(gone)).length, (await store.list(signedIn)).length];
  return { expire, left, time, store };
}

it('removes the contacts of who did not come back, and of nobody who is signed in', async () => {
  const { expire, left, time } = await open(10);
  await expire();
  time.ms += 10 * DAY_MS;
  await expire();
  expect(await left()).toEqual([1, 1]);
  time.ms += DAY_MS;
  await expire();
  expect(await left()).toEqual([0, 1]);
});

it('counts from when they were last read or changed', async () => {
  const { expire, left, time, store } = await open(10);
  await expire();
  time.ms += 9 * DAY_MS;
  await store.see(gone, time.ms);
  time.ms += 9 * DAY_MS;
  await expire();
  expect(await left()).toEqual([1, 1]);
});

it('looks once an hour', async () => {
  const { expire, left, time } = await open(1);
  await expire();
  time.ms += 2 * DAY_MS;
  await Promise.all([expire(), expire()]);
  expect(await left()).toEqual([0, 1]);
});

it('keeps them for ever with 0 days', async () => {
  const { expire, left, time } = await open(0);
  for (let years = 0; years < 9; years += 1) {
    time.ms += 365 * DAY_MS;
    await expire();
  }
  expect(await left()).toEqual([1, 1]);
});
