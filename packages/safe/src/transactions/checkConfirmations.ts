import { isAddressEqual } from 'viem';
import { checkOwner, isOfKey, type SignatureCheck } from './checkSignatures.ts';
import { type Finding, finding } from './finding.ts';
import { type ClaimedSignature, readConfirmation } from './readConfirmation.ts';
import { type SafeSignature, SafeSignatureError } from './safeSignature.ts';

/** Valid signatures, and findings on the others. */
export interface CheckedConfirmations {
  readonly signatures: readonly SafeSignature[];
  readonly findings: readonly Finding[];
}

/**
 * Recovers every signature someone hands over, and holds it against the owners of the chain. Owners
 * that are contracts are asked about together.
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
  const together = { ...check, verify: askTogether(read, check) };
  const findings: Finding[] = [];
  const signatures: SafeSignature[] = [];
  for (const signature of read) {
    const found = signature
      ? await checkOwner(signature, signatures, together)
      : finding('signature-invalid');
    if (found) findings.push(found);
    if (signature && found?.severity !== 'refuse') signatures.push(signature);
  }
  return { signatures, findings };
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
function askTogether(
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
  // All are awaited below; avoids unhandled rejections meanwhile.
  for (const answer of asked.values()) answer.catch(() => {});
  return (signature) => asked.get(signature) ?? verify(signature, hashes);
}
