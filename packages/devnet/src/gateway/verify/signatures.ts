import { joinSignatures, splitSignatures } from '@mooring/safe/transactions';
import { type Hash, type Hex, hashTypedData, isAddressEqual, recoverAddress } from 'viem';
import type { LocalChain } from '../../chain/localChain.ts';
import { isApproved, type SafeReading } from '../chain/safeReads.ts';
import { refused } from '../http/call.ts';
import type { Confirmation, Proposal } from '../store/store.ts';

/**
 * Recovers the signers of a hash. An approval has to be on the chain. Contract signatures are refused
 * without verification.
 *
 * @throws {GatewayError} 422 for an invalid or contract signature
 */
export async function readSignatures(
  local: LocalChain,
  safe: SafeReading,
  { hash, signature, at }: { hash: Hash; signature: Hex; at: number },
): Promise<readonly Confirmation[]> {
  const signatures = await splitSignatures(signature, hash).catch(() => {
    throw refused('Invalid signature');
  });
  if (signatures.length === 0) throw refused('Invalid signature');
  return Promise.all(
    signatures.map(async (one) => {
      if (one.kind === 'contract') throw refused('Invalid signature');
      if (one.kind !== 'approved-hash') return { owner: one.owner, signature: one.data, at };
      if (!(await isApproved(local, safe.address, one.owner, hash))) {
        throw refused('Invalid signature');
      }
      return { owner: one.owner, signature: joinSignatures([one]), at };
    }),
  );
}

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
