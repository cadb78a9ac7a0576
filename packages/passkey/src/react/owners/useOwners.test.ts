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

describe('hasSecondOwner', () => {
  it.each<[string, readonly NetworkOwners[], boolean]>([
    ['an account that is not deployed', [network(1, [], 'not-deployed')], false],
    ['a single owner', [network(1, [own])], false],
    ['two owners', [network(1, [own, other])], true],
    ['two owners on one of two networks', [network(1, [own, other]), network(10, [own])], false],
    [
      'two owners, with another network unreachable',
      [network(1, [own, other]), network(10, [], 'unreachable')],
      true,
    ],
    ['no reachable network', [network(1, [], 'unreachable')], false],
  ])('of %s', (_, networks, backedUp) => {
    expect(hasSecondOwner(networks)).toBe(backedUp);
  });
});

describe('isRemoved', () => {
  it.each<[string, readonly NetworkOwners[], boolean]>([
    ['a passkey that owns the account', [network(1, [own, other])], false],
    ['a passkey that was removed', [network(1, [other])], true],
    [
      'a passkey that was removed on one of two networks',
      [network(1, [other]), network(10, [own])],
      false,
    ],
    [
      'a passkey that can deploy the account on another network',
      [network(1, [other]), network(10, [own], 'not-deployed')],
      false,
    ],
    ['a passkey without a reachable network', [network(1, [], 'unreachable')], false],
  ])('of %s', (_, networks, removed) => {
    expect(isRemoved(networks)).toBe(removed);
  });
});

it('remainingNetworks returns the other networks on which an address is an owner', () => {
  const networks = [network(1, [own, other]), network(10, [own, other]), network(137, [own])];
  expect(remainingNetworks(networks, other.toLowerCase(), 1)).toEqual([10]);
  expect(remainingNetworks(networks, other, 10)).toEqual([1]);
});
