import { expect, test } from 'vitest';
import { startSignIn } from './signInServer.testing.ts';

test('sign-in server in a frame of another site sets partitioned cookies', async () => {
  const { newBrowser, signIn } = startSignIn({ embedded: true });
  const browser = newBrowser();
  const nonce = await browser.send('POST', '/auth/nonce', { body: {} });
  const signedIn = await signIn(browser);
  const signedOut = await browser.send('POST', '/auth/sign-out', { body: {} });
  const lines = [nonce, signedIn, signedOut].flatMap(({ headers }) => headers.getSetCookie());
  expect(lines).toHaveLength(3);
  for (const line of lines)
    expect(line).toMatch(
      /^__Host-mooring-(?:visit|session)=(?:[\w-]{43})?; Max-Age=\d+; Path=\/; HttpOnly; SameSite=None; Secure; Partitioned$/,
    );
});

test('sign-in server refuses requests from other sites, even with such cookies (CSRF)', async () => {
  const { newBrowser, signIn } = startSignIn({ embedded: true });
  const browser = newBrowser();
  await signIn(browser);
  const sites = [
    { origin: 'https://app.safe.example', 'sec-fetch-site': 'cross-site' },
    { origin: 'https://app.safe.example', 'sec-fetch-site': undefined },
    { origin: undefined, 'sec-fetch-site': 'cross-site' },
  ];
  for (const headers of sites) {
    expect((await browser.send('POST', '/auth/sign-out', { body: {}, headers })).status).toBe(403);
  }
  expect((await browser.send('GET', '/auth/session')).body.session).not.toBeNull();
});

test('createSignInServer refuses embedded mode on plain http', () => {
  const options = { embedded: true, plainHttp: true };
  expect(() => startSignIn(options, { scheme: 'http' })).toThrow(
    new TypeError('Embedding needs https: browsers do not send the cookie over http'),
  );
});
