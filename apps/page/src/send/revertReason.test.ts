import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { type Address, concatHex, encodeErrorResult, type Hex, parseAbi, size } from 'viem';
import { estimateGas } from 'viem/actions';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { revertReason } from './revertReason.ts';

const contract: Address = '0x4444444444444444444444444444444444444444';
let chain: AnvilChain;
beforeAll(async () => {
  chain = await startAnvilChain(31_463);
});
afterAll(() => chain.stop());

const errors = parseAbi([
  'error Error(string reason)',
  'error Panic(uint256 code)',
  'error EnforcedPause()',
  'error ERC20InvalidReceiver(address receiver)',
  'error Anchored(uint256 depth)',
]);
type Name = (typeof errors)[number]['name'];
const of = (errorName: Name, ...args: readonly unknown[]) =>
  encodeErrorResult({ abi: errors, errorName, args } as never);

/** Code that reverts with data: copies what follows it. */
function reverting(data: Hex): Hex {
  const length = size(data).toString(16).padStart(4, '0');
  return concatHex([`0x61${length}600e60003961${length}6000fd`, data]);
}

test.each<[string, Hex, string | undefined]>([
  ['a text', of('Error', 'Ran aground'), 'Ran aground'],
  ['an empty text', of('Error', ''), undefined],
  ['a panic', of('Panic', 0x11n), 'Arithmetic operation resulted in underflow or overflow.'],
  ['a known error', of('EnforcedPause'), 'EnforcedPause'],
  ['a known error of a token', of('ERC20InvalidReceiver', contract), 'ERC20InvalidReceiver'],
  ['its own error', of('Anchored', 7n), of('Anchored', 7n).slice(0, 10)],
  ['nothing', '0x', undefined],
  ['what is not an error', '0xff', undefined],
])('revertReason returns the reason of a revert with %s', async (_, data, reason) => {
  const { client } = chain;
  const [account = contract] = await client.getAddresses();
  await client.setCode({ address: contract, bytecode: reverting(data) });
  const error = await estimateGas(client, { account, to: contract }).catch((one: unknown) => one);
  expect(revertReason(error)).toBe(reason);
});

test('revertReason returns undefined for a network error', () => {
  expect(revertReason(new Error('unreachable'))).toBeUndefined();
});
