import { DAY_MS } from '@mooring/internal';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, startDatabases, twoOf } from '../testing/stores.testing.ts';
import { createRecoveryStore } from './createRecoveryStore.ts';
import { recoveryMigrations } from './recoveryStatements.ts';
import {
  CODE_MS,
  type CodeRequest,
  MOST_CODE_TRIES,
  MOST_CODES,
  MOST_EMAILS,
  type QueuedMail,
  type RecoveryStore,
} from './recoveryStore.ts';

let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases([recoveryMigrations]);
});
afterAll(() => databases.stop());

const account = '0x00000000000000000000000000000000000000aa';
const newOwner = '0x00000000000000000000000000000000000000bb';
const place = { account, chainIds: [1], allChainIds: [1, 2] };
const NOW = 1_700_000_000_000;
const contact = (email: string) => ({ email, locale: undefined });
const week = { now: NOW, delayMs: 7 * DAY_MS };
const lease = { now: NOW, until: NOW + 60_000 };
const request = (id: string, createdAt = NOW): CodeRequest => ({
  ...{ id, account, newOwner, chainId: 1, createdAt },
});
const mail = (id: string): QueuedMail => ({ id, account, kind: 'started', chainId: 1 });

describe.each<[string, () => Promise<readonly [RecoveryStore, RecoveryStore]>]>([
  ['SQLite', async () => twoOf(await databases.file(), createRecoveryStore)],
  ['PostgreSQL', async () => twoOf(await databases.database(), createRecoveryStore)],
])('createRecoveryStore on %s', (_name, open) => {
  it('adds the first address immediately, and others after a delay', async () => {
    const [store, another] = await open();
    expect(await store.addContact(place, contact('a@example.org'), week)).toBe('added');
    expect(await another.addContact(place, contact('a@example.org'), week)).toBe('known');
    expect(await another.addContact(place, contact('b@example.org'), week)).toBe('added');
    expect(await store.contacts(account, NOW)).toEqual([
      { email: 'a@example.org', chainId: 1, from: NOW, until: undefined },
      { email: 'b@example.org', chainId: 1, from: NOW + 7 * DAY_MS, until: undefined },
    ]);
    expect(await store.contacts(newOwner, NOW)).toEqual([]);
  });

  it('keeps the language of an address', async () => {
    const [store, another] = await open();
    await store.addContact(place, { email: 'a@example.org', locale: 'zh-HK' }, week);
    await store.addContact(place, contact('b@example.org'), week);
    const contacts = await another.contacts(account, NOW);
    expect(contacts.map(({ locale }) => locale)).toEqual(['zh-HK', undefined]);
  });

  it('removes an address after a delay, which adding it again undoes', async () => {
    const [store, another] = await open();
    await store.addContact(place, contact('a@example.org'), week);
    expect(await another.removeContact(place, 'x@example.org', week)).toBe(false);
    expect(await another.removeContact(place, 'a@example.org', week)).toBe(true);
    expect(await store.contacts(account, NOW + 7 * DAY_MS - 1)).toHaveLength(1);
    expect(await store.contacts(account, NOW + 7 * DAY_MS)).toEqual([]);
    await store.addContact(place, contact('a@example.org'), week);
    expect(await another.contacts(account, NOW + 7 * DAY_MS)).toHaveLength(1);
  });

  it('delays an address while a removed one still counts', async () => {
    const [store] = await open();
    await store.addContact(place, contact('a@example.org'), week);
    await store.removeContact(place, 'a@example.org', week);
    await store.addContact(place, contact('b@example.org'), week);
    const [, added] = await store.contacts(account, NOW);
    expect(added?.from).toBe(NOW + 7 * DAY_MS);
  });

  it('keeps the addresses of networks apart, and adds one on all of some or on none', async () => {
    const [store, another] = await open();
    const both = { ...place, chainIds: [1, 2] };
    await store.addContact(place, contact('a@example.org'), week);
    expect(await another.addContact(both, contact('b@example.org'), week)).toBe('added');
    const read = async () =>
      (await store.contacts(account, NOW)).map(({ email, chainId, from }) => [
        email,
        chainId,
        from - NOW,
      ]);
    expect((await read()).toSorted()).toEqual([
      ['a@example.org', 1, 0],
      ['b@example.org', 1, 7 * DAY_MS],
      ['b@example.org', 2, 0],
    ]);
    expect(await store.removeContact({ ...place, chainIds: [2] }, 'a@example.org', week)).toBe(
      false,
    );
    for (const email of ['c', 'd', 'e'])
      await store.addContact(place, contact(`${email}@example.org`), week);
    expect(await store.addContact(both, contact('f@example.org'), week)).toBe('full');
    expect(await read()).toHaveLength(6);
  });

  it('limits the addresses of an account', async () => {
    const [store] = await open();
    for (let index = 0; index < MOST_EMAILS; index += 1)
      await store.addContact(place, contact(`${index}@example.org`), week);
    expect(await store.addContact(place, contact('b@example.org'), week)).toBe('full');
  });

  it('leases a request to one server, again once the lease has ended, and drops an old one', async () => {
    const [store, another] = await open();
    await store.requestCode(request('1'));
    const claimed = await Promise.all([store.claimRequests(lease), another.claimRequests(lease)]);
    expect(claimed.flat()).toEqual([request('1')]);
    const later = { now: lease.until, until: lease.until + 60_000 };
    expect(await another.claimRequests(later)).toHaveLength(1);
    const old = NOW + CODE_MS + 1;
    expect(await store.claimRequests({ now: old, until: old })).toEqual([]);
  });

  it('counts tries of a code, on all servers, and knows none of another recovery', async () => {
    const [store, another] = await open();
    await store.requestCode(request('1'));
    expect(await store.putCode(request('1'), 'hash', NOW)).toBe(true);
    for (const other of [
      { ...request('1'), newOwner: account },
      { ...request('1'), account: newOwner },
      { ...request('1'), chainId: 2 },
    ] as const)
      expect(await store.tryCode(other, NOW)).toBeUndefined();
    expect(await store.tryCode(request('1'), NOW + CODE_MS)).toBeUndefined();
    const tries = [];
    for (let index = 0; index <= MOST_CODE_TRIES; index += 1)
      tries.push(await (index % 2 ? store : another).tryCode(request('1'), NOW));
    expect(tries).toEqual([...Array.from({ length: MOST_CODE_TRIES }, () => 'hash'), undefined]);
  });

  it('replaces the code of a recovery, and ends it', async () => {
    const [store, another] = await open();
    for (const id of ['1', '2']) {
      await store.requestCode(request(id));
      await store.putCode(request(id), `hash ${id}`, NOW);
    }
    expect(await another.tryCode(request('1'), NOW)).toBe('hash 2');
    await store.endCode(request('1'));
    expect(await another.tryCode(request('1'), NOW)).toBeUndefined();
  });

  it('stores a limited number of codes of an account in a day', async () => {
    const [store] = await open();
    const stored = [];
    for (let index = 0; index <= MOST_CODES; index += 1) {
      await store.requestCode(request(`${index}`));
      stored.push(await store.putCode(request(`${index}`), 'hash', NOW));
    }
    expect(stored).toEqual([true, true, true, false]);
    await store.requestCode(request('next', NOW + DAY_MS));
    expect(await store.putCode(request('next', NOW + DAY_MS), 'hash', NOW + DAY_MS)).toBe(true);
  });

  it('queues a mail once, and leases it to one server until it is sent', async () => {
    const [store, another] = await open();
    expect(await store.queueMail(mail('1'), NOW)).toBe(true);
    expect(await another.queueMail(mail('1'), NOW)).toBe(false);
    const times = { now: NOW, leastMs: 60_000, mostMs: DAY_MS };
    const claimed = await Promise.all([store.claimMails(times), another.claimMails(times)]);
    expect(claimed.flat()).toEqual([mail('1')]);
    const later = { ...times, now: NOW + 60_000 };
    expect(await another.claimMails(later)).toEqual([mail('1')]);
    await another.endMail('1');
    expect(await store.claimMails({ ...times, now: NOW + DAY_MS })).toEqual([]);
    expect(await store.queueMail(mail('1'), NOW + DAY_MS)).toBe(false);
  });

  it('leases a mail for as long as it has waited, within limits', async () => {
    const [store] = await open();
    await store.queueMail(mail('1'), NOW);
    const minutes: number[] = [];
    for (let minute = 0; minute <= 120; minute += 1) {
      const now = NOW + minute * 60_000;
      const claimed = await store.claimMails({ now, leastMs: 300_000, mostMs: 1_800_000 });
      if (claimed.length > 0) minutes.push(minute);
    }
    expect(minutes).toEqual([0, 5, 10, 20, 40, 70, 100]);
  });

  it('leases the watch of a network to one server, which another continues', async () => {
    const [store, another] = await open();
    const watch = { chainId: 1, module: '0xaa' };
    const claimed = await Promise.all([
      store.claimWatch(watch, lease),
      another.claimWatch(watch, lease),
    ]);
    expect(claimed.filter((claim) => claim)).toEqual([{ nextBlock: undefined }]);
    await store.advanceWatch(1, 150);
    const later = { now: lease.until, until: lease.until + 1 };
    expect(await another.claimWatch(watch, later)).toEqual({ nextBlock: 150 });
    await another.releaseWatch(1, NOW);
    const replaced = { ...watch, module: '0xbb' };
    expect(await store.claimWatch(replaced, lease)).toEqual({ nextBlock: undefined });
  });

  it('returns accounts to read when they are due', async () => {
    const [store, another] = await open();
    await store.planCheck(1, account, NOW);
    await store.planCheck(2, account, NOW);
    expect(await another.dueChecks(1, NOW)).toEqual([account]);
    await another.planCheck(1, account, NOW + 1);
    expect(await store.dueChecks(1, NOW)).toEqual([]);
    await store.endCheck(1, account);
    expect(await store.dueChecks(1, NOW + 1)).toEqual([]);
    expect(await store.dueChecks(2, NOW)).toEqual([account]);
  });

  it('clears codes and mails of a time, and keeps newer ones', async () => {
    const [store] = await open();
    await store.requestCode(request('1'));
    await store.putCode(request('1'), 'hash', NOW);
    await store.queueMail(mail('1'), NOW);
    await store.clear(NOW);
    expect(await store.tryCode(request('1'), NOW)).toBe('hash');
    await store.clear(NOW + 1);
    expect(await store.tryCode(request('1'), NOW)).toBeUndefined();
    expect(await store.queueMail(mail('1'), NOW)).toBe(true);
  });
});
