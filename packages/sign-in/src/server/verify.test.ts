import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SignInFields } from '../signInFields.ts';
import { contractWallet } from './signature/contractWallet.testing.ts';
import { type LocalChain, startLocalChain } from './signature/localChain.testing.ts';
import { startSignIn } from './signInServer.testing.ts';
import type { TestBrowser } from './testBrowser.testing.ts';

const CHAIN_ID = 77_310_103;
const owner = privateKeyToAccount(generatePrivateKey());
const wallet = contractWallet(owner.address);
let chain: LocalChain;
beforeAll(async () => {
  chain = await startLocalChain(CHAIN_ID);
  await chain.deploy(wallet.deployment);
});
afterAll(() => chain.stop());

test('verify creates one session for a signed message (replay)', async () => {
  const { newBrowser, prepare, verify, sign } = startSignIn();
  const browser = newBrowser();
  const message = await prepare(browser);
  const signature = await sign(message);
  const again = browser.copy();
  expect((await verify(browser, message, signature)).status).toBe(200);
  const { status, body } = await verify(again, message, signature);
  expect([status, body]).toEqual([401, { error: 'nonce-refused' }]);
});

test('verify accepts the nonce of another tab after this one has signed in', async () => {
  const { newBrowser, prepare, verify, sign } = startSignIn();
  const browser = newBrowser();
  const [mine, theirs] = [await prepare(browser), await prepare(browser)];
  expect((await verify(browser, mine, await sign(mine))).status).toBe(200);
  expect((await verify(browser, theirs, await sign(theirs))).status).toBe(200);
});

test('verify limits new sessions of a client a day, over all accounts; replaced ones do not count', async () => {
  const limits = { sessions: { count: 2, windowMs: 86_400_000 } };
  const { newBrowser, signIn, clock } = startSignIn({ limits });
  const first = newBrowser();
  for (let count = 0; count < 4; count += 1) expect((await signIn(first)).status).toBe(200);
  const made = newBrowser();
  made.cookies.set('__Host-mooring-session', 'A'.repeat(43));
  expect((await signIn(made)).status).toBe(200);
  const refused = await signIn(newBrowser());
  expect([refused.status, refused.body]).toEqual([429, { error: 'too-many-requests' }]);
  expect(refused.headers.get('retry-after')).toBe('86400');
  expect((await signIn(newBrowser(), '203.0.113.9')).status).toBe(200);
  clock.now += 86_400_001;
  expect((await signIn(newBrowser())).status).toBe(200);
});

test('verify creates one session when five requests use a nonce at once (replay)', async () => {
  const { newBrowser, prepare, verify, sign } = startSignIn();
  const browser = newBrowser();
  const message = await prepare(browser);
  const signature = await sign(message);
  const answers = await Promise.all(
    Array.from({ length: 5 }, () => verify(browser.copy(), message, signature)),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 401, 401, 401, 401]);
});

test('verify refuses a nonce of another browser, with its cookie and without', async () => {
  const { newBrowser, prepare, verify, sign } = startSignIn();
  for (const hasVisit of [true, false]) {
    const [mine, theirs] = [newBrowser(), newBrowser()];
    if (hasVisit) await prepare(theirs);
    const message = await prepare(mine);
    const { status, body } = await verify(theirs, message, await sign(message));
    expect([status, body]).toEqual([401, { error: 'nonce-refused' }]);
    // Knowing a nonce does not allow blocking its browser from signing in.
    expect((await verify(mine, message, await sign(message))).status).toBe(200);
  }
});

test('verify refuses a nonce that is unknown or ten minutes old', async () => {
  const { newBrowser, prepare, verify, sign, clock } = startSignIn();
  const browser = newBrowser();
  const made = await prepare(browser, { nonce: '0123456789abcdef0123456789abcdef' });
  expect((await verify(browser, made, await sign(made))).body.error).toBe('nonce-refused');
  const old = await prepare(browser);
  clock.now += 600_000;
  expect((await verify(browser, old, await sign(old))).body.error).toBe('nonce-refused');
});

const at = (ms: number) => new Date(Date.parse('2026-03-01T12:00:00Z') + ms).toISOString();
test.each<[string, Partial<SignInFields>, string]>([
  ['another domain', { domain: 'evil.example' }, 'domain-mismatch'],
  ['the domain with a port', { domain: 'harbour.example:8443' }, 'domain-mismatch'],
  ['another scheme', { scheme: 'http' }, 'scheme-mismatch'],
  ['a wrong checksum', { address: `0xAb${'0'.repeat(38)}` }, 'address-checksum'],
  ['a URI elsewhere', { uri: 'https://evil.example' }, 'uri-origin-mismatch'],
  ['a URI on http', { uri: 'http://harbour.example' }, 'uri-origin-mismatch'],
  ['a chain not listed', { chainId: 5 }, 'chain-not-allowed'],
  ['a time long past', { issuedAt: at(-600_001) }, 'issued-too-long-ago'],
  ['a time to come', { issuedAt: at(30_001) }, 'issued-in-future'],
  ['an expiry gone by', { expirationTime: at(0) }, 'expired'],
  ['a beginning to come', { notBefore: at(1) }, 'not-yet-valid'],
  ['rights to hand over', { resources: ['urn:recap:e30'] }, 'recap-not-allowed'],
  ['another statement', { statement: 'Give me everything' }, 'statement-mismatch'],
])('verify refuses a message of %s, and consumes its nonce', async (_name, fields, error) => {
  const { newBrowser, prepare, verify, sign } = startSignIn({}, { statement: 'Welcome' });
  const browser = newBrowser();
  const message = await prepare(browser, { statement: 'Welcome', ...fields });
  const signature = await sign(message);
  const { status, body } = await verify(browser, message, signature);
  expect([status, body]).toEqual([401, { error }]);
  expect((await verify(browser, message, signature)).body.error).toBe('nonce-refused');
});

test.each<[string, (message: string) => string]>([
  ['a domain with a path', (text) => text.replace('harbour.example ', 'harbour.example/a ')],
  ['a chain id above 2^53', (text) => text.replace('ID: 1', 'ID: 9007199254740993')],
  ['an expiry of never', (text) => `${text}\nExpiration Time: never`],
  ['an expiry on no calendar', (text) => `${text}\nExpiration Time: 2026-02-30T00:00:00Z`],
  ['a version 2', (text) => text.replace('Version: 1', 'Version: 2')],
  ['text behind it', (text) => `${text}\n\nand something else`],
  ['a line feed behind it', (text) => `${text}\n`],
  ['text before it', (text) => `Hello\n${text}`],
  ['a second block of fields', (text) => `${text}\n${text.slice(text.indexOf('URI: '))}`],
  ['other line endings', (text) => text.replaceAll('\n', '\r\n')],
  ['nothing', () => ''],
])('verify refuses a signed message with %s as invalid', async (_name, change) => {
  const { newBrowser, prepare, verify, sign } = startSignIn();
  const browser = newBrowser();
  const prepared = await prepare(browser);
  const message = change(prepared);
  expect(message).not.toBe(prepared);
  const { status, body } = await verify(browser, message, await sign(message));
  expect([status, body]).toEqual([400, { error: 'message-invalid' }]);
});

test('verify refuses a signature of another key, and consumes the nonce first', async () => {
  const { newBrowser, prepare, verify, sign } = startSignIn({ read: () => chain.request });
  const browser = newBrowser();
  const message = await prepare(browser);
  const wrong = await verify(browser, message, await owner.signMessage({ message }));
  expect([wrong.status, wrong.body]).toEqual([401, { error: 'signature-invalid' }]);
  expect((await verify(browser, message, await sign(message))).body.error).toBe('nonce-refused');
});

const wrapped = (size: number) => `0x${'11'.repeat(size)}${'6492'.repeat(16)}`;
test.each<[string, unknown, number]>([
  ['1 MB', { message: 'a'.repeat(1_000_000), signature: '0x' }, 413],
  ['1 MB of signature', { message: 'a', signature: `0x${'11'.repeat(500_000)}` }, 413],
  ['over 8 kB, not wrapped', { message: 'a', signature: `0x${'11'.repeat(4096)}` }, 413],
  ['over 64 kB, wrapped', { message: 'a', signature: wrapped(32_768) }, 413],
  ['under 64 kB, wrapped', { message: 'a', signature: wrapped(30_000) }, 400],
  ['no JSON', '{', 400],
  ['no object', [], 400],
  ['null', null, 400],
  ['nothing', {}, 400],
  ['no signature', { message: 'a' }, 400],
  ['a signature that is not hex', { message: 'a', signature: '0xzz' }, 400],
  ['half a byte', { message: 'a', signature: '0x1' }, 400],
  ['a message that is not text', { message: ['a'], signature: '0x' }, 400],
])('verify refuses a body of %s', async (_name, body, status) => {
  const answer = await startSignIn().newBrowser().send('POST', '/auth/verify', { body });
  expect(answer.status).toBe(status);
});

test('verify aborts an endless body at the limit', async () => {
  let pulled = 0;
  let cancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      pulled += 1;
      controller.enqueue(new Uint8Array(1024));
    },
    cancel() {
      cancelled = true;
    },
  });
  const streamed = {
    method: 'POST',
    headers: { origin: 'https://harbour.example', 'content-type': 'application/json' },
    body,
    // Required by fetch for a stream, but missing in the DOM's types.
    duplex: 'half',
  };
  const request = new Request('https://harbour.example/auth/verify', streamed);
  expect((await startSignIn().server.fetch(request))?.status).toBe(413);
  expect(cancelled).toBe(true);
  expect(pulled).toBeLessThan(80);
});

const contracts = { chainIds: [CHAIN_ID, 10] };

test('verify signs in a contract account on its own chain, apart from a key', async () => {
  const { newBrowser, prepare, verify } = startSignIn({ read: () => chain.request }, contracts);
  const browser = newBrowser();
  const message = await prepare(browser, { address: wallet.address, chainId: CHAIN_ID });
  const { body } = await verify(browser, message, await owner.signMessage({ message }));
  expect(body.session.account).toBe(`eip155:${CHAIN_ID}:${wallet.address.toLowerCase()}`);
});

test('verify asks the contract on the message’s chain, which is another account', async () => {
  const asked: number[] = [];
  const read = (id: number) => {
    asked.push(id);
    // Simulates a second chain with the same code at the same address.
    return chain.request;
  };
  const { newBrowser, prepare, verify } = startSignIn({ read }, contracts);
  const accounts: string[] = [];
  for (const id of [CHAIN_ID, 10]) {
    const browser = newBrowser();
    const message = await prepare(browser, { address: wallet.address, chainId: id });
    const { body } = await verify(browser, message, await owner.signMessage({ message }));
    accounts.push(body.session.account);
  }
  expect(asked).toEqual([CHAIN_ID, 10]);
  expect(new Set(accounts).size).toBe(2);
});

test('verify returns 503 for an unreachable chain, and accepts the same signature later', async () => {
  let isDown = true;
  const read = () => (isDown ? undefined : chain.request);
  const { newBrowser, prepare, verify, clock } = startSignIn({ read }, contracts);
  const browser = newBrowser();
  const message = await prepare(browser, { address: wallet.address, chainId: CHAIN_ID });
  const signature = await owner.signMessage({ message });
  const { status, body } = await verify(browser, message, signature);
  expect([status, body]).toEqual([503, { error: 'chain-unreachable' }]);
  isDown = false;
  clock.now += 60_000;
  const again = browser.copy();
  expect((await verify(browser, message, signature)).status).toBe(200);
  expect((await verify(again, message, signature)).body.error).toBe('nonce-refused');
});

test('verify does not extend a nonce that was put back', async () => {
  const { newBrowser, prepare, verify, clock } = startSignIn({}, contracts);
  const browser = newBrowser();
  const message = await prepare(browser, { address: wallet.address, chainId: CHAIN_ID });
  clock.now += 599_000;
  expect((await verify(browser, message, '0x')).status).toBe(503);
  clock.now += 1000;
  expect((await verify(browser, message, '0x')).body.error).toBe('nonce-refused');
});

const none = { count: 0, windowMs: 60_000 };
const one = { count: 1, windowMs: 60_000 };
test.each([
  ['a client', { contractsByClient: one, contractsReserve: none }, true],
  ['a client about an address', { contractsByClientAndAddress: one, contractsReserve: none }, true],
  ['a browser, of its reserve', { contractsByClient: none, contractsReserve: one }, false],
])(
  'verify limits chain requests of %s, and keeps the nonce when refused (429)',
  async (_n, limits, byClient) => {
    const options = { read: () => chain.request, limits };
    const { newBrowser, prepare, signIn, clock } = startSignIn(options, {
      chainIds: [1, CHAIN_ID],
    });
    const ask = async (browser: TestBrowser, client: string) => {
      const message = await prepare(browser, { address: wallet.address, chainId: CHAIN_ID });
      const body = { message, signature: await owner.signMessage({ message }) };
      const send = () => browser.copy().send('POST', '/auth/verify', { body, client });
      return { status: (await send()).status, again: send };
    };
    const browser = newBrowser();
    expect((await ask(browser, 'a')).status).toBe(200);
    const refused = await ask(browser, 'a');
    expect(refused.status).toBe(429);
    expect((await ask(byClient ? browser : newBrowser(), byClient ? 'b' : 'a')).status).toBe(200);
    expect((await signIn(newBrowser())).status).toBe(200);
    clock.now += 60_000;
    expect((await refused.again()).status).toBe(200);
  },
);

test('verify does not block an owner by others’ failed attempts, on any chain', async () => {
  const { newBrowser, prepare } = startSignIn({ read: () => chain.request }, contracts);
  const signInAs = async (signer: typeof owner, client: string, id = CHAIN_ID) => {
    const browser = newBrowser();
    const message = await prepare(browser, { address: wallet.address, chainId: id });
    const body = { message, signature: await signer.signMessage({ message }) };
    const { status } = await browser.send('POST', '/auth/verify', { body, client });
    return status;
  };
  const stranger = privateKeyToAccount(generatePrivateKey());
  const strangers = Array.from({ length: 4 }, (_, index) => `stranger ${index}`);
  for (const client of [...strangers, 'the house of the owner'])
    for (let count = 0; count < 11; count += 1) await signInAs(stranger, client);
  for (const client of ['another house', 'the house of the owner'])
    for (const id of contracts.chainIds) expect(await signInAs(owner, client, id)).toBe(200);
});

const once = { verifications: { count: 1, windowMs: 60_000 } };

test('verify limits requests without a nonce by client (429)', async () => {
  const { newBrowser, prepare, sign, verify, signIn } = startSignIn({ limits: once });
  const browser = newBrowser();
  const message = await prepare(browser);
  const signature = await sign(message);
  const another = newBrowser();
  expect((await verify(another, message, signature)).body.error).toBe('nonce-refused');
  expect((await verify(another, message, signature)).status).toBe(429);
  expect((await browser.send('POST', '/auth/verify', { body: {} })).status).toBe(429);
  expect((await signIn(browser)).status).toBe(200);
});

test('verify limits how often a nonce is put back', async () => {
  const { newBrowser, prepare, verify } = startSignIn({ limits: once }, contracts);
  const browser = newBrowser();
  const message = await prepare(browser, { address: wallet.address, chainId: CHAIN_ID });
  expect((await verify(browser, message, '0x')).status).toBe(503);
  expect((await verify(browser, message, '0x')).status).toBe(503);
  expect((await verify(browser, message, '0x')).status).toBe(429);
});
