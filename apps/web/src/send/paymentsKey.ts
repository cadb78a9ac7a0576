import type { Chain } from 'viem';
import type { Asset } from './asset.ts';
import type { Payment } from './checkForm.ts';

/** Key of what would be sent. */
export function paymentsKey(chain: Chain, asset: Asset, payments: readonly Payment[]): string {
  const each = payments.map(({ to, amount, name = '' }) => `${to} ${amount} ${name}`);
  return [chain.id, asset.id, ...each].join();
}
