import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import {
  type Chains,
  newPerson,
  origin,
  type Person,
  signInByTouch,
  startChains,
} from '../testing/passkeyPerson.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

let chains: Chains;
let app: Awaited<ReturnType<typeof startApp>>;
let mira: Person;
beforeAll(async () => {
  chains = await startChains();
  app = await startApp({ ...chains.config(), proxies: 1, publicUrl: origin });
  mira = await newPerson(chains.devnet);
});
afterAll(async () => {
  await app.stop();
  await chains.stop();
});

const open = (address?: string) => new Browser(app.url, origin, address);
const get = (id: string, from = open()) => from.send('GET', `/accounts/${id}`);
const notFound = [404, { error: 'not-found' }];
/** Signs in with the key, as for a passkey that was just made. */
const comeIn = (person: Person, from = open(), id = person.id) =>
  signInByTouch(from, person, (assertion) => ({
    ...assertion,
    ...{ id, publicKey: person.publicKey },
  }));

it('createPasskeyRoutes: a passkey is stored with its signature, and anyone can look it up', async () => {
  const { id, publicKey, address } = mira;
  const before = await get(id);
  expect([before.status, before.body]).toEqual(notFound);
  // A session by a message says nothing of the credential.
  await mira.signIn(open());
  expect((await get(id)).status).toBe(404);
  for (const _ of ['once', 'twice']) {
    expect((await comeIn(mira)).status).toBe(200);
    const { status, body } = await get(id);
    expect([status, body]).toEqual([200, { publicKey, address }]);
  }
});

it('createPasskeyRoutes: another device finds the account with one prompt', async () => {
  const asked: unknown[] = [];
  const lookUp = async (credentialId: string) => {
    const { body } = await get(credentialId);
    asked.push(body);
    return body;
  };
  const touches = mira.authenticator.asked();
  const found = await mira.elsewhere({ lookUp });
  expect(found).toMatchObject({ id: mira.id, address: mira.address });
  expect(asked).toMatchObject([{ address: mira.address }]);
  expect(mira.authenticator.asked()).toBe(touches + 1);
});

it('createPasskeyRoutes returns every passkey of a credential id, the true owner’s too', async () => {
  const [eve, nia] = [await newPerson(chains.devnet), await newPerson(chains.devnet)];
  await comeIn(eve, open(), nia.id);
  await comeIn(nia);
  const { body } = await get(nia.id);
  const keys = [body, ...body.others].map(({ publicKey, address }) => ({ publicKey, address }));
  const ofEach = [eve, nia].map(({ publicKey, address }) => ({ publicKey, address }));
  expect(keys).toHaveLength(2);
  expect(keys).toEqual(expect.arrayContaining(ofEach));
  const lookUp = async () => body;
  const touches = nia.authenticator.asked();
  expect(await nia.elsewhere({ lookUp })).toMatchObject({ address: nia.address });
  expect(nia.authenticator.asked()).toBe(touches + 1);
});

it.each(['A', 'AQI=', 'a.b', 'A'.repeat(1_366), 'AR'])(
  'createPasskeyRoutes returns 404 for the id %s',
  async (id) => {
    const { status, body } = await get(id);
    expect([status, body]).toEqual(notFound);
  },
);

it('createPasskeyRoutes refuses other methods: storing needs a signature', async () => {
  const browser = open();
  await comeIn(mira, browser);
  const body = { publicKey: mira.publicKey };
  for (const method of ['PUT', 'POST', 'DELETE']) {
    const { status, headers } = await browser.send(method, `/accounts/${mira.id}`, { body });
    expect([status, headers.get('allow')]).toEqual([405, 'GET']);
  }
});

it('createPasskeyRoutes limits look-ups by client (429)', async () => {
  const client = open('203.0.113.7');
  const answers = await Promise.all(Array.from({ length: 61 }, () => get('AQID', client)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['60']);
  expect((await get('AQID', open('203.0.113.8'))).status).toBe(404);
});

it('createPasskeyRoutes logs no credential ids or keys', async () => {
  await get(mira.id);
  const logged = JSON.stringify(app.logged);
  expect(logged).toContain('/accounts/{id}');
  for (const secret of [mira.id, mira.publicKey.x.slice(2), mira.address]) {
    expect(logged.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

it('createPasskeyRoutes are absent if passkeys are not configured', async () => {
  const bare = await startApp({ networks: [chains.network] });
  expect((await fetch(`${bare.url}/accounts/AQID`)).status).toBe(404);
  expect((await fetch(`${bare.url}/relay`)).status).toBe(404);
  expect((await (await fetch(`${bare.url}/config.json`)).json()).passkeys).toBeNull();
  await bare.stop();
});
