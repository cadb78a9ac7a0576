import type { SafeMessageContent } from './hashSafeMessage.ts';
import type { SafeHashes } from './safeHashes.ts';
import { isVersionAtLeast } from './safeVersion.ts';

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
