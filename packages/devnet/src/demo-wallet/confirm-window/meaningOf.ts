import type { BatchStatus } from '@mooring/testing/wallet';

/** Description of a batch's status. */
export function meaningOf({
  status,
  isProposal,
}: {
  readonly status: BatchStatus;
  readonly isProposal: boolean;
}): string {
  if (status === 100) return isProposal ? 'Waiting for its owners' : 'Waiting for the network';
  if (status === 200) return 'All calls confirmed';
  if (status === 400) return 'Nothing was sent';
  return status === 500 ? 'Failed' : 'Some calls confirmed, the rest failed or was not sent';
}
