import type { SafeState } from '@mooring/safe/transactions';

/** Query key of an account: results depend on its owners, threshold and nonce. */
export function safeKey({ chainId, address, owners, threshold, nonce }: SafeState) {
  return [chainId, address, owners.join(), threshold, `${nonce}`] as const;
}
