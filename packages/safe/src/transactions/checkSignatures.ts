import { type Address, isAddressEqual } from 'viem';
import { createFinding, type Finding } from './finding.ts';
import type { SafeHashes } from './safeHashes.ts';
import { recoverOwner, type SafeSignature, withLastByte } from './safeSignature.ts';

/** Terms of {@link checkSignatures}. */
export interface SignatureCheck {
  readonly hashes: SafeHashes;
  /** Read from the chain. */
  readonly owners: readonly Address[];
  /**
   * Verifies owners onchain that no key can prove: a contract by `isValidSignature`, or an approved hash.
   * Without it they stay unverified; its rejections are passed on.
   */
  readonly verify?:
    | ((signature: SafeSignature, hashes: SafeHashes) => Promise<boolean>)
    | undefined;
}

/**
 * Findings against signatures of a hash; each owner must be one of the chain's.
 *
 * @example
 * ```ts
 * import { checkSignatures, hashTransaction } from '@mooring/safe/transactions';
 *
 * const hashes = hashTransaction(transaction, safe);
 * const findings = await checkSignatures(signatures, { hashes, owners: safe.owners });
 * ```
 */
export async function checkSignatures(
  signatures: readonly SafeSignature[],
  check: SignatureCheck,
): Promise<readonly Finding[]> {
  const found = await Promise.all(
    signatures.map((signature, index) =>
      checkSignature(signature, signatures.slice(0, index), check),
    ),
  );
  return found.filter((one) => one !== undefined);
}

async function checkSignature(
  signature: SafeSignature,
  before: readonly SafeSignature[],
  check: SignatureCheck,
): Promise<Finding | undefined> {
  const found = await checkOwner(signature, before, check);
  if (found || !isOfKey(signature)) return found;
  return (await isMadeBy(signature, check.hashes)) ? undefined : createFinding('signature-invalid');
}

/**
 * Finding on one signature, given those before it. Does not verify key signatures: their owner was
 * recovered from them.
 */
export async function checkOwner(
  signature: SafeSignature,
  before: readonly SafeSignature[],
  { hashes, owners, verify }: SignatureCheck,
): Promise<Finding | undefined> {
  const { owner } = signature;
  if (before.some((other) => isAddressEqual(other.owner, owner)))
    return createFinding('signature-duplicate');
  if (!owners.some((other) => isAddressEqual(other, owner)))
    return createFinding('signature-not-owner');
  if (isOfKey(signature)) return undefined;
  if (!verify) return createFinding('signature-unverified');
  return (await verify(signature, hashes)) ? undefined : createFinding('signature-invalid');
}

type KeySignature = Extract<SafeSignature, { kind: 'typed-data' | 'eth-sign' }>;

/** Returns true for signatures by a key, provable from their bytes; others are verified onchain. */
export function isOfKey(signature: SafeSignature): signature is KeySignature {
  return signature.kind === 'typed-data' || signature.kind === 'eth-sign';
}

async function isMadeBy(
  { kind, data, owner }: KeySignature,
  { hash }: SafeHashes,
): Promise<boolean> {
  const v = Number(`0x${data.slice(-2)}`) - (kind === 'eth-sign' ? 4 : 0);
  const signer = await recoverOwner(withLastByte(data, v), kind, hash);
  return signer !== undefined && isAddressEqual(signer, owner);
}
