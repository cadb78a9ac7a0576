import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApplicationSide,
  allow,
  CHARTS,
  charts,
  comeBack,
  connectApplication,
  enter,
  farNetwork,
  git,
  issuer,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

const own = {
  clientId: 'own',
  clientSecret: 'o'.repeat(32),
  name: 'Our own',
  redirectUris: ['https://own.example/callback'],
  requireConsent: false,
};
const native = {
  clientId: 'native',
  name: 'Native',
  redirectUris: ['http://127.0.0.1:7777/callback'],
};

let app: Awaited<ReturnType<typeof startApp>>;
let git1: ApplicationSide;
let charts1: ApplicationSide;
beforeAll(async () => {
  app = await startApp({
    networks: [farNetwork],
    publicUrl: issuer,
    oidc: { clients: [git, charts, own, native] },
  });
  [git1, charts1] = await Promise.all([
    connectApplication(app.url, git),
    connectApplication(app.url, charts),
  ]);
});
afterAll(() => app.stop());

const newAccount = () => privateKeyToAccount(generatePrivateKey());
async function signedIn(account = newAccount()) {
  const surfer = new Surfer(app.url);
  await surfer.signIn(account, 1);
  return surfer;
}

/** Where a browser ends up at once. */
async function goTo(application: ApplicationSide, surfer: Surfer, parameters = {}) {
  const { to, ...kept } = await application.prepare(parameters);
  const response = await surfer.navigate(to);
  return { back: new URL(response.headers.get('location') ?? '', issuer), ...kept };
}

const stepOf = async (surfer: Surfer, uid: string) =>
  (await surfer.ask('GET', `/oidc/interaction/${uid}`)).body.step;
const answer = (surfer: Surfer, uid: string, decision = 'allow', headers = {}) =>
  surfer.ask('POST', `/oidc/interaction/${uid}`, { decision }, headers);

describe('prompt=none', () => {
  it('fails with login_required without a session', async () => {
    const { back, state } = await goTo(git1, new Surfer(app.url), { prompt: 'none' });
    const answered = Object.fromEntries(back.searchParams);
    expect(`${back.origin}${back.pathname}`).toBe(git1.redirectUri);
    expect(answered).toMatchObject({ error: 'login_required', state, iss: issuer });
  });

  it('fails with consent_required before the person has allowed the application', async () => {
    const { back } = await goTo(git1, await signedIn(), { prompt: 'none' });
    expect(back.searchParams.get('error')).toBe('consent_required');
  });

  it('succeeds with a session and a remembered consent, on a device without any cookie of the library', async () => {
    const account = newAccount();
    await enter(await signedIn(account), git1);
    const { back, ...kept } = await goTo(git1, await signedIn(account), {
      prompt: 'none',
      scope: 'openid profile',
    });
    const tokens = await git1.exchange(back.href, kept);
    expect(tokens.claims()?.sub).toBe(`eip155:0:${account.address.toLowerCase()}`);
  });

  it('fails for more than was allowed', async () => {
    const account = newAccount();
    const surfer = await signedIn(account);
    const asked = await git1.send(surfer, { scope: 'openid' });
    await allow(surfer, asked);
    const { back } = await goTo(git1, surfer, { prompt: 'none', scope: 'openid profile' });
    expect(back.searchParams.get('error')).toBe('consent_required');
  });

  it('fails in a frame of another site', async () => {
    const surfer = await signedIn();
    await enter(surfer, git1);
    const { to } = await git1.prepare({ prompt: 'none', scope: 'openid' });
    const response = await surfer.navigate(to, { 'sec-fetch-dest': 'iframe' });
    const back = new URL(response.headers.get('location') ?? '');
    expect(back.searchParams.get('error')).toBe('login_required');
  });

  it('fails once the session has ended, whatever cookies the browser kept', async () => {
    const surfer = await signedIn();
    await enter(surfer, git1);
    const thief = new Surfer(app.url);
    thief.scoped.push(...surfer.scoped);
    for (const [name, value] of surfer.cookies) thief.cookies.set(name, value);
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    const { back } = await goTo(git1, thief, { prompt: 'none', scope: 'openid' });
    expect(back.searchParams.get('error')).toBe('login_required');
  });
});

describe('prompt=login and max_age', () => {
  it.each([{ prompt: 'login' }, { max_age: '0' }])(
    'ask for a sign-in after the request (%o), whose time the token has',
    async (parameters) => {
      const account = newAccount();
      const surfer = await signedIn(account);
      await enter(surfer, git1);
      const asked = await git1.send(surfer, { scope: 'openid', ...parameters });
      expect(await stepOf(surfer, asked.uid)).toBe('sign-in');
      const refused = await answer(surfer, asked.uid);
      expect([refused.status, refused.body]).toEqual([403, { error: 'login-required' }]);
      await surfer.signIn(account, 1);
      const session = await surfer.session();
      expect(await stepOf(surfer, asked.uid)).toBe('none');
      const tokens = await git1.exchange(await allow(surfer, asked), asked);
      const signedInAt = Math.floor(Date.parse(session.createdAt) / 1_000);
      expect(tokens.claims()?.auth_time).toBe(signedInAt);
    },
  );

  it('leave a session alone that is young enough', async () => {
    const surfer = await signedIn();
    await enter(surfer, git1);
    const parameters = { prompt: 'none', scope: 'openid', max_age: '3600' };
    const { back } = await goTo(git1, surfer, parameters);
    expect(back.searchParams.get('code')).not.toBeNull();
  });

  it('keep the tokens of other applications', async () => {
    const account = newAccount();
    const surfer = await signedIn(account);
    await enter(surfer, charts1);
    const asked = await git1.send(surfer, { prompt: 'login' });
    await surfer.signIn(account, 1);
    await git1.exchange(await allow(surfer, asked), asked);
    const { back } = await goTo(charts1, surfer, { prompt: 'none', scope: 'openid' });
    expect(back.searchParams.get('code')).not.toBeNull();
  });
});

describe('consent', () => {
  it('is remembered for an account on every device, until the application asks for it or for more', async () => {
    const account = newAccount();
    const first = await signedIn(account);
    const asked = await git1.send(first, { scope: 'openid' });
    expect(await stepOf(first, asked.uid)).toBe('consent');
    await allow(first, asked);
    const { back, ...kept } = await goTo(git1, await signedIn(account), { scope: 'openid' });
    expect((await git1.exchange(back.href, kept)).scope).toBe('openid');
    const { body } = await first.send('GET', '/oidc/applications');
    expect(body.applications).toMatchObject([{ scopes: ['openid', 'offline_access'] }]);
    for (const parameters of [
      { scope: 'openid', prompt: 'consent' },
      { scope: 'openid profile' },
    ]) {
      const again = await git1.send(first, parameters);
      expect(await stepOf(first, again.uid)).toBe('consent');
    }
  });

  it('adds to what was allowed before', async () => {
    const surfer = await signedIn();
    for (const scope of ['openid profile', 'openid groups'])
      await allow(surfer, await git1.send(surfer, { scope }));
    const { body } = await surfer.send('GET', '/oidc/applications');
    expect(body.applications[0].scopes).toEqual(['openid', 'profile', 'offline_access', 'groups']);
    const { back } = await goTo(git1, surfer, { prompt: 'none', scope: 'openid profile groups' });
    expect(back.searchParams.get('code')).not.toBeNull();
  });

  it('is remembered for its account alone', async () => {
    const surfer = await signedIn();
    await enter(surfer, git1);
    await surfer.signIn(newAccount(), 1);
    const asked = await git1.send(surfer, { scope: 'openid' });
    expect(await stepOf(surfer, asked.uid)).toBe('consent');
  });

  it('is not asked for an application of the operator’s own, which is listed all the same', async () => {
    const application = await connectApplication(app.url, own);
    const account = newAccount();
    const surfer = new Surfer(app.url);
    const asked = await application.send(surfer);
    await surfer.signIn(account, 1);
    expect(await stepOf(surfer, asked.uid)).toBe('none');
    await application.exchange(await allow(surfer, asked), asked);
    const { back } = await goTo(application, await signedIn(account), { prompt: 'none' });
    expect(back.searchParams.get('code')).not.toBeNull();
    const { body } = await surfer.send('GET', '/oidc/applications');
    expect(body.applications).toMatchObject([{ client: { id: 'own' } }]);
  });

  it('is asked for every time by an application on the person’s machine', async () => {
    const application = await connectApplication(app.url, native);
    const surfer = await signedIn();
    for (const _ of ['once', 'twice']) {
      const asked = await application.send(surfer, { scope: 'openid' });
      expect(await stepOf(surfer, asked.uid)).toBe('consent');
      await application.exchange(await allow(surfer, asked), asked);
    }
  });

  it('that is denied sends access_denied, without a session too', async () => {
    for (const surfer of [await signedIn(), new Surfer(app.url)]) {
      const asked = await git1.send(surfer);
      const { status, body } = await answer(surfer, asked.uid, 'deny');
      expect(status).toBe(200);
      const back = new URL(await comeBack(surfer, body.location));
      const answered = Object.fromEntries(back.searchParams);
      expect(answered).toMatchObject({ error: 'access_denied', state: asked.state, iss: issuer });
      await expect(git1.exchange(back.href, asked)).rejects.toMatchObject({
        error: 'access_denied',
      });
    }
  });

  it('is that of the account that is signed in when it is given', async () => {
    const [first, second] = [newAccount(), newAccount()];
    const surfer = await signedIn(first);
    const asked = await git1.send(surfer);
    await surfer.signIn(second, 1);
    const stale = await answer(surfer, asked.uid, 'allow', {
      'mooring-account': `eip155:0:${first.address.toLowerCase()}`,
    });
    expect([stale.status, stale.body]).toEqual([401, { error: 'unauthenticated' }]);
    const tokens = await git1.exchange(await allow(surfer, asked), asked);
    expect(tokens.claims()?.sub).toBe(`eip155:0:${second.address.toLowerCase()}`);
  });

  it('needs the account that an id_token_hint names', async () => {
    const account = newAccount();
    const surfer = await signedIn(account);
    const { id_token: hint = '' } = await enter(surfer, git1);
    await surfer.signIn(newAccount(), 1);
    const asked = await git1.send(surfer, { scope: 'openid', id_token_hint: hint });
    expect(await stepOf(surfer, asked.uid)).toBe('sign-in');
    expect((await answer(surfer, asked.uid)).body).toEqual({ error: 'login-required' });
    await surfer.signIn(account, 1);
    const tokens = await git1.exchange(await allow(surfer, asked), asked);
    expect(tokens.claims()?.sub).toBe(`eip155:0:${account.address.toLowerCase()}`);
  });
});

it('two applications are entered at once by one sign-in in two tabs', async () => {
  const surfer = new Surfer(app.url);
  const [one, other] = [await git1.send(surfer), await charts1.send(surfer)];
  await surfer.signIn(newAccount(), 1);
  const [first, second] = await Promise.all([allow(surfer, one), allow(surfer, other)]);
  expect(new URL(second).origin).toBe(CHARTS);
  const tokens = [await git1.exchange(first, one), await charts1.exchange(second, other)];
  const subjects = new Set(tokens.map((each) => each.claims()?.sub));
  expect(subjects.size).toBe(1);
  const { back } = await goTo(git1, surfer, { prompt: 'none', scope: 'openid' });
  expect(back.searchParams.get('code')).not.toBeNull();
});
