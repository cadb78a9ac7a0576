import * as oidc from 'openid-client';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  type ApplicationSide,
  allow,
  connectApplication,
  farNetwork,
  GIT,
  git,
  issuer,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let application: ApplicationSide;
beforeAll(async () => {
  app = await startApp({
    networks: [farNetwork],
    publicUrl: issuer,
    proxies: 1,
    oidc: { clients: [git], email: 'synthetic' },
  });
  application = await connectApplication(app.url, git);
});
afterAll(() => app.stop());

const newAccount = () => privateKeyToAccount(generatePrivateKey());

describe('createOidc', () => {
  it('lets a person in by sign-in and consent, with their claims', async () => {
    const account = newAccount();
    const address = account.address.toLowerCase();
    const surfer = new Surfer(app.url);
    const asked = await application.send(surfer, { prompt: 'consent' });
    const path = `/oidc/interaction/${asked.uid}`;
    const first = await surfer.ask('GET', path);
    expect([first.status, first.body]).toEqual([
      200,
      {
        client: { id: 'git', name: 'Git', url: GIT },
        returnTo: GIT,
        scopes: ['openid', 'profile', 'groups', 'email', 'offline_access'],
        claims: { account: true, name: true, picture: true, groups: [] },
        step: 'sign-in',
      },
    ]);
    await surfer.signIn(account, 1);
    const { body } = await surfer.ask('GET', path);
    expect(body.step).toBe('consent');
    expect(body.claims.email).toBe(`${address}@harbour.example`);
    const back = await allow(surfer, asked);
    const tokens = await application.exchange(back, asked);
    const claims = tokens.claims();
    expect(claims).toMatchObject({
      iss: issuer,
      aud: 'git',
      sub: `eip155:0:${address}`,
      amr: ['wallet'],
      acr: 'urn:mooring:wallet',
    });
    const { access_token: token } = tokens;
    const user = await oidc.fetchUserInfo(application.config, token, claims?.sub ?? '');
    expect(user).toEqual({
      sub: `eip155:0:${address}`,
      name: `${address.slice(0, 6)}…${address.slice(-4)}`,
      preferred_username: address,
      wallet_address: account.address,
      chain_id: 0,
      groups: [],
      email: `${address}@harbour.example`,
      email_verified: false,
    });
    const refreshed = await oidc.refreshTokenGrant(application.config, tokens.refresh_token ?? '');
    expect(refreshed.refresh_token).not.toBe(tokens.refresh_token);
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    await expect(
      oidc.refreshTokenGrant(application.config, refreshed.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
    await expect(
      oidc.fetchUserInfo(application.config, refreshed.access_token, claims?.sub ?? ''),
    ).rejects.toThrow();
    expect(app.logged.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('gives a refresh token without prompt=consent, which ends with the session', async () => {
    const surfer = new Surfer(app.url);
    await surfer.signIn(newAccount(), 1);
    const asked = await application.send(surfer);
    const { body } = await surfer.ask('GET', `/oidc/interaction/${asked.uid}`);
    expect(body.scopes).toContain('offline_access');
    const { refresh_token: token = '' } = await application.exchange(
      await allow(surfer, asked),
      asked,
    );
    const refreshed = await oidc.refreshTokenGrant(application.config, token);
    await surfer.send('POST', '/auth/sign-out', { body: {} });
    await expect(
      oidc.refreshTokenGrant(application.config, refreshed.refresh_token ?? ''),
    ).rejects.toMatchObject({ error: 'invalid_grant' });
  });
});
