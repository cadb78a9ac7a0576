import type { GatewayClient, GatewayMessage } from '@mooring/safe/gateway';
import {
  type CheckedMessage,
  checkGatewayMessage,
  type SafeMessageContent,
  type SafeState,
} from '@mooring/safe/transactions';
import type { Client, Hash } from 'viem';
import { createOwnerVerifier } from '../read/createOwnerVerifier.ts';
import { missingFrom, type SubmittedSignature } from '../read/loadTransaction.ts';

/** Message with its verification. */
export interface LoadedMessage {
  readonly message: GatewayMessage;
  readonly checked: CheckedMessage;
}

interface LoadOptions {
  readonly gateway: GatewayClient;
  /** Client of the account's network. */
  readonly client: Client;
  readonly safe: SafeState;
  readonly hash: Hash;
  /** Signatures submitted by this page, which a gateway returns later; verified like any other. */
  readonly submitted?: readonly SubmittedSignature[] | undefined;
}

/**
 * Fetches a message and recomputes its hash and signers.
 * @throws {GatewayError} when the gateway fails
 * @throws {Error} when the network is unreachable
 */
export async function loadMessage(options: LoadOptions): Promise<LoadedMessage> {
  const { gateway, client, safe, hash, submitted } = options;
  const message = await gateway.messages.get(safe.chainId, hash);
  return checkMessage(message, { client, safe, requested: hash, submitted });
}

interface CheckOptions extends Pick<LoadOptions, 'client' | 'safe' | 'submitted'> {
  /** Requested hash. */
  readonly requested?: Hash;
}

/** Recomputes the hash and the signers of a gateway's message. */
export async function checkMessage(
  message: GatewayMessage,
  { client, safe, requested, submitted = [] }: CheckOptions,
): Promise<LoadedMessage> {
  const { confirmations } = message;
  const added = missingFrom(
    confirmations.map(({ owner }) => owner.value),
    submitted,
  ).map(({ owner, signature }) => ({ owner: { value: owner }, signature }));
  const checked = await checkGatewayMessage(
    { ...message, confirmations: [...confirmations, ...added] },
    { safe, verify: createOwnerVerifier(client, safe), ...(requested && { requested }) },
  );
  return { message, checked };
}

/** Text of a message, or its typed data as formatted JSON. */
export function messageText(message: GatewayMessage['message']): string {
  if (typeof message === 'string') return message;
  const { domain, message: content, primaryType } = message;
  return JSON.stringify({ domain, ...(primaryType && { primaryType }), message: content }, null, 2);
}

/** Maximum length of a message that can be signed, in characters, since longer ones are not reviewed. */
export const LONGEST_MESSAGE = 10_000;

/** Reason a valid message cannot be signed here; undefined when it can. */
export function messageProblem(content: SafeMessageContent): 'typed' | 'tooLong' | undefined {
  // The effect of typed data is clear only to those who know its app: permits are a common phishing lure.
  if (typeof content !== 'string') return 'typed';
  return content.length > LONGEST_MESSAGE ? 'tooLong' : undefined;
}
