import { EventEmitter } from 'node:events';
import { privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connect, disconnect, signMessage } from 'wagmi/actions';
import { openPage } from '../pairing/page.testing.ts';
import { closeRealClient, startRealClient } from '../relay/realClient.testing.ts';
import type { Relay } from '../relay/relay.ts';
import { startRelay } from '../relay/startRelay.ts';
import {
  evaluateProposal,
  openScannedLink,
  type PhoneApp,
  type PhoneAppOptions,
  type PhoneState,
  readPhone,
  startPhoneApp,
  writePhone,
} from './index.ts';

// The wallet library adds a dozen listeners to one emitter, and Node warns about it.
EventEmitter.defaultMaxListeners = 0;

/** Of the account below, known to everybody. */
const DEMO_KEY = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';
const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const has = { chainIds: [1, 10], methods: ['personal_sign'], events: ['accountsChanged'] };

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

/** A phone that approves all sites and answers requests with `onRequest`. */
function start(
  kept: PhoneState,
  onRequest: PhoneAppOptions['onRequest'] = async () => ({ result: '0x12' }),
  sign?: PhoneAppOptions['sign'],
): PhoneApp {
  const app = startPhoneApp(kept, {
    relayUrl: relay.url,
    projectId: 'test',
    limitMs: 10_000,
    metadata: { name: 'Phone', description: '', url: 'https://wallet.example', icons: [] },
    sessionProperties: undefined,
    isUnattended: true,
    weigh: async (proposal) => ({ ...evaluateProposal(proposal, has), accounts: [account] }),
    onRequest,
    sign,
    onEnd() {},
  });
  closing.push(app.close);
  return app;
}

/** A site on the public library. */
async function openSite() {
  const site = await startRealClient(relay.url, crypto.randomUUID());
  closing.push(() => closeRealClient(site));
  const { signClient } = site.engine;
  const { uri = '', approval } = await signClient.connect({
    optionalNamespaces: { eip155: { ...has, chains: ['eip155:1', 'eip155:10'] } },
  });
  const sign = (topic: string) =>
    signClient.request<unknown>({
      topic,
      chainId: 'eip155:10',
      request: { method: 'personal_sign', params: ['0x68', account] },
    });
  return { signClient, uri, approved: approval(), sign };
}

test('phone keeps two sites, one on the public library, through a reload', async () => {
  const kept = readPhone(null);
  const app = start(kept);
  const page = openPage(relay.url);
  const connecting = connect(page.config, { connector: page.connector });
  expect(await app.pair(openScannedLink(await page.link(), true))).toBe(true);
  await connecting;
  const site = await openSite();
  expect(await app.pair(openScannedLink(site.uri, true))).toBe(true);
  const { topic, namespaces } = await site.approved;
  expect(namespaces['eip155']?.accounts).toEqual([`eip155:1:${account}`, `eip155:10:${account}`]);
  expect(app.sessions().map(({ kept: { site: by } }) => by.name)).toHaveLength(2);

  const text = writePhone(kept);
  app.close();
  const again = start(readPhone(text));
  expect(await signMessage(page.config, { message: 'hello' })).toBe('0x12');
  expect(await site.sign(topic)).toBe('0x12');

  const updated = new Promise((resolve) => site.signClient.events.once('session_update', resolve));
  await again.sessions()[1]?.update({ accounts: ['0x70997970C51812dc3A010C7d01b50e0d17dc79C8'] });
  expect(await updated).toMatchObject({ topic });
  await disconnect(page.config);
  await expect.poll(() => again.sessions().map((one) => one.kept.topic)).toEqual([topic]);
  const gone = new Promise((resolve) => site.signClient.events.once('session_delete', resolve));
  const [session] = again.sessions();
  if (session) await again.leave(session);
  expect(await gone).toMatchObject({ topic });
  expect(again.sessions()).toEqual([]);
});

test('phone prompts again for an open request after a reload, and answers once', async () => {
  const kept = readPhone(null);
  const asked: unknown[] = [];
  const app = start(kept, (_, { params }) => {
    asked.push(params);
    return new Promise(() => {});
  });
  const site = await openSite();
  await app.pair(openScannedLink(site.uri, true));
  const { topic } = await site.approved;
  const answer = site.sign(topic);
  await expect.poll(() => asked).toHaveLength(1);
  const text = writePhone(kept);
  app.close();
  start(readPhone(text), async () => ({ result: '0x34' }));
  expect(await answer).toBe('0x34');
});

test('phone withdraws a prompt when its site disconnects', async () => {
  const kept = readPhone(null);
  const withdrawn: AbortSignal[] = [];
  const app = start(kept, (_, __, signal) => {
    withdrawn.push(signal);
    return new Promise(() => {});
  });
  const site = await openSite();
  await app.pair(openScannedLink(site.uri, true));
  const { topic } = await site.approved;
  void site.sign(topic).catch(() => {});
  await expect.poll(() => withdrawn).toHaveLength(1);
  await site.signClient.disconnect({ topic, reason: { code: 6000, message: 'Left' } });
  await expect.poll(() => withdrawn[0]?.aborted).toBe(true);
  expect(app.sessions()).toEqual([]);
});

test('phone connects and signs in a site on the public library with one prompt', async () => {
  const { address, signMessage: sign } = privateKeyToAccount(DEMO_KEY);
  expect(address).toBe(account);
  const app = start(readPhone(null), undefined, (_, message) => sign({ message }));
  const site = await startRealClient(relay.url, crypto.randomUUID());
  closing.push(() => closeRealClient(site));
  const { uri, response } = await site.engine.signClient.authenticate({
    chains: ['eip155:1', 'eip155:10'],
    domain: 'harbour.example',
    uri: 'https://harbour.example',
    nonce: 'nonce00001',
    statement: 'Come aboard.',
    methods: ['personal_sign'],
  });
  expect(await app.pair(openScannedLink(uri, true))).toBe(true);
  const { auths, session } = await response();
  expect(auths?.[0]?.p.iss).toBe(`did:pkh:eip155:1:${account}`);
  expect(session?.namespaces['eip155']).toMatchObject({
    accounts: [`eip155:1:${account}`, `eip155:10:${account}`],
    methods: ['personal_sign'],
  });
  const topic = session?.topic ?? '';
  const request = { method: 'personal_sign', params: ['0x68', account] };
  const asked = { topic, chainId: 'eip155:10', request };
  expect(await site.engine.signClient.request(asked)).toBe('0x12');
});
