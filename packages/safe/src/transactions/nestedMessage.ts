import type { SafeMessageContent } from './hashSafeMessage.ts';
import type { SafeHashes } from './safeHashes.ts';
import { isVersionAtLeast } from './safeVersion.ts';

/**
 * What the owners of a Safe sign when that Safe is itself an owner of another one: a message of
 * the inner Safe over the outer one's hashes. Which of the two it is goes by the **outer** Safe:
 * up to 1.4.1 it asks `isValidSignature(bytes,bytes)` with the 66-byte pre-image, from 1.5.0
 * `isValidSignature(bytes32,bytes)` with the hash. The wrong one fails as GS024 or GS026.
 *
 * An inner Safe with the 1.5.0 fallback handler no longer answers the older question: inside an
 * outer Safe of up to 1.4.1 it approves the hash on-chain instead.
 */
export function nestedMessage(outer: SafeHashes, outerVersion: string): SafeMessageContent {
  return { raw: isVersionAtLeast(outerVersion, '1.5.0') ? outer.hash : outer.preimage };
}
