import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { createGatewayClient } from '@mooring/safe/gateway';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen } from '../http/listen.ts';
import { describeNetwork } from './describeNetwork.ts';
import { type Network, startNetwork } from './startNetwork.ts';

const ANY = { ethereum: 0, rollup: 0, gateway: 0, relay: 0 };

let network: Network;
beforeAll(async () => {
  network = await startNetwork({ ports: ANY });
});
afterAll(() => network.stop());

test('startNetwork serves everything at the described URLs', async () => {
  const { chains, safes, gatewayUrl, relayUrl } = describeNetwork(network);
  for (const { id, rpcUrl } of Object.values(chains)) {
    const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId' });
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(rpcUrl, { method: 'POST', headers, body });
    expect(Number((await answer.json()).result)).toBe(id);
  }
  const client = createGatewayClient({ baseUrl: gatewayUrl });
  for (const { chainId, address, threshold } of safes) {
    expect((await client.safes.get(chainId, address)).threshold).toBe(threshold);
  }
  expect(safes).toHaveLength(2);
  // A relay only speaks WebSocket.
  expect((await fetch(relayUrl.replace('ws:', 'http:'))).status).toBe(426);
});

test('describeNetwork returns plain data', () => {
  const description = describeNetwork(network);
  expect(JSON.parse(JSON.stringify(description))).toEqual(description);
  expect(description.chains.ethereum.ensUniversalResolver).toMatch(/^0x/);
  expect(description.chains.rollup.ensUniversalResolver).toBeNull();
});

test.each([
  ['http://localhost:5173', 'http://localhost:5173'],
  ['https://example.com', null],
])('gateway accepts pages of this machine only (CORS): %s', async (origin, allowed) => {
  const answer = await fetch(`${network.gateway.url}/v1/chains`, { headers: { origin } });
  expect(answer.headers.get('access-control-allow-origin')).toBe(allowed);
});

test('startNetwork refuses a port in use before starting', async () => {
  const { port } = network.gateway;
  for (const part of ['ethereum', 'rollup', 'gateway', 'relay']) {
    await expect(startNetwork({ ports: { ...ANY, [part]: port } })).rejects.toThrow(
      `Port ${port} on 127.0.0.1 is already in use. Stop the other program or choose another port.`,
    );
  }
});

test('startNetwork refuses a duplicate port', async () => {
  await expect(startNetwork({ ports: { ...ANY, gateway: 8123, relay: 8123 } })).rejects.toThrow(
    'Port 8123 is used twice',
  );
});

test('startNetwork listens on the given ports and frees them', async () => {
  const ports = await freePorts();
  const other = await startNetwork({ ports, seed: false });
  const { chains, gatewayUrl, relayUrl, safes, names } = describeNetwork(other);
  const urls = [chains.ethereum.rpcUrl, chains.rollup.rpcUrl, gatewayUrl, relayUrl];
  expect(urls.map((url) => Number(new URL(url).port))).toEqual(Object.values(ports));
  expect([safes, names]).toEqual([[], []]);
  await Promise.all([other.stop(), other.stop()]);
  for (const port of Object.values(ports)) await take(port);
});

/** Four free ports, of those that nothing is given by chance meanwhile. */
async function freePorts() {
  const [ethereum = 0, rollup = 0, gateway = 0, relay = 0] = await Promise.all(
    [20_000, 23_000, 26_000, 29_000].map((first) => take(randomInt(first, first + 3_000))),
  );
  return { ethereum, rollup, gateway, relay };
}

/** Listens on a port and closes it again. */
async function take(wanted: number): Promise<number> {
  const server = createServer();
  const port = await listen(server, '127.0.0.1', wanted);
  await new Promise((resolve) => server.close(resolve));
  return port;
}
