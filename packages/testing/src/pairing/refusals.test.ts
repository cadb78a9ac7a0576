import { EventEmitter } from 'node:events';
import {
  createKeyPair,
  createRelayClient,
  deriveTopic,
  openTopicChannel,
} from '@mooring/pairing/protocol';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, sendCalls, signMessage } from 'wagmi/actions';
import { closeRealClient, type RealClient, startRealClient } from '../relay/realClient.testing.ts';
import type { Relay } from '../relay/relay.ts';
import { startRelay } from '../relay/startRelay.ts';
import {
  createPairingPeer,
  type PairingPeer,
  type PairingPeerOptions,
} from './createPairingPeer.ts';
import { openPage } from './page.testing.ts';

// The wallet library adds a dozen listeners to one emitter, and Node warns about it.
EventEmitter.defaultMaxListeners = 0;

let relay: Relay;
let closing: (() => unknown)[];
beforeEach(async () => {
  vi.stubEnv('DISABLE_GLOBAL_CORE', 'true');
  vi.stubEnv('IS_VITEST', 'true');
  closing = [];
  relay = await startRelay();
});
afterEach(async () => {
  for (const close of closing) await close();
  await relay.stop();
  vi.unstubAllEnvs();
});

function createPhone(options: Partial<PairingPeerOptions> = {}): PairingPeer {
  const peer = createPairingPeer({ relayUrl: relay.url, ...options });
  closing.push(peer.close);
  return peer;
}

/** A site with required namespaces, which the public library no longer sends. */
async function propose(relayUrl: string, requiredNamespaces: object) {
  const key = crypto.getRandomValues(new Uint8Array(32));
  const topic = deriveTopic(key);
  const client = createRelayClient({
    relayUrl,
    projectId: 'site',
    limitMs: 10_000,
    onMessage() {},
    onUp() {},
    onDown() {},
  });
  closing.push(client.close);
  client.open();
  const channel = openTopicChannel(client, topic, key, async () => {});
  await channel.listen();
  const metadata = { name: 'Site', description: '', url: 'http://127.0.0.1', icons: [] };
  const params = {
    relays: [{ protocol: 'irn' }],
    proposer: { publicKey: (await createKeyPair()).publicKey, metadata },
    requiredNamespaces,
    optionalNamespaces: {},
  };
  const terms = { waitMs: 10_000 };
  const proposeAgain = () => channel.ask(channel.createId(), 'wc_sessionPropose', params, terms);
  const uri = `wc:${topic}@2?relay-protocol=irn&symKey=${Buffer.from(key).toString('hex')}`;
  return { uri, answer: proposeAgain(), proposeAgain };
}

/** A page on the public library, for requests a test chooses. */
async function createSite(): Promise<RealClient['engine']['signClient']> {
  const client = await startRealClient(relay.url, crypto.randomUUID());
  closing.push(() => closeRealClient(client));
  return client.engine.signClient;
}

const namespace = (chains: string[], methods = ['personal_sign'], events: string[] = []) => ({
  eip155: { chains, methods, events },
});

test.each([
  ['network', 5100, namespace(['eip155:5'])],
  ['method', 5101, namespace(['eip155:1'], ['eth_sign'])],
  ['event', 5102, namespace(['eip155:1'], [], ['rain'])],
  ['kind of network', 5104, { cosmos: { chains: ['cosmos:1'], methods: [], events: [] } }],
])(
  'phone refuses a site that requires an unsupported %s, without a prompt',
  async (_, code, required) => {
    const { uri, answer } = await propose(relay.url, required);
    const peer = createPhone();
    expect(await peer.pair(uri)).toBe(false);
    expect(await answer).toMatchObject({ fault: { code } });
    expect(peer.wallet.requests).toEqual([]);
    expect(relay.seen.at(-1)?.tag).toBe(1120);
  },
);

test('phone grants the required scope when supported', async () => {
  const { uri, answer } = await propose(relay.url, namespace(['eip155:1']));
  const peer = createPhone();
  expect(await peer.pair(uri, { unattended: true })).toBe(true);
  expect(await answer).toMatchObject({ result: { responderPublicKey: expect.any(String) } });
});

test('phone grants only the supported scope', async () => {
  const peer = createPhone({ methods: ['personal_sign'], events: ['accountsChanged'] });
  const page = openPage(relay.url);
  const connecting = connect(page.config, { connector: page.connector });
  await peer.pair(await page.link());
  await connecting;
  expect(peer.session).toMatchObject({
    chainIds: [1],
    methods: ['personal_sign'],
    events: ['accountsChanged'],
  });
  expect(await signMessage(page.config, { message: 'hello' })).toMatch(/^0x/);
  await expect(
    sendCalls(page.config, {
      calls: [{ to: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8', data: '0x' }],
    }),
  ).rejects.toThrow('does not support');
});

test('phone supports the methods of its wallet, with batches if atomic', async () => {
  const plain = ['personal_sign', 'eth_signTypedData_v4', 'eth_sendTransaction'];
  const methods = [...plain, 'wallet_sendCalls', 'eth_sign'];
  const grants = [];
  for (const capabilities of [undefined, { 1: {} }]) {
    const site = await createSite();
    const peer = createPhone({ capabilities });
    const optionalNamespaces = namespace(['eip155:1', 'eip155:5'], methods);
    const { uri = '', approval } = await site.connect({ optionalNamespaces });
    const approved = approval();
    await peer.pair(uri);
    grants.push((await approved).namespaces['eip155']?.methods);
  }
  expect(grants).toEqual([plain, [...plain, 'wallet_sendCalls']]);
});

test.each([
  ['a method it does not have', 5101, 'eip155:1', 'eth_sign'],
  ['a method the session was not settled with', 5101, 'eip155:1', 'eth_sendTransaction'],
  ['a network it does not have', 5100, 'eip155:5', 'personal_sign'],
])('phone answers with the protocol’s error code: %s', async (_, code, chainId, method) => {
  const site = await createSite();
  const peer = createPhone();
  const { uri = '', approval } = await site.connect({
    optionalNamespaces: namespace(['eip155:1']),
  });
  const approved = approval();
  await peer.pair(uri);
  const { topic, namespaces } = await approved;
  // The library itself only sends requests that were settled.
  const methods = ['personal_sign', 'eth_sign', 'eth_sendTransaction'];
  const chains = ['eip155:1', 'eip155:5'];
  const [account = ''] = namespaces['eip155']?.accounts ?? [];
  const accounts = [account, account.replace('eip155:1', 'eip155:5')];
  await site.session.update(topic, {
    namespaces: { eip155: { chains, methods, events: [], accounts } },
  });
  const request = { method, params: ['0x00', peer.wallet.accounts[0]] };
  await expect(site.request({ topic, chainId, request })).rejects.toMatchObject({ code });
  expect(peer.wallet.requests.map((one) => one.method)).toEqual(['eth_requestAccounts']);
});

test('phone answers a second proposal of a link and keeps the first session', async () => {
  const site = await createSite();
  const peer = createPhone();
  const optionalNamespaces = namespace(['eip155:1']);
  const first = await site.connect({ optionalNamespaces });
  const approved = first.approval();
  expect(await peer.pair(first.uri ?? '')).toBe(true);
  const { topic, pairingTopic } = await approved;
  const left = new Promise((resolve) => site.events.on('session_delete', resolve));

  const second = await site.connect({ optionalNamespaces, pairingTopic });
  const session = await second.approval();
  expect(session.topic).not.toBe(topic);
  expect(await left).toMatchObject({ topic });
  expect(peer.session?.topic).toBe(session.topic);
  expect(peer.wallet.isConnected).toBe(true);
});

test('phone answers a rejected link again, also after a restart', async () => {
  const { uri, answer, proposeAgain } = await propose(relay.url, namespace(['eip155:1']));
  const peer = createPhone();
  peer.wallet.next('connect').reject();
  expect(await peer.pair(uri, { unattended: true })).toBe(false);
  expect(await answer).toMatchObject({ fault: { code: 5000 } });
  peer.discard();
  const second = proposeAgain();
  await expect.poll(() => relay.seen.at(-1)?.tag).toBe(1100);
  peer.wake();
  expect(await second).toMatchObject({ result: {} });
  await expect.poll(() => peer.session?.site.name).toBe('Site');
});

test('phone with a single session replaces the first page', async () => {
  const peer = createPhone();
  const pages = [openPage(relay.url), openPage(relay.url)] as const;
  for (const page of pages) {
    const connecting = connect(page.config, { connector: page.connector });
    await peer.pair(await page.link());
    await connecting;
  }
  await expect.poll(() => pages[0].account().status).toBe('disconnected');
  expect(pages[1].account().status).toBe('connected');
  expect(await signMessage(pages[1].config, { message: 'hello' })).toMatch(/^0x/);
});

test('phone sends session properties', async () => {
  const sessionProperties = { walletType: 'test' };
  const peer = createPhone({ sessionProperties });
  const page = openPage(relay.url);
  const connecting = connect(page.config, { connector: page.connector });
  await peer.pair(await page.link());
  await connecting;
  expect(page.connector.mooring.control.getSession()?.properties).toEqual(sessionProperties);
});
