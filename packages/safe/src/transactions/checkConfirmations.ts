import { isAddressEqual } from 'viem';
import { checkOwner, isOfKey, type SignatureCheck } from './checkSignatures.ts';
import { type Finding, finding } from './finding.ts';
import { type ClaimedSignature, readConfirmation } from './readConfirmation.ts';
import { type SafeSignature, SafeSignatureError } from './safeSignature.ts';

/** The signatures that hold, and what there is to say against the others. */
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

/** Nothing for one that cannot be read, or that its owner did not make. */
async function readOrRefuse(one: ClaimedSignature, { hashes }: SignatureCheck) {
  try {
    return await readConfirmation(one, hashes.hash);
  } catch (error) {
    if (error instanceof SafeSignatureError) return undefined;
    throw error;
  }
}

/** Begins to ask the chain at once about each owner's first signature; the rest is asked in its turn. */
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
  // Each is waited for below; one that fails meanwhile is no error of its own.
  for (const answer of asked.values()) answer.catch(() => {});
  return (signature) => asked.get(signature) ?? verify(signature, hashes);
}
