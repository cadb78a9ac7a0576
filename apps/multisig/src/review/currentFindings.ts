import { findingKey } from '@mooring/page/payment';
import {
  type CheckedTransaction,
  checkTransaction,
  type Finding,
  type FindingCode,
  type TransactionCheck,
} from '@mooring/safe/transactions';
import type { LoadedTransaction } from '../read/loadTransaction.ts';

/** Findings irrelevant after execution: on its order, and on its signatures. */
const past: readonly FindingCode[] = [
  'nonce-used',
  'nonce-conflict',
  'nonce-gap',
  'signature-invalid',
  'signature-not-owner',
  'signature-set-aside',
  'signature-withdrawn',
  'signature-duplicate',
  'signature-unverified',
];

/** Current findings on a transaction. */
export function currentFindings({
  checked,
  execution,
  status,
}: Pick<LoadedTransaction, 'checked' | 'execution' | 'status'>): readonly Finding[] {
  // The transaction itself may have used the nonce.
  if (status === undefined) return checked.findings.filter(({ code }) => code !== 'nonce-used');
  if (execution === undefined) return checked.findings;
  return checked.findings.filter(({ code }) => !past.includes(code));
}

/**
 * Adds the findings that depend on the queue to a checked transaction. Makes no requests, so that no
 * warning appears after the button.
 */
export function addQueueFindings(
  checked: CheckedTransaction,
  check: Pick<TransactionCheck, 'safe' | 'queue' | 'knownTargets'>,
): CheckedTransaction {
  if (!('transaction' in checked)) return checked;
  const before = new Set(checked.findings.map(findingKey));
  const more = checkTransaction(checked.transaction, check).filter(
    (finding) => !before.has(findingKey(finding)),
  );
  return { ...checked, findings: [...checked.findings, ...more] };
}
