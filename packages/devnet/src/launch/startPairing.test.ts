import { afterAll, beforeAll, expect, test } from 'vitest';
import { parsePhoneSetup } from '../demo-phone/settings.ts';
import { type Local, startLocal } from './startLocal.ts';

let local: Local;
beforeAll(async () => {
  local = await startLocal({ pageFolder: null });
});
afterAll(() => local.stop());

const phone = (path: string, init?: RequestInit) => fetch(`${local.phoneUrl}${path}`, init);

test('startLocal starts a relay and a phone, named in the configuration of the server', async () => {
  const config = await (await fetch(`${local.url}/config.json`)).json();
  expect(config.pairing).toEqual({ projectId: 'local', relayUrl: local.relayUrl });
  expect(local.relay?.url).toBe(local.relayUrl);
});

test.each(['/', '/wc?uri=wc%3A'])(
  'phone page at %s connects to the relay only (CSP)',
  async (path) => {
    const response = await phone(path);
    expect(await response.text()).toContain('Starting the demo phone…');
    const policy = response.headers.get('content-security-policy');
    expect(policy).toContain(`connect-src 'self' ${local.relayUrl};`);
    expect(policy).toContain("default-src 'none'; script-src 'self';");
  },
);

test('phone setup has accounts, networks and relay', async () => {
  const given: unknown = await (await phone('/setup.json')).json();
  const setup = parsePhoneSetup(given, 'http://127.0.0.1:4000/');
  expect(setup.relayUrl).toBe(local.relayUrl);
  expect(setup.accounts).toHaveLength(local.devnet.accounts.length);
  expect(setup.networks).toHaveLength(2);
});

const rpc = (id: number) => `/rpc/${id}`;
const ask = {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
};

test('phone page forwards to the chains', async () => {
  const { id } = local.devnet.rollup.chain;
  const answer = await (await phone(rpc(id), ask)).json();
  expect(Number(answer.result)).toBe(id);
});

test.each<[string, string, RequestInit, number]>([
  ['another chain', rpc(1), ask, 404],
  ['a chain by GET', rpc(77_310_001), {}, 404],
  ['a flood', rpc(77_310_001), { ...ask, body: 'x'.repeat(1_048_577) }, 413],
  ['another page', '/index.php', {}, 404],
  ['the page by POST', '/', ask, 404],
])('phone page refuses %s', async (_, path, init, status) => {
  expect((await phone(path, init)).status).toBe(status);
});

test('startLocal without pairing starts no relay and no phone', async () => {
  const without = await startLocal({ pageFolder: null, pairing: false });
  expect([without.relay, without.relayUrl, without.phoneUrl]).toEqual([null, null, null]);
  const config = await (await fetch(`${without.url}/config.json`)).json();
  expect(config.pairing).toBeNull();
  await without.stop();
});
