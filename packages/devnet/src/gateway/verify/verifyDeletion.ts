import { type Hex, hashTypedData, isAddressEqual, recoverAddress } from 'viem';
import { refused } from '../http/gatewayError.ts';
import type { Proposal } from '../store/records.ts';

const HOUR_MS = 3_600_000;

/**
 * Verifies that the proposer (or their delegate) signed the deletion of a proposal: typed data valid in the
 * hour it is signed in, and the next.
 *
 * @param now milliseconds since 1970
 * @throws {GatewayError} 422
 */
export async function verifyDeletion(
  { chainId, safe, safeTxHash, proposer, delegate }: Proposal,
  signature: Hex,
  now: number,
): Promise<void> {
  const hour = Math.floor(now / HOUR_MS);
  const signers = await Promise.all(
    [hour, hour - 1].map((totp) =>
      recoverAddress({
        hash: hashTypedData({
          domain: {
            name: 'Safe Transaction Service',
            version: '1.0',
            chainId,
            verifyingContract: safe,
          },
          types: {
            DeleteRequest: [
              { name: 'safeTxHash', type: 'bytes32' },
              { name: 'totp', type: 'uint256' },
            ],
          },
          primaryType: 'DeleteRequest',
          message: { safeTxHash, totp: BigInt(totp) },
        }),
        signature,
      }).catch(() => undefined),
    ),
  );
  const allowed = signers.some(
    (signer) =>
      signer !== undefined &&
      (isAddressEqual(signer, proposer) || (delegate !== null && isAddressEqual(signer, delegate))),
  );
  if (!allowed) throw refused('Invalid signature');
}
