import { afterAll, beforeAll, expect, it } from 'vitest';
import {
  type ApplicationSide,
  connectApplication,
  enter,
  git,
  Surfer,
} from '../testing/oidcApplication.testing.ts';
import {
  type Chains,
  newPerson,
  origin,
  signInByTouch,
  startChains,
} from '../testing/passkeyPerson.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

let chains: Chains;
let app: Awaited<ReturnType<typeof startApp>>;
let application: ApplicationSide;
beforeAll(async () => {
  chains = await startChains();
  const config = { ...chains.config(), publicUrl: origin, oidc: { clients: [git] } };
  app = await startApp(config);
  application = await connectApplication(app.url, git);
});
afterAll(async () => {
  await app.stop();
  await chains.stop();
});

it('createOidc lets a person in by the touch of a passkey, and says so', async () => {
  const mira = await newPerson(chains.devnet);
  const surfer = new Surfer(app.url);
  const { status } = await signInByTouch(surfer, mira, (assertion) => ({
    ...assertion,
    ...{ id: mira.id, publicKey: mira.publicKey },
  }));
  expect(status).toBe(200);
  const claims = (await enter(surfer, application)).claims();
  expect(claims).toMatchObject({
    sub: `eip155:${chains.chainId}:${mira.address.toLowerCase()}`,
    amr: ['passkey'],
    acr: 'urn:mooring:passkey',
  });
});

it('createOidc says multisig of the same account by a signed message', async () => {
  const mira = await newPerson(chains.devnet);
  const surfer = new Surfer(app.url);
  expect((await mira.signIn(surfer)).status).toBe(200);
  const claims = (await enter(surfer, application)).claims();
  expect(claims).toMatchObject({ amr: ['multisig'], acr: 'urn:mooring:multisig' });
});
