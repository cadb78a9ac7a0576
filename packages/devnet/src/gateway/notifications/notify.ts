import { type Address, isAddressEqual } from 'viem';
import type { SafeReading } from '../chain/safeReads.ts';
import type { Proposal, StoredMessage } from '../store/store.ts';
import { isOneOf } from '../views/knownTransaction.ts';
import { GATEWAY_LIMITS, type World } from '../world.ts';

/** Notification as the public gateway hands it to its messaging service: data only, without a text. */
export interface SentNotification {
  /** Token of the device at the messaging service. */
  token: string;
  /** `type` with the fields of the event, all of them texts. */
  data: Readonly<Record<string, string>>;
}

/** Notifications sent, oldest first. */
export type Outbox = ReturnType<typeof createOutbox>;

export function createOutbox() {
  const sent: SentNotification[] = [];
  return {
    sent: (): readonly SentNotification[] => [...sent],
    send(one: SentNotification): void {
      sent.push(one);
      if (sent.length > GATEWAY_LIMITS.notifications) sent.shift();
    },
    clear: () => void sent.splice(0),
  };
}

/** A transaction that has just been proposed, or has just become trusted. */
export function notifyOfProposal(world: World, safe: SafeReading, proposal: Proposal): void {
  if (!proposal.trusted) return;
  const { safeTxHash, transaction, confirmations } = proposal;
  const data = { type: 'CONFIRMATION_REQUEST', to: transaction.to, safeTxHash };
  notifyOwners(world, safe, confirmations, data);
}

/** A new message. */
export function notifyOfMessage(world: World, safe: SafeReading, message: StoredMessage): void {
  const { messageHash, confirmations } = message;
  notifyOwners(world, safe, confirmations, { type: 'MESSAGE_CONFIRMATION_REQUEST', messageHash });
}

/** Notifies every subscriber of a Safe of a deleted proposal. */
export function notifyOfDeletion({ devices, outbox }: World, proposal: Proposal): void {
  const { safe, safeTxHash } = proposal;
  const chainId = String(proposal.chainId);
  const data = { type: 'DELETED_MULTISIG_TRANSACTION', chainId, address: safe, safeTxHash };
  for (const { token } of devices.subscribersOf(chainId, safe)) outbox.send({ token, data });
}

/**
 * Asks for a signature: owners and their delegates who have not signed, where more than one has to. As in the public
 * gateway whatever types they subscribed to, and also once there are enough signatures.
 */
function notifyOwners(
  { devices, outbox, delegates }: World,
  safe: SafeReading,
  signed: readonly { owner: Address }[],
  event: Readonly<Record<string, string>>,
): void {
  if (safe.threshold === 1) return;
  const signers = signed.map(({ owner }) => owner);
  const chainId = String(safe.chainId);
  for (const { token, signer } of devices.subscribersOf(chainId, safe.address)) {
    if (!signer) continue;
    const delegators = delegates
      .filter((one) => isAddressEqual(one.delegate, signer))
      .map(({ delegator }) => delegator);
    const speaksFor = [signer, ...delegators];
    if (!speaksFor.some((one) => isOneOf(safe.owners, one))) continue;
    if (speaksFor.some((one) => isOneOf(signers, one))) continue;
    outbox.send({ token, data: { ...event, chainId, address: safe.address } });
  }
}
