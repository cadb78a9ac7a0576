import {
  type CheckedTransaction,
  checkTransaction,
  type TransactionCheck,
} from '@mooring/safe/transactions';
import { findingKey } from '../review/useReading.ts';

/**
 * A transaction as it was checked by itself, with what there is to say of it among those that wait.
 * Nobody is asked anew for that, so that no warning comes after the button.
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
