import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS } from '../../accounts.ts';
import { mapStorage } from '../../demo-wallet/testWallet.ts';
import { openSessionState, readPeer, siteOf, stateForRequest } from './session.ts';

const { address } = DEMO_ACCOUNTS[0];
const batch = { id: 'b', chainId: 1, size: 1, hashes: [], ended: false, updatedAt: 1 };

test('stateForRequest uses the network of the request and the account of the session', () => {
  const storage = mapStorage();
  const kept = openSessionState('topic', storage);
  kept.update((state) => ({ ...state, chainId: 1 }));
  const state = stateForRequest(kept, { account: address, chainId: 10 });
  expect(state.get()).toMatchObject({ connected: [address], selected: address, chainId: 10 });

  state.update((now) => ({ ...now, batches: [batch] }));
  state.update((now) => ({ ...now, chainId: 5 }));
  expect(state.get().chainId).toBe(5);
  // The batch survives a reload; the network is stored when the site is notified.
  const reloaded = openSessionState('topic', storage).get();
  expect(reloaded).toMatchObject({ batches: [batch], chainId: 1, connected: [], selected: null });
});

type Session = Parameters<typeof siteOf>[0];

const session = (accounts: string[], chainIds = [10, 1]): Session => ({
  topic: 'topic',
  site: { name: 'Harbour', url: 'u' },
  expiry: 1_000,
  terms: { accounts, chainIds, methods: ['personal_sign'], events: ['chainChanged'] },
});

test.each([
  [null, 10],
  [1, 1],
  [5, 10],
])('openSessionState on chains 10 and 1, with %s chosen last, is on %s', (chosen, chainId) => {
  expect(siteOf(session([address.toLowerCase()]), chosen)).toEqual({
    topic: 'topic',
    peer: { name: 'Harbour', url: 'u' },
    account: address,
    chainId,
    chains: [10, 1],
    methods: ['personal_sign'],
    events: ['chainChanged'],
    expiresAt: 1_000_000,
  });
});

test.each([
  ['no account', session([])],
  ['no address', session(['nobody'])],
  ['no network', session([address], [])],
])('siteOf refuses a session of %s', (_, kept) => {
  expect(siteOf(kept, null)).toBeUndefined();
});

test('readPeer reads a site without metadata', () => {
  expect(readPeer({ name: ' ', url: '' })).toEqual({
    name: 'A site without a name',
    url: 'no address',
  });
});

test('readPeer truncates long texts', () => {
  const { name, url } = readPeer({ name: '⛵'.repeat(5_000), url: 'a'.repeat(5_000) });
  expect([...name]).toHaveLength(81);
  expect(url).toHaveLength(201);
});
