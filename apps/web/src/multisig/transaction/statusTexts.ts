import type { MultisigStatus } from '@mooring/safe/transactions';

/** What a status is called, by its key in the catalogue. */
export const statusTexts = {
  AWAITING_CONFIRMATIONS: 'status.awaitingConfirmations',
  AWAITING_EXECUTION: 'status.awaitingExecution',
  SUCCESS: 'status.success',
  CANCELLED: 'status.cancelled',
  FAILED: 'status.failed',
} as const satisfies Record<MultisigStatus, string>;
