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
 * Creates the typed data that owners of a Safe sign for a message: `SafeMessage(bytes)` over the hash that an
 * externally owned account would sign, or over `raw` bytes.
 * @throws {Error} for an invalid version, or inconsistent typed data
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
 * Computes the hashes of a message; `hash` is signed by owners, and is the message's id at a gateway.
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
 * Returns the message that owners of a Safe sign if that Safe is an owner of another Safe. The version of the **outer**
 * Safe decides its content: up to 1.4.1, the Safe calls `isValidSignature(bytes,bytes)` with the 66-byte preimage; from
 * 1.5.0 on, `isValidSignature(bytes32,bytes)` with the hash. The wrong one fails with GS024 or GS026. An inner Safe
 * with the 1.5.0 fallback handler does not support the older function: as an owner of a Safe up to 1.4.1, it approves
 * the hash onchain instead.
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
