import {
  type CheckedTransaction,
  checkTransaction,
  type TransactionCheck,
} from '@mooring/safe/transactions';
import { findingKey } from '../review/useReading.ts';

/**
 * Adds the findings that depend on the queue to a checked transaction. Makes no requests, so that no
 * warning appears after the button.
 */
export function amongQueue(
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
