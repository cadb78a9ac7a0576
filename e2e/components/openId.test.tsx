import { afterEach, describe, expect, inject, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { DEMO_ACCOUNTS } from '../../packages/devnet/src/accounts.ts';
import { faultText } from '../layout/fault.ts';
import { findFaults } from '../layout/page/findFaults.ts';
import { findUnmirrored } from '../layout/page/findUnmirrored.ts';
import { announce, localWallet } from './application.tsx';
import { axeFaults } from './axeFaults.ts';
import type { View } from './openState.tsx';
import { openSitePage } from './sitePage.tsx';
import { type Answer, createSiteServer, json, refuse, type SiteServer } from './siteServer.ts';

const [mira, keeper] = DEMO_ACCOUNTS.map(({ address }) => address);
if (!mira || !keeper) throw new Error('There are several accounts.');
const UID = 'V1StGXR8_Z5jdHi6B-myT';
const ASK = `GET /oidc/interaction/${UID}`;
const ANSWER = `POST /oidc/interaction/${UID}`;

const gitea = { id: 'gitea', name: 'Gitea', url: 'https://git.example/' };
const consent = {
  client: gitea,
  returnTo: 'https://git.example',
  scopes: ['openid', 'profile'],
  claims: { account: true, name: true, picture: true },
  step: 'consent',
};

const heading = page.getByRole('heading', { level: 1 });
const main = page.getByRole('main');
const button = (name: string | RegExp) => main.getByRole('button', { name, exact: true });

/** Server with a request of an application, whose answer leads to a fragment of the page. */
function serverWith(request: object, signedIn: typeof mira | null = mira): SiteServer {
  const server = createSiteServer(signedIn);
  server.on(ASK, () => json({ ...consent, ...request }));
  server.on(ANSWER, ({ body }) => json({ location: `#${Reflect.get(Object(body), 'decision')}` }));
  return server;
}

function openRequest(request: object = {}, signedIn?: typeof mira | null) {
  const server = serverWith(request, signedIn);
  return openSitePage(`/authorize/${UID}`, { server }).then((site) => ({ ...site, server }));
}

const untilLeft = (fragment: string) => expect.poll(() => location.hash).toBe(fragment);

const more: readonly View[] = [
  { locale: 'en', theme: 'dark', width: 390 },
  { locale: 'ar', theme: 'light', width: 390 },
  { locale: 'de', theme: 'light', width: 320 },
  { locale: 'en', theme: 'light', width: 1280 },
];

/** Expects that a person of each kind can read and use what is shown. */
async function expectReadable(look: (view: View) => Promise<void>) {
  const views: readonly View[] = [
    { locale: 'ar', theme: 'dark', width: 1280 },
    { locale: 'en', theme: 'light', width: 320 },
    ...(inject('everyView') ? more : []),
  ];
  for (const view of views) {
    await look(view);
    const shown = document.querySelector('dialog[open]') ?? document.body;
    expect(await axeFaults(shown), JSON.stringify(view)).toEqual([]);
    expect(findFaults().map(faultText), JSON.stringify(view)).toEqual([]);
    if (view.locale === 'en') expect(findUnmirrored().map(faultText)).toEqual([]);
  }
}

afterEach(() => page.viewport(1280, 800));

describe('AuthorizePage', () => {
  test('shows what an application learns, and allows it once as the signed-in account', async () => {
    const { look, server } = await openRequest({
      scopes: ['openid', 'profile', 'groups', 'email', 'offline_access'],
      claims: {
        ...consent.claims,
        groups: ['members', 'keepers of the light'],
        email: `${mira.toLowerCase()}@harbour.example`,
      },
    });
    await expect.element(heading).toHaveTextContent('Sign in to Gitea');
    await expect.poll(() => document.title).toBe('Sign in to Gitea · Harbour');
    await expect.element(main).toMatchTextContent('mira.eth');
    const claims = page.getByRole('term').elements();
    const values = page.getByRole('definition').elements();
    const texts = (all: readonly Element[]) => all.map(({ textContent }) => textContent);
    expect(texts(claims)).toEqual([
      'The address of your account',
      'Your name',
      'Your picture',
      'Which of these groups you belong to',
      'An e-mail address made of your account’s. It receives no mail.',
    ]);
    expect(texts(values)).toEqual([
      mira,
      'mira.eth',
      expect.any(String),
      'members and keepers of the light',
      `${mira.toLowerCase()}@harbour.example`,
    ]);
    await expect.element(main).toMatchTextContent('while you are away');
    await expect.element(main).toMatchTextContent('Afterwards you go back tohttps://git.example');
    await expect.element(main).not.toMatchTextContent('This is not the address of');
    await expectReadable(look);

    await button('Allow').dblClick();
    await untilLeft('#allow');
    const account = `eip155:0:${mira.toLowerCase()}`;
    expect(server.requests(ANSWER)).toEqual([{ account, body: { decision: 'allow' } }]);
    await expect
      .element(page.getByRole('status').filter({ hasText: 'Going back to Gitea…' }))
      .toBeInTheDocument();
  });

  test('denies', async () => {
    const { server } = await openRequest();
    await button('Don’t allow').click();
    await untilLeft('#deny');
    expect(server.requests(ANSWER)).toMatchObject([{ body: { decision: 'deny' } }]);
  });

  test('works with the keyboard', async () => {
    await openRequest();
    await expect.element(button('Allow')).toBeVisible();
    button('Allow').element().focus();
    await userEvent.keyboard('{Enter}');
    await untilLeft('#allow');
  });

  test('says that somebody has no name and no picture', async () => {
    await openRequest(
      { scopes: ['openid', 'profile', 'groups'], claims: { ...consent.claims, groups: [] } },
      DEMO_ACCOUNTS[3].address,
    );
    await expect
      .poll(() =>
        page
          .getByRole('definition')
          .elements()
          .map((one) => one.textContent),
      )
      .toEqual([
        DEMO_ACCOUNTS[3].address,
        'None is known. It gets your address.',
        'None is known.',
      ]);
  });

  test('does not say that there is no name before it is read, or if it cannot be', async () => {
    const server = serverWith({});
    const { promise: answered, resolve: goOn } = Promise.withResolvers<void>();
    for (const { id } of inject('networks'))
      server.on(`POST /rpc/${id}`, () => answered.then(() => refuse('down', 503)));
    const { look } = await openSitePage(`/authorize/${UID}`, { server });
    const values = () =>
      page
        .getByRole('definition')
        .elements()
        .map((one) => one.textContent);
    await expect.poll(values).toEqual([mira, '', '']);
    goOn();
    const unread = 'Could not be read just now.';
    await expect.poll(values).toEqual([mira, unread, unread]);
    await expectReadable(look);
  });

  test.each([
    ['https://git.example.evil.example', true],
    ['https://git.example:8443', true],
    ['http://git.example', false],
    ['org.example.git:', true],
  ])('warns about another host than the application’s: %s (%s)', async (returnTo, warns) => {
    await openRequest({ returnTo });
    await expect.element(main).toMatchTextContent(returnTo);
    await expect
      .poll(() =>
        /This is not the address of Gitea, which is git\.example\./.test(
          main.element().textContent ?? '',
        ),
      )
      .toBe(warns);
  });

  const namedAsText = async (_: string, name: string, shown: string) => {
    const { look } = await openRequest({
      client: { ...gitea, name },
      returnTo: `https://${'far-'.repeat(12)}away.example`,
    });
    await expect.element(heading).toHaveTextContent(`Sign in to ${shown}`);
    expect(document.querySelectorAll('#main [onerror]')).toHaveLength(0);
    await expectReadable(look);
  };
  test.each([
    ['markup', '<img src=x onerror=alert(1)>', '<img src=x onerror=alert(1)>'],
    ['more characters than a name has', 'W'.repeat(300), `${'W'.repeat(79)}…`],
  ])('shows a name of %s as text', namedAsText);
  test.each([
    ['a direction', 'Gi\u202etea', 'Gi⟨U+202E⟩tea'],
    ['a space without width', 'Git\u200bea', 'Git⟨U+200B⟩ea'],
    ['60 characters', `${'Harbour '.repeat(7)}Wiki`, `${'Harbour '.repeat(7)}Wiki`],
    ['one word', 'W'.repeat(60), 'W'.repeat(60)],
  ])('shows a name of %s as text', { tags: ['long'] }, namedAsText);

  test.each([
    ['its logo', '/apps/web/public/favicon.svg', true],
    ['a letter for a logo that cannot be loaded', '/nowhere.svg', false],
    ['a letter for a logo of an unknown server', 'https://elsewhere.example/logo.svg', false],
  ])('shows %s', async (_, logo, isShown) => {
    await openRequest({ client: { ...gitea, logo } });
    await expect.element(button('Allow')).toBeVisible();
    const mark = () => document.querySelector('.application-mark');
    if (isShown)
      await expect.poll(() => mark()?.querySelector('img')?.naturalWidth).toBeGreaterThan(0);
    else await expect.poll(() => mark()?.textContent).toBe('G');
  });

  test('signs a visitor in, then asks', async () => {
    announce(localWallet());
    const { look, server } = await openRequest({ step: 'sign-in' }, null);
    await expect.element(main).toMatchTextContent('Connect the wallet or passkey');
    await expectReadable(look);
    await page.viewport(1280, 800);
    server.on(ASK, () => json(consent));
    await button('Connect your wallet').click();
    await page.getByRole('button', { name: 'Test Wallet' }).click();
    await page.getByRole('button', { name: 'Sign message' }).click();
    await expect.element(button('Allow')).toBeVisible();
    await expect.element(main).toMatchTextContent(mira);
    await expect.poll(() => document.activeElement).toBe(heading.element());
    await button('Allow').click();
    await untilLeft('#allow');
  });

  test('lets a visitor go back without signing in', async () => {
    const { server } = await openRequest({ step: 'sign-in' }, null);
    await button('Go back to Gitea').click();
    await untilLeft('#deny');
    expect(server.requests(ANSWER)).toEqual([{ account: null, body: { decision: 'deny' } }]);
  });

  test('asks for a sign-in when the wallet has another account', async () => {
    announce(localWallet());
    const { server } = await openRequest({}, keeper);
    await expect.element(main).toMatchTextContent(keeper);
    await button('Use another account').click();
    await page.getByRole('button', { name: 'Test Wallet' }).click();
    await page.getByRole('button', { name: 'Sign message' }).click();
    await expect.element(main).toMatchTextContent(mira);
    await button('Allow').click();
    await untilLeft('#allow');
    expect(server.requests(ANSWER)).toMatchObject([{ account: `eip155:0:${mira.toLowerCase()}` }]);
  });

  test('says that the wallet’s network is not one of the site’s', async () => {
    const wallet = announce(localWallet({ chains: foreignChains() }));
    await openRequest({ step: 'sign-in' }, null);
    await button('Connect your wallet').click();
    await page.getByRole('button', { name: 'Test Wallet' }).click();
    await expect.poll(() => wallet.requests.length).toBeGreaterThan(0);
    await expect.element(main).toMatchTextContent('a network that this site does not support');
  });

  test('asks a signed-in person for a new signature, and keeps the session until then', async () => {
    announce(localWallet());
    const { look, server } = await openRequest({ step: 'sign-in' });
    await button('Connect your wallet').click();
    await page.getByRole('button', { name: 'Test Wallet' }).click();
    await expect.element(main).toMatchTextContent('Gitea wants to be sure that it is still you');
    await expectReadable(look);
    await page.viewport(1280, 800);
    server.on(ASK, () => json(consent));
    await button('Sign message').click();
    await expect.element(button('Allow')).toBeVisible();
    expect(server.requests('POST /auth/sign-out')).toEqual([]);
  });

  test('goes on by itself with an application that was allowed earlier, and says so', async () => {
    const server = serverWith({ step: 'none' });
    let answer = (_: Response) => {};
    server.on(ANSWER, () => new Promise((resolve) => (answer = resolve)));
    const { look } = await openSitePage(`/authorize/${UID}`, { server });
    const known = page.getByText('You allowed Gitea earlier. Signing you in…');
    await expect.element(known).toHaveRole('status');
    await expectReadable(look);
    answer(json({ location: '#known' }));
    await untilLeft('#known');
    expect(server.requests(ANSWER)).toMatchObject([{ body: { decision: 'allow' } }]);
  });

  test('asks, if going on by itself fails', async () => {
    const server = serverWith({ step: 'none' });
    server.on(ANSWER, () => refuse('too-many-requests', 429));
    await openSitePage(`/authorize/${UID}`, { server });
    await expect.element(main.getByRole('alert')).toMatchTextContent('Too many requests.');
    server.on(ANSWER, () => json({ location: '#allow' }));
    await button('Allow').click();
    await untilLeft('#allow');
    expect(server.requests(ANSWER)).toHaveLength(2);
  });

  test.each([
    ['too old', ASK],
    ['answered in another tab', ANSWER],
  ])('says that a request is over: %s', async (_, route) => {
    const server = serverWith({});
    server.on(route, () => refuse('interaction-expired', 404));
    const { look } = await openSitePage(`/authorize/${UID}`, { server });
    if (route === ANSWER) await button('Allow').click();
    await expect.element(heading).toHaveTextContent('This request is over');
    await expect.element(main.getByRole('alert')).toBeVisible();
    const link = main.getByRole('link', { name: 'Open Gitea' });
    await expect.poll(() => link.elements().length).toBe(route === ANSWER ? 1 : 0);
    await expectReadable(look);
  });

  test('says that an account is not a member, and offers others or the way back', async () => {
    const server = serverWith({});
    server.on(ANSWER, () => refuse('not-allowed', 403));
    const { look } = await openSitePage(`/authorize/${UID}`, { server });
    await button('Allow').click();
    await expect.element(main.getByRole('alert')).toMatchTextContent('Gitea is for members only');
    await expect.element(button('Use another account')).toBeVisible();
    await expectReadable(look);
    await page.viewport(1280, 800);
    server.on(ANSWER, () => json({ location: '#deny' }));
    await button('Go back to Gitea').click();
    await untilLeft('#deny');
  });

  test('reads again what could not be loaded', async () => {
    const server = serverWith({});
    server.on(ASK, () => Promise.reject(new TypeError('Failed to fetch')));
    const { look } = await openSitePage(`/authorize/${UID}`, { server });
    await expect.element(heading).toHaveTextContent('The request could not be loaded.');
    await expectReadable(look);
    await page.viewport(1280, 800);
    server.on(ASK, () => json(consent));
    await button('Retry').click();
    await expect.element(button('Allow')).toBeVisible();
  });

  const answeredAgain = async (_: string, answer: Answer, text: string) => {
    const server = serverWith({});
    server.on(ANSWER, answer);
    const { look } = await openSitePage(`/authorize/${UID}`, { server });
    await button('Allow').click();
    await expect.element(main.getByRole('alert')).toMatchTextContent(text);
    await expectReadable(look);
    await page.viewport(1280, 800);
    server.on(ANSWER, () => json({ location: '#allow' }));
    await button('Allow').click();
    await untilLeft('#allow');
  };
  test.each([
    ['an error', () => refuse('internal-error', 500), 'Something went wrong on our side'],
    ['a script', () => json({ location: 'javascript:alert(1)' }), 'Something went wrong'],
  ])('can answer again after %s', answeredAgain);
  test.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch')), 'did not answer'],
    ['a silent chain', () => refuse('temporarily-unavailable', 503), 'A network does not answer'],
    ['a login', () => json({ location: 'https://evil.example/' }), 'Something went wrong'],
  ])('can answer again after %s', { tags: ['long'] }, answeredAgain);

  test('asks for a sign-in if it ended in another tab', async () => {
    const server = serverWith({});
    server.on(ANSWER, () => {
      server.signedIn = null;
      return refuse('unauthenticated', 401);
    });
    await openSitePage(`/authorize/${UID}`, { server });
    await button('Allow').click();
    await expect.element(button('Connect your wallet')).toBeVisible();
  });

  test('asks for a new signature if the server wants one meanwhile', async () => {
    const server = serverWith({});
    server.on(ANSWER, () => {
      server.on(ASK, () => json({ ...consent, step: 'sign-in' }));
      return refuse('login-required', 403);
    });
    await openSitePage(`/authorize/${UID}`, { server });
    await button('Allow').click();
    await expect.element(button('Connect your wallet')).toBeVisible();
  });

  test('can read an allowed request again that the server wants signed anew', async () => {
    const server = serverWith({ step: 'none' });
    server.on(ANSWER, () => {
      server.on(ASK, () => Promise.reject(new TypeError('Failed to fetch')));
      return refuse('login-required', 403);
    });
    await openSitePage(`/authorize/${UID}`, { server });
    await expect.element(main.getByRole('alert')).toMatchTextContent('could not be loaded');
    server.on(ASK, () => json({ ...consent, step: 'sign-in' }));
    await button('Retry').click();
    await expect.element(button('Connect your wallet')).toBeVisible();
  });

  test.each([
    ['#invalid_redirect_uri', 'invalid_redirect_uri'],
    ['#<img src=x>', 'invalid_request'],
    ['', 'invalid_request'],
  ])('explains a request that the server refused, with the code of %j', async (hash, code) => {
    const server = createSiteServer(null);
    const { look } = await openSitePage(`/authorize/refused${hash}`, { server });
    await expect.element(heading).toHaveTextContent('This application cannot sign you in');
    await expect.element(heading).toHaveFocus();
    await expect.element(main).toMatchTextContent(`needs this code: ${code}`);
    if (code !== 'invalid_request') await expectReadable(look);
  });

  test('says that the request is over when the browser comes back to the page', async () => {
    const { server } = await openRequest();
    await button('Allow').click();
    await untilLeft('#allow');
    server.on(ASK, () => refuse('interaction-expired', 404));
    window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await expect.element(heading).toHaveTextContent('This request is over');
  });

  test('is not part of a site without applications', async () => {
    const server = serverWith({});
    await openSitePage(`/authorize/${UID}`, { server, config: { oidc: undefined } });
    await expect.element(heading).toHaveTextContent('Page not found');
    expect(server.requests(ASK)).toEqual([]);
  });
});

describe('SignOutPage', () => {
  const [READ, SIGN_OUT] = ['GET /oidc/sign-out', 'POST /oidc/sign-out'];

  function openSignOut(request: object = { client: gitea, returnTo: 'https://git.example' }) {
    const server = createSiteServer(mira);
    server.on(READ, () => json(request));
    server.on(SIGN_OUT, () => json({ location: '#out' }));
    return openSitePage('/sign-out#secret', { server }).then((site) => ({ ...site, server }));
  }

  test.each([
    ['Sign out of everything here', true],
    ['Only of Gitea', false],
  ])('%s', async (name, everywhere) => {
    const { look, server } = await openSignOut();
    await expect.element(main).toMatchTextContent('You signed out of Gitea.');
    await expect.element(main).toMatchTextContent('Afterwards you go back tohttps://git.example');
    await expectReadable(look);
    await page.viewport(1280, 800);
    await button(name).click();
    await untilLeft('#out');
    expect(server.requests(SIGN_OUT)).toMatchObject([{ body: { xsrf: 'secret', everywhere } }]);
  });

  test('names no application that is not known', async () => {
    const { look } = await openSignOut({});
    await expect.element(main).toMatchTextContent('You signed out of an application.');
    await expect.element(button('Only of this application')).toBeVisible();
    await expectReadable(look);
  });

  test('says that a request is over', async () => {
    const { server } = await openSignOut();
    server.on(SIGN_OUT, () => refuse('sign-out-expired', 404));
    await button('Only of Gitea').click();
    await expect.element(heading).toHaveTextContent('This request is over');
  });

  test.each([
    ['unauthenticated', 401],
    ['sign-out-expired', 404],
  ])('says that there is nothing to sign out of: %s', async (code, status) => {
    const server = createSiteServer();
    server.on(READ, () => refuse(code, status));
    await openSitePage('/sign-out', { server });
    await expect.element(heading).toHaveTextContent('This request is over');
  });

  test('can be answered again after a failure', async () => {
    const { server } = await openSignOut();
    server.on(SIGN_OUT, () => refuse('internal-error', 500));
    await button('Sign out of everything here').click();
    await expect.element(main.getByRole('alert')).toMatchTextContent('You are not signed out yet.');
    server.on(SIGN_OUT, () => json({ location: '#out' }));
    await button('Sign out of everything here').click();
    await untilLeft('#out');
  });

  test('reads again what could not be loaded', async () => {
    const server = createSiteServer(mira);
    server.on(READ, () => refuse('internal-error', 500));
    await openSitePage('/sign-out#secret', { server });
    await expect.element(heading).toHaveTextContent('The request could not be loaded.');
    server.on(READ, () => json({ client: gitea }));
    await button('Retry').click();
    await expect.element(button('Only of Gitea')).toBeVisible();
  });
});

describe('ApplicationList', () => {
  const [LIST, END] = ['GET /oidc/applications', 'DELETE /oidc/applications/gitea'];
  const application = {
    ...{ client: gitea, scopes: ['openid', 'profile', 'groups'] },
    claims: { ...consent.claims, groups: ['members'] },
    ...{ grantedAt: '2026-11-02T10:00:00.000Z', usedAt: '2026-11-20T10:00:00.000Z' },
  };
  const region = page.getByRole('region', { name: 'Applications' });

  async function openSessions(applications: readonly object[], config = {}) {
    announce(localWallet({ connected: true }));
    const server = createSiteServer(mira);
    server.on(LIST, () => json({ applications }));
    return openSitePage('/sessions', { server, config, returning: true }).then((site) => ({
      ...site,
      server,
    }));
  }

  test('lists what each learns, and ends an access after a confirmation', async () => {
    const { look, server } = await openSessions([
      application,
      {
        ...application,
        client: { id: 'wiki', name: `${'Harbour '.repeat(7)}Wiki` },
        claims: { account: true, name: false, picture: false, email: '0x@harbour.example' },
      },
    ]);
    const rows = region.getByRole('listitem');
    await expect.element(rows).toHaveLength(2);
    await expect
      .element(rows.first())
      .toMatchTextContent('address, name, picture, and groups (members)');
    await expect.element(rows.last()).toMatchTextContent('address and e-mail address');
    await expectReadable(look);
    await page.viewport(1280, 800);
    server.on(END, () => {
      server.on(LIST, () => json({ applications: [] }));
      return json({});
    });
    await region.getByRole('button', { name: 'End access: Gitea' }).click();
    const dialog = page.getByRole('dialog', { name: 'End the access of Gitea?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    expect(server.requests(END)).toEqual([]);
    await region.getByRole('button', { name: 'End access: Gitea' }).click();
    await dialog.getByRole('button', { name: 'End access' }).click();
    await expect.element(region).toMatchTextContent('None yet.');
    expect(server.requests(END)).toMatchObject([{ account: `eip155:0:${mira.toLowerCase()}` }]);
    const title = region.getByRole('heading', { name: 'Applications' });
    await expect.poll(() => document.activeElement).toBe(title.element());
  });

  test('says why an access was not ended, and keeps its row', async () => {
    const { server } = await openSessions([application]);
    server.on(END, () => refuse('too-many-requests', 429));
    await region.getByRole('button', { name: 'End access: Gitea' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
    await expect.element(region.getByRole('alert')).toMatchTextContent('The access was not ended.');
    await expect.element(region.getByRole('listitem')).toHaveLength(1);
  });

  test('reads again what could not be loaded', async () => {
    const { server } = await openSessions([]);
    await expect.element(region).toMatchTextContent('None yet.');
    server.on(LIST, () => refuse('internal-error', 500));
    window.dispatchEvent(new Event('visibilitychange'));
    await expect.element(region).toMatchTextContent('could not be loaded');
    server.on(LIST, () => json({ applications: [application] }));
    await region.getByRole('button', { name: 'Retry' }).click();
    await expect.element(region.getByRole('listitem')).toHaveLength(1);
  });

  test('is not part of a site without applications', async () => {
    const { server } = await openSessions([application], { oidc: undefined });
    await expect.element(page.getByRole('region', { name: 'Contacts' })).toBeVisible();
    await expect.element(region).not.toBeInTheDocument();
    expect(server.requests(LIST)).toEqual([]);
  });
});

/** Chains of a wallet on a network that the site does not have. */
function foreignChains() {
  const [{ rpcUrl }] = inject('networks');
  return [{ id: 4_242, rpcUrl }];
}
