import { createHmac, timingSafeEqual } from 'node:crypto';
import { expect, test } from 'vitest';
import { startSignIn } from '../server/signInServer.testing.ts';
import type { SignInAssertion, SignInServerOptions } from '../server/signInServerOptions.ts';
import { origin, TestBrowser } from '../server/testBrowser.testing.ts';
import { createSignInClient } from './createSignInClient.ts';

const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const account = `eip155:10:${address.toLowerCase()}`;
const credential = 'b2Zfb25lX3Bhc3NrZXk';

/** Proof by a secret, as a host's own way to sign in. */
const prove = (challenge: string, at: string = origin) => ({
  mac: createHmac('sha256', 'of one person').update(`${challenge} ${at}`).digest('hex'),
});

async function checkAssertion({ assertion, challenge, origin: at }: SignInAssertion) {
  const mac = 'mac' in assertion ? String(assertion.mac) : '';
  const [sent, right] = [mac, prove(challenge, at).mac].map((text) => Buffer.from(text));
  const isRight = sent && right && sent.length === right.length && timingSafeEqual(sent, right);
  return isRight ? ({ address, chainId: 10, credential } as const) : undefined;
}

const open = (changes: Partial<SignInServerOptions> = {}) =>
  startSignIn({ checkAssertion, ...changes });

const nonceOf = async (browser: TestBrowser): Promise<string> =>
  (await browser.send('POST', '/auth/nonce', { body: {} })).body.nonce;

const send = (browser: TestBrowser, body: unknown) =>
  browser.send('POST', '/auth/assertion', { body });

test('passkey assertion of the nonce creates a session with its credential id', async () => {
  const { newBrowser } = open();
  const browser = newBrowser();
  const nonce = await nonceOf(browser);
  const { status, body } = await send(browser, { nonce, assertion: prove(`sign-in:${nonce}`) });
  expect(status).toBe(200);
  expect(body.session).toMatchObject({ account, address: address.toLowerCase(), credential });
  expect((await browser.send('GET', '/auth/session')).body).toEqual(body);
});

test('passkey assertion is valid once, in the browser of the nonce (replay)', async () => {
  const { newBrowser } = open();
  const [browser, thief] = [newBrowser(), newBrowser()];
  const nonce = await nonceOf(browser);
  const sent = { nonce, assertion: prove(`sign-in:${nonce}`) };
  expect((await send(thief, sent)).body).toEqual({ error: 'nonce-refused' });
  expect((await send(browser, sent)).status).toBe(200);
  expect((await send(browser, sent)).body).toEqual({ error: 'nonce-refused' });
});

test.each<[string, (nonce: string) => object]>([
  ['of the nonce alone', (nonce) => prove(nonce)],
  ['for another origin', (nonce) => prove(`sign-in:${nonce}`, 'https://other.example')],
  ['that is empty', () => ({})],
])('passkey assertion %s is refused, and consumes the nonce', async (_, assertion) => {
  const { newBrowser } = open();
  const browser = newBrowser();
  const nonce = await nonceOf(browser);
  const refused = await send(browser, { nonce, assertion: assertion(nonce) });
  expect([refused.status, refused.body]).toEqual([401, { error: 'signature-invalid' }]);
  const again = await send(browser, { nonce, assertion: prove(`sign-in:${nonce}`) });
  expect(again.body).toEqual({ error: 'nonce-refused' });
});

test('passkey assertion is refused for a network that is not allowed', async () => {
  const onOther = async () => ({ address, chainId: 137, credential }) as const;
  const browser = open({ checkAssertion: onOther }).newBrowser();
  const sent = { nonce: await nonceOf(browser), assertion: {} };
  expect((await send(browser, sent)).body).toEqual({ error: 'signature-invalid' });
});

test.each([
  ['no nonce', { assertion: {} }],
  ['no assertion', { nonce: 'a' }],
  ['an assertion that is none', { nonce: 'a', assertion: 'text' }],
])('passkey assertion in a body with %s is refused', async (_, body) => {
  const { status } = await send(open().newBrowser(), body);
  expect(status).toBe(400);
});

test('passkey assertion is refused without a configured check', async () => {
  const browser = startSignIn().newBrowser();
  const nonce = await nonceOf(browser);
  const { status } = await send(browser, { nonce, assertion: prove(`sign-in:${nonce}`) });
  expect(status).toBe(404);
});

test('passkey assertion returns 500 without details when the check throws', async () => {
  const { newBrowser, errors } = open({
    checkAssertion: () => Promise.reject(new Error('database down')),
  });
  const browser = newBrowser();
  const refused = await send(browser, { nonce: await nonceOf(browser), assertion: {} });
  expect([refused.status, refused.body]).toEqual([500, { error: 'internal-error' }]);
  expect(errors).toMatchObject([{ message: 'database down' }]);
});

test('session by a signed message has no credential id', async () => {
  const { newBrowser, signIn } = open();
  const { body } = await signIn(newBrowser());
  expect(body.session).not.toHaveProperty('credential');
});

test('sign-in client signs in by assertion', async () => {
  const { server, clock } = open({ now: Date.now });
  clock.now = Date.now();
  const browser = new TestBrowser(server);
  const errors: Error[] = [];
  const client = createSignInClient({
    page: { host: 'harbour.example', origin },
    onError: (error) => errors.push(error),
    async fetch(input, init) {
      const body = typeof init.body === 'string' ? { body: init.body } : {};
      const sent = await browser.send(init.method ?? 'GET', input, body);
      return Response.json(sent.body, { status: sent.status });
    },
  });
  const { signInByAssertion } = client.adapter;
  expect(await signInByAssertion(async () => ({ mac: 'wrong' }))).toBe(false);
  expect(errors).toMatchObject([{ code: 'signature-invalid' }]);
  expect(await signInByAssertion(async (challenge) => prove(challenge))).toBe(true);
  expect(client.getState()).toMatchObject({
    status: 'authenticated',
    session: { account, credential },
  });
});
