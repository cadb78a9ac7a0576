import { hashTransaction } from '@mooring/safe/transactions';
import { isAddressEqual } from 'viem';
import type { SafeReading } from '../chain/safeReads.ts';
import { refused } from '../http/gatewayError.ts';
import type { Confirmation, Proposal } from '../store/records.ts';
import type { GatewayChain, World } from '../world.ts';
import { isTrustedTarget } from './isTrustedTarget.ts';
import type { ProposalBody } from './readProposal.ts';
import { readSignatures } from './readSignatures.ts';

/**
 * Verifies a proposal against the Safe on the chain, with the order and the messages of the public gateway:
 * nonce, delegatecall, hash, then signers.
 *
 * @throws {GatewayError} 422
 */
export async function verifyProposal(
  { transaction, safeTxHash, sender, signature, origin }: ProposalBody,
  safe: SafeReading,
  { local }: GatewayChain,
  world: World,
): Promise<Proposal> {
  if (transaction.nonce < safe.nonce) throw refused('Invalid nonce');
  if (transaction.operation === 1 && !isTrustedTarget(transaction.to)) {
    throw refused('Delegate call is disabled');
  }
  const { hash } = hashTransaction(transaction, safe);
  if (hash !== safeTxHash.toLowerCase()) throw refused('Invalid safeTxHash');

  const submittedAt = world.now();
  const signed =
    signature === null
      ? []
      : await readSignatures(local, safe, { hash, signature, at: submittedAt });
  const delegated = world.delegates.find(
    (one) =>
      isAddressEqual(one.safe, safe.address) &&
      isAddressEqual(one.delegate, sender) &&
      isOwner(safe, one.delegator),
  );
  if (signed.length > 0) {
    const bySender = signed.some(({ owner }) => isAddressEqual(owner, sender));
    const byOwners = signed.every(({ owner }) => isOwner(safe, owner));
    if (!bySender || !(byOwners || delegated)) throw refused('Invalid signature');
  }
  return {
    chainId: safe.chainId,
    safe: safe.address,
    safeTxHash: hash,
    transaction,
    proposer: delegated?.delegator ?? sender,
    delegate: delegated?.delegate ?? null,
    origin,
    trusted: signed.length > 0,
    submittedAt,
    // A delegate's signature proposes, but does not count as a confirmation.
    confirmations: signed.filter(({ owner }) => isOwner(safe, owner)),
  };
}

/** Adds new confirmations; an owner counts once. */
export function joinConfirmations(
  earlier: readonly Confirmation[],
  added: readonly Confirmation[],
): readonly Confirmation[] {
  const fresh = added.filter(
    ({ owner }) => !earlier.some((other) => isAddressEqual(other.owner, owner)),
  );
  return [...earlier, ...fresh];
}

export function isOwner({ owners }: SafeReading, account: Confirmation['owner']): boolean {
  return owners.some((owner) => isAddressEqual(owner, account));
}
