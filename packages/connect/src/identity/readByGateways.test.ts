import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import {
  type Address,
  createClient,
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  type Hex,
  http,
  parseAbi,
} from 'viem';
import { getEnsAddress } from 'viem/actions';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, answeringContract } from './answeringContract.testing.ts';
import { readName } from './lookups.ts';
import { readByGateways } from './readByGateways.ts';
import { readTypedName } from './readTypedName.ts';

const ID = 31_418;
const resolver: Address = '0xeEeEEEeE14D718C2B47D9923Deab1335E144EeEe';
const mira: Address = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const abi = parseAbi([
  'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
  'struct Query { address sender; string[] urls; bytes data; }',
  'function query(Query[]) returns (bool[] failures, bytes[] responses)',
]);

let node: AnvilChain;
let asked: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
// A gateway of names, on this machine.
const server = createServer((request, response) => {
  asked.push(`${request.method} ${request.url}`);
  answer(request, response);
});
let gateway = '';

beforeAll(async () => {
  node = await startAnvilChain(ID);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const place = server.address();
  gateway = `http://127.0.0.1:${typeof place === 'object' ? place?.port : ''}`;
});
afterAll(async () => {
  server.close();
  await node.stop();
});
beforeEach(() => {
  asked = [];
  answer = (_, response) => response.end(JSON.stringify({ data: '0x01' }));
});

const clientOf = () =>
  createClient({
    chain: {
      ...{ id: ID, name: 'Local', rpcUrls: { default: { http: [node.url] } } },
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      contracts: { ensUniversalResolver: { address: resolver } },
    },
    transport: http(node.url, { retryCount: 0 }),
  });

const found: Answer = {
  returns: encodeAbiParameters(
    [{ type: 'bytes' }, { type: 'address' }],
    [encodeAbiParameters([{ type: 'address' }], [mira]), resolver],
  ),
};

/** Has each lookup sent to gateways; once one has answered, the name is mira's. */
async function keepOffChain(urls: readonly string[], callData: Hex = '0x02', then = found) {
  const lookup = encodeErrorResult({
    abi,
    args: [resolver, urls, callData, '0x12345678', '0x'],
    errorName: 'OffchainLookup',
  });
  const bytecode = answeringContract({
    ...{ selector: '0x12345678', answer: then },
    otherwise: { reverts: lookup },
  });
  await node.client.setCode({ address: resolver, bytecode });
}

const read = (gateways: readonly string[]) =>
  readByGateways(clientOf(), gateways, (client) => getEnsAddress(client, { name: 'mira.eth' }));

test('readByGateways requests an allowed gateway once, by the method of its URL', async () => {
  await keepOffChain([`${gateway}/{sender}/{data}.json`]);
  expect(await read([gateway])).toEqual({ kind: 'read', value: mira });
  await keepOffChain([`${gateway}/names`]);
  expect(await read([`${gateway}/`])).toEqual({ kind: 'read', value: mira });
  expect(asked).toEqual([`GET /${resolver.toLowerCase()}/0x02.json`, 'POST /names']);
});

test.each([
  ['an empty list', () => [], '/'],
  ['another origin', () => ['https://names.example'], '/'],
  ['another port', () => ['http://127.0.0.1:9'], '/'],
  ['a name before the host', () => ['http://127.0.0.1'], '@127.0.0.1:9/'],
])('readByGateways requests no gateway for %s', async (_, gateways, path) => {
  await keepOffChain([`${gateway}${path}`]);
  expect(await read(gateways())).toEqual({ kind: 'off-chain' });
  expect(asked).toEqual([]);
});

test('readByGateways requests only allowed gateways of several', async () => {
  await keepOffChain(['http://127.0.0.1:9/{data}', 'nothing', `${gateway}/{data}`]);
  expect(await read([gateway])).toEqual({ kind: 'read', value: mira });
  expect(asked).toEqual(['GET /0x02']);
});

test.each<[what: string, respond: typeof answer]>([
  ['redirects', (_, response) => response.writeHead(302, { location: `${gateway}/else` }).end()],
  ['answers with an error', (_, response) => response.writeHead(500).end('{"data":"0x01"}')],
  ['answers too long', (_, response) => response.end(`{"data":"0x${'01'.repeat(100_000)}"}`)],
  ['answers without data', (_, response) => response.end('{"data":"none"}')],
  ['answers with something else', (_, response) => response.end('<html>')],
  ['hangs up', (request) => request.socket.destroy()],
])('readByGateways returns gateway-failed if the gateway %s', async (_, respond) => {
  await keepOffChain([`${gateway}/{data}`]);
  answer = respond;
  expect(await read([gateway])).toEqual({ kind: 'gateway-failed' });
  expect(asked).toEqual(['GET /0x02']);
});

test('readByGateways requests only allowed gateways within a batch', async () => {
  const queries = [{ sender: resolver, urls: [`${gateway}/{data}`], data: '0x03' }] as const;
  const batch = encodeFunctionData({ abi, functionName: 'query', args: [queries] });
  await keepOffChain(['x-batch-gateway:true'], batch);
  expect(await read([gateway])).toEqual({ kind: 'read', value: mira });
  expect(asked).toEqual(['GET /0x03']);
  await keepOffChain(['x-batch-gateway:true'], batch, { reverts: '0x' });
  expect(await read(['https://names.example'])).toEqual({ kind: 'off-chain' });
  expect(asked).toHaveLength(1);
});

test('name lookup finds no name, and no address, when the gateway fails', async () => {
  await keepOffChain([`${gateway}/{data}`]);
  answer = (_, response) => response.writeHead(503).end();
  const places = { client: clientOf(), own: undefined, nameGateways: [gateway] };
  expect(await readName(mira, places)).toBeNull();
  await expect(readTypedName('mira.eth', clientOf(), [gateway])).rejects.toThrow(/gateway/);
  expect(asked).toHaveLength(2);
});

test('readByGateways throws when the network does not answer', async () => {
  const silent = createClient({
    chain: clientOf().chain,
    transport: http('http://127.0.0.1:9', { retryCount: 0 }),
  });
  await expect(
    readByGateways(silent, [gateway], (client) => getEnsAddress(client, { name: 'mira.eth' })),
  ).rejects.toThrow('HTTP request failed');
});
