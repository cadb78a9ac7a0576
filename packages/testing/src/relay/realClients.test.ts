import { type Hex, verifyMessage } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { closeRealClient, type RealClient, startRealClient } from './realClient.testing.ts';
import type { Relay } from './relay.ts';
import { startRelay } from './startRelay.ts';

const mira = privateKeyToAccount(generatePrivateKey());
const chains = ['eip155:1'];
const methods = ['personal_sign'];
const events = ['accountsChanged'];

let relay: Relay;
let page: RealClient;
let phone: RealClient;

beforeEach(async () => {
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'true');
  vi.stubEnv('IS_VITEST', 'true');
  relay = await startRelay();
  page = await startRealClient(relay.url, 'page');
  phone = await startRealClient(relay.url, 'phone');
  phone.on('session_proposal', ({ id }) => {
    const accounts = [`eip155:1:${mira.address}`];
    phone.approveSession({ id, namespaces: { eip155: { chains, methods, events, accounts } } });
  });
});

afterEach(async () => {
  await Promise.all([page, phone].map(closeRealClient));
  await relay.stop();
  vi.unstubAllEnvs();
});

async function pair(): Promise<string> {
  const { uri = '', approval } = await page.engine.signClient.connect({
    optionalNamespaces: { eip155: { chains, methods, events } },
  });
  await phone.pair({ uri });
  const session = await approval();
  expect(session.namespaces['eip155']?.accounts).toEqual([`eip155:1:${mira.address}`]);
  return session.topic;
}

const askToSign = (topic: string) =>
  page.engine.signClient.request<Hex>({
    topic,
    chainId: 'eip155:1',
    request: { method: 'personal_sign', params: ['0x68656c6c6f', mira.address] },
  });

const signWhenAsked = () =>
  phone.on('session_request', async ({ topic, id, params }) => {
    const result = await mira.signMessage({ message: { raw: params.request.params[0] } });
    await phone.respondSessionRequest({ topic, response: { id, jsonrpc: '2.0', result } });
  });

const isMirasHello = (signature: Hex) =>
  verifyMessage({ address: mira.address, message: 'hello', signature });

test('startRelay works with two public clients: pair, request, answer, disconnect', async () => {
  signWhenAsked();
  const topic = await pair();
  expect(await isMirasHello(await askToSign(topic))).toBe(true);

  const gone = new Promise((resolve) => phone.on('session_delete', resolve));
  await page.engine.signClient.disconnect({ topic, reason: { code: 6000, message: 'Left' } });
  await gone;
  expect(phone.getActiveSessions()).toEqual({});
  const tags = relay.seen.map(({ tag }) => tag);
  expect(tags).toEqual([1100, 1101, 1102, 1103, 1108, 1109, 1112, 1113]);
});

test('startRelay works with two public clients when the end of a session arrives twice', async () => {
  const topic = await pair();
  relay.faults.duplicate({ tags: [1112] });
  await page.engine.signClient.disconnect({ topic, reason: { code: 6000, message: 'Left' } });
  const ends = () =>
    relay.log.filter(({ event, detail }) => event === 'acknowledged' && detail.startsWith('1112'));
  await expect.poll(() => ends().length).toBe(2);
  await expect.poll(() => phone.getActiveSessions()).toEqual({});
});

test('startRelay delivers queued requests to a returning client, also after a restart', async () => {
  signWhenAsked();
  const topic = await pair();
  await phone.core.relayer.transportClose();
  const signature = askToSign(topic);
  await expect.poll(() => relay.seen.at(-1)?.tag).toBe(1108);
  relay.restart('kept');
  await phone.core.relayer.transportOpen();
  expect(await isMirasHello(await signature)).toBe(true);
});

test('startRelay delivers a rejected proposal', async () => {
  phone.engine.signClient.events.removeAllListeners('session_proposal');
  phone.on('session_proposal', ({ id }) => {
    phone.rejectSession({ id, reason: { code: 5000, message: 'No' } });
  });
  const { uri = '', approval } = await page.engine.signClient.connect({});
  await phone.pair({ uri });
  await expect(approval()).rejects.toMatchObject({ code: 5000 });
});
