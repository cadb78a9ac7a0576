import { type Devnet, startDevnet } from '@mooring/devnet';
import {
  concatHex,
  createClient,
  encodeErrorResult,
  http,
  numberToHex,
  parseAbi,
  size,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { resolveName } from './resolveName.ts';

const harbour = '0xa0Ee7A142d267C1f36714E4a8F75612F20a79720';
let devnet: Devnet;
beforeAll(async () => {
  devnet = await startDevnet();
});
afterAll(() => devnet.stop());

/** Client as the page has one. */
const clientOf = ({ chain, rpcUrl } = devnet.ethereum) =>
  createClient({ chain, transport: http(rpcUrl, { retryCount: 0 }) });

test.each([
  ['on the identity network', 'harbour.eth', 'ethereum', { address: harbour, isOfEthereum: false }],
  ['without an own record', 'harbour.eth', 'rollup', { address: harbour, isOfEthereum: true }],
  ['with an own record', 'newcomer.eth', 'rollup', { isOfEthereum: false }],
] as const)('resolveName of a name %s', async (_, name, network, expected) => {
  const found = await resolveName(clientOf(), [], name, devnet[network].chain.id);
  expect(found).toMatchObject({ kind: 'found', ...expected });
});

test('resolveName prefers the record of the network over that of Ethereum', async () => {
  const newcomer = devnet.accounts.at(3)?.address;
  const rollup = devnet.rollup.chain.id;
  expect(await resolveName(clientOf(), [], 'newcomer.eth', rollup)).toMatchObject({
    address: newcomer,
  });
});

test.each(['ethereum', 'rollup'] as const)(
  'resolveName returns not-found for an unused name on %s',
  async (network) => {
    const id = devnet[network].chain.id;
    expect(await resolveName(clientOf(), [], 'nobody-has-this.eth', id)).toEqual({
      kind: 'not-found',
    });
  },
);

test('resolveName makes no offchain (CCIP) request', async () => {
  const { chain, client } = devnet.ethereum;
  const lookup = encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
    ]),
    args: [harbour, ['https://gateway.example/{sender}/{data}'], '0x', '0x12345678', '0x'],
  });
  // Copies what follows it, and reverts with that.
  const head = concatHex(['0x61', numberToHex(size(lookup), { size: 2 }), '0x80600c6000396000fd']);
  const address = chain.contracts?.ensUniversalResolver?.address;
  if (typeof address !== 'string') throw new Error('The network has no names.');
  await client.setCode({ address, bytecode: concatHex([head, lookup]) });
  for (const {
    chain: { id },
  } of [devnet.ethereum, devnet.rollup]) {
    expect(await resolveName(clientOf(), [], 'harbour.eth', id)).toEqual({ kind: 'off-chain' });
  }
});

test('resolveName distinguishes an unreachable network from a name without an address', async () => {
  const silent = clientOf({ ...devnet.ethereum, rpcUrl: 'http://127.0.0.1:9' });
  await expect(resolveName(silent, [], 'harbour.eth')).rejects.toThrow('HTTP request failed');
});
