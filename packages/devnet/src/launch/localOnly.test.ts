import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Local, startLocal } from './startLocal.ts';

const ADDRESS = '0x000000000000000000000000000000000000dEaD';
const json = { 'content-type': 'application/json' };
const order = JSON.stringify({
  jsonrpc: '2.0',
  id: 1,
  method: 'anvil_setBalance',
  params: [ADDRESS, '0x5'],
});

let local: Local;
beforeAll(async () => {
  local = await startLocal({ pageFolder: null });
});
afterAll(() => local.stop());

/** URLs of the first chain for pages of this machine. */
const ways = () => {
  const { id } = local.devnet.ethereum.chain;
  return [
    `${local.url}/demo-wallet/rpc/${id}`,
    `${local.phoneUrl}/rpc/${id}`,
    `${local.safeHostUrl}/rpc/${id}`,
    local.devnet.ethereum.rpcUrl,
  ];
};

/** Resolves with the status of a POST; `fetch` forbids the host header. */
function post(url: string, headers: Record<string, string>, body = order): Promise<number> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { method: 'POST', headers, agent: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', reject).end(body);
  });
}

test.each<[string, Record<string, string>, number]>([
  ['a page of another site', { ...json, origin: 'https://evil.example' }, 403],
  ['a form of another site', { 'content-type': 'text/plain', origin: 'https://evil.example' }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415],
  ['a name that leads to this machine', { ...json, host: 'evil.example' }, 403],
])('startLocal refuses %s at every chain endpoint', async (_case, headers, status) => {
  expect(await Promise.all(ways().map((url) => post(url, headers)))).toEqual(Array(4).fill(status));
  expect(await local.devnet.ethereum.client.getBalance({ address: ADDRESS })).toBe(0n);
});

test.each<[string, Record<string, string>]>([
  ['a program', json],
  ['a page of another port', { ...json, origin: 'http://localhost:5173' }],
])('startLocal accepts %s of this machine at every chain endpoint', async (_case, headers) => {
  const question = order.replace('anvil_setBalance', 'eth_getBalance').replace('0x5', 'latest');
  const answers = await Promise.all(ways().map((url) => post(url, headers, question)));
  expect(answers).toEqual([200, 200, 200, 200]);
});

test.each(['/', '/config.json', '/demo-wallet/setup.json', '/demo-wallet/gateway/v1/chains'])(
  'local network refuses %s from another host',
  async (path) => {
    expect(await post(`${local.url}${path}`, { ...json, host: '192.168.1.4:3000' })).toBe(403);
  },
);

test('startLocal refuses a gateway proposal of another site (CSRF)', async () => {
  const address = local.safe?.address;
  const path = `/v1/chains/${local.devnet.ethereum.chain.id}/transactions/${address}/propose`;
  const origin = 'https://evil.example';
  const form = { 'content-type': 'text/plain', origin };
  expect(await post(`${local.gatewayUrl}${path}`, form, '{}')).toBe(403);
  expect(await post(`${local.gatewayUrl}${path}`, { ...json, host: 'evil.example' }, '{}')).toBe(
    403,
  );
  expect(await post(`${local.gatewayUrl}${path}`, { ...json, origin: local.url }, '{}')).toBe(422);
});

test.each(['0.0.0.0', '::', '192.168.1.4', 'example.org'])(
  'startLocal refuses to listen on %s',
  async (host) => {
    await expect(startLocal({ pageFolder: null, host })).rejects.toThrow(
      /keys of the local network are public/,
    );
  },
);
