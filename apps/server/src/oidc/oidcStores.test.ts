import { createSignInStore, signInMigrations } from '@mooring/sign-in/server/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Databases, startDatabases, twoOf } from '../testing/stores.testing.ts';
import { createOidcStore } from './createOidcStore.ts';
import { oidcMigrations } from './oidcStatements.ts';

let databases: Databases;
beforeAll(async () => {
  databases = await startDatabases([signInMigrations, oidcMigrations]);
});
afterAll(() => databases.stop());

const account = `eip155:0:0x${'a'.repeat(40)}`;
const NOW = 1_700_000_000_000;
const MINUTE = 60_000;
const key = (id: string) => ({ account, id });
const lease = { now: NOW, until: NOW + MINUTE };
const authorization = (clientId: string, grantId = `grant ${clientId}`) => ({
  ...{ clientId, grantId, sid: `sid ${clientId}` },
});
const signedIn = (id: string, idleExpiresAt = NOW + 10 * MINUTE) => ({
  ...{ id, tokenHash: `hash ${id}`, account, device: '', idleExpiresAt },
  ...{ createdAt: NOW, lastSeenAt: NOW, expiresAt: NOW + 100 * MINUTE },
});

describe.each([
  ['SQLite', () => databases.file()],
  ['PostgreSQL', () => databases.database()],
] as const)('createOidcStore on %s', (_name, openBoth) => {
  async function open() {
    const both = await openBoth();
    const [store, another] = twoOf(both, createOidcStore);
    const [signIn] = twoOf(both, createSignInStore);
    return { store, another, signIn };
  }

  async function openSession(...clientIds: string[]) {
    const opened = await open();
    await opened.signIn.addSession(signedIn('1'));
    const session = { authorizations: clientIds.map((id) => authorization(id)), state: undefined };
    await opened.store.saveSession(key('1'), session, NOW);
    for (const id of clientIds) {
      const grant = { model: 'Grant', id: `grant ${id}`, payload: '{}', grantId: `grant ${id}` };
      const token = { ...grant, model: 'AccessToken', id: `token ${id}` };
      for (const item of [grant, token])
        await opened.store.putItem(item, { now: NOW, expiresAt: NOW + MINUTE });
    }
    return opened;
  }

  it('returns an item to all servers until it expires, by its model', async () => {
    const { store, another } = await open();
    const item = { model: 'AccessToken', id: 'token', payload: '{"a":1}', grantId: 'g' };
    await store.putItem(item, { now: NOW, expiresAt: NOW + MINUTE });
    expect(await another.findItem('AccessToken', 'token', NOW)).toEqual({
      ...{ payload: '{"a":1}', grantId: 'g', createdAt: NOW, consumedAt: undefined },
    });
    expect(await another.findItem('RefreshToken', 'token', NOW)).toBeUndefined();
    expect(await another.findItem('AccessToken', 'token', NOW + MINUTE)).toBeUndefined();
  });

  it('lets one of many concurrent uses consume a code', async () => {
    const { store, another } = await open();
    const item = { model: 'AuthorizationCode', id: 'code', payload: '{}', grantId: 'g' };
    await store.putItem(item, { now: NOW, expiresAt: NOW + MINUTE });
    const uses = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? store : another).consumeItem('AuthorizationCode', 'code', NOW),
      ),
    );
    expect(uses.filter(Boolean)).toEqual([true]);
    const found = await store.findItem('AuthorizationCode', 'code', NOW);
    expect(found?.consumedAt).toBe(NOW);
  });

  it('ends a grant with its tokens, and no other', async () => {
    const { store, another } = await openSession('git', 'charts');
    await another.dropGrant('grant git', 'AccessToken');
    expect(await store.findItem('AccessToken', 'token git', NOW)).toBeUndefined();
    expect(await store.findItem('Grant', 'grant git', NOW)).toBeDefined();
    await another.dropGrant('grant git');
    expect(await store.findItem('Grant', 'grant git', NOW)).toBeUndefined();
    expect(await store.findItem('AccessToken', 'token charts', NOW)).toBeDefined();
  });

  it('finds a session while it is that of sign-in, with its applications', async () => {
    const { store, another, signIn } = await openSession('git');
    expect(await another.findSession(key('1'), NOW)).toEqual({
      ...{ account, id: '1', createdAt: NOW, idleExpiresAt: NOW + 10 * MINUTE },
      ...{ credential: undefined, state: undefined, authorizations: [authorization('git')] },
    });
    expect(await store.findSession(key('1'), NOW + 10 * MINUTE)).toBeUndefined();
    await signIn.deleteSession(account, '1');
    expect(await store.findSession(key('1'), NOW)).toBeUndefined();
  });

  it('keeps the applications of two requests at once, and the first id of a session there', async () => {
    const { store, another } = await openSession();
    const save = (one: typeof store, ...authorizations: ReturnType<typeof authorization>[]) =>
      one.saveSession(key('1'), { authorizations, state: undefined }, NOW);
    await Promise.all([save(store, authorization('git')), save(another, authorization('charts'))]);
    await save(store, { ...authorization('git', 'newer'), sid: 'other' });
    const { authorizations = [] } = (await store.findSession(key('1'), NOW)) ?? {};
    expect(authorizations).toHaveLength(2);
    expect(authorizations).toContainEqual({ ...authorization('git'), grantId: 'newer' });
  });

  it('ends both grants of two first requests of an application at once, and tells both ids', async () => {
    const { store, another, signIn } = await openSession();
    const second = { clientId: 'git', grantId: 'grant second', sid: 'sid second' };
    await Promise.all([
      store.saveSession(
        key('1'),
        { authorizations: [authorization('git')], state: undefined },
        NOW,
      ),
      another.saveSession(key('1'), { authorizations: [second], state: undefined }, NOW),
    ]);
    for (const grantId of ['grant git', 'grant second'])
      await store.putItem(
        { model: 'RefreshToken', id: `refresh ${grantId}`, payload: '{}', grantId },
        { now: NOW, expiresAt: NOW + MINUTE },
      );
    const { authorizations = [] } = (await store.findSession(key('1'), NOW)) ?? {};
    expect(authorizations).toHaveLength(1);
    expect(authorizations[0]?.sid).not.toContain('\n');
    await signIn.deleteSessions(account);
    await store.endOrphans({ account }, NOW);
    for (const grantId of ['grant git', 'grant second'])
      expect(await store.findItem('RefreshToken', `refresh ${grantId}`, NOW)).toBeUndefined();
    const sids = (await store.claimLogouts(lease)).map(({ sid }) => sid);
    expect(sids.toSorted()).toEqual(['sid git', 'sid second']);
  });

  it('ends the grants of an ended session once, and queues logouts', async () => {
    const { store, another, signIn } = await openSession('git', 'charts');
    expect(await store.endOrphans({ account }, NOW)).toBe(0);
    await signIn.deleteSessions(account);
    const ended = await Promise.all([
      store.endOrphans({ account }, NOW),
      another.endOrphans({ account }, NOW),
    ]);
    expect(ended.toSorted()).toEqual([0, 1]);
    for (const id of ['git', 'charts']) {
      expect(await store.findItem('AccessToken', `token ${id}`, NOW)).toBeUndefined();
      expect(await store.findItem('Grant', `grant ${id}`, NOW)).toBeUndefined();
    }
    const claimed = await Promise.all([store.claimLogouts(lease), another.claimLogouts(lease)]);
    const logouts = claimed.flat().map(({ clientId, sid, tries }) => [clientId, sid, tries]);
    expect(logouts.toSorted()).toEqual([
      ['charts', 'sid charts', 1],
      ['git', 'sid git', 1],
    ]);
  });

  it('ends the grants of a session whose idle time has passed', async () => {
    const { store } = await openSession('git');
    const later = NOW + 10 * MINUTE;
    expect(await store.endOrphans('due', NOW + MINUTE)).toBe(0);
    // Checked just now: not due.
    expect(await store.endOrphans('due', NOW + MINUTE)).toBe(0);
    expect(await store.endOrphans('due', later)).toBe(1);
    expect(await store.findItem('AccessToken', 'token git', NOW)).toBeUndefined();
  });

  it('ends one application of a session, and leaves the others', async () => {
    const { store } = await openSession('git', 'charts');
    await store.endAuthorization(key('1'), 'git', NOW);
    const session = await store.findSession(key('1'), NOW);
    expect(session?.authorizations).toEqual([authorization('charts')]);
    expect(await store.findItem('AccessToken', 'token git', NOW)).toBeUndefined();
    expect(await store.claimLogouts(lease)).toMatchObject([{ clientId: 'git' }]);
  });

  it('ends an application in all sessions of an account, and forgets the consent', async () => {
    const { store, another, signIn } = await openSession('git', 'charts');
    await signIn.addSession(signedIn('2'));
    const other = { ...authorization('git', 'grant 2'), sid: 'sid 2' };
    await store.saveSession(key('2'), { authorizations: [other], state: undefined }, NOW);
    const consent = { clientId: 'git', scopes: ['openid'], grantedAt: NOW, usedAt: NOW };
    await store.putConsent(account, consent);
    await another.touchConsent(account, 'git', NOW + 1);
    expect(await another.consents(account)).toEqual([{ ...consent, usedAt: NOW + 1 }]);
    expect(await another.endApplication(account, 'git', NOW)).toBe(true);
    expect(await another.endApplication(account, 'git', NOW)).toBe(false);
    expect(await store.consents(account)).toEqual([]);
    const sids = (await store.claimLogouts(lease)).map(({ sid }) => sid);
    expect(sids.toSorted()).toEqual(['sid 2', 'sid git']);
    const session = await store.findSession(key('1'), NOW);
    expect(session?.authorizations).toEqual([authorization('charts')]);
  });

  it('repeats a logout that failed when it is due, and none that was delivered', async () => {
    const { store, another } = await openSession('git');
    await store.endAuthorization(key('1'), 'git', NOW);
    const [logout] = await store.claimLogouts(lease);
    const id = logout?.id ?? '';
    await store.recordLogout(id, 'failed', NOW + 2 * MINUTE);
    expect(await another.claimLogouts({ now: NOW + MINUTE, until: NOW + 3 * MINUTE })).toEqual([]);
    const again = { now: NOW + 2 * MINUTE, until: NOW + 3 * MINUTE };
    expect(await another.claimLogouts(again)).toMatchObject([{ id, tries: 2 }]);
    await another.recordLogout(id, 'delivered');
    const last = { now: NOW + 100 * MINUTE, until: NOW + 100 * MINUTE };
    expect(await store.claimLogouts(last)).toEqual([]);
  });

  it('stores the first keys of one server, and returns those used last first', async () => {
    const { store, another } = await open();
    const newKey = (id: string, from: number) =>
      ({ ...{ id, from }, kind: 'RS256', value: id }) as const;
    await Promise.all([
      store.addFirstKeys([newKey('a', NOW)]),
      another.addFirstKeys([newKey('b', NOW)]),
    ]);
    const [first] = await store.keys();
    expect(await another.keys()).toHaveLength(1);
    await another.addKeys([newKey('c', NOW + 1)]);
    expect((await store.keys()).map(({ id }) => id)).toEqual(['c', first?.id]);
    await store.dropKey(first?.id ?? '');
    expect(await another.keys()).toHaveLength(1);
  });

  it('clears what has expired, and logouts of before a time', async () => {
    const { store } = await openSession('git');
    await store.endAuthorization(key('1'), 'git', NOW);
    const item = { model: 'AccessToken', id: 'old', payload: '{}', grantId: undefined };
    await store.putItem(item, { now: NOW, expiresAt: NOW + MINUTE });
    await store.clear({ now: NOW + MINUTE, before: NOW });
    expect(await store.findItem('AccessToken', 'old', NOW)).toBeUndefined();
    expect(await store.claimLogouts(lease)).toHaveLength(1);
    await store.clear({ now: NOW, before: NOW + 1 });
    const later = { now: lease.until, until: lease.until };
    expect(await store.claimLogouts(later)).toEqual([]);
  });
});
