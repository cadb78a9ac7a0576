import { request } from 'node:http';
import { createPublicClient, webSocket } from 'viem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Devnet, startDevnet } from '../devnet.ts';

const ADDRESS = '0x000000000000000000000000000000000000dEaD';
const call = (method: string, ...params: readonly unknown[]) =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
const order = call('anvil_setBalance', ADDRESS, '0x5');

let devnet: Devnet;
let url: string;
beforeAll(async () => {
  devnet = await startDevnet({ seed: false });
  url = devnet.ethereum.rpcUrl;
});
afterAll(() => devnet.stop());

/** Sends a request with headers that `fetch` forbids; resolves with status and headers. */
function send(headers: Record<string, string>, body: string, method = 'POST') {
  return new Promise<{ status: number | undefined; headers: NodeJS.Dict<string | string[]> }>(
    (resolve, reject) => {
      const sent = request(url, { method, headers, agent: false }, (answer) => {
        answer.resume().on('end', () => {
          resolve({ status: answer.statusCode, headers: answer.headers });
        });
      });
      sent.on('error', reject).end(body);
    },
  );
}
const json = { 'content-type': 'application/json' };
const socket = { connection: 'Upgrade', upgrade: 'websocket', 'sec-websocket-version': '13' };
const key = { 'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==' };

test.each<[string, Record<string, string>, number]>([
  ['a page of another site', { ...json, origin: 'https://evil.example' }, 403],
  ['a page without an origin', { ...json, origin: 'null' }, 403],
  ['a name that leads here', { ...json, host: 'evil.example' }, 403],
  ['what a form can post', { 'content-type': 'text/plain' }, 415],
  ['a web socket of another site', { ...socket, ...key, origin: 'https://evil.example' }, 403],
  ['a web socket of another name', { ...socket, ...key, host: 'evil.example:8545' }, 403],
])('chain gate refuses %s', async (_case, headers, status) => {
  const isSocket = 'upgrade' in headers;
  const answer = await send(headers, isSocket ? '' : order, isSocket ? 'GET' : 'POST');
  expect(answer.status).toBe(status);
  expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  expect(await devnet.ethereum.client.getBalance({ address: ADDRESS })).toBe(0n);
});

test.each([
  'chrome-extension://nkbihfbeogaeaoehlefnkodbefgpgknn',
  'moz-extension://5f1c8a4e-1c0b-4c5e-9d59-0a1b2c3d4e5f',
  'safari-web-extension://4D3B7A61-2C5F-4E8A-9B1C-7F6E5D4C3B2A',
])('chain gate accepts an extension: %s', async (origin) => {
  const preflight = await send({ origin, 'access-control-request-method': 'POST' }, '', 'OPTIONS');
  const answer = await send({ ...json, origin }, call('eth_chainId'));
  for (const { status, headers } of [preflight, answer]) {
    expect(status).toBeLessThan(300);
    expect(headers['access-control-allow-origin']).toBe(origin);
  }
});

test.each([
  'chrome-extension://evil.example',
  'https://chrome-extension',
  'chrome-extension://a@evil.example',
])('chain gate refuses an origin similar to an extension: %s', async (origin) => {
  expect((await send({ ...json, origin }, order)).status).toBe(403);
});

test('openChainGates falls back from a preferred port in use', async () => {
  const taken = Number(new URL(url).port);
  const chains = { seed: false, ports: { ethereum: taken, rollup: 0 } };
  await expect(startDevnet(chains)).rejects.toThrow(`Port ${taken}`);
  const another = await startDevnet({ ...chains, portsArePreferences: true });
  expect(await another.ethereum.client.getChainId()).toBe(another.ethereum.chain.id);
  expect(another.ethereum.rpcUrl).not.toBe(url);
  await another.stop();
});

test('chain gate accepts a page of another local port', async () => {
  const origin = 'http://localhost:5173';
  const asked = { origin, 'access-control-request-headers': 'content-type' };
  expect(await send(asked, '', 'OPTIONS')).toMatchObject({
    status: 204,
    headers: {
      'access-control-allow-origin': origin,
      'access-control-allow-headers': 'content-type',
    },
  });
  const answer = await fetch(url, {
    method: 'POST',
    headers: { ...json, origin },
    body: call('eth_chainId'),
  });
  expect(answer.headers.get('access-control-allow-origin')).toBe(origin);
  expect(Number((await answer.json()).result)).toBe(devnet.ethereum.chain.id);
});

test('chain gate accepts a program over WebSocket', async () => {
  const { chain } = devnet.ethereum;
  const client = createPublicClient({ chain, transport: webSocket() });
  expect(await client.getChainId()).toBe(chain.id);
  const { socket: open } = await client.transport.getRpcClient();
  open.close();
});
