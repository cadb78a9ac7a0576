import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { createMessage } from '../createMessage.ts';
import type { SignInFields } from '../signInFields.ts';
import { createSignInServer } from './createSignInServer.ts';
import type { SignInServerOptions, SignInServerPolicy } from './signInServerOptions.ts';
import { createSqliteStore } from './sqlite.ts';
import { TestBrowser } from './testBrowser.testing.ts';

/** Server over a memory store with a clock set by tests, and a person with a key. */
export function startSignIn(
  changes: Partial<SignInServerOptions> = {},
  policy: Partial<SignInServerPolicy> = {},
) {
  const clock = { now: Date.parse('2026-03-01T12:00:00Z'), elapsed: 0 };
  const store = createSqliteStore({ file: ':memory:' });
  const errors: unknown[] = [];
  const server = createSignInServer({
    store,
    policy: { domain: 'harbour.example', chainIds: [1, 10], ...policy },
    read: () => undefined,
    now: () => clock.now,
    elapsed: () => clock.elapsed,
    onError: (error) => errors.push(error),
    ...changes,
  });
  const person = privateKeyToAccount(generatePrivateKey());

  /** Message as our page creates it, with a nonce of this browser. */
  async function prepare(browser: TestBrowser, fields: Partial<SignInFields> = {}) {
    const { body } = await browser.send('POST', '/auth/nonce', { body: {} });
    return createMessage({
      domain: 'harbour.example',
      address: person.address,
      uri: 'https://harbour.example',
      chainId: 1,
      nonce: body.nonce,
      issuedAt: new Date(clock.now).toISOString(),
      ...fields,
    });
  }
  const verify = (browser: TestBrowser, message: string, signature: string, client?: string) =>
    browser.send('POST', '/auth/verify', {
      body: { message, signature },
      ...(client && { client }),
    });
  const sign = (message: string) => person.signMessage({ message });

  return {
    server,
    store,
    clock,
    errors,
    person,
    prepare,
    verify,
    sign,
    newBrowser: () => new TestBrowser(server),
    async signIn(browser: TestBrowser, client?: string) {
      const message = await prepare(browser);
      return verify(browser, message, await sign(message), client);
    },
  };
}
