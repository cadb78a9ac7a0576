import { hashSafeMessage, type SafeMessageContent } from '@mooring/safe/transactions';
import type { Hash, Hex } from 'viem';
import { signHash } from '../../../safe/multisig/signHash.ts';
import type { Session } from '../session.ts';
import type { HostAccount } from '../setup.ts';

/** Response for a signed message: the signature only once there are enough. */
export interface SignedMessage {
  messageHash: Hash;
  signature?: Hex;
}

/**
 * Signs a message for the Safe and proposes it at the gateway to the other owners.
 *
 * @param posted message as given by the application
 */
export async function signMessage(
  session: Session,
  { content, posted }: { content: SafeMessageContent; posted: string | object },
  signer: HostAccount,
): Promise<SignedMessage> {
  const { gateway, opened, read } = session;
  const messageHash = hashSafeMessage(content, await read()).hash;
  const signature = signHash(messageHash, signer.privateKey);
  const chainId = opened.network.id;
  // Proposed already: confirm it instead.
  await gateway.messages
    .propose(chainId, opened.safe, { message: posted, signature })
    .catch(() => gateway.messages.confirm(chainId, messageHash, signature));
  const prepared = await offChainSignature(session, messageHash);
  return { messageHash, ...(prepared !== '' && { signature: prepared }) };
}

/** Adds a confirmation to a pending message. */
export async function confirmMessage(
  { gateway, opened }: Session,
  messageHash: Hash,
  signer: HostAccount,
): Promise<void> {
  const signature = signHash(messageHash, signer.privateKey);
  await gateway.messages.confirm(opened.network.id, messageHash, signature);
}

/** Signatures of a message, once there are enough; empty until then. */
export async function offChainSignature(
  { gateway, opened }: Session,
  messageHash: Hash,
): Promise<Hex | ''> {
  const message = await gateway.messages.get(opened.network.id, messageHash).catch(() => undefined);
  return message?.preparedSignature ?? '';
}
