import type { Hash, TypedDataDefinition } from 'viem';
import type { SafeIdentity } from './safeTransaction.ts';

const HOUR_MS = 3_600_000;

/**
 * Typed data (`eth_signTypedData_v4`) for the proposer to sign, to delete an unexecuted proposal at a
 * gateway. Gateways accept it in the clock hour of `now` and the next.
 * @param now milliseconds since 1970
 * @see https://docs.safe.global/core-api/transaction-service-reference
 *
 * @example
 * ```ts
 * import { deletionTypedData } from '@mooring/safe/transactions';
 *
 * const signature = await wallet.signTypedData({
 *   account: owner,
 *   ...deletionTypedData(safe, safeTxHash),
 * });
 * ```
 */
export function deletionTypedData(
  { address, chainId }: Pick<SafeIdentity, 'address' | 'chainId'>,
  safeTxHash: Hash,
  now = Date.now(),
): TypedDataDefinition {
  return {
    domain: {
      name: 'Safe Transaction Service',
      version: '1.0',
      chainId,
      verifyingContract: address,
    },
    types: {
      DeleteRequest: [
        { name: 'safeTxHash', type: 'bytes32' },
        { name: 'totp', type: 'uint256' },
      ],
    },
    primaryType: 'DeleteRequest',
    message: { safeTxHash, totp: BigInt(Math.floor(now / HOUR_MS)) },
  };
}
