import { type Address, getAddress } from 'viem';
import { describe, expect, test } from 'vitest';
import { createComparisonCode } from './comparisonCode.ts';
import { isSameRecovery, mergeSignatures, type RecoveryRequest } from './recoveryRequest.ts';

const toAddress = (digit: string): Address => getAddress(`0x${digit.repeat(40)}`);
const sign = (digit: string, content: `0x${string}` = '0x05') => ({
  signer: toAddress(digit),
  signature: content,
});
const request: RecoveryRequest = {
  account: toAddress('c'),
  newOwners: [toAddress('a'), toAddress('b')],
  newThreshold: 1,
  networks: [
    { chainId: 1, nonce: 0n, signatures: [sign('1')] },
    { chainId: 10, nonce: 2n, signatures: [] },
  ],
};
const withNetworks = (networks: RecoveryRequest['networks']): RecoveryRequest => ({
  ...request,
  networks,
});

const changes: readonly [string, Partial<RecoveryRequest>][] = [
  ['another account', { account: toAddress('d') }],
  ['another owner', { newOwners: [toAddress('a'), toAddress('e')] }],
  ['owners in another order', { newOwners: [toAddress('b'), toAddress('a')] }],
  ['fewer owners', { newOwners: [toAddress('a')] }],
  ['another threshold', { newThreshold: 2 }],
];

describe('isSameRecovery', () => {
  test('is true for other networks and signatures', () => {
    expect(isSameRecovery(request, withNetworks([]))).toBe(true);
  });

  test.each(changes)('is false for %s', (_, change) => {
    expect(isSameRecovery(request, { ...request, ...change })).toBe(false);
  });
});

describe('mergeSignatures', () => {
  test('adds signatures of each network, and replaces an earlier one of the same guardian', () => {
    const other = withNetworks([
      { chainId: 1, nonce: 0n, signatures: [sign('2'), sign('1', '0x06')] },
      { chainId: 10, nonce: 2n, signatures: [sign('3')] },
    ]);
    expect(mergeSignatures(request, other).networks).toEqual([
      { chainId: 1, nonce: 0n, signatures: [sign('2'), sign('1', '0x06')] },
      { chainId: 10, nonce: 2n, signatures: [sign('3')] },
    ]);
  });

  test('leaves out signatures of another nonce, and networks that are not asked for', () => {
    const other = withNetworks([
      { chainId: 1, nonce: 1n, signatures: [sign('2')] },
      { chainId: 137, nonce: 0n, signatures: [sign('3')] },
    ]);
    expect(mergeSignatures(request, other)).toEqual(request);
  });

  test.each(changes)('leaves out signatures for %s', (_, change) => {
    const networks = [{ chainId: 1, nonce: 0n, signatures: [sign('2')] }];
    expect(mergeSignatures(request, { ...request, networks, ...change })).toEqual(request);
  });
});

describe('createComparisonCode', () => {
  test('is twenty digits, the same on every network', () => {
    const code = createComparisonCode(request);
    expect(code.join(' ')).toMatch(/^\d{4}( \d{4}){4}$/);
    expect(createComparisonCode(withNetworks([]))).toEqual(code);
  });

  test('stays as it is between releases', () => {
    expect(createComparisonCode(request).join(' ')).toBe('2256 6181 2550 4572 9270');
  });

  test.each(changes)('differs for %s', (_, change) => {
    expect(createComparisonCode({ ...request, ...change })).not.toEqual(
      createComparisonCode(request),
    );
  });
});
