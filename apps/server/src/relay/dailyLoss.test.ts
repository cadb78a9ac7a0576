import { expect, it } from 'vitest';
import { parseConfig } from '../config/parseConfig.ts';
import { estimateDailyLoss } from './dailyLoss.ts';

const factory = '0x1d31F259eE307358a26dFb23EB365939E8641195';

it('estimateDailyLoss returns the maximum cost of a day in the currency of each network', () => {
  const upstreams = ['https://rpc.example.org'];
  const relay = {
    networks: [
      { id: 1 },
      { id: 8453, mostFeePerGas: '30000000000', costPerDay: '2500000000000000' },
      { id: 137 },
      { id: 77_320_001 },
    ],
  };
  const currency = { name: 'Shell', symbol: 'SHELL', decimals: 18 };
  const contracts = { 77320001: { factory, verifiers: `0x0100${factory.slice(2)}` } } as const;
  const networks = [
    { id: 1, upstreams },
    { id: 8453, upstreams },
    { id: 137, upstreams },
    { id: 77_320_001, upstreams, name: 'Harbour', currency },
  ];
  expect(estimateDailyLoss(parseConfig({ networks, passkeys: { contracts, relay } }))).toEqual([
    'the relay pays at most 0.02 ETH in 24 hours on network 1',
    'the relay pays at most 0.0025 ETH in 24 hours on network 8453',
    'the relay pays at most 100 POL in 24 hours on network 137',
    'the relay pays at most 0.002 SHELL in 24 hours on network 77320001',
  ]);
  expect(estimateDailyLoss(parseConfig({ networks }))).toEqual([]);
});
