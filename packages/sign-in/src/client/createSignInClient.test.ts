import { afterEach, expect, test } from 'vitest';
import { startSignIn } from '../server/signInServer.testing.ts';
import { TestBrowser } from '../server/testBrowser.testing.ts';
import { SignInRequestError } from './askServer.ts';
import { createSignInClient, type SignInClientOptions } from './createSignInClient.ts';

const page = { host: 'harbour.example', origin: 'https://harbour.example' };
const stops: (() => void)[] = [];
let site = 0;
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

/** Browser of a person with a key, over the real server; each tab is a client. */
function open(changes: Parameters<typeof startSignIn>[0] = {}) {
  const signIn = startSignIn({ now: Date.now, ...changes });
  signIn.clock.now = Date.now();
  const browser = new TestBrowser(signIn.server);
  site += 1;
  // The channel between tabs is named after the path, which isolates tests from each other.
  const path = `/site-${site}`;
  const errors: Error[] = [];

  async function send(input: string, init: RequestInit): Promise<Response> {
    const { status, body } = await browser.send(init.method ?? 'GET', input.slice(path.length), {
      ...(typeof init.body === 'string' && { body: init.body }),
    });
    return Response.json(body, { status, headers: { date: new Date().toUTCString() } });
  }

  function openTab(options: SignInClientOptions = {}) {
    const onError = (error: Error) => errors.push(error);
    const client = createSignInClient({ path, page, fetch: send, onError, ...options });
    stops.push(client.start());
    return client;
  }

  async function enter(tab: ReturnType<typeof openTab>) {
    const nonce = await tab.adapter.getNonce();
    const { address } = signIn.person;
    const message = await tab.adapter.createMessage({ nonce, address, chainId: 1 });
    return tab.adapter.verify({ message, signature: await signIn.sign(message) });
  }

  return { ...signIn, browser, errors, send, openTab, enter };
}

/** Resolves once a tab has a status. */
function until(tab: ReturnType<typeof createSignInClient>, status: string): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (tab.getState().status === status) resolve();
    };
    tab.subscribe(look);
    look();
  });
}

test('createSignInClient is loading until the server returns the session', async () => {
  const { openTab } = open();
  const tab = openTab();
  expect(tab.getState()).toEqual({ status: 'loading' });
  await until(tab, 'unauthenticated');
});

test('createSignInClient signs in, and is signed in after a reload', async () => {
  const { openTab, enter, person } = open();
  const tab = openTab();
  expect(await enter(tab)).toBe(true);
  expect(tab.getState()).toMatchObject({
    status: 'authenticated',
    session: { address: person.address.toLowerCase(), device: 'Firefox, Linux', current: true },
  });
  await until(openTab(), 'authenticated');
});

test('createSignInClient writes the statement, and the server’s time, into the message', async () => {
  const { openTab, send } = open();
  const ahead = 3_600_000;
  const tab = openTab({
    statement: 'Sign in to Harbour.',
    async fetch(input, init) {
      const answer = await send(input, init);
      answer.headers.set('date', new Date(Date.now() + ahead).toUTCString());
      return answer;
    },
  });
  const nonce = await tab.adapter.getNonce();
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const message = await tab.adapter.createMessage({ nonce, address, chainId: 10 });
  expect(message).toContain('\n\nSign in to Harbour.\n\nURI: https://harbour.example\n');
  const issuedAt = Date.parse(/Issued At: (.*)/.exec(message)?.[1] ?? '');
  expect(Math.abs(issuedAt - Date.now() - ahead)).toBeLessThan(10_000);
});

test('createSignInClient returns false for a refused message, and reports the reason to the host', async () => {
  const { openTab, errors, person, sign } = open();
  const tab = openTab();
  const nonce = await tab.adapter.getNonce();
  const message = await tab.adapter.createMessage({ nonce, address: person.address, chainId: 5 });
  expect(await tab.adapter.verify({ message, signature: await sign(message) })).toBe(false);
  expect(tab.getState().status).not.toBe('authenticated');
  expect(errors).toMatchObject([{ code: 'chain-not-allowed', status: 401 }]);
});

test('createSignInClient throws when the chain is unreachable', async () => {
  const { openTab } = open();
  const tab = openTab();
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
  const nonce = await tab.adapter.getNonce();
  const message = await tab.adapter.createMessage({ nonce, address, chainId: 1 });
  await expect(tab.adapter.verify({ message, signature: '0x' })).rejects.toMatchObject({
    code: 'chain-unreachable',
    status: 503,
  });
});

test('createSignInClient signs out in all tabs', async () => {
  const { openTab, enter } = open();
  const [one, other] = [openTab(), openTab()];
  await enter(one);
  await until(other, 'authenticated');
  await other.adapter.signOut();
  expect(other.getState().status).toBe('unauthenticated');
  await until(one, 'unauthenticated');
});

test('createSignInClient is signed out after a request of a session that was ended elsewhere', async () => {
  const { openTab, enter, store, person } = open();
  const tab = openTab();
  await enter(tab);
  expect((await tab.listSessions()).sessions).toHaveLength(1);
  await store.deleteSessions(`eip155:0:${person.address.toLowerCase()}`);
  await expect(tab.listSessions()).rejects.toMatchObject({ code: 'unauthenticated', status: 401 });
  expect(tab.getState()).toEqual({ status: 'unauthenticated' });
});

test('createSignInClient lists devices by pages', async () => {
  const { openTab, enter, signIn, newBrowser } = open();
  const tab = openTab();
  await enter(tab);
  for (let count = 0; count < 55; count += 1) await signIn(newBrowser());
  const first = await tab.listSessions();
  expect(first.sessions[0]?.current).toBe(true);
  const second = await tab.listSessions(first.next);
  expect(second.next).toBeUndefined();
  const ids = [...first.sessions, ...second.sessions].map(({ id }) => id);
  expect(ids).toHaveLength(56);
  expect(new Set(ids).size).toBe(56);
});

test.each([
  ['a number', 7],
  ['a path', '../x'],
  ['too long', 'a'.repeat(129)],
])('createSignInClient refuses a list of devices whose cursor is %s', async (_name, next) => {
  const { openTab } = open();
  const fetch = async () => Response.json({ session: null, sessions: [], next });
  await expect(openTab({ fetch }).listSessions()).rejects.toMatchObject({
    reason: 'answerInvalid',
  });
});

test('createSignInClient ends one session, the current too, and all sessions', async () => {
  const { openTab, enter, signIn, newBrowser } = open();
  const tab = openTab();
  await enter(tab);
  await signIn(newBrowser());
  const [, elsewhere] = (await tab.listSessions()).sessions;
  expect(elsewhere?.current).toBe(false);
  await tab.endSession(elsewhere?.id ?? '');
  await tab.endSession(elsewhere?.id ?? ''); // Already ended: not an error.
  const [here] = (await tab.listSessions()).sessions;
  expect(here?.current).toBe(true);
  await tab.endSession(here?.id ?? '');
  expect(tab.getState().status).toBe('unauthenticated');
  await enter(tab);
  await tab.signOutEverywhere();
  expect(tab.getState().status).toBe('unauthenticated');
});

test('createSignInClient retries while the server is unreachable, without blocking the page', {
  tags: ['long'],
}, async () => {
  const { openTab, enter, send, errors } = open();
  await enter(openTab());
  let away = 3;
  const tab = openTab({
    async fetch(input, init) {
      away -= 1;
      if (away >= 0) throw new TypeError('Failed to fetch');
      return send(input, init);
    },
  });
  await until(tab, 'unauthenticated');
  await until(tab, 'authenticated');
  expect(errors).toMatchObject(Array(3).fill({ reason: 'unreachable', status: 0 }));
});

test.each([
  ['a page of a proxy', new Response('<html>', { status: 200 })],
  ['no session at all', Response.json({})],
  ['a session without an account', Response.json({ session: { id: 'a' } })],
  ['an address that is none', Response.json({ session: hostile({ address: '<b>' }) })],
  ['a device with line breaks', Response.json({ session: hostile({ device: 'a\nb' }) })],
  ['a time that is none', Response.json({ session: hostile({ expiresAt: 'soon' }) })],
])('createSignInClient refuses the invalid response %s', async (_, answer) => {
  const client = createSignInClient({ page, fetch: async () => answer });
  await expect(client.refresh()).rejects.toThrow(SignInRequestError);
  expect(client.getState()).toEqual({ status: 'loading' });
});

test('createSignInClient ignores a response that is older than another', async () => {
  const { openTab, enter, send } = open();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const tab = openTab({
    async fetch(input, init) {
      const answer = await send(input, init);
      if (input.endsWith('/auth/session')) await held;
      return answer;
    },
  });
  const early = tab.refresh();
  await enter(tab);
  release();
  await early;
  expect(tab.getState().status).toBe('authenticated');
});

function hostile(changes: object) {
  const address = `0x${'ab'.repeat(20)}`;
  const time = '2026-03-01T12:00:00.000Z';
  const times = { createdAt: time, lastSeenAt: time, expiresAt: time };
  const account = `eip155:0:${address}`;
  return { id: 'a', account, address, device: '', ...times, current: true, ...changes };
}
