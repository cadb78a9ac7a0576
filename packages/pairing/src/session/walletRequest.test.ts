import { describe, expect, it, test } from 'vitest';
import { parseApproval } from './approval.ts';
import type { SessionRecord } from './sessionRecord.ts';
import { toSessionView } from './sessionView.ts';
import { parseSessionEvent, readWalletChainId, receive } from './walletRequest.ts';

const address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const event = (name: unknown, data: unknown, chainId: unknown = 'eip155:1') => ({
  event: { name, data },
  chainId,
});

test.each([
  ['a number', 10, 10],
  ['a decimal text', '10', 10],
  ['hex', '0xA', 10],
  ['its full name', 'eip155:10', 10],
  ['zero', 0, undefined],
  ['less than zero', -1, undefined],
  ['a part of one', 1.5, undefined],
  ['too much', 1e21, undefined],
  ['more than JSON holds', '0xffffffffffffff', undefined],
  ['another kind', 'solana:10', undefined],
  ['nothing', undefined, undefined],
  ['a list', [10], undefined],
])('readWalletChainId of %s', (_, value, chainId) => {
  expect(readWalletChainId(value)).toBe(chainId);
});

test.each([
  ['addresses', [address.toLowerCase()], [address]],
  ['full names', [`eip155:1:${address}`], [address]],
  ['none', [], []],
])('parseSessionEvent reads accounts as %s', (_, data, accounts) => {
  expect(parseSessionEvent(event('accountsChanged', data))).toEqual({
    name: 'accountsChanged',
    accounts,
  });
});

test('parseSessionEvent uses the message’s network if the event names none', () => {
  const found = parseSessionEvent(event('chainChanged', {}, 'eip155:10'));
  expect(found).toEqual({ name: 'chainChanged', chainId: 10 });
});

test.each([
  ['nothing', undefined],
  ['no event', {}],
  ['no name', event(undefined, 1)],
  ['an empty name', event('', 1)],
  ['a name of any length', event('a'.repeat(101), 1)],
  ['accounts that are not a list', event('accountsChanged', address)],
  ['an account that is none', event('accountsChanged', [address, '0x12'])],
  ['a network that is none', event('chainChanged', 'main', 'main')],
])('parseSessionEvent returns undefined for %s', (_, params) => {
  expect(parseSessionEvent(params)).toBeUndefined();
});

describe('event about a network or account outside the session', () => {
  const theo = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
  const stranger = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC';
  const namespacesOf = (...accounts: readonly string[]) => ({
    eip155: { accounts, methods: [], events: ['accountsChanged', 'chainChanged'] },
  });
  const onTen = namespacesOf(`eip155:1:${address}`, `eip155:10:${address}`, `eip155:10:${theo}`);
  const approval = parseApproval(onTen);
  if (!approval) throw new Error('It is an approval.');
  const record: SessionRecord = {
    ...{
      key: 'ab'.repeat(32),
      approval,
      wallet: { name: 'Wallet', link: '' },
      properties: {},
      expiry: 2e9,
    },
    ...{ chainId: 10, preferred: theo, lastUpdate: 5, heard: [] },
  };
  /** Has the wallet send these, one after the other; the view of the page after each. */
  function views(...requests: readonly { method: string; params: unknown }[]) {
    let now = record;
    return requests.map((request, index) => {
      now = { ...now, ...receive(now, { id: 10 + index, ...request }, 0)?.changes };
      return toSessionView(now, [1, 10]);
    });
  }
  const tell = (name: string, data: unknown) => ({
    method: 'wc_sessionEvent',
    params: { event: { name, data }, chainId: 'eip155:10' },
  });
  const update = (namespaces: object) => ({ method: 'wc_sessionUpdate', params: { namespaces } });
  const stays = { chainId: 10, accounts: [theo, address] };

  it('keeps the page’s network until an update allows the other', () => {
    const { accounts } = onTen.eip155;
    const wider = update(namespacesOf(...accounts, `eip155:56:${address}`));
    expect(views(tell('chainChanged', 56), update(onTen), wider)).toEqual([
      ...[stays, stays, { chainId: 56, accounts: [address] }],
    ]);
  });

  it('keeps the page’s account until an update allows the other', () => {
    const { accounts } = onTen.eip155;
    const wider = update(namespacesOf(...accounts, `eip155:10:${stranger}`));
    expect(views(tell('accountsChanged', [stranger]), wider)).toEqual([
      ...[stays, { chainId: 10, accounts: [stranger, address, theo] }],
    ]);
  });

  it('is dropped if the wallet switches back before the update', () => {
    const { accounts } = onTen.eip155;
    const wider = update(namespacesOf(...accounts, `eip155:56:${address}`));
    const [, , last] = views(tell('chainChanged', 56), tell('chainChanged', 10), wider);
    expect(last).toEqual(stays);
  });
});
