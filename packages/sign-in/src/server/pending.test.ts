import { concat, hashMessage } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignInFields } from '../signInFields.ts';
import { contractWallet } from './signature/contractWallet.testing.ts';
import { type LocalChain, startLocalChain } from './signature/localChain.testing.ts';
import { startSignIn } from './signInServer.testing.ts';
import type { SignInServerOptions } from './signInServerOptions.ts';
import type { TestBrowser } from './testBrowser.testing.ts';

const CHAIN_ID = 77_310_104;
const HOUR = 3_600_000;
const owner = privateKeyToAccount(generatePrivateKey());
const wallet = contractWallet(owner.address);
let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain(CHAIN_ID);
  await chain.deploy(wallet.deployment);
});
afterAll(() => chain.stop());

const nobody = { session: null };
const nothing = { pending: null };

/** Server over the chain, and a browser with a pending sign-in of the wallet. */
async function startWaiting(options: Partial<SignInServerOptions> = {}) {
  const world = startSignIn({ read: () => chain.request, ...options }, { chainIds: [1, CHAIN_ID] });
  const browser = world.newBrowser();
  const message = await world.prepare(browser, { address: wallet.address, chainId: CHAIN_ID });
  const started = await start(browser, message);
  const signature = await owner.signMessage({ message });
  return { ...world, browser, message, started, signature };
}

const start = (browser: TestBrowser, message: string) =>
  browser.send('POST', '/auth/pending', { body: { message } });
const show = async (browser: TestBrowser) => (await browser.send('GET', '/auth/pending')).body;
const finish = (browser: TestBrowser, signature: string) =>
  browser.send('POST', '/auth/pending/finish', { body: { signature } });
const session = async (browser: TestBrowser) => (await browser.send('GET', '/auth/session')).body;

test('pending sign-in of a contract account ends hours later with its owners’ signature', async () => {
  const { browser, started, message, signature, clock } = await startWaiting();
  const pending = {
    address: wallet.address,
    chainId: CHAIN_ID,
    message,
    expiresAt: new Date(clock.now + 24 * HOUR).toISOString(),
  };
  expect([started.status, started.body]).toEqual([202, { pending }]);
  expect(started.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^__Host-mooring-visit=[\w-]{43}; Max-Age=86400; /),
  ]);
  clock.now += 23 * HOUR;
  expect(await show(browser)).toEqual({ pending });
  expect(await session(browser)).toEqual(nobody);
  const { status, body } = await finish(browser, signature);
  expect(status).toBe(200);
  expect(body.session).toMatchObject({
    account: `eip155:${CHAIN_ID}:${wallet.address.toLowerCase()}`,
    device: 'Firefox, Linux',
  });
  expect(await session(browser)).toEqual(body);
  expect(await show(browser)).toEqual(nothing);
});

test('pending sign-in with an empty signature reads the chain until the message is approved', async () => {
  const { browser, message } = await startWaiting();
  const early = await finish(browser, '0x');
  expect([early.status, early.body]).toEqual([202, await show(browser)]);
  expect(await session(browser)).toEqual(nobody);
  await chain.send(wallet.address, concat(['0x00000000', hashMessage(message)]));
  expect((await finish(browser, '0x')).status).toBe(200);
  expect(await session(browser)).not.toEqual(nobody);
});

test('pending sign-in finished twice at the same time creates one session', async () => {
  const { browser, signature } = await startWaiting();
  const copies = Array.from({ length: 5 }, () => browser.copy());
  const answers = await Promise.all(copies.map((copy) => finish(copy, signature)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404]);
  const sessions = await Promise.all(copies.map(session));
  expect(sessions.filter(({ session }) => session !== null)).toHaveLength(1);
});

test('pending message is refused elsewhere, and a second time (replay)', async () => {
  const { browser, message, signature, verify } = await startWaiting();
  expect((await verify(browser, message, signature)).body.error).toBe('nonce-refused');
  expect((await start(browser, message)).body.error).toBe('nonce-refused');
  const again = browser.copy();
  await finish(browser, signature);
  const { status, body } = await finish(again, signature);
  expect([status, body]).toEqual([404, { error: 'no-pending' }]);
  expect(await session(again)).toEqual(nobody);
});

test('pending sign-in is neither readable nor deletable from another browser', async () => {
  const { browser, newBrowser, prepare, signature } = await startWaiting();
  for (const hasVisit of [true, false]) {
    const other = newBrowser();
    if (hasVisit) await prepare(other);
    expect(await show(other)).toEqual(nothing);
    expect((await finish(other, signature)).body.error).toBe('no-pending');
    expect((await other.send('DELETE', '/auth/pending')).status).toBe(200);
    expect(await session(other)).toEqual(nobody);
  }
  expect((await finish(browser, signature)).status).toBe(200);
});

test('pending sign-in is replaced by a later message', async () => {
  const { browser, message, prepare, signature } = await startWaiting();
  const second = await prepare(browser, { address: wallet.address, chainId: CHAIN_ID });
  await start(browser, second);
  expect((await show(browser)).pending.message).toBe(second);
  expect(second).not.toBe(message);
  expect((await finish(browser, signature)).body.error).toBe('signature-invalid');
  expect((await finish(browser, await owner.signMessage({ message: second }))).status).toBe(200);
});

test('pending sign-in can be cancelled', async () => {
  const { browser, signature } = await startWaiting();
  expect((await browser.send('DELETE', '/auth/pending')).status).toBe(200);
  expect(await show(browser)).toEqual(nothing);
  expect((await finish(browser, signature)).body.error).toBe('no-pending');
  expect((await browser.send('DELETE', '/auth/pending')).status).toBe(200);
});

test('pending sign-in refuses an invalid signature, and continues', async () => {
  const { browser, message, signature } = await startWaiting();
  const stranger = privateKeyToAccount(generatePrivateKey());
  const wrong = await finish(browser, await stranger.signMessage({ message }));
  expect([wrong.status, wrong.body]).toEqual([401, { error: 'signature-invalid' }]);
  expect((await show(browser)).pending.message).toBe(message);
  expect((await finish(browser, signature)).status).toBe(200);
});

test('pending sign-in is not shortened by a new nonce', async () => {
  const { browser, clock, signature } = await startWaiting();
  clock.now += HOUR;
  const { headers } = await browser.send('POST', '/auth/nonce', { body: {} });
  expect(headers.getSetCookie()).toEqual([expect.stringMatching(/; Max-Age=82800; /)]);
  expect((await finish(browser, signature)).status).toBe(200);
});

test('pending sign-in expires after a day', async () => {
  const { browser, clock, signature } = await startWaiting();
  clock.now += 24 * HOUR;
  expect(await show(browser)).toEqual(nothing);
  expect((await finish(browser, signature)).body.error).toBe('no-pending');
});

test('pending sign-in expires with its message', async () => {
  const { browser, prepare, clock, signature } = await startWaiting();
  const expirationTime = new Date(clock.now + HOUR).toISOString();
  const message = await prepare(browser, {
    address: wallet.address,
    chainId: CHAIN_ID,
    expirationTime,
  });
  const { body } = await start(browser, message);
  expect(body.pending.expiresAt).toBe(expirationTime);
  clock.now += HOUR;
  expect((await finish(browser, signature)).body.error).toBe('no-pending');
});

const evil = { uri: 'https://evil.example' };
test.each<[string, Partial<SignInFields>, number, string]>([
  ['for another domain', { domain: 'evil.example' }, 401, 'domain-mismatch'],
  ['with a URI elsewhere', evil, 401, 'uri-origin-mismatch'],
  ['for a chain not listed', { chainId: 5 }, 401, 'chain-not-allowed'],
  ['of long ago', { issuedAt: '2026-03-01T11:00:00Z' }, 401, 'issued-too-long-ago'],
  ['that hands over rights', { resources: ['urn:recap:e30'] }, 401, 'recap-not-allowed'],
  ['for an address without code', { address: owner.address }, 401, 'no-contract'],
])('message %s does not become pending, and consumes its nonce', async (_, fields, ...want) => {
  const { newBrowser, prepare } = await startWaiting();
  const browser = newBrowser();
  const message = await prepare(browser, { address: wallet.address, chainId: CHAIN_ID, ...fields });
  const { status, body } = await start(browser, message);
  expect([status, body.error]).toEqual(want);
  expect((await start(browser, message)).body.error).toBe('nonce-refused');
  expect(await show(browser)).toEqual(nothing);
});

test('EIP-7702 code of a key’s account does not turn the key’s signature into a contract’s', async () => {
  const key = privateKeyToAccount(generatePrivateKey());
  const delegation = `0xef0100${wallet.address.slice(2)}` as const;
  await chain.client.setCode({ address: key.address, bytecode: delegation });
  const { newBrowser, prepare } = await startWaiting();
  const browser = newBrowser();
  const message = await prepare(browser, { address: key.address, chainId: CHAIN_ID });
  expect((await start(browser, message)).status).toBe(202);
  const { status, body } = await finish(browser, await key.signMessage({ message }));
  expect([status, body]).toEqual([401, { error: 'signature-invalid' }]);
});

test('EIP-7702 code can still approve for that key, as a contract on its chain', async () => {
  const key = privateKeyToAccount(generatePrivateKey());
  const own = contractWallet(key.address, 1);
  await chain.deploy(own.deployment);
  const delegation = `0xef0100${own.address.slice(2)}` as const;
  await chain.client.setCode({ address: key.address, bytecode: delegation });
  const { newBrowser, prepare } = await startWaiting();
  const browser = newBrowser();
  const message = await prepare(browser, { address: key.address, chainId: CHAIN_ID });
  await start(browser, message);
  const { body } = await finish(browser, await key.signMessage({ message }));
  expect(body.session.account).toBe(`eip155:${CHAIN_ID}:${key.address.toLowerCase()}`);
});

test('pending sign-in keeps nonce and state when the chain is unreachable', async () => {
  let isDown = true;
  const read = () => (isDown ? undefined : chain.request);
  const { browser, started, message, signature } = await startWaiting({ read });
  expect([started.status, started.body]).toEqual([503, { error: 'chain-unreachable' }]);
  isDown = false;
  expect((await start(browser, message)).status).toBe(202);
  isDown = true;
  expect((await finish(browser, signature)).status).toBe(503);
  isDown = false;
  expect((await finish(browser, signature)).status).toBe(200);
});

test.each([
  ['that never answers', () => new Promise(() => {})],
  ['that answers nonsense', async () => 'nonsense'],
  ['that throws', () => Promise.reject(new Error('down'))],
])('chain %s counts as unreachable', async (_name, request) => {
  const { started } = await startWaiting({ read: () => request, chainTimeoutMs: 20 });
  expect(started.body).toEqual({ error: 'chain-unreachable' });
});

test('pending sign-in limits requests to the chain, without losing state (429)', async () => {
  const limits = {
    contractsByClient: { count: 1, windowMs: HOUR },
    contractsReserve: { count: 1, windowMs: HOUR },
  };
  const { browser, clock, message, signature, newBrowser, prepare } = await startWaiting({
    limits,
  });
  expect((await finish(browser, '0x')).status).toBe(202);
  const refused = await finish(browser, signature);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '3600']);
  const other = newBrowser();
  const late = await prepare(other, { address: wallet.address, chainId: CHAIN_ID });
  // Another browser of this client still has its reserve, but no more.
  expect((await start(other, late)).status).toBe(202);
  expect((await finish(other, '0x')).status).toBe(429);
  expect((await show(browser)).pending.message).toBe(message);
  clock.now += HOUR;
  expect((await finish(browser, signature)).status).toBe(200);
});

test.each([
  ['POST', '/auth/pending', { message: 'a' }],
  ['POST', '/auth/pending/finish', { signature: '0x' }],
  ['DELETE', '/auth/pending', undefined],
])('%s %s is refused from another site', async (method, path, body) => {
  const { browser } = await startWaiting();
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await browser.send(method, path, { body, headers })).status).toBe(403);
  expect((await show(browser)).pending).not.toBeNull();
});

test.each<[string, string, unknown, number]>([
  ['no message', '/auth/pending', {}, 400],
  ['a message that is none', '/auth/pending', { message: 'hello' }, 400],
  ['over 8 kB', '/auth/pending', { message: 'a'.repeat(9000) }, 413],
  ['no signature', '/auth/pending/finish', {}, 400],
  ['half a byte', '/auth/pending/finish', { signature: '0x1' }, 400],
  ['a signature over 8 kB', '/auth/pending/finish', { signature: `0x${'11'.repeat(5000)}` }, 413],
])('pending sign-in refuses a body of %s', async (_name, path, body, status) => {
  const { browser } = await startWaiting();
  expect((await browser.send('POST', path, { body })).status).toBe(status);
});
