import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from 'jose';
import * as oidc from 'openid-client';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import {
  charts,
  connectApplication,
  enter,
  farNetwork,
  git,
  issuer,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';
import { createKeys, rotateKeys } from './keys.ts';

const config = {
  networks: [farNetwork],
  publicUrl: issuer,
  oidc: { clients: [git, { ...charts, idTokenAlgorithm: 'ES256' as const }] },
};

it('createOidc signs with the keys of the database, published beside those that follow', async () => {
  const app = await startApp(config);
  const { oidc: store } = app.database;
  await rotateKeys(store, Date.now());
  const application = await connectApplication(app.url, git);
  const other = await connectApplication(app.url, charts);
  other.config = await oidc.discovery(
    new URL(issuer),
    'charts',
    { id_token_signed_response_alg: 'ES256', client_secret: charts.clientSecret ?? '' },
    undefined,
    {
      [oidc.customFetch]: (to, options) =>
        fetch(to.replace(issuer, app.url), options as RequestInit),
    },
  );
  const surfer = new Surfer(app.url);
  await surfer.signIn(privateKeyToAccount(generatePrivateKey()), 1);
  const [one, two] = [await enter(surfer, application), await enter(surfer, other)];
  const keys = await (await fetch(`${app.url}/oidc/jwks`)).json();
  for (const [tokens, alg] of [
    [one, 'RS256'],
    [two, 'ES256'],
  ] as const) {
    const token = tokens.id_token ?? '';
    await jwtVerify(token, createLocalJWKSet(keys), { issuer, algorithms: [alg] });
    expect(decodeProtectedHeader(token).alg).toBe(alg);
  }
  await app.stop();
});

it('createOidc accepts a hint that a replaced key has signed, and signs with the new one', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'mooring-rotation-'));
  const start = () =>
    startApp(config, null, undefined, undefined, { file: join(folder, 'rotation.sqlite') });
  const app = await start();
  const surfer = new Surfer(app.url);
  await surfer.signIn(privateKeyToAccount(generatePrivateKey()), 1);
  const before = await enter(surfer, await connectApplication(app.url, git));
  await app.database.oidc.addKeys(await createKeys(Date.now()));
  const later = await start();
  const application = await connectApplication(later.url, git);
  const same = new Surfer(later.url);
  for (const [name, value] of surfer.cookies) same.cookies.set(name, value);
  const { to, ...kept } = await application.prepare({
    ...{ prompt: 'none', scope: 'openid', id_token_hint: before.id_token ?? '' },
  });
  const back = (await same.navigate(to)).headers.get('location') ?? '';
  const after = await application.exchange(back, kept);
  const [old, fresh] = [before, after].map(({ id_token: token = '' }) =>
    decodeProtectedHeader(token),
  );
  expect(fresh?.kid).not.toBe(old?.kid);
  await Promise.all([app.stop(), later.stop()]);
  await rm(folder, { recursive: true });
});
