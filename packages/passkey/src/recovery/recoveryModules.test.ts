import { type Address, type Hex, hashTypedData } from 'viem';
import { describe, expect, test } from 'vitest';
import { recoveryTypedData } from './proposeRecovery.ts';
import {
  expectedCodeHash,
  publishedModules,
  type RecoveryModule,
  recoveryModules,
} from './recoveryModules.ts';

const [three, seven, fourteen] = publishedModules;
const account: Address = `0x${'1'.repeat(40)}`;
const two: Address = `0x${'2'.repeat(40)}`;
const both: readonly Address[] = [two, `0x${'3'.repeat(40)}`];

describe('recoveryTypedData', () => {
  test.each<[RecoveryModule, number, readonly Address[], number, bigint, Hex]>([
    [three, 1, [two], 1, 0n, '0xb10002659f409bbfac12e4e8495f6647dac3c21ec2116929c7aed4642d643ca3'],
    [three, 1, both, 2, 5n, '0x2874600a50fedd0c3fd866db4637c3e88cbfa0408631da031f3e6821035c33c8'],
    [
      seven,
      8453,
      both,
      2,
      5n,
      '0x59b21c189eb26dea83f2afe9d452afd13f3981cd9c5a836e2ae1c2d014f095a6',
    ],
    [
      fourteen,
      10,
      both,
      2,
      5n,
      '0x7ee46742a7b652f747c4c4762a3a12071c79093db272c1077fc9c29f429f2014',
    ],
  ])(
    'has the hash of the published module %#',
    (module, chainId, newOwners, newThreshold, nonce, hash) => {
      const place = { module, chainId, account };
      expect(hashTypedData(recoveryTypedData(place, { newOwners, newThreshold, nonce }))).toBe(
        hash,
      );
    },
  );
});

test('recoveryModules are the published ones of seven days', () => {
  expect(Object.keys(recoveryModules).map(Number)).toEqual([1, 10, 100, 137, 8453, 42161]);
  expect(new Set(Object.values(recoveryModules))).toEqual(new Set([seven]));
});

describe('expectedCodeHash', () => {
  test('is the published one of the period, or the configured one', () => {
    const { address, version, period } = fourteen;
    expect(expectedCodeHash({ address, version, period })).toBe(fourteen.codeHash);
    expect(expectedCodeHash({ ...fourteen, period: 60, codeHash: seven.codeHash })).toBe(
      seven.codeHash,
    );
  });

  test.each<[string, object]>([
    ['another release', { version: '0.2.0' }],
    ['a period that none is published with', { period: 60, codeHash: undefined }],
    ['a period of zero', { period: 0 }],
    ['an address that is none', { address: '0x12' }],
    ['a hash that is none', { codeHash: '0x12' }],
  ])('refuses %s', (_case, wrong) => {
    expect(() => expectedCodeHash({ ...seven, ...wrong })).toThrow(
      expect.objectContaining({ reason: 'unknownModule' }),
    );
  });
});
