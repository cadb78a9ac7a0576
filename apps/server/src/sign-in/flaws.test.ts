import { type Devnet, startDevnet } from '@mooring/devnet';
import type { SignInFields } from '@mooring/sign-in';
import { fixed, startUpstream, type TestUpstream } from '@mooring/testing/upstream';
import type { Address } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import { putLoopingWallet, putWallet } from '../testing/contractWallet.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

// Known vulnerabilities of other sign-in servers, tried on the running server: over HTTP, with real keys
// and with contract wallets on real chains.

const UNSTEADY_ID = 1;
const newKey = () => privateKeyToAccount(generatePrivateKey());
const person = newKey();
const owner = newKey();
const thief = newKey();

let devnet: Devnet;
let unsteady: TestUpstream;
let app: Awaited<ReturnType<typeof startApp>>;
let wallet: Address;
beforeAll(async () => {
  devnet = await startDevnet({ seed: false });
  unsteady = await startUpstream(fixed(503, 'down'));
  wallet = await putWallet(devnet.ethereum, owner.address);
  // The same address on the other chain has another owner.
  await putWallet(devnet.rollup, thief.address, wallet);
  const local = [devnet.ethereum, devnet.rollup].map(({ chain, rpcUrl }) => ({
    id: chain.id,
    name: chain.name,
    currency: chain.nativeCurrency,
    upstreams: [rpcUrl],
  }));
  app = await startApp({
    networks: [...local, { id: UNSTEADY_ID, upstreams: [unsteady.url] }],
    signIn: { statement: 'Welcome' },
    proxies: 1,
  });
});
afterAll(async () => {
  await app.stop();
  await unsteady.stop();
  await devnet.stop();
});

let browsers = 0;
function newBrowser(): Browser {
  browsers += 1;
  return new Browser(app.url, app.url, `198.51.100.${browsers}`);
}

const mine = (fields: Partial<SignInFields> = {}) => ({
  address: person.address,
  chainId: devnet.ethereum.chain.id,
  statement: 'Welcome',
  ...fields,
});

async function expectNobody(...those: readonly Browser[]) {
  for (const browser of those) {
    expect(await browser.session()).toBeNull();
    expect((await browser.send('GET', '/contacts')).status).toBe(401);
  }
}

it('valid message signs in, as the control of the following tests', async () => {
  const browser = newBrowser();
  const message = await browser.prepare(mine());
  expect((await browser.verify(message, await person.signMessage({ message }))).status).toBe(200);
  expect((await browser.session()).account).toBe(`eip155:0:${person.address.toLowerCase()}`);
});

const minutes = (count: number) => new Date(Date.now() + count * 60_000).toISOString();
describe('verify refuses a message signed by the right key', () => {
  it.each<[string, () => Partial<SignInFields>, string]>([
    ['for another domain', () => ({ domain: 'evil.example' }), 'domain-mismatch'],
    ['for another port', () => ({ domain: '127.0.0.1:1' }), 'domain-mismatch'],
    ['for another scheme', () => ({ scheme: 'https' }), 'scheme-mismatch'],
    ['with a URI elsewhere', () => ({ uri: 'https://evil.example' }), 'uri-origin-mismatch'],
    ['with a URI that only begins so', () => ({ uri: `${app.url}9` }), 'uri-origin-mismatch'],
    ['for a chain not listed', () => ({ chainId: 5 }), 'chain-not-allowed'],
    ['that has expired', () => ({ expirationTime: minutes(-1) }), 'expired'],
    ['that is not yet valid', () => ({ notBefore: minutes(1) }), 'not-yet-valid'],
    ['of long ago', () => ({ issuedAt: minutes(-11) }), 'issued-too-long-ago'],
    ['of times to come', () => ({ issuedAt: minutes(2) }), 'issued-in-future'],
    ['that hands over rights', () => ({ resources: ['urn:recap:e30'] }), 'recap-not-allowed'],
    ['with a wrong checksum', () => ({ address: `0xAb${'0'.repeat(38)}` }), 'address-checksum'],
    ['with another statement', () => ({ statement: 'Pay' }), 'statement-mismatch'],
    ['with a nonce of its own making', () => ({ nonce: 'a'.repeat(32) }), 'nonce-refused'],
  ])('%s', async (_name, fields, error) => {
    const browser = newBrowser();
    const message = await browser.prepare(mine(fields()));
    const signature = await person.signMessage({ message });
    const { status, body } = await browser.verify(message, signature);
    expect([status, body]).toEqual([401, { error }]);
    expect((await browser.verify(message, signature)).body).toEqual({ error: 'nonce-refused' });
    await expectNobody(browser);
  });

  it.each<[string, (text: string) => string]>([
    ['with a domain that has a path', (text) => text.replace(/(:\d+) wants/, '$1/path wants')],
    ['with a chain id above 2^53', (text) => text.replace(/ID: \d+/, 'ID: 9007199254740993')],
    ['with a chain id in hex', (text) => text.replace(/ID: \d+/, 'ID: 0x1')],
    ['that expires never', (text) => `${text}\nExpiration Time: never`],
    [
      'that expires on no day of the calendar',
      (text) => `${text}\nExpiration Time: 2026-02-30T00:00:00Z`,
    ],
    ['of version 2', (text) => text.replace('Version: 1', 'Version: 2')],
    ['with text behind it', (text) => `${text}\n\nand one more thing`],
    ['with text before it', (text) => `hello\n${text}`],
    ['with a second block of fields', (text) => `${text}\n${text.slice(text.indexOf('URI: '))}`],
    ['with a second message', (text) => `${text}\n${text}`],
    ['with lines that end in CRLF', (text) => text.replaceAll('\n', '\r\n')],
    ['for a name', (text) => text.replace(/0x[0-9a-fA-F]{40}/, 'mira.eth')],
    ['for an address and a name', (text) => text.replace(/0x[0-9a-fA-F]{40}/, '$& (mira.eth)')],
  ])('%s', async (_name, change) => {
    const browser = newBrowser();
    const prepared = await browser.prepare(mine());
    const message = change(prepared);
    expect(message).not.toBe(prepared);
    const { status, body } = await browser.verify(message, await person.signMessage({ message }));
    expect([status, body]).toEqual([400, { error: 'message-invalid' }]);
    await expectNobody(browser);
  });

  it('of 1 MB', async () => {
    const browser = newBrowser();
    const message = (await browser.prepare(mine())) + ' '.repeat(1_000_000);
    const { status, body } = await browser.verify(message, await person.signMessage({ message }));
    expect([status, body]).toEqual([413, { error: 'too-large' }]);
    await expectNobody(browser);
  });
});

describe('sign-in nonce', () => {
  it('creates one session when message and signature are sent again (replay)', async () => {
    const browser = newBrowser();
    const message = await browser.prepare(mine());
    const signature = await person.signMessage({ message });
    const replay = browser.copy();
    expect((await browser.verify(message, signature)).status).toBe(200);
    const { status, body } = await replay.verify(message, signature);
    expect([status, body]).toEqual([401, { error: 'nonce-refused' }]);
    await expectNobody(replay);
  });

  it('creates one session when five requests use it at the same time (replay)', async () => {
    const browser = newBrowser();
    const message = await browser.prepare(mine());
    const signature = await person.signMessage({ message });
    const copies = Array.from({ length: 5 }, () => browser.copy());
    const answers = await Promise.all(copies.map((copy) => copy.verify(message, signature)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401, 401, 401, 401]);
    await expectNobody(...copies.filter((_, index) => answers[index]?.status !== 200));
  });

  it.each([true, false])(
    'of another browser is refused, also if it has a nonce: %s',
    async (hasOne) => {
      const [browser, other] = [newBrowser(), newBrowser()];
      const message = await browser.prepare(mine());
      if (hasOne) await other.prepare(mine());
      const signature = await person.signMessage({ message });
      const { status, body } = await other.verify(message, signature);
      expect([status, body]).toEqual([401, { error: 'nonce-refused' }]);
      await expectNobody(other, browser);
      // Its browser can still sign in.
      expect((await browser.verify(message, signature)).status).toBe(200);
    },
  );

  it('is consumed by a signature of another key', async () => {
    const browser = newBrowser();
    const message = await browser.prepare(mine());
    const wrong = await browser.verify(message, await thief.signMessage({ message }));
    expect([wrong.status, wrong.body]).toEqual([401, { error: 'signature-invalid' }]);
    const { body } = await browser.verify(message, await person.signMessage({ message }));
    expect(body).toEqual({ error: 'nonce-refused' });
    await expectNobody(browser);
  });
});

describe('contract account', () => {
  async function signInAs(signer: typeof person, chainId: number) {
    const browser = newBrowser();
    const message = await browser.prepare(mine({ address: wallet, chainId }));
    const answer = await browser.verify(message, await signer.signMessage({ message }));
    return { ...answer, browser, message };
  }

  it('is another account on another chain', async () => {
    const [here, there] = [devnet.ethereum.chain.id, devnet.rollup.chain.id];
    const right = await signInAs(owner, here);
    expect(right.body.session.account).toBe(`eip155:${here}:${wallet.toLowerCase()}`);
    const other = await signInAs(thief, there);
    expect(other.body.session.account).toBe(`eip155:${there}:${wallet.toLowerCase()}`);
    const contact = { name: 'Mira', address: person.address, note: '' };
    await right.browser.send('POST', '/contacts', { body: contact });
    expect((await other.browser.send('GET', '/contacts')).body).toEqual({ contacts: [] });
  });

  it.each([
    ['the thief’s key where the owner’s is asked for', thief, () => devnet.ethereum.chain.id],
    ['the owner’s key on the thief’s chain', owner, () => devnet.rollup.chain.id],
  ])('is not opened by %s', async (_name, signer, chainId) => {
    const { status, body, browser } = await signInAs(signer, chainId());
    expect([status, body]).toEqual([401, { error: 'signature-invalid' }]);
    await expectNobody(browser);
  });

  it('whose code does not end is refused', async () => {
    const browser = newBrowser();
    const address = await putLoopingWallet(devnet.ethereum);
    const message = await browser.prepare(mine({ address }));
    const { status, body } = await browser.verify(message, '0x');
    expect([status, body]).toEqual([401, { error: 'signature-invalid' }]);
  });

  it('is not blocked by others’ failed attempts, on any chain', async () => {
    const chains = [devnet.ethereum, devnet.rollup].map(({ chain }) => chain.id);
    for (let stranger = 0; stranger < 4; stranger += 1) {
      const { address } = newBrowser();
      for (let count = 0; count < 11; count += 1) {
        const browser = new Browser(app.url, app.url, address);
        const message = await browser.prepare(mine({ address: wallet }));
        await browser.verify(message, await person.signMessage({ message }));
      }
    }
    for (const [index, signer] of [owner, thief].entries())
      expect((await signInAs(signer, chains[index] ?? 0)).status).toBe(200);
  });

  it('of an unreachable network returns an error, and the same signature works later', async () => {
    const { status, body, browser, message } = await signInAs(owner, UNSTEADY_ID);
    expect([status, body]).toEqual([503, { error: 'chain-unreachable' }]);
    await expectNobody(browser);
    unsteady.answer = async ({ body: asked }, response) => {
      const answer = await fetch(devnet.ethereum.rpcUrl, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
      });
      response.end(await answer.text());
    };
    const signature = await owner.signMessage({ message });
    expect((await browser.verify(message, signature)).status).toBe(200);
    expect((await browser.session()).account).toBe(`eip155:1:${wallet.toLowerCase()}`);
    const replay = browser.copy();
    expect((await replay.verify(message, signature)).body).toEqual({ error: 'nonce-refused' });
  });
});

describe('request from another site', () => {
  it.each<[string, Record<string, string | undefined>, number, string]>([
    ['posting', { origin: 'https://evil.example' }, 403, 'origin-refused'],
    ['posting as the browser says', { 'sec-fetch-site': 'cross-site' }, 403, 'origin-refused'],
    ['in a sandboxed frame', { origin: 'null' }, 403, 'origin-refused'],
    ['on another port of the same host', { origin: 'http://127.0.0.1:1' }, 403, 'origin-refused'],
    ['without an origin', { origin: undefined }, 403, 'origin-refused'],
    ['with a form', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'not-json'],
    ['with a form of text', { 'content-type': 'text/plain' }, 415, 'not-json'],
  ])('%s is refused', async (_name, headers, status, error) => {
    const browser = newBrowser();
    const message = await browser.prepare(mine());
    const signature = await person.signMessage({ message });
    const body = { message, signature };
    const answer = await browser.send('POST', '/auth/verify', { body, headers });
    expect([answer.status, answer.body]).toEqual([status, { error }]);
    await expectNobody(browser);
    await browser.verify(message, signature);
    for (const path of ['/auth/sign-out', '/auth/sign-out-all']) {
      expect((await browser.send('POST', path, { body: {}, headers })).status).toBe(status);
    }
    expect(await browser.session()).not.toBeNull();
  });
});

it('stolen cookie is invalid after signing out everywhere', async () => {
  const browser = newBrowser();
  const message = await browser.prepare(mine());
  await browser.verify(message, await person.signMessage({ message }));
  const stolen = browser.copy();
  expect(await stolen.session()).not.toBeNull();
  expect((await browser.send('POST', '/auth/sign-out-all', { body: {} })).status).toBe(200);
  await expectNobody(stolen, browser);
});

it.each(['mira.eth', 'Mira', '1', 'eip155:0:0xaa'])(
  'sign-in with the name %s is refused',
  async (name) => {
    const browser = newBrowser();
    const message = await browser.prepare(mine());
    const body = { message, signature: '0x', name, account: name, address: name };
    expect((await browser.send('POST', '/auth/verify', { body })).status).toBe(401);
    browser.cookies.set('mooring-session', name);
    await expectNobody(browser);
  },
);
