import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Postgres, startPostgres } from '@mooring/testing/postgres';
import * as oidc from 'openid-client';
import { generatePrivateKey, type LocalAccount, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startLogoutReceiver, verifyLogout } from '../testing/logoutReceiver.testing.ts';
import {
  type ApplicationSide,
  charts,
  connectApplication,
  enter,
  farNetwork,
  git,
  issuer,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

let folder = '';
let postgres: Postgres;
let receiver: Awaited<ReturnType<typeof startLogoutReceiver>>;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mooring-binding-'));
  [postgres, receiver] = await Promise.all([startPostgres(), startLogoutReceiver()]);
});
afterAll(async () => {
  await postgres.stop();
  await receiver.stop();
  await rm(folder, { recursive: true });
});

const newAccount = () => privateKeyToAccount(generatePrivateKey());
const places: [string, () => Parameters<typeof startApp>[4]][] = [
  ['SQLite', () => ({ file: join(folder, 'binding.sqlite') })],
  ['PostgreSQL', () => ({ url: postgres.url })],
];

describe.each(places)('two servers on one %s', (name, place) => {
  let servers: Awaited<ReturnType<typeof startApp>>[] = [];
  let [one, another]: ApplicationSide[] = [];
  const path = (application: string) => `/${name}/${application}`;
  beforeAll(async () => {
    const config = {
      networks: [farNetwork],
      publicUrl: issuer,
      signIn: { sessionsPerAccount: 2 },
      oidc: {
        clients: [
          { ...git, backchannelLogoutUri: `${receiver.url}${path('git')}` },
          { ...charts, backchannelLogoutUri: `${receiver.url}${path('charts')}` },
        ],
      },
    };
    // Two at once: the first keys are those of one of them.
    servers = await Promise.all(
      [1, 2].map(() => startApp(config, null, undefined, undefined, place())),
    );
    [one, another] = await Promise.all([
      connectApplication(servers[0]?.url ?? '', git),
      connectApplication(servers[1]?.url ?? '', charts),
    ]);
  });
  afterAll(() => Promise.all(servers.map((server) => server.stop())));

  /** A browser at one of the servers, signed in there. */
  async function open(account: LocalAccount, server = 0): Promise<Surfer> {
    const surfer = new Surfer(servers[server]?.url ?? '');
    const { status } = await surfer.signIn(account, 1);
    expect(status).toBe(200);
    return surfer;
  }

  /** Copies a browser to the other server, as behind a balancer. */
  function atOther(surfer: Surfer): Surfer {
    const other = new Surfer(servers[1]?.url ?? '');
    for (const [cookie, value] of surfer.cookies) other.cookies.set(cookie, value);
    other.scoped.push(...surfer.scoped);
    return other;
  }

  async function isAlive(
    application: ApplicationSide | undefined,
    tokens: oidc.TokenEndpointResponse & oidc.TokenEndpointResponseHelpers,
  ): Promise<boolean> {
    if (!application) throw new Error('It is connected');
    const { config } = application;
    const sub = tokens.claims()?.sub ?? '';
    const { active } = await oidc.tokenIntrospection(config, tokens.access_token);
    const refresh = await oidc.tokenIntrospection(config, tokens.refresh_token ?? '');
    const user = await oidc.fetchUserInfo(config, tokens.access_token, sub).catch(() => undefined);
    const all = [active, refresh.active, user !== undefined];
    expect(new Set(all).size).toBe(1);
    return active;
  }

  /** Signs a browser in to both applications by its one session. */
  async function enterBoth(surfer: Surfer) {
    if (!one || !another) throw new Error('They are connected');
    const tokens = [await enter(surfer, one), await enter(atOther(surfer), another)] as const;
    expect(await Promise.all([isAlive(one, tokens[0]), isAlive(another, tokens[1])])).toEqual([
      true,
      true,
    ]);
    return tokens;
  }

  async function expectEnded(tokens: Awaited<ReturnType<typeof enterBoth>>, before: number) {
    const [git, charts] = tokens;
    expect(await Promise.all([isAlive(one, git), isAlive(another, charts)])).toEqual([
      false,
      false,
    ]);
    await expect(
      oidc.refreshTokenGrant((one as ApplicationSide).config, git.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    for (const [index, audience] of ['git', 'charts'].entries()) {
      const told = await receiver.tokens(path(audience), before + 1);
      const url = servers[index]?.url ?? '';
      const claims = await verifyLogout(told.at(-1) ?? '', { url, audience });
      expect(claims).toMatchObject({
        sub: tokens[index]?.claims()?.sub,
        sid: tokens[index]?.claims()?.['sid'],
      });
    }
  }

  const told = () => receiver.received.filter((each) => each.path === path('git')).length;

  it('end both applications when the person signs out', async () => {
    const before = told();
    const surfer = await open(newAccount());
    const tokens = await enterBoth(surfer);
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    await expectEnded(tokens, before);
  });

  it('end both applications when every device is signed out', async () => {
    const before = told();
    const account = newAccount();
    const surfer = await open(account);
    const tokens = await enterBoth(surfer);
    const elsewhere = await open(account, 1);
    await elsewhere.send('POST', '/auth/sign-out-all', { body: {} });
    await expectEnded(tokens, before);
  });

  it('end both applications when this device is signed out from another', async () => {
    const before = told();
    const account = newAccount();
    const surfer = await open(account);
    const tokens = await enterBoth(surfer);
    const { id } = await surfer.session();
    const elsewhere = await open(account, 1);
    const others = await enter(elsewhere, another as ApplicationSide);
    expect((await elsewhere.send('DELETE', `/auth/sessions/${id}`)).status).toBe(200);
    await expectEnded(tokens, before);
    expect(await isAlive(another, others)).toBe(true);
  });

  it('end both applications when more sessions end the oldest one', async () => {
    const before = told();
    const account = newAccount();
    const tokens = await enterBoth(await open(account));
    await open(account, 1);
    await open(account, 1);
    await expectEnded(tokens, before);
  });

  it('end both applications when the browser signs in with another account', async () => {
    const before = told();
    const surfer = await open(newAccount());
    const tokens = await enterBoth(surfer);
    await surfer.signIn(newAccount(), 1);
    await expectEnded(tokens, before);
  });

  it('keep both applications when the browser signs in anew with its account', async () => {
    const account = newAccount();
    const surfer = await open(account);
    const tokens = await enterBoth(surfer);
    const before = told();
    await surfer.signIn(account, 1);
    expect(await isAlive(one, tokens[0])).toBe(true);
    expect(await isAlive(another, tokens[1])).toBe(true);
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    // Told once: of the end.
    await expectEnded(tokens, before);
    expect(told()).toBe(before + 1);
  });

  it('end one application on every device when the person ends it, and ask again', async () => {
    const account = newAccount();
    const surfer = await open(account);
    const tokens = await enterBoth(surfer);
    const before = told();
    const listed = await surfer.send('GET', '/oidc/applications');
    expect(listed.body.applications).toMatchObject([
      { client: { id: 'charts', name: 'Charts' }, scopes: charts.scopes },
      { client: { id: 'git', name: 'Git', url: git.url }, scopes: git.scopes },
    ]);
    const { sub } = tokens[0].claims() ?? {};
    const headers = { 'mooring-account': sub };
    const ended = await surfer.send('DELETE', '/oidc/applications/git', { headers });
    expect([ended.status, ended.body]).toEqual([200, {}]);
    expect(await isAlive(one, tokens[0])).toBe(false);
    expect(await isAlive(another, tokens[1])).toBe(true);
    expect(await receiver.tokens(path('git'), before + 1)).toHaveLength(before + 1);
    const again = await surfer.send('DELETE', '/oidc/applications/git', { headers });
    expect([again.status, again.body]).toEqual([404, { error: 'not-found' }]);
    const asked = await (one as ApplicationSide).send(surfer);
    const { body } = await surfer.ask('GET', `/oidc/interaction/${asked.uid}`);
    expect(body.step).toBe('consent');
  });

  it.each(['%00', 'nobody', '%F0%9F%90%99', 'x'.repeat(101)])(
    'know no application %s to end',
    async (id) => {
      const surfer = await open(newAccount());
      const { status, body } = await surfer.send('DELETE', `/oidc/applications/${id}`);
      expect([status, body]).toEqual([404, { error: 'not-found' }]);
    },
  );

  it('tell an application again that did not answer, and follow no redirect', async () => {
    const surfer = await open(newAccount());
    await enter(surfer, one as ApplicationSide);
    const before = told();
    receiver.answer(302);
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    await receiver.tokens(path('git'), before + 1);
    const database = servers[0]?.database;
    // The failure is recorded once the answer is read: the lease is over after half a minute.
    await expect
      .poll(async () => {
        const later = Date.now() + 40_000;
        return (await database?.oidc.claimLogouts({ now: later, until: later }))?.length;
      })
      .toBeGreaterThan(0);
    expect(receiver.received.some((each) => each.path === '/elsewhere')).toBe(false);
  });
});
