import {
  type Address,
  concat,
  encodeFunctionData,
  type Hex,
  isAddressEqual,
  numberToHex,
  size,
  zeroAddress,
} from 'viem';
import { canonicalDeployments } from '../deployments.ts';
import { multiSendAbi } from './safeAbi.ts';
import { isVersionAtLeast } from './safeHashes.ts';
import type { SafeCall } from './safeTransaction.ts';

/**
 * Combines several calls into one atomic call, a delegatecall to MultiSendCallOnly. A single call is returned
 * unchanged.
 * @param safeVersion version of the Safe, which decides the release of the batch contract
 * @param multiSendCallOnly address of the batch contract, on networks without the canonical one
 * @throws {Error} for no calls, a delegatecall, or a call to the zero address, which since 1.5.0 means the Safe itself
 *
 * @example
 * ```ts
 * import { batchCalls, createTransaction } from '@mooring/safe/transactions';
 *
 * const transaction = createTransaction(batchCalls(calls, safe.version), safe.nonce);
 * ```
 */
export function batchCalls(
  calls: readonly SafeCall[],
  safeVersion: string,
  multiSendCallOnly: Address = callOnlyOf(safeVersion),
): SafeCall {
  const [first, ...others] = calls;
  if (!first) throw new Error('Expected at least one call.');
  if (calls.some(({ operation }) => operation !== 0))
    throw new Error('A batch must not contain a delegatecall.');
  if (others.length === 0) return first;
  if (calls.some(({ to }) => isAddressEqual(to, zeroAddress)))
    throw new Error('A batch must not call the zero address.');
  return { to: multiSendCallOnly, value: 0n, data: encodeMultiSend(calls), operation: 1 };
}

function callOnlyOf(safeVersion: string): Address {
  const sets = canonicalDeployments.filter(
    ({ version }) => version === '1.3.0' || isVersionAtLeast(safeVersion, version),
  );
  // Ordered from the oldest release to the newest; the first of 1.3.0 is the canonical one.
  const { version } = sets.at(-1) ?? {};
  const address = sets.find((set) => set.version === version)?.contracts.multiSendCallOnly;
  if (!address) throw new Error(`No MultiSend contract for Safe version ${safeVersion}.`);
  return address;
}

/**
 * Packs the calls of a batch.
 *
 * @example
 * ```ts
 * import { packCalls } from '@mooring/safe/transactions';
 *
 * const packed = packCalls(calls);
 * ```
 */
export function packCalls(calls: readonly SafeCall[]): Hex {
  return concat([
    '0x',
    ...calls.map(({ operation, to, value, data }) =>
      concat([
        numberToHex(operation, { size: 1 }),
        to,
        numberToHex(value, { size: 32 }),
        numberToHex(size(data), { size: 32 }),
        data,
      ]),
    ),
  ]);
}

/**
 * Encodes the call data of a batch, for a delegatecall to MultiSend or MultiSendCallOnly.
 *
 * @example
 * ```ts
 * import { encodeMultiSend } from '@mooring/safe/transactions';
 *
 * const data = encodeMultiSend(calls);
 * ```
 */
export function encodeMultiSend(calls: readonly SafeCall[]): Hex {
  return encodeFunctionData({
    abi: multiSendAbi,
    functionName: 'multiSend',
    args: [packCalls(calls)],
  });
}
