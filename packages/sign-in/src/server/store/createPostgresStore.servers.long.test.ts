import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadRecover } from '../signature/loadRecover.ts';
import { startSignIn } from '../signInServer.testing.ts';
import type { SignInLimits } from '../signInServerOptions.ts';
import type { TestBrowser } from '../testBrowser.testing.ts';
import { startDatabases } from './databases.testing.ts';
import { openStore } from './openStore.testing.ts';
import type { SignInStore } from './signInStore.ts';

let databases: Awaited<ReturnType<typeof startDatabases>>;
let url: string;
beforeAll(async () => {
  databases = await startDatabases();
  url = await databases.newDatabase();
});
beforeEach(() => databases.empty(url));
afterAll(() => databases.server.stop());

const opened: SignInStore[] = [];
afterEach(() => Promise.all(opened.splice(0).map((store) => store.close())));

const recover = await loadRecover();
const plenty = { count: 1_000_000, windowMs: 60_000 };

/** Two servers, each with its own connections to one database. */
async function startTwo(limits: Partial<SignInLimits>) {
  const [first, second] = await Promise.all([openStore(url), openStore(url)]);
  opened.push(first, second);
  return [
    startSignIn({ store: first, recover, limits }),
    startSignIn({ store: second, recover, limits }),
  ] as const;
}

function takeCookies(to: TestBrowser, from: TestBrowser): TestBrowser {
  to.cookies.clear();
  for (const [name, value] of from.cookies) to.cookies.set(name, value);
  return to;
}

test('two servers on PostgreSQL create one session for each sign-in sent to both', async () => {
  const [one, other] = await startTwo({ nonces: plenty, verifications: plenty });
  async function signInTwice(index: number) {
    const [first, second] = index % 2 ? [one, other] : [other, one];
    const person = privateKeyToAccount(generatePrivateKey());
    const browser = first.newBrowser();
    const message = await first.prepare(browser, { address: person.address });
    const twin = takeCookies(second.newBrowser(), browser);
    const signature = await person.signMessage({ message });
    const [here, there] = await Promise.all([
      first.verify(browser, message, signature),
      second.verify(twin, message, signature),
    ]);
    // The winner's cookie is valid on the other server.
    const cookies = here.status === 200 ? browser : twin;
    const elsewhere = takeCookies((here.status === 200 ? second : first).newBrowser(), cookies);
    const { session } = (await elsewhere.send('GET', '/auth/session')).body;
    const { sessions } = (await elsewhere.send('GET', '/auth/sessions')).body;
    expect(session.address).toBe(person.address.toLowerCase());
    expect(sessions).toHaveLength(1);
    return [here, there].map(({ status, body }) => body.error ?? status).sort();
  }
  const results = await Promise.all(Array.from({ length: 150 }, (_, index) => signInTwice(index)));
  for (const result of results) expect(result).toEqual([200, 'nonce-refused']);
  expect([...one.errors, ...other.errors]).toEqual([]);
});

test('two servers on PostgreSQL share limits', async () => {
  const servers = await startTwo({ nonces: { count: 10, windowMs: 60_000 } });
  const asked = await Promise.all(
    Array.from({ length: 30 }, (_, index) =>
      servers[index % 2 ? 1 : 0].newBrowser().send('POST', '/auth/nonce', { body: {} }),
    ),
  );
  const statuses = asked.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(10);
  expect(statuses.filter((status) => status === 429)).toHaveLength(20);
});

test('two servers on PostgreSQL share signing out everywhere', async () => {
  const [one, other] = await startTwo({});
  const browser = one.newBrowser();
  await one.signIn(browser);
  const elsewhere = takeCookies(other.newBrowser(), browser);
  expect((await elsewhere.send('POST', '/auth/sign-out-all', { body: {} })).status).toBe(200);
  expect((await browser.send('GET', '/auth/session')).body).toEqual({ session: null });
});
