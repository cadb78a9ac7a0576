import type { Finding, FindingCode } from '@mooring/safe/transactions';
import type { LoadedTransaction } from '../../safe/loadTransaction.ts';

/** What no longer matters once the chain has executed it: its turn, and who would have to sign. */
const past: readonly FindingCode[] = [
  'nonce-used',
  'nonce-conflict',
  'nonce-gap',
  'signature-invalid',
  'signature-not-owner',
  'signature-duplicate',
  'signature-unverified',
];

/** What there is to say of a transaction, as it stands now. */
export function findingsOf({
  checked,
  execution,
}: Pick<LoadedTransaction, 'checked' | 'execution'>): readonly Finding[] {
  if (execution === undefined) return checked.findings;
  return checked.findings.filter(({ code }) => !past.includes(code));
}
