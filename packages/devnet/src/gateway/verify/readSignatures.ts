import { joinSignatures, splitSignatures } from '@mooring/safe/transactions';
import type { Hash, Hex } from 'viem';
import type { LocalChain } from '../../chain/localChain.ts';
import { isApproved, type SafeReading } from '../chain/safeReads.ts';
import { refused } from '../http/gatewayError.ts';
import type { Confirmation } from '../store/records.ts';

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
