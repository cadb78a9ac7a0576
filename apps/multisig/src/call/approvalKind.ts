import type { Approval } from '@mooring/safe/transactions';

/** Sentence on an approval. More of nothing takes nothing away: it is no revocation. */
export function approvalKind(
  { amount, isMore, isUnlimited }: Approval,
  isListed: boolean,
): 'approve' | 'approveItems' | 'approveMore' | 'approveUnknown' | 'approveUnlimited' | 'revoke' {
  if (amount === 'items') return 'approveItems';
  if (isUnlimited) return 'approveUnlimited';
  if (isMore) return 'approveMore';
  if (amount === 0n) return 'revoke';
  return isListed ? 'approve' : 'approveUnknown';
}
