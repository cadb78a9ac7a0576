import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import {
  type Address,
  concatHex,
  createClient,
  defineChain,
  http,
  numberToHex,
  padHex,
} from 'viem';
import { linea } from 'viem/chains';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readPrice } from './readPrice.ts';

const to: Address = '0x3333333333333333333333333333333333333333';
const contract: Address = '0x4444444444444444444444444444444444444444';
const failing: Address = '0x5555555555555555555555555555555555555555';
const transfer = { to, value: 1n };
const GWEI = 10n ** 9n;
let today: AnvilChain;
let older: AnvilChain;
let account: Address;

beforeAll(async () => {
  [today, older] = await Promise.all([
    startAnvilChain(31_461),
    startAnvilChain(31_462, ['--hardfork', 'berlin', '--gas-price', '3000000000']),
  ]);
  const { client } = today;
  [account = to] = await client.getAddresses();
  await client.setNextBlockBaseFeePerGas({ baseFeePerGas: 7n * GWEI });
  await client.mine({ blocks: 1 });
  await client.setCode({ address: contract, bytecode: '0x600160005500' });
  await client.setCode({ address: failing, bytecode: '0x60006000fd' });
});
afterAll(() => Promise.all([today.stop(), older.stop()]));

/** Client as the page has one. */
function clientOf({ url }: AnvilChain, id = 31_461) {
  const rpcUrls = { default: { http: [url] } };
  const nativeCurrency = { name: 'Ether', symbol: 'ETH', decimals: 18 };
  return createClient({
    chain: defineChain({ id, name: 'Local', nativeCurrency, rpcUrls }),
    transport: http(url),
  });
}

/** Code that answers a number to any call. */
const answering = (value: bigint) =>
  concatHex(['0x7f', padHex(numberToHex(value)), '0x60005260206000f3']);

test('readPrice with a base fee returns the price of the next block and the usual one', async () => {
  expect(await readPrice(clientOf(today), account, [transfer])).toEqual({
    gas: [21_000n],
    tip: GWEI,
    next: (7n * GWEI * 12n) / 10n + GWEI,
    usual: 15n * GWEI,
    dataFee: 0n,
  });
});

test('readPrice without a base fee returns the gas price of the node', async () => {
  expect(await readPrice(clientOf(older), account, [transfer])).toEqual({
    gas: [21_000n],
    tip: undefined,
    next: 3n * GWEI,
    usual: (3n * GWEI * 12n) / 10n,
    dataFee: 0n,
  });
});

test('readPrice counts plain transfers while recipients are unknown', async () => {
  const { gas } = await readPrice(clientOf(today), account, 2);
  expect(gas).toEqual([21_000n, 21_000n]);
});

test('readPrice adds a margin to the gas of a contract call', async () => {
  const call = { to: contract, value: 0n };
  const exact = await today.client.estimateGas({ account, ...call });
  expect((await readPrice(clientOf(today), account, [call])).gas).toEqual([(exact * 12n) / 10n]);
});

test.each([
  ['the OP stack', '0x420000000000000000000000000000000000000F', answering(77n), 77n],
  ['Scroll', '0x5300000000000000000000000000000000000002', answering(78n), 78n],
  ['no contract', '0x420000000000000000000000000000000000000F', '0x', 0n],
  ['a contract of others', '0x420000000000000000000000000000000000000F', '0x60006000fd', 0n],
  ['one that says too little', '0x420000000000000000000000000000000000000F', '0x60016000f3', 0n],
] as const)('readPrice reads the data fee by %s', async (_, address, bytecode, fee) => {
  await today.client.setCode({ address, bytecode });
  expect((await readPrice(clientOf(today), account, [transfer])).dataFee).toBe(fee);
  expect((await readPrice(clientOf(today), account, [transfer, transfer])).dataFee).toBe(2n * fee);
  await today.client.setCode({ address, bytecode: '0x' });
});

test('readPrice on Linea includes data in the tip', async () => {
  const fees = { baseFeePerGas: '0x7', gasLimit: '0x5208', priorityFeePerGas: '0x12a05f200' };
  const client = createClient({
    chain: linea,
    transport: http(today.url, {
      fetchFn: (url, asked) =>
        String(asked?.body).includes('linea_estimateGas')
          ? Promise.resolve(Response.json({ jsonrpc: '2.0', id: 1, result: fees }))
          : fetch(url, asked),
    }),
  });
  expect(await readPrice(client, account, [transfer])).toMatchObject({
    tip: 5n * GWEI,
    usual: 19n * GWEI,
  });
});

test('readPrice rejects for a revert and for an unreachable network', async () => {
  const call = { to: failing, value: 0n };
  await expect(readPrice(clientOf(today), account, [call])).rejects.toThrow(/revert/);
  const nobody = createClient({ transport: http('http://127.0.0.1:9', { retryCount: 0 }) });
  await expect(readPrice(nobody, account, [transfer])).rejects.toThrow('HTTP request failed');
});
