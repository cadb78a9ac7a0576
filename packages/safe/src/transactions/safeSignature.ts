import type { Address, Hex } from 'viem';

/**
 * One owner's yes, in the four kinds a Safe takes:
 * - `typed-data`: the key signed the hash itself (v 27 or 28)
 * - `eth-sign`: the key signed it as a text message (v 31 or 32)
 * - `approved-hash`: the owner approved it on-chain, or is the one who executes (v 1)
 * - `contract`: the owner is a contract that answers `isValidSignature` to `data` (v 0)
 */
export type SafeSignature =
  | { readonly kind: 'typed-data' | 'eth-sign'; readonly owner: Address; readonly data: Hex }
  | { readonly kind: 'approved-hash'; readonly owner: Address }
  | { readonly kind: 'contract'; readonly owner: Address; readonly data: Hex };

/**
 * What is wrong with signatures.
 * - `malformed`: not the bytes of signatures
 * - `not-this-owner`: made by another key, or over something else
 * - `not-ordered`: not in ascending order of the owners, as the contract demands (GS026)
 * - `duplicate`: an owner twice (GS026)
 * - `too-long`: more than any Safe has use for
 */
export type SafeSignatureErrorCode =
  | 'malformed'
  | 'not-this-owner'
  | 'not-ordered'
  | 'duplicate'
  | 'too-long';

/** Signatures that cannot be used. `code` stays the same between releases. */
export class SafeSignatureError extends Error {
  override readonly name = 'SafeSignatureError';
  readonly code: SafeSignatureErrorCode;

  constructor(code: SafeSignatureErrorCode, reason: string) {
    super(reason);
    this.code = code;
  }
}
