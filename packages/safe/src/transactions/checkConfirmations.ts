import { type Address, type Hash, type Hex, isAddressEqual } from 'viem';
import { checkOwner, isOfKey, type SignatureCheck } from './checkSignatures.ts';
import { createFinding, type Finding } from './finding.ts';
import { type SafeSignature, SafeSignatureError } from './safeSignature.ts';
import { splitSignatures } from './signatures.ts';

/** Valid signatures, and findings on the others. Those of former owners, or that a contract refuses, are set aside. */
export interface CheckedConfirmations {
  readonly signatures: readonly SafeSignature[];
  readonly findings: readonly Finding[];
}

/**
 * Recovers the signers of signatures from an untrusted source, and compares them with the onchain owners. Contract
 * signatures are verified concurrently. A signature of a former owner does not invalidate the others.
 *
 * @example
 * ```ts
 * import { checkConfirmations, hashTransaction } from '@mooring/safe/transactions';
 *
 * const { owners } = safe;
 * const hashes = hashTransaction(transaction, safe);
 * const { signatures, findings } = await checkConfirmations(claimed, { hashes, owners });
 * ```
 */
export async function checkConfirmations(
  claimed: readonly ClaimedSignature[],
  check: SignatureCheck,
): Promise<CheckedConfirmations> {
  const read = await Promise.all(claimed.map((one) => readOrRefuse(one, check)));
  const together = { ...check, verify: batchReads(read, check) };
  const findings: Finding[] = [];
  const signatures: SafeSignature[] = [];
  for (const [index, signature] of read.entries()) {
    const claim = claimed[index]?.owner;
    // Signatures of an address that is not a current owner do not count, even if unreadable.
    if (!claim || !check.owners.some((owner) => isAddressEqual(owner, claim))) {
      findings.push(createFinding('signature-set-aside'));
      continue;
    }
    const found = signature
      ? withdrawn(signature, await checkOwner(signature, signatures, together))
      : createFinding('signature-invalid');
    if (found) findings.push(found);
    if (signature && (!found || found.code === 'signature-unverified')) signatures.push(signature);
  }
  return { signatures, findings };
}

/**
 * Returns the finding for a signature that its contract refuses. The contract's owners may have changed since, so the
 * other signatures stay valid. An approved hash stays approved.
 */
function withdrawn({ kind }: SafeSignature, found: Finding | undefined): Finding | undefined {
  return kind === 'contract' && found?.code === 'signature-invalid'
    ? createFinding('signature-withdrawn')
    : found;
}

/** Undefined for a malformed signature, or one its owner did not make. */
async function readOrRefuse(one: ClaimedSignature, { hashes }: SignatureCheck) {
  try {
    return await readConfirmation(one, hashes.hash);
  } catch (error) {
    if (error instanceof SafeSignatureError) return undefined;
    throw error;
  }
}

/** Starts verifying each owner's first signature in parallel; others are verified in turn. */
function batchReads(
  read: readonly (SafeSignature | undefined)[],
  { hashes, owners, verify }: SignatureCheck,
): SignatureCheck['verify'] {
  if (!verify) return undefined;
  const firsts = owners.flatMap(
    (owner) => read.find((one) => one && isAddressEqual(one.owner, owner)) ?? [],
  );
  const asked = new Map<SafeSignature, Promise<boolean>>(
    firsts
      .filter((signature) => !isOfKey(signature))
      .map((signature) => [signature, verify(signature, hashes)]),
  );
  // All are awaited below; until then, this avoids unhandled rejections.
  for (const answer of asked.values()) answer.catch(() => {});
  return (signature) => asked.get(signature) ?? verify(signature, hashes);
}

/** Signature from a gateway, with its claimed owner. */
export interface ClaimedSignature {
  readonly owner: Address;
  readonly signature: Hex;
}

/**
 * Reads an owner's signature, and verifies that owner.
 * @throws {SafeSignatureError} `malformed`, or `notThisOwner`
 */
async function readConfirmation(
  { owner, signature }: ClaimedSignature,
  hash: Hash,
): Promise<SafeSignature> {
  const [only, ...others] = await splitSignatures(signature, hash);
  if (!only || others.length > 0)
    throw new SafeSignatureError('malformed', 'Expected one signature.');
  if (!isAddressEqual(only.owner, owner))
    throw new SafeSignatureError('notThisOwner', `The signature was not made by ${owner}.`);
  return only;
}
