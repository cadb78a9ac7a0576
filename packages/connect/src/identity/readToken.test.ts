import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { concat, encodeAbiParameters, type Hex, size, stringToHex, toHex } from 'viem';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { readToken } from './lookups.ts';

const address = '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2';
let chain: AnvilChain;
beforeAll(async () => {
  chain = await startAnvilChain(77_310_301);
});
afterAll(() => chain.stop());

/** Code of a token with 18 decimals, which answers everything else with these words. */
function tokenWith(symbol: Hex): Hex {
  const words = Array.from({ length: size(symbol) / 32 }, (_, index) => {
    const word: Hex = `0x${symbol.slice(2 + index * 64, 66 + index * 64)}`;
    return concat(['0x7f', word, '0x60', toHex(index * 32, { size: 1 }), '0x52']);
  });
  const answer = concat([...words, '0x60', toHex(size(symbol), { size: 1 }), '0x6000f3']);
  const begin = '0x60003560e01c63313ce56714';
  const decimals = toHex(size(begin) + 3 + size(answer), { size: 1 });
  return concat([begin, '0x60', decimals, '0x57', answer, '0x5b601260005260206000f3']);
}

it.each<[string, Hex, string]>([
  ['a text', encodeAbiParameters([{ type: 'string' }], ['USDC']), 'USDC'],
  ['the bytes of older tokens', stringToHex('MKR', { size: 32 }), 'MKR'],
])('readToken returns a symbol that is %s', async (_, symbol, read) => {
  const { client } = chain;
  await client.setCode({ address, bytecode: tokenWith(symbol) });
  expect(await readToken(client, address)).toEqual({ symbol: read, decimals: 18 });
});
