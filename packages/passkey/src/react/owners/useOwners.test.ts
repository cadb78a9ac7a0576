import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import type { NetworkOwners } from '../../owners/accountOwners.ts';
import { hasSecondOwner, isRemoved, remainingNetworks } from './useOwners.ts';

const own: Address = '0x00000000000000000000000000000000000000Aa';
const other: Address = '0x00000000000000000000000000000000000000bB';

const network = (
  chainId: number,
  owners: readonly Address[],
  state: NetworkOwners['state'] = 'deployed',
): NetworkOwners => ({
  chainId,
  state,
  threshold: 1,
  owners: owners.map((address) => ({ address, kind: address === own ? 'this-passkey' : 'other' })),
});

describe('isBackedUp', () => {
  it.each<[string, readonly NetworkOwners[], boolean]>([
    ['an account that is nowhere yet', [network(1, [], 'not-deployed')], false],
    ['one with a single owner', [network(1, [own])], false],
    ['one with two', [network(1, [own, other])], true],
    ['one with two on one network alone', [network(1, [own, other]), network(10, [own])], false],
    [
      'one whose other network is silent',
      [network(1, [own, other]), network(10, [], 'unreachable')],
      true,
    ],
    ['one that nobody could read', [network(1, [], 'unreachable')], false],
  ])('%s', (_, networks, backedUp) => {
    expect(hasSecondOwner(networks)).toBe(backedUp);
  });
});

describe('isRemoved', () => {
  it.each<[string, readonly NetworkOwners[], boolean]>([
    ['a passkey that owns the account', [network(1, [own, other])], false],
    ['one that was removed', [network(1, [other])], true],
    ['one that was removed on one network', [network(1, [other]), network(10, [own])], false],
    [
      'one that can make the account on another network',
      [network(1, [other]), network(10, [own], 'not-deployed')],
      false,
    ],
    ['one whose networks are silent', [network(1, [], 'unreachable')], false],
  ])('%s', (_, networks, removed) => {
    expect(isRemoved(networks)).toBe(removed);
  });
});

it('names the networks on which a removed owner stays', () => {
  const networks = [network(1, [own, other]), network(10, [own, other]), network(137, [own])];
  expect(remainingNetworks(networks, other.toLowerCase(), 1)).toEqual([10]);
  expect(remainingNetworks(networks, other, 10)).toEqual([1]);
});
