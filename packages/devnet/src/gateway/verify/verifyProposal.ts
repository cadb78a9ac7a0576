import { hashTransaction, type SafeTransaction } from '@mooring/safe/transactions';
import { type Address, type Hash, type Hex, isAddressEqual, zeroAddress } from 'viem';
import type { SafeReading } from '../chain/safeReads.ts';
import { refused } from '../http/call.ts';
import { fieldsOf } from '../http/fields.ts';
import type { Confirmation, Proposal } from '../store/store.ts';
import { isTrustedTarget } from '../views/callView.ts';
import { isOneOf } from '../views/knownTransaction.ts';
import type { GatewayChain, World } from '../world.ts';
import { readSignatures } from './signatures.ts';

const LONGEST_ORIGIN = 2_000;

/** Body of a request to propose a transaction. */
type ProposalBody = {
  transaction: SafeTransaction;
  safeTxHash: Hash;
  sender: Address;
  signature: Hex | null;
  origin: string | null;
};

/** Parses a posted proposal. @throws {GatewayError} 422 naming the field */
export function readProposal(body: unknown): ProposalBody {
  const fields = fieldsOf(body);
  return {
    transaction: transactionIn(body),
    safeTxHash: fields.hash('safeTxHash'),
    sender: fields.address('sender'),
    signature: fields.optional('signature', fields.hex),
    origin: fields.optional('origin', (name) => fields.text(name, LONGEST_ORIGIN)),
  };
}

/** Parses the fields of a Safe's transaction, numbers as decimals. @throws {GatewayError} 422 */
export function transactionIn(body: unknown): SafeTransaction {
  const fields = fieldsOf(body);
  return {
    to: fields.address('to'),
    value: fields.decimal('value'),
    data: fields.optional('data', fields.hex) ?? '0x',
    operation: fields.operation('operation'),
    safeTxGas: fields.decimal('safeTxGas'),
    baseGas: fields.decimal('baseGas'),
    gasPrice: fields.decimal('gasPrice'),
    gasToken: fields.address('gasToken'),
    refundReceiver: fields.optional('refundReceiver', fields.address) ?? zeroAddress,
    nonce: fields.decimal('nonce'),
  };
}

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
  const hashes = hashTransaction(transaction, safe);
  const { hash } = hashes;
  if (hash !== safeTxHash.toLowerCase()) throw refused('Invalid safeTxHash');

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
