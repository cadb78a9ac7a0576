import * as fc from 'fast-check';
import { type Address, getAddress, type Hex } from 'viem';
import type { Operation, SafeTransaction } from './safeTransaction.ts';

const toHex = (digits: string): Hex => `0x${digits}`;

const hexDigits = fc.constantFrom(...'0123456789abcdef');

export const anyHex = (digits: number): fc.Arbitrary<Hex> =>
  fc.array(hexDigits, { minLength: digits, maxLength: digits }).map((all) => toHex(all.join('')));

export const anyAddress: fc.Arbitrary<Address> = anyHex(40).map((hex) => getAddress(hex));

export const anyBytes = (most: number): fc.Arbitrary<Hex> =>
  fc
    .uint8Array({ maxLength: most })
    .map((all) => toHex(Array.from(all, (one) => one.toString(16).padStart(2, '0')).join('')));

export const anyAmount = fc.bigInt({ min: 0n, max: 2n ** 256n - 1n });

export const anyOperation = fc.constantFrom<Operation>(0, 1);

export const anyTransaction: fc.Arbitrary<SafeTransaction> = fc.record({
  to: anyAddress,
  value: anyAmount,
  data: anyBytes(200),
  operation: anyOperation,
  safeTxGas: anyAmount,
  baseGas: anyAmount,
  gasPrice: anyAmount,
  gasToken: anyAddress,
  refundReceiver: anyAddress,
  nonce: fc.bigInt({ min: 0n, max: 2n ** 53n - 1n }),
});
