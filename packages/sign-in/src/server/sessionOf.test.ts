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
    session: {
      account: session.account,
      id: session.id,
      createdAt: Date.parse(session.createdAt),
      credential: undefined,
    },
  });
});

const fromElsewhere = {
  'sec-fetch-site': 'cross-site',
  'sec-fetch-mode': 'navigate',
  'sec-fetch-dest': 'document',
};

test('findSession returns the session of a navigation from another site only where a host asks for it', async () => {
  const { server, newBrowser, signIn } = startSignIn();
  const browser = newBrowser();
  const { session } = (await signIn(browser)).body;
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const open = (headers: Record<string, string>, method = 'GET') =>
    new Request(`${origin}/authorize`, { method, headers: { cookie, ...headers } });
  const navigations = { navigations: true };
  expect(await server.findSession(open(fromElsewhere), navigations)).toMatchObject({
    id: session.id,
  });
  expect(await server.findSession(open({}), navigations)).toMatchObject({ id: session.id });
  const refused: [Request, { navigations?: boolean }?][] = [
    [open(fromElsewhere)],
    [open({ ...fromElsewhere, 'sec-fetch-dest': 'iframe' }), navigations],
    [open({ ...fromElsewhere, 'sec-fetch-mode': 'cors' }), navigations],
    [open({ ...fromElsewhere, origin: 'https://evil.example' }, 'POST'), navigations],
  ];
  for (const [request, options] of refused)
    await expect(server.findSession(request, options)).rejects.toMatchObject({
      code: 'origin-refused',
    });
  const stranger = new Request(`${origin}/authorize`, { headers: fromElsewhere });
  expect(await server.findSession(stranger, navigations)).toBeUndefined();
});

test('signing in anew in a browser keeps the id of its session, for the same account only', async () => {
  const { newBrowser, signIn } = startSignIn();
  const browser = newBrowser();
  const first = (await signIn(browser)).body.session;
  const again = (await signIn(browser)).body.session;
  expect(again.id).toBe(first.id);
  expect((await browser.send('GET', '/auth/sessions')).body.sessions).toHaveLength(1);
  const elsewhere = (await signIn(newBrowser())).body.session;
  expect(elsewhere.id).not.toBe(first.id);
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
