import { createServer } from 'node:http';
import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import {
  type Address,
  concatHex,
  createClient,
  encodeErrorResult,
  http,
  numberToHex,
  parseAbi,
  size,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readAddressOf, readAvatar, readName } from './lookups.ts';

const id = 31_417;
const resolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';
let node: AnvilChain;
let asked = 0;
// Answers as a gateway of names does, and counts who asks.
const gateway = createServer((_, response) => {
  asked += 1;
  response.end(JSON.stringify({ data: '0x' }));
});

beforeAll(async () => {
  node = await startAnvilChain(id);
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  gateway.close();
  await node.stop();
});

test('a name, an address or a picture that a server keeps is none, and that server is not asked', async () => {
  const place = gateway.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  const lookup = encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
    ]),
    args: [resolver, [`http://127.0.0.1:${port}/{sender}/{data}`], '0x', '0x12345678', '0x'],
  });
  // Copies what follows it, and reverts with that.
  const head = concatHex(['0x61', numberToHex(size(lookup), { size: 2 }), '0x80600c6000396000fd']);
  await node.client.setCode({ address: resolver, bytecode: concatHex([head, lookup]) });
  const client = createClient({
    chain: {
      ...{ id, name: 'Local', rpcUrls: { default: { http: [node.url] } } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      contracts: { ensUniversalResolver: { address: resolver } },
    },
    transport: http(node.url, { retryCount: 0 }),
  });
  const places = { client, own: undefined, imageOrigins: [] };
  expect(await readName(resolver, places)).toBeNull();
  expect(await readAvatar('mira.eth', places)).toBeNull();
  expect(await readAddressOf('mira.eth', client)).toBeNull();
  expect(asked).toBe(0);
});
