import { HOUR_MS } from '@mooring/internal';
import { joinSignatures, type SafeHashes, splitSignatures } from '@mooring/safe/transactions';
import { type Hex, hashTypedData, isAddressEqual, recoverAddress } from 'viem';
import type { LocalChain } from '../../chain/localChain.ts';
import { isApproved, isValidSignature, type SafeReading } from '../chain/safeReads.ts';
import { GatewayError, refused } from '../http/call.ts';
import type { Confirmation, Proposal } from '../store/store.ts';
import { isOneOf } from '../views/knownTransaction.ts';

/**
 * Recovers the signers of a hash. An approval has to be on the chain, and a contract has to answer for its
 * signature.
 *
 * @throws {GatewayError} 422 for an invalid signature
 */
export async function readSignatures(
  local: LocalChain,
  safe: SafeReading,
  {
    hashes: { hash, preimage },
    signature,
    at,
  }: { hashes: Pick<SafeHashes, 'hash' | 'preimage'>; signature: Hex; at: number },
): Promise<readonly Confirmation[]> {
  const signatures = await splitSignatures(signature, hash).catch(() => {
    throw refused('Invalid signature');
  });
  if (signatures.length === 0) throw refused('Invalid signature');
  return Promise.all(
    signatures.map(async (one) => {
      const { kind, owner } = one;
      if (kind !== 'approved-hash' && kind !== 'contract')
        return { owner, signature: one.data, at };
      const isValid =
        kind === 'contract'
          ? isValidSignature(local, owner, preimage, one.data)
          : isApproved(local, safe.address, owner, hash);
      if (!(await isValid)) throw refused('Invalid signature');
      return { owner, signature: joinSignatures([one]), at };
    }),
  );
}

/**
 * Recovers the owner that signed a hash. Several signatures in one are an internal error, as in the public gateway.
 *
 * @throws {GatewayError} 422 for an invalid signature, or one of another account
 */
export async function readOwnerSignature(
  ...[local, safe, signature]: Parameters<typeof readSignatures>
): Promise<Confirmation> {
  const [signed, ...others] = await readSignatures(local, safe, signature);
  if (others.length > 0) throw new GatewayError(500, 'Internal server error', { code: 500 });
  if (!signed || !isOneOf(safe.owners, signed.owner)) throw refused('Invalid signature');
  return signed;
}

/**
 * Verifies that the proposer (or their delegate) signed the deletion of a proposal: typed data valid in the
 * hour it is signed in, and the next.
 *
 * @param now milliseconds since 1970
 * @throws {GatewayError} 400
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
  if (!allowed) {
    const reason = 'Provided owner is not the proposer of the transaction';
    throw new GatewayError(400, reason, { code: 400 });
  }
}
