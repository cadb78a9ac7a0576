import { checkSignature, type SignatureCheck } from './checkSignatures.ts';
import { type Finding, finding } from './finding.ts';
import { type ClaimedSignature, readConfirmation } from './readConfirmation.ts';
import { type SafeSignature, SafeSignatureError } from './safeSignature.ts';

/** The signatures that hold, and what there is to say against the others. */
export interface CheckedConfirmations {
  readonly signatures: readonly SafeSignature[];
  readonly findings: readonly Finding[];
}

/** Recovers every signature someone hands over, and holds it against the owners of the chain. */
export async function checkConfirmations(
  claimed: readonly ClaimedSignature[],
  check: SignatureCheck,
): Promise<CheckedConfirmations> {
  const findings: Finding[] = [];
  const signatures: SafeSignature[] = [];
  for (const one of claimed) {
    const signature = await readConfirmation(one, check.hashes.hash).catch((error: unknown) => {
      if (error instanceof SafeSignatureError) return undefined;
      throw error;
    });
    const found = signature
      ? await checkSignature(signature, signatures, check)
      : finding('signature-invalid');
    if (found) findings.push(found);
    if (signature && found?.severity !== 'refuse') signatures.push(signature);
  }
  return { signatures, findings };
}
