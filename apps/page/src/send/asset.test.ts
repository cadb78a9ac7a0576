import { decodeFunctionData, erc20Abi } from 'viem';
import { expect, test } from 'vitest';
import { assetsOf, callOf } from './asset.ts';

const recipient = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const token = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';
const [coin, dollar] = assetsOf(
  {
    id: 1,
    name: 'Ethereum',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [] } },
  },
  [{ address: token, name: 'USD Coin', symbol: 'USDC', decimals: 6 }],
);

test('callOf sends the coin as value', () => {
  expect(callOf(coin, recipient, 5n)).toEqual({ to: recipient, value: 5n });
});

test('callOf sends a token by transfer, without value', () => {
  if (!dollar) throw new Error('the token is an asset');
  const call = callOf(dollar, recipient, 1_500_000n);
  expect(call).toMatchObject({ to: token, value: 0n });
  expect(decodeFunctionData({ abi: erc20Abi, data: call.data ?? '0x' })).toEqual({
    functionName: 'transfer',
    args: [recipient, 1_500_000n],
  });
});
