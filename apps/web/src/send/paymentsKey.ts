import type { Payment } from '@mooring/page/form';
import type { Asset } from '@mooring/page/send';
import type { Chain } from 'viem';

/** Query key of payments. */
export function paymentsKey(chain: Chain, asset: Asset, payments: readonly Payment[]): string {
  const each = payments.map(({ to, amount, name = '' }) => `${to} ${amount} ${name}`);
  return [chain.id, asset.id, ...each].join();
}
