import {
  type CheckedTransaction,
  encodeExecution,
  joinSignatures,
} from '@mooring/safe/transactions';
import type { Address } from 'viem';
import type { Call } from '../../send/callOf.ts';

/** The call that brings a checked transaction to the network; none where it has no hash. */
export function executionCall(checked: CheckedTransaction, safe: Address): Call | undefined {
  if (!('hashes' in checked) || checked.refused) return undefined;
  const data = encodeExecution(checked.transaction, joinSignatures(checked.signatures));
  return { to: safe, value: 0n, data };
}
