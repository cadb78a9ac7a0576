import { hashSafeMessage, type SafeMessageContent } from '@mooring/safe/transactions';
import type { Hash, Hex } from 'viem';
import { signHash } from '../../../safe/multisig/signHash.ts';
import type { Session } from '../session.ts';
import type { HostAccount } from '../setup.ts';

/** What an application is told of a signed message: the signature only once there are enough. */
export type SignedMessage = { messageHash: Hash; signature?: Hex };

/**
 * Signs a message in the Safe's name and hands it to the gateway for the other owners.
 *
 * @param posted the message as the application gave it
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
  // A message that is there already takes the signature as one more.
  await gateway.messages
    .propose(chainId, opened.safe, { message: posted, signature })
    .catch(() => gateway.messages.confirm(chainId, messageHash, signature));
  const prepared = await offChainSignature(session, messageHash);
  return { messageHash, ...(prepared !== '' && { signature: prepared }) };
}

/** Adds a signature to a message that waits. */
export async function confirmMessage(
  { gateway, opened }: Session,
  messageHash: Hash,
  signer: HostAccount,
): Promise<void> {
  const signature = signHash(messageHash, signer.privateKey);
  await gateway.messages.confirm(opened.network.id, messageHash, signature);
}

/** The signatures of a message, once there are enough; empty until then. */
export async function offChainSignature(
  { gateway, opened }: Session,
  messageHash: Hash,
): Promise<Hex | ''> {
  const message = await gateway.messages.get(opened.network.id, messageHash).catch(() => undefined);
  return message?.preparedSignature ?? '';
}
