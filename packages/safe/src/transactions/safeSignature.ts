import type { Address, Hex } from 'viem';
import { SafeBaseError } from '../safeBaseError.ts';

/**
 * Signature of one owner, in the four kinds a Safe accepts:
 * - `typed-data`: the key signed the hash itself (v 27 or 28)
 * - `eth-sign`: the key signed it as a text message (v 31 or 32)
 * - `approved-hash`: the owner approved it onchain, or sends the execution (v 1)
 * - `contract`: the owner is a contract whose `isValidSignature` accepts `data` (v 0)
 */
export type SafeSignature =
  | { readonly kind: 'typed-data' | 'eth-sign'; readonly owner: Address; readonly data: Hex }
  | { readonly kind: 'approved-hash'; readonly owner: Address }
  | { readonly kind: 'contract'; readonly owner: Address; readonly data: Hex };

/**
 * Code of a signature error.
 * - `malformed`: not valid signature bytes
 * - `not-this-owner`: made by another key, or over something else
 * - `not-ordered`: not in ascending order of the owners, as the contract requires (GS026)
 * - `duplicate`: two of one owner (GS026)
 * - `too-long`: above the size limit
 */
export type SafeSignatureErrorCode =
  | 'malformed'
  | 'not-this-owner'
  | 'not-ordered'
  | 'duplicate'
  | 'too-long';

/** Thrown for unusable signatures. `code` is stable between releases. */
export class SafeSignatureError extends SafeBaseError {
  override readonly name = 'SafeSignatureError';
  readonly code: SafeSignatureErrorCode;

  constructor(code: SafeSignatureErrorCode, reason: string) {
    super(reason);
    this.code = code;
  }
}
