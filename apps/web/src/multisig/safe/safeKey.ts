import type { SafeState } from '@mooring/safe/transactions';

/** What answers about an account depend on: another owner, threshold or nonce makes them other ones. */
export function safeKey({ chainId, address, owners, threshold, nonce }: SafeState) {
  return [chainId, address, owners.join(), threshold, `${nonce}`] as const;
}
