import type { MultisigStatus } from '@mooring/safe/transactions';

/** Catalogue keys of statuses. */
export const statusTexts = {
  AWAITING_CONFIRMATIONS: 'status.awaitingConfirmations',
  AWAITING_EXECUTION: 'status.awaitingExecution',
  SUCCESS: 'status.success',
  CANCELLED: 'status.cancelled',
  FAILED: 'status.failed',
} as const satisfies Record<MultisigStatus, string>;
