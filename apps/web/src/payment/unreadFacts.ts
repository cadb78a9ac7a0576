import type { ListedToken, PaymentFacts } from '@mooring/safe/payment';
import type { Address } from 'viem';

/** Facts before anything is read: what the bytes of a call tell by themselves. */
export function unreadFacts(
  account: Address,
  currency: PaymentFacts['currency'],
  listed: readonly ListedToken[],
): PaymentFacts {
  return {
    ...{ account, currency, listed, known: [], paid: 'not-read', published: [] },
    tokenAt: () => 'not-read',
    hasCode: () => 'not-read',
    balanceOf: () => 'not-read',
    gasPrice: 'not-read',
  };
}
