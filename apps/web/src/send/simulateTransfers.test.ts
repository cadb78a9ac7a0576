import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { type Address, createClient, custom, type Hex, http, MethodNotFoundRpcError } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { simulateTransfers } from './simulateTransfers.ts';

const token: Address = '0x4444444444444444444444444444444444444444';
const to: Address = '0x3333333333333333333333333333333333333333';
const asset = { id: token, name: 'Token', symbol: 'TKN', decimals: 18, token };
let chain: AnvilChain;
let account: Address;
beforeAll(async () => {
  chain = await startAnvilChain(31_464);
  [account = to] = await chain.client.getAddresses();
});
afterAll(() => chain.stop());

/**
 * Code of a token with one balance, which a transfer raises.
 * @param raise code that puts on the stack by how much
 * @param answer code that ends the transfer
 */
function tokenCode(raise: string, answer: string): Hex {
  const transfer = `600054${raise}01600055${answer}`;
  const dest = (15 + transfer.length / 2).toString(16).padStart(2, '0');
  return `0x60003560e01c6370a082311460${dest}57${transfer}5b60005460005260206000f3`;
}

const answerOf = (value: number) => `600${value}60005260206000f3`;
/** Amount of the call. */
const all = '602435';
const ninety = '605a';
const nothing = '6000';

test.each<[string, Hex, { answersFalse: boolean; value: bigint } | undefined]>([
  ['moves all', tokenCode(all, answerOf(1)), { answersFalse: false, value: 100n }],
  ['answers nothing', tokenCode(all, '00'), { answersFalse: false, value: 100n }],
  ['keeps a part', tokenCode(ninety, answerOf(1)), { answersFalse: false, value: 90n }],
  ['answers false', tokenCode(nothing, answerOf(0)), { answersFalse: true, value: 0n }],
  [
    'answers true and moves none',
    tokenCode(nothing, answerOf(1)),
    { answersFalse: false, value: 0n },
  ],
  ['reverts', tokenCode(all, '60006000fd'), undefined],
])('simulateTransfers of a token that %s', async (_, bytecode, arrival) => {
  await chain.client.setCode({ address: token, bytecode });
  const client = createClient({ transport: http(chain.url) });
  const payments = [{ to, amount: 100n }];
  expect(await simulateTransfers(client, account, asset, payments)).toEqual([arrival]);
  const plain = createClient({
    transport: custom({
      async request({ method, params }) {
        if (method === 'eth_simulateV1') throw new MethodNotFoundRpcError(new Error(method));
        return client.request({ method, params });
      },
    }),
  });
  const answer = arrival && { answersFalse: arrival.answersFalse, value: undefined };
  expect(await simulateTransfers(plain, account, asset, payments)).toEqual([answer]);
});
