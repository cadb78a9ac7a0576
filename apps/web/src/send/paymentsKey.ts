import type { Payment } from '@mooring/page/form';
import type { Asset } from '@mooring/page/send';
import type { Chain } from 'viem';

/** Key of what would be sent. */
export function paymentsKey(chain: Chain, asset: Asset, payments: readonly Payment[]): string {
  const each = payments.map(({ to, amount, name = '' }) => `${to} ${amount} ${name}`);
  return [chain.id, asset.id, ...each].join();
}
