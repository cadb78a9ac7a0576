import { type Hex, hashMessage, hashStruct, hashTypedData, type TypedDataDefinition } from 'viem';
import {
  isVersionAtLeast,
  joinHashes,
  type SafeHashes,
  safeDomain,
  safeDomainHash,
} from './safeHashes.ts';
import type { SafeIdentity } from './safeTransaction.ts';

/** EIP-712 typed data of a signing request. */
export interface TypedData {
  readonly domain: Readonly<Record<string, unknown>>;
  readonly types: Readonly<Record<string, readonly { name: string; type: string }[]>>;
  readonly primaryType: string;
  readonly message: Readonly<Record<string, unknown>>;
}

/** Text, typed data, or raw bytes for a Safe to sign. */
export type SafeMessageContent = string | TypedData | { readonly raw: Hex };

const safeMessageType = [{ name: 'message', type: 'bytes' }];

/**
 * A message in the form the owners of a Safe sign: `SafeMessage(bytes)` over the hash an ordinary
 * account would have signed, or over `raw` bytes.
 * @throws {Error} for what is no version, or typed data that does not hold together
 *
 * @example
 * ```ts
 * import { messageTypedData } from '@mooring/safe/transactions';
 *
 * const typedData = messageTypedData('Aye', safe);
 * const signature = await wallet.signTypedData({ account: owner, ...typedData });
 * ```
 */
export function messageTypedData(
  content: SafeMessageContent,
  safe: SafeIdentity,
): TypedDataDefinition {
  return safeMessageData(content, safe);
}

function safeMessageData(content: SafeMessageContent, safe: SafeIdentity) {
  const { domain, type } = safeDomain(safe);
  return {
    domain,
    types: { EIP712Domain: type, SafeMessage: safeMessageType },
    primaryType: 'SafeMessage' as const,
    message: { message: messageBytes(content) },
  };
}

/**
 * The hashes of a message; `hash` is what owners sign and what a gateway names the message by.
 *
 * @example
 * ```ts
 * import { hashSafeMessage } from '@mooring/safe/transactions';
 *
 * const { hash } = hashSafeMessage('Aye', safe);
 * ```
 */
export function hashSafeMessage(content: SafeMessageContent, safe: SafeIdentity): SafeHashes {
  const { types, message } = safeMessageData(content, safe);
  const messageHash = hashStruct({ data: message, primaryType: 'SafeMessage', types });
  return joinHashes(safeDomainHash(safe), messageHash);
}

function messageBytes(content: SafeMessageContent): Hex {
  if (typeof content === 'string') return hashMessage(content);
  return 'raw' in content ? content.raw : hashTypedData(content);
}

/**
 * Message that the owners of a Safe sign when that Safe is itself an owner of another one: one of
 * the inner Safe over the outer one's hashes. Which of the two it is goes by the **outer** Safe:
 * up to 1.4.1 it asks `isValidSignature(bytes,bytes)` with the 66-byte pre-image, from 1.5.0
 * `isValidSignature(bytes32,bytes)` with the hash. The wrong one fails as GS024 or GS026.
 *
 * An inner Safe with the 1.5.0 fallback handler no longer answers the older question: inside an
 * outer Safe of up to 1.4.1 it approves the hash on-chain instead.
 *
 * @example
 * ```ts
 * import { hashSafeMessage, hashTransaction, nestedMessage } from '@mooring/safe/transactions';
 *
 * const outer = hashTransaction(transaction, safe);
 * const { hash } = hashSafeMessage(nestedMessage(outer, safe.version), inner); // its owners sign it
 * ```
 */
export function nestedMessage(outer: SafeHashes, outerVersion: string): SafeMessageContent {
  return { raw: isVersionAtLeast(outerVersion, '1.5.0') ? outer.hash : outer.preimage };
}
