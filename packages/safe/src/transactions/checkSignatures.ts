import { type Address, isAddressEqual } from 'viem';
import { type Finding, finding } from './finding.ts';
import type { SafeHashes } from './safeHashes.ts';
import type { SafeSignature } from './safeSignature.ts';
import { recoverOwner, withLastByte } from './signatureOf.ts';

export interface SignatureCheck {
  readonly hashes: SafeHashes;
  /** From the chain. */
  readonly owners: readonly Address[];
  /**
   * Asks the chain about an owner that no key can prove: whether a contract answers
   * `isValidSignature`, or whether the hash was approved. Without it they stay unverified; what it
   * rejects with, the check rejects with.
   */
  readonly verify?:
    | ((signature: SafeSignature, hashes: SafeHashes) => Promise<boolean>)
    | undefined;
}

/** What there is to say against signatures of a hash; each owner must be one of the chain's. */
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

/** What there is to say against one signature beside those before it. */
export async function checkSignature(
  signature: SafeSignature,
  before: readonly SafeSignature[],
  { hashes, owners, verify }: SignatureCheck,
): Promise<Finding | undefined> {
  const { owner } = signature;
  if (before.some((other) => isAddressEqual(other.owner, owner)))
    return finding('signature-duplicate');
  if (!owners.some((other) => isAddressEqual(other, owner))) return finding('signature-not-owner');
  if (signature.kind === 'typed-data' || signature.kind === 'eth-sign')
    return (await isMadeBy(signature, hashes)) ? undefined : finding('signature-invalid');
  if (!verify) return finding('signature-unverified');
  return (await verify(signature, hashes)) ? undefined : finding('signature-invalid');
}

async function isMadeBy(
  { kind, data, owner }: Extract<SafeSignature, { kind: 'typed-data' | 'eth-sign' }>,
  { hash }: SafeHashes,
): Promise<boolean> {
  const v = Number(`0x${data.slice(-2)}`) - (kind === 'eth-sign' ? 4 : 0);
  const signer = await recoverOwner(withLastByte(data, v), kind, hash);
  return signer !== undefined && isAddressEqual(signer, owner);
}
