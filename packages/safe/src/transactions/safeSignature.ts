import {
  type Address,
  getAddress,
  type Hash,
  type Hex,
  hashMessage,
  isHex,
  recoverAddress,
  size,
} from 'viem';
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
 * Reason of a signature error, stable between releases.
 * - `malformed`: not valid signature bytes
 * - `notThisOwner`: made by another key, or over something else
 * - `notOrdered`: not in ascending order of the owners, as the contract requires (GS026)
 * - `duplicate`: two of one owner (GS026)
 * - `tooLong`: above the size limit
 */
export type SafeSignatureErrorReason =
  | 'malformed'
  | 'notThisOwner'
  | 'notOrdered'
  | 'duplicate'
  | 'tooLong';

/** Thrown for unusable signatures. */
export class SafeSignatureError extends SafeBaseError {
  override readonly name = 'SafeSignatureError';
  readonly reason: SafeSignatureErrorReason;

  constructor(reason: SafeSignatureErrorReason, message: string) {
    super(message);
    this.reason = reason;
  }
}

/** Wallet's signature of a hash, to be converted to a Safe signature. */
export interface WalletSignature {
  /** 65 bytes; v as 0, 1, 27 or 28. */
  readonly signature: Hex;
  readonly owner: Address;
  readonly hash: Hash;
  /** Signed content: the typed data, or the hash as a text message (`personal_sign`). */
  readonly kind: 'typed-data' | 'eth-sign';
}

/**
 * Converts a wallet's signature to a Safe signature, after verifying its owner.
 * @throws {SafeSignatureError} `malformed`, or `notThisOwner`
 *
 * @example
 * ```ts
 * import { toSafeSignature } from '@mooring/safe/transactions';
 *
 * const own = await toSafeSignature({ signature, owner, hash, kind: 'typed-data' });
 * ```
 */
export async function toSafeSignature(wallet: WalletSignature): Promise<SafeSignature> {
  const { signature, kind, hash } = wallet;
  if (!isHex(signature) || size(signature) !== 65)
    throw new SafeSignatureError('malformed', 'Expected 65 bytes.');
  const given = Number(`0x${signature.slice(-2)}`);
  const v = given < 27 ? given + 27 : given;
  if (v !== 27 && v !== 28)
    throw new SafeSignatureError('malformed', 'Expected v to be 0, 1, 27 or 28.');
  const owner = getAddress(wallet.owner);
  const plain = withLastByte(signature, v);
  if ((await recoverOwner(plain, kind, hash)) !== owner)
    throw new SafeSignatureError('notThisOwner', `The signature was not made by ${owner}.`);
  return { kind, owner, data: kind === 'eth-sign' ? withLastByte(signature, v + 4) : plain };
}

/**
 * Creates the signature of an owner who approved the hash onchain, or who sends the execution.
 *
 * @example
 * ```ts
 * import { approvedHashSignature, joinSignatures } from '@mooring/safe/transactions';
 *
 * const joined = joinSignatures([...signatures, approvedHashSignature(owner)]);
 * ```
 */
export function approvedHashSignature(owner: Address): SafeSignature {
  return { kind: 'approved-hash', owner: getAddress(owner) };
}

/**
 * Creates the signature of a contract owner. For a Safe, `data` is its owners' joined signatures over {@link
 * nestedMessage}.
 *
 * @example
 * ```ts
 * import { contractSignature, joinSignatures } from '@mooring/safe/transactions';
 *
 * const ofInnerSafe = contractSignature(inner.address, joinSignatures(signatures));
 * ```
 */
export function contractSignature(owner: Address, data: Hex): SafeSignature {
  return { kind: 'contract', owner: getAddress(owner), data };
}

/** Recovers the signer of 65 bytes with v 27 or 28; undefined for an invalid signature. */
export async function recoverOwner(
  signature: Hex,
  kind: 'typed-data' | 'eth-sign',
  hash: Hash,
): Promise<Address | undefined> {
  const signed = kind === 'eth-sign' ? hashMessage({ raw: hash }) : hash;
  try {
    return await recoverAddress({ hash: signed, signature });
  } catch {
    // r and s may not be on the curve.
    return undefined;
  }
}

/** Replaces v of a signature. */
export function withLastByte(signature: Hex, byte: number): Hex {
  return `0x${signature.slice(2, -2)}${byte.toString(16).padStart(2, '0')}`;
}
