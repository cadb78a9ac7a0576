import { expect, test } from 'vitest';
import { startSignIn } from './signInServer.testing.ts';
import { origin } from './testBrowser.testing.ts';

function requestOf(cookies: ReadonlyMap<string, string>, headers: Record<string, string> = {}) {
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  return new Request(`${origin}/contacts`, {
    method: 'POST',
    headers: { cookie, origin, ...headers },
  });
}

test('sessionOf returns the session of a host’s request', async () => {
  const { server, newBrowser, signIn } = startSignIn();
  const browser = newBrowser();
  const { session } = (await signIn(browser)).body;
  expect(await server.sessionOf(requestOf(browser.cookies))).toEqual({
    session: { account: session.account },
  });
});

test.each([
  ['without a session', {}, false, 401, 'unauthenticated'],
  ['from another site', { origin: 'https://evil.example' }, true, 403, 'origin-refused'],
  ['from the same site', { 'sec-fetch-site': 'same-site' }, true, 403, 'origin-refused'],
])(
  'sessionOf of a request %s returns the response to send',
  async (_name, headers, isSignedIn, ...want) => {
    const { server, newBrowser, signIn } = startSignIn();
    const browser = newBrowser();
    if (isSignedIn) await signIn(browser);
    const visitor = await server.sessionOf(requestOf(browser.cookies, headers));
    if (!('refusal' in visitor)) throw new Error('It was let in');
    expect([visitor.refusal.status, (await visitor.refusal.json()).error]).toEqual(want);
  },
);

test('sessionOf returns 503 when the store fails, and reports the error to the host', async () => {
  const { server, store, newBrowser, signIn, errors } = startSignIn();
  const browser = newBrowser();
  await signIn(browser);
  await store.close();
  const visitor = await server.sessionOf(requestOf(browser.cookies));
  if (!('refusal' in visitor)) throw new Error('It was let in');
  const { status, headers } = visitor.refusal;
  expect([status, Number(headers.get('retry-after'))]).toEqual([503, expect.any(Number)]);
  expect(errors).toHaveLength(1);
});
