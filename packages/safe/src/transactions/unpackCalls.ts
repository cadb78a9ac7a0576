import { type Address, getAddress, type Hex, isAddressEqual, size, slice, zeroAddress } from 'viem';
import type { SafeCall } from './safeTransaction.ts';

/** Size in bytes of operation, target, value and length, before the data of each call. */
const HEAD_SIZE = 85;
/** Maximum number of calls in a batch, more than a person can review. */
const MOST_UNPACKED_CALLS = 500;

/**
 * Unpacks the calls of a batch.
 * @param zeroMeans address for which the zero address stands as a target: since 1.5.0, the Safe itself
 * @returns `undefined` unless every byte is part of a call, since the contract reads beyond the end of truncated data
 *
 * @example
 * ```ts
 * import { packCalls, unpackCalls } from '@mooring/safe/transactions';
 *
 * unpackCalls(packCalls(calls)); // the same calls
 * ```
 */
export function unpackCalls(packed: Hex, zeroMeans?: Address): readonly SafeCall[] | undefined {
  const total = size(packed);
  const calls: SafeCall[] = [];
  for (let at = 0; at < total; ) {
    if (at + HEAD_SIZE > total || calls.length === MOST_UNPACKED_CALLS) return undefined;
    const operation = Number(slice(packed, at, at + 1));
    if (operation !== 0 && operation !== 1) return undefined;
    const target = getAddress(slice(packed, at + 1, at + 21));
    const length = BigInt(slice(packed, at + 53, at + HEAD_SIZE));
    if (length > BigInt(total - at - HEAD_SIZE)) return undefined;
    const end = at + HEAD_SIZE + Number(length);
    calls.push({
      operation,
      to: zeroMeans && isAddressEqual(target, zeroAddress) ? zeroMeans : target,
      value: BigInt(slice(packed, at + 21, at + 53)),
      data: length === 0n ? '0x' : slice(packed, at + HEAD_SIZE, end),
    });
    at = end;
  }
  return calls;
}
