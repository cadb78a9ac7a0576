import { StoreUnavailableError } from '@mooring/sign-in/server';
import * as oidc from 'openid-client';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApplicationSide,
  charts,
  connectApplication,
  enter,
  farNetwork,
  GIT,
  git,
  issuer,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let git1: ApplicationSide;
let charts1: ApplicationSide;
beforeAll(async () => {
  app = await startApp({
    networks: [farNetwork],
    publicUrl: issuer,
    oidc: { clients: [git, charts] },
  });
  [git1, charts1] = await Promise.all([
    connectApplication(app.url, git),
    connectApplication(app.url, charts),
  ]);
});
afterAll(() => app.stop());

async function enterBoth() {
  const surfer = new Surfer(app.url);
  await surfer.signIn(privateKeyToAccount(generatePrivateKey()), 1);
  const tokens = [await enter(surfer, git1), await enter(surfer, charts1)] as const;
  return { surfer, tokens };
}

/** Where the provider sends a browser that an application signs out. */
async function begin(surfer: Surfer, parameters: Record<string, string>): Promise<string> {
  const response = await surfer.navigate(oidc.buildEndSessionUrl(git1.config, parameters));
  return response.headers.get('location') ?? `${response.status} ${await response.text()}`;
}

const bye = { post_logout_redirect_uri: `${GIT}/bye`, state: 'here' };
const isActive = async (
  { config }: ApplicationSide,
  { access_token: token }: { access_token: string },
) => (await oidc.tokenIntrospection(config, token)).active;
const finish = (surfer: Surfer, page: string, everywhere: boolean, headers = {}) =>
  surfer.send('POST', '/oidc/sign-out', {
    body: { xsrf: page.split('#')[1], everywhere },
    headers,
  });

describe('RP-initiated logout', () => {
  it('asks on the page, then ends that application alone', async () => {
    const { surfer, tokens } = await enterBoth();
    const page = await begin(surfer, { ...bye, id_token_hint: tokens[0].id_token ?? '' });
    expect(page).toMatch(/^\/sign-out#[0-9a-f]{48}$/);
    const shown = await surfer.ask('GET', '/oidc/sign-out');
    const client = { id: 'git', name: 'Git', url: GIT };
    expect([shown.status, shown.body]).toEqual([200, { client, returnTo: GIT }]);
    const { status, body } = await finish(surfer, page, false);
    expect([status, body]).toEqual([200, { location: `${GIT}/bye?state=here` }]);
    expect(await isActive(git1, tokens[0])).toBe(false);
    expect(await isActive(charts1, tokens[1])).toBe(true);
    expect(await surfer.session()).not.toBeNull();
  });

  it('ends our session and every application when the person wants that', async () => {
    const { surfer, tokens } = await enterBoth();
    const page = await begin(surfer, { ...bye, id_token_hint: tokens[0].id_token ?? '' });
    const { status, body } = await finish(surfer, page, true);
    expect([status, body]).toEqual([200, { location: `${GIT}/bye?state=here` }]);
    expect(surfer.cookies.get('__Host-mooring-session')).toBeUndefined();
    expect(await isActive(git1, tokens[0])).toBe(false);
    expect(await isActive(charts1, tokens[1])).toBe(false);
  });

  it('does not go back while the database keeps the session, and can be tried again (503)', async () => {
    const { surfer, tokens } = await enterBoth();
    const page = await begin(surfer, { ...bye, id_token_hint: tokens[0].id_token ?? '' });
    const { signIn } = app.database;
    const { deleteSession } = signIn;
    signIn.deleteSession = () => Promise.reject(new StoreUnavailableError(new Error('lost')));
    const failed = await finish(surfer, page, true);
    signIn.deleteSession = deleteSession;
    expect([failed.status, failed.body]).toEqual([503, { error: 'store-unavailable' }]);
    expect(failed.headers.get('retry-after')).toBe('5');
    expect((await finish(surfer, page, true)).status).toBe(200);
    expect(await surfer.session()).toBeNull();
  });

  it('goes to our page without an address to go back to', async () => {
    const { surfer, tokens } = await enterBoth();
    const page = await begin(surfer, { id_token_hint: tokens[0].id_token ?? '' });
    expect((await surfer.ask('GET', '/oidc/sign-out')).body).not.toHaveProperty('returnTo');
    expect((await finish(surfer, page, false)).body).toEqual({ location: '/' });
    const over = await surfer.ask('GET', '/oidc/sign-out');
    expect([over.status, over.body]).toEqual([404, { error: 'sign-out-expired' }]);
  });

  it('goes back at once without a session', async () => {
    const { surfer, tokens } = await enterBoth();
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    const hint = { id_token_hint: tokens[0].id_token ?? '' };
    expect(await begin(surfer, { ...bye, ...hint })).toBe(`${GIT}/bye?state=here`);
    expect(await begin(new Surfer(app.url), hint)).toBe('/');
  });

  it('sends the browser to no address that is not registered (open redirector)', async () => {
    const { surfer, tokens } = await enterBoth();
    const evil = { post_logout_redirect_uri: 'https://evil.example/' };
    const hint = { id_token_hint: tokens[0].id_token ?? '' };
    // The page that explains it to the person.
    const refused =
      /^400 <!doctype html>.* content="0; url=\/sign-out\/refused#invalid_request">\s*$/;
    expect(await begin(surfer, { ...evil, ...hint })).toMatch(refused);
    expect(await begin(surfer, { ...evil, client_id: 'git' })).toMatch(refused);
    expect(await begin(new Surfer(app.url), { ...evil, client_id: 'git' })).toMatch(refused);
    const [head, body] = (tokens[0].id_token ?? '').split('.');
    const forged = { id_token_hint: `${head}.${body}.${'A'.repeat(342)}` };
    expect(await begin(surfer, { ...bye, ...forged })).toMatch(refused);
  });

  it('is refused with another secret, from another site, and in another browser', async () => {
    const { surfer, tokens } = await enterBoth();
    const page = await begin(surfer, { ...bye, id_token_hint: tokens[0].id_token ?? '' });
    const wrong = await finish(surfer, `/sign-out#${'0'.repeat(48)}`, true);
    expect([wrong.status, wrong.body]).toEqual([404, { error: 'sign-out-expired' }]);
    const origin = 'https://evil.example';
    const foreign = await finish(surfer, page, true, { origin, 'sec-fetch-site': 'cross-site' });
    expect([foreign.status, foreign.body]).toEqual([403, { error: 'origin-refused' }]);
    const other = await enterBoth();
    expect((await finish(other.surfer, page, true)).status).toBe(404);
    expect((await finish(new Surfer(app.url), page, true)).status).toBe(401);
    expect(await isActive(git1, tokens[0])).toBe(true);
  });

  it('has no other way to confirm', async () => {
    const { surfer } = await enterBoth();
    for (const path of ['/oidc/end/confirm', '/oidc/end/success']) {
      const { status, body } = await surfer.send('POST', path, { body: {} });
      expect([status, body]).toEqual([404, { error: 'not-found' }]);
    }
  });
});
