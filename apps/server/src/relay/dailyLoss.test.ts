import { expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { dailyLoss } from './dailyLoss.ts';

it('says the most a day costs in the coin of each network', () => {
  const upstreams = ['https://rpc.example.org'];
  const relay = {
    networks: [
      { id: 1 },
      { id: 137, mostFeePerGas: '30000000000', costPerDay: '2500000000000000' },
    ],
    gasPerDay: 50_000_000,
  };
  const networks = [
    { id: 1, upstreams },
    { id: 137, upstreams },
  ];
  expect(dailyLoss(parseConfig({ networks, passkeys: { relay } }))).toEqual([
    'the relay pays at most 5 ETH in 24 hours on network 1',
    'the relay pays at most 0.0025 POL in 24 hours on network 137',
  ]);
  expect(dailyLoss(parseConfig({ networks }))).toEqual([]);
});
