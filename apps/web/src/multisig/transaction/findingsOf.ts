import type { Finding, FindingCode } from '@mooring/safe/transactions';
import type { LoadedTransaction } from '../../safe/loadTransaction.ts';

/** Findings irrelevant after execution: on its order, and on its signatures. */
const past: readonly FindingCode[] = [
  'nonce-used',
  'nonce-conflict',
  'nonce-gap',
  'signature-invalid',
  'signature-not-owner',
  'signature-duplicate',
  'signature-unverified',
];

/** Current findings on a transaction. */
export function findingsOf({
  checked,
  execution,
}: Pick<LoadedTransaction, 'checked' | 'execution'>): readonly Finding[] {
  if (execution === undefined) return checked.findings;
  return checked.findings.filter(({ code }) => !past.includes(code));
}
