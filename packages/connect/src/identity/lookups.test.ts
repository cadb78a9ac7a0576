import { createServer } from 'node:http';
import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import {
  type Address,
  createClient,
  encodeAbiParameters,
  encodeErrorResult,
  type Hex,
  http,
  parseAbi,
} from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { answeringContract } from './answeringContract.testing.ts';
import { readAvatar, readName } from './lookups.ts';
import { readTypedName } from './readTypedName.ts';

const ID = 31_417;
const resolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';
/** Registrar of primary names on rollups. */
const registrar: Address = '0x0000000000D8e504002cC26E3Ec46D81971C1664';
let node: AnvilChain;
let asked = 0;
// Answers as a gateway of names does, and counts who asks.
const gateway = createServer((_, response) => {
  asked += 1;
  response.end(JSON.stringify({ data: '0x' }));
});

beforeAll(async () => {
  node = await startAnvilChain(ID);
  await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  gateway.close();
  await node.stop();
});

/** Client of the local network under a chain id. */
const clientOf = (chainId: number) =>
  createClient({
    chain: {
      ...{ id: chainId, name: 'Local', rpcUrls: { default: { http: [node.url] } } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      contracts: { ensUniversalResolver: { address: resolver } },
    },
    transport: http(node.url, { retryCount: 0 }),
  });

const answerWith = (address: Address, answer: Hex) =>
  node.client.setCode({ address, bytecode: answeringContract({ otherwise: { returns: answer } }) });

test('lookups return null for records on a gateway that is not allowed, and do not request it (EIP-3668)', async () => {
  const place = gateway.address();
  const port = typeof place === 'object' ? place?.port : undefined;
  const lookup = encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
    ]),
    args: [resolver, [`http://127.0.0.1:${port}/{sender}/{data}`], '0x', '0x12345678', '0x'],
  });
  const bytecode = answeringContract({ otherwise: { reverts: lookup } });
  await node.client.setCode({ address: resolver, bytecode });
  const client = clientOf(ID);
  const places = { client, own: undefined, imageOrigins: [], nameGateways: [] };
  expect(await readName(resolver, places)).toBeNull();
  expect(await readAvatar('mira.eth', places)).toBeNull();
  expect(await readTypedName('mira.eth', client)).toEqual({ kind: 'off-chain' });
  expect(asked).toBe(0);
});

const names: readonly (readonly [what: string, name: string, shown: string | null])[] = [
  ['of Latin letters', 'mira.eth', 'mira.eth'],
  ['of digits', '0x7.eth', '0x7.eth'],
  ['of Arabic digits', '٠٠٧.eth', '٠٠٧.eth'],
  ['with an emoji', '⛵.eth', '⛵.eth'],
  ['with a family of emoji', '👨‍👩‍👧.eth', '👨‍👩‍👧.eth'],
  ['of one other script', 'привет.eth', 'привет.eth'],
  ['in capitals', 'Mira.eth', null],
  ['with an encircled letter', 'ⓜira.eth', null],
  ['with a Cyrillic letter', 'mir\u0430.eth', null],
  ['of Cyrillic letters like Latin ones', 'раура.eth', null],
  ['of Greek letters like Latin ones', 'νον.eth', null],
  ['of digits of two scripts', '1٢3.eth', null],
  ['with a zero-width space', 'mi\u200bra.eth', null],
  ['with a zero-width joiner', 'mi\u200dra.eth', null],
  ['with a soft hyphen', 'mi\u00adra.eth', null],
  ['with an emoji that is not normalized', '⛵\ufe0f.eth', null],
  ['of empty labels', 'mira..eth', null],
];

test.each(names)('readName of a name %s returns %j', async (_, name, shown) => {
  const claimed = encodeAbiParameters(
    [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
    [name, resolver, resolver],
  );
  await answerWith(resolver, claimed);
  expect(await readName(resolver, { client: clientOf(ID), own: undefined, nameGateways: [] })).toBe(
    shown,
  );
});

test.each(names.filter(([, , shown]) => shown === null))(
  'readName uses the identity network if the name on the current network is %s: %j',
  async (_, name) => {
    const claimed = encodeAbiParameters(
      [{ type: 'string' }, { type: 'address' }, { type: 'address' }],
      ['mira.eth', resolver, resolver],
    );
    await answerWith(resolver, claimed);
    await answerWith(registrar, encodeAbiParameters([{ type: 'string' }], [name]));
    expect(
      await readName(resolver, { client: clientOf(ID), own: clientOf(ID + 1), nameGateways: [] }),
    ).toBe('mira.eth');
  },
);
