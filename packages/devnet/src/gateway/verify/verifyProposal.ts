import { hashTransaction } from '@mooring/safe/transactions';
import * as v from 'valibot';
import { isAddressEqual } from 'viem';
import type { SafeReading } from '../chain/safeReads.ts';
import { GatewayError, refused } from '../http/call.ts';
import {
  addressField,
  hashField,
  signatureField,
  textField,
  transactionFields,
} from '../http/fields.ts';
import type { Confirmation, Proposal } from '../store/store.ts';
import { isTrustedTarget } from '../views/callView.ts';
import { isOneOf } from '../views/knownTransaction.ts';
import type { GatewayChain, World } from '../world.ts';
import { readSignatures } from './signatures.ts';
import { storedOrigin } from './storedOrigin.ts';

const LONGEST_PROPOSED_ORIGIN = 10_000;

/** Fields of a posted proposal. */
export const proposalFields = {
  ...transactionFields,
  safeTxHash: hashField,
  sender: addressField,
  signature: v.nullish(signatureField, null),
  origin: v.nullish(textField(LONGEST_PROPOSED_ORIGIN), null),
};

type PostedProposal = v.InferOutput<v.ObjectSchema<typeof proposalFields, undefined>>;

/**
 * Verifies a proposal against the Safe on the chain, with the order and the messages of the public gateway:
 * nonce, delegatecall, hash, then signers.
 *
 * @throws {GatewayError} 422
 */
export async function verifyProposal(
  { safeTxHash, sender, signature, origin, ...transaction }: PostedProposal,
  safe: SafeReading,
  { local }: GatewayChain,
  world: World,
): Promise<Proposal> {
  if (transaction.nonce < safe.nonce) throw refused('Invalid nonce');
  if (transaction.operation === 1 && !isTrustedTarget(transaction.to)) {
    throw refused('Delegate call is disabled');
  }
  const hashes = hashTransaction(transaction, safe);
  const { hash } = hashes;
  // The public gateway rounds these to JSON numbers before it hashes, and compares letter by letter.
  const isRounded = [transaction.nonce, transaction.safeTxGas, transaction.baseGas].some(
    (value) => BigInt(Number(value)) !== value,
  );
  if (isRounded || hash !== safeTxHash) throw refused('Invalid safeTxHash');

  const submittedAt = world.now();
  const signed =
    signature === null
      ? []
      : await readSignatures(local, safe, { hashes, signature, at: submittedAt });
  const delegated = world.delegates.find(
    (one) =>
      isAddressEqual(one.safe, safe.address) &&
      isAddressEqual(one.delegate, sender) &&
      isOneOf(safe.owners, one.delegator),
  );
  if (signed.length > 0) {
    const bySender = signed.some(({ owner }) => isAddressEqual(owner, sender));
    const byOwners = signed.every(({ owner }) => isOneOf(safe.owners, owner));
    if (!bySender || !(byOwners || delegated)) throw refused('Invalid signature');
  }
  if (!(delegated || isOneOf(safe.owners, sender))) {
    throw new GatewayError(422, `Sender=${sender} is not an owner or delegate.`, { code: 422 });
  }
  return {
    chainId: safe.chainId,
    safe: safe.address,
    safeTxHash: hash,
    transaction,
    proposer: delegated?.delegator ?? sender,
    delegate: delegated?.delegate ?? null,
    origin: storedOrigin(origin),
    trusted: signed.length > 0,
    submittedAt,
    // A delegate's signature proposes, but does not count as a confirmation.
    confirmations: signed.filter(({ owner }) => isOneOf(safe.owners, owner)),
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
