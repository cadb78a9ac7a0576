import { describe, expect, it } from 'vitest';
import { createConfig, http, mock } from 'wagmi';
import { mainnet } from 'wagmi/chains';
import { type ConnectState, connectReducer } from './connectState.ts';
import type { ConnectFailure } from './connectWallet.ts';
import type { WalletChoice } from './useWallets.ts';

const config = createConfig({
  chains: [mainnet],
  transports: { [mainnet.id]: http('http://127.0.0.1:1') },
  connectors: [mock({ accounts: ['0x0000000000000000000000000000000000000001'] })],
});

function walletNamed(name: string): WalletChoice {
  const [connector] = config.connectors;
  if (!connector) throw new Error('no connector');
  const flags = { icon: undefined, installed: true, recent: false, ambiguous: false };
  return { id: name, name, connector, ...flags };
}

const harbour = walletNamed('Harbour');
const other = walletNamed('Other');
const waiting: ConnectState = { view: 'waiting', wallet: harbour };
const fail = (reason: ConnectFailure) =>
  ({ type: 'fail', wallet: harbour, failure: { reason, detail: undefined } }) as const;

describe('connectReducer', () => {
  it('waits for the chosen wallet', () => {
    expect(connectReducer({ view: 'list' }, { view: 'waiting', wallet: harbour })).toEqual(waiting);
  });

  it('shows the passkey screen for a passkey account, and goes back to the list', () => {
    const wallet = harbour.connector;
    const unlocking = connectReducer({ view: 'list' }, { view: 'passkey', wallet });
    expect(unlocking).toEqual({ view: 'passkey', wallet });
    // Late answer of a wallet that was tried before.
    expect(connectReducer(unlocking, fail('failed'))).toBe(unlocking);
    expect(connectReducer(unlocking, { type: 'goBack' })).toEqual({ view: 'list' });
  });

  it.each(['rejected', 'cancelled'] as const)('goes back to the list when %s', (reason) => {
    expect(connectReducer(waiting, fail(reason))).toEqual({ view: 'list' });
  });

  it.each(['timeout', 'busy', 'gone', 'failed'] as const)('shows the failure when %s', (reason) => {
    expect(connectReducer(waiting, fail(reason))).toEqual({
      view: 'failed',
      wallet: harbour,
      failure: { reason, detail: undefined },
    });
  });

  it('ignores a late failure of another wallet', () => {
    const state: ConnectState = { view: 'waiting', wallet: other };
    expect(connectReducer(state, fail('failed'))).toBe(state);
  });

  it('ignores a late failure after going back', () => {
    const state: ConnectState = { view: 'list' };
    expect(connectReducer(state, fail('failed'))).toBe(state);
  });

  it('keeps the pairing problem of a phone wallet', () => {
    const failure = { reason: 'failed', detail: undefined, problem: 'networks' } as const;
    const failed = connectReducer(waiting, { type: 'fail', wallet: harbour, failure });
    expect(failed).toEqual({ view: 'failed', wallet: harbour, failure });
  });

  const row = { id: 'pier', name: 'Pier', accent: '#000', homepage: 'https://example.org/' };

  it.each<[string, ConnectState]>([
    ['the list', { view: 'list' }],
    ['the wallet that was being connected', waiting],
  ])('leads from %s to a wallet’s own browser, and back to the list', (_, from) => {
    const inside = connectReducer(from, { view: 'inside', wallet: row });
    expect(inside).toEqual({ view: 'inside', wallet: row });
    expect(connectReducer(inside, fail('cancelled'))).toBe(inside);
    expect(connectReducer(inside, { type: 'goBack' })).toEqual({ view: 'list' });
  });

  it.each<[string, ConnectState, ConnectState]>([
    ['the list', { view: 'list' }, { view: 'list' }],
    ['the wallets to get', { view: 'wallets to get' }, { view: 'wallets to get' }],
    ['the wallet that was being connected', waiting, waiting],
  ])('leads back from how to get a wallet to %s', (_, from, back) => {
    const get = connectReducer(from, { type: 'get', wallet: row });
    expect(get).toMatchObject({ view: 'get', wallet: row });
    expect(connectReducer(get, { type: 'goBack' })).toEqual(back);
  });
});
