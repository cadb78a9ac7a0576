import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { canonicalDeployments } from '../deployments/canonicalDeployments.ts';
import { encodeMultiSend } from './multiSend.ts';
import type { SafeCall } from './safeTransaction.ts';
import { isVersionAtLeast } from './safeVersion.ts';

/**
 * Several calls as one, all or nothing: a delegatecall to MultiSendCallOnly. One call stays itself.
 * @param safeVersion of the Safe: the newest batch contract of no later release is taken
 * @param multiSendCallOnly its address on networks that have it elsewhere
 * @throws {Error} for no call at all, a delegatecall among them, or a call to the zero address,
 *   which batches since 1.5.0 take for the Safe itself
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
  if (!first) throw new Error('A batch needs at least one call.');
  if (calls.some(({ operation }) => operation !== 0))
    throw new Error('A batch takes calls only, no delegatecalls.');
  if (others.length === 0) return first;
  if (calls.some(({ to }) => isAddressEqual(to, zeroAddress)))
    throw new Error('A batch cannot call the zero address.');
  return { to: multiSendCallOnly, value: 0n, data: encodeMultiSend(calls), operation: 1 };
}

function callOnlyOf(safeVersion: string): Address {
  const sets = canonicalDeployments.filter(
    ({ version }) => version === '1.3.0' || isVersionAtLeast(safeVersion, version),
  );
  // Ordered from the oldest release to the newest; the first of 1.3.0 is the canonical one.
  const { version } = sets.at(-1) ?? {};
  const address = sets.find((set) => set.version === version)?.contracts.multiSendCallOnly;
  if (!address) throw new Error(`No batch contract is known for a Safe of version ${safeVersion}.`);
  return address;
}
