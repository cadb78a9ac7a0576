import type { Address } from 'viem';
import { describe, expect, it } from 'vitest';
import type { NetworkRecovery } from '../../guardians/accountRecovery.ts';
import type { NetworkOwners } from '../../owners/accountOwners.ts';
import { publishedModules } from '../../recovery/recoveryModules.ts';
import { isBackedUp, isRemoved, remainingNetworks } from './useOwners.ts';

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

const [, module] = publishedModules;
const guarded = (
  chainId: number,
  state: 'on' | 'off',
  guardians: readonly Address[],
): NetworkRecovery => ({
  ...{ chainId, module, state, guardians, threshold: 2 },
  ...{ nonce: 0n, running: undefined, time: 0 },
});
const silent = (chainId: number): NetworkRecovery => ({
  ...{ chainId, module, state: 'unreachable', cause: undefined },
});

describe('isBackedUp', () => {
  it.each<[string, readonly NetworkOwners[], readonly NetworkRecovery[], boolean]>([
    ['an account that is not deployed', [network(1, [], 'not-deployed')], [], false],
    ['a single owner', [network(1, [own])], [], false],
    ['two owners', [network(1, [own, other])], [], true],
    [
      'two owners on one of two networks',
      [network(1, [own, other]), network(10, [own])],
      [],
      false,
    ],
    [
      'two owners, with another network unreachable',
      [network(1, [own, other]), network(10, [], 'unreachable')],
      [],
      true,
    ],
    ['no reachable network', [network(1, [], 'unreachable')], [], false],
    ['a single owner with guardians', [network(1, [own])], [guarded(1, 'on', [other])], true],
    ['a single owner, without guardians', [network(1, [own])], [guarded(1, 'on', [])], false],
    ['guardians of a disabled module', [network(1, [own])], [guarded(1, 'off', [other])], false],
    ['guardians on another network', [network(1, [own])], [guarded(10, 'on', [other])], false],
    ['guardians that could not be read', [network(1, [own])], [silent(1)], true],
    [
      'guardians on one network, a second owner on another',
      [network(1, [own]), network(10, [own, other])],
      [guarded(1, 'on', [other]), { chainId: 10, state: 'noModule' }],
      true,
    ],
  ])('of %s', (_, networks, recovery, backedUp) => {
    expect(isBackedUp(networks, recovery)).toBe(backedUp);
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
