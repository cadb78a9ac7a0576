import { type Address, type Hash, type Hex, isAddressEqual } from 'viem';
import { type SafeSignature, SafeSignatureError } from './safeSignature.ts';
import { splitSignatures } from './splitSignatures.ts';

/** Signature from a gateway, with its claimed owner. */
export interface ClaimedSignature {
  readonly owner: Address;
  readonly signature: Hex;
}

/**
 * Reads an owner's signature, and verifies that owner.
 * @throws {SafeSignatureError} `malformed`, or `not-this-owner`
 */
export async function readConfirmation(
  { owner, signature }: ClaimedSignature,
  hash: Hash,
): Promise<SafeSignature> {
  const [only, ...others] = await splitSignatures(signature, hash);
  if (!only || others.length > 0)
    throw new SafeSignatureError('malformed', 'One signature was expected.');
  if (!isAddressEqual(only.owner, owner))
    throw new SafeSignatureError('not-this-owner', `The signature was not made by ${owner}.`);
  return only;
}
