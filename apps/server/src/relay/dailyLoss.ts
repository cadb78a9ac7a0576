import { formatUnits } from 'viem';
import type { ValidConfig } from '../config/configSchema.ts';

/** Log lines at start: the most that a relay pays in 24 hours, one per network. */
export function estimateDailyLoss({
  networks,
  passkeys,
}: Pick<ValidConfig, 'networks' | 'passkeys'>): readonly string[] {
  const paid = passkeys?.relay?.networks ?? [];
  return paid.flatMap(({ id, costPerDay }) => {
    const currency = networks.find((network) => network.id === id)?.currency;
    if (!currency) return [];
    const amount = `${formatUnits(costPerDay, currency.decimals)} ${currency.symbol}`;
    return [`the relay pays at most ${amount} in 24 hours on network ${id}`];
  });
}
