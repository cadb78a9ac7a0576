import { readSigner } from '@mooring/passkey/account';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import {
  type Chains,
  localContracts,
  newPerson,
  origin,
  type Person,
  startChains,
} from '../../test/passkeyPerson.ts';
import { startApp } from '../../test/startApp.ts';

let chains: Chains;
let app: Awaited<ReturnType<typeof startApp>>;
let mira: Person;
beforeAll(async () => {
  chains = await startChains();
  app = await startApp({ ...chains.config(), publicUrl: origin });
});
afterAll(async () => {
  await app.stop();
  await chains.stop();
});
beforeEach(async () => {
  mira = await newPerson(chains.devnet);
  await register(mira);
});

const open = () => new Browser(app.url, origin);

/** Signs in by a message, and stores the passkey. */
async function register(person: Person) {
  const browser = open();
  await person.signIn(browser);
  const { publicKey } = person;
  const { status } = await browser.send('PUT', `/accounts/${person.id}`, { body: { publicKey } });
  expect(status).toBe(200);
}

const nonceOf = async (browser: Browser): Promise<string> =>
  (await browser.send('POST', '/auth/nonce', { body: {} })).body.nonce;

/** Assertion of a person's passkey, as the page sends it. */
async function assert({ authenticator }: Person, challenge: string) {
  const { id, response } = await authenticator.credentials.get({
    publicKey: {
      rpId: 'harbour.example',
      challenge: new TextEncoder().encode(challenge),
      userVerification: 'required',
    },
  });
  const parts = ['authenticatorData', 'clientDataJSON', 'signature'].map((name) => {
    const bytes = response[name];
    return [name, bytes instanceof ArrayBuffer ? Buffer.from(bytes).toString('base64url') : ''];
  });
  return { id, ...Object.fromEntries(parts) };
}

async function signIn(person: Person, change: (assertion: object) => object = (same) => same) {
  const browser = open();
  const nonce = await nonceOf(browser);
  const assertion = change(await assert(person, `sign-in:${nonce}`));
  return browser.send('POST', '/auth/assertion', { body: { nonce, assertion } });
}

const refused = [401, { error: 'signature-invalid' }];

it('a known passkey signs in by one touch, and the session says which it is', async () => {
  const { status, body } = await signIn(mira);
  const account = `eip155:${chains.chainId}:${mira.address.toLowerCase()}`;
  expect([status, body.session]).toMatchObject([200, { account, credential: mira.id }]);
});

it('a passkey that was just made signs in with its key, as the account that follows from it', async () => {
  const nia = await newPerson(chains.devnet);
  const withKey = (key: unknown) => (assertion: object) => ({ ...assertion, publicKey: key });
  const { status, body } = await signIn(nia, withKey(nia.publicKey));
  const account = `eip155:${chains.chainId}:${nia.address.toLowerCase()}`;
  expect([status, body.session]).toMatchObject([200, { account, credential: nia.id }]);
  for (const key of [mira.publicKey, { ...nia.publicKey, y: nia.publicKey.x }, 'text']) {
    const other = await signIn(nia, withKey(key));
    expect([other.status, other.body]).toEqual(refused);
  }
});

it('the key that an assertion says counts for nothing where the passkey is known', async () => {
  const eve = await newPerson(chains.devnet);
  const { status, body } = await signIn(eve, (assertion) => ({
    ...assertion,
    ...{ id: mira.id, publicKey: eve.publicKey },
  }));
  expect([status, body]).toEqual(refused);
});

it.each<[string, Parameters<Person['authenticator']['behave']>[0]]>([
  ['of a person who was not verified', { verifiesUser: false }],
  ['for another domain', { rpId: 'evil.example' }],
  ['asked by another origin', { origin: 'https://evil.example' }],
  [
    'with client data that lies',
    { rewriteClientData: (text) => text.replace('{', '{"type":"webauthn.get",') },
  ],
  ['asked for in a page of another site', { clientDataFields: { crossOrigin: true } }],
  ['of a page below another', { clientDataFields: { topOrigin: 'https://evil.example' } }],
  [
    'whose origin is a list',
    { rewriteClientData: (text) => text.replace(/"origin":("[^"]*")/, '"origin":[$1]') },
  ],
  ['that is backed up and cannot be', { backupEligible: false }],
])('an assertion %s is refused', async (_, behaviour) => {
  mira.authenticator.behave(behaviour);
  const { status, body } = await signIn(mira);
  expect([status, body]).toEqual(refused);
});

it('an assertion of another challenge, altered, of another passkey, or none is refused', async () => {
  const other = await newPerson(chains.devnet);
  const { id: _, ...older } = await assert(mira, 'sign-in:0123456789abcdef0123456789abcdef');
  const changes: readonly ((assertion: object) => object)[] = [
    (assertion) => ({ ...assertion, ...older }),
    (assertion) => ({ ...assertion, signature: 'MAYCAQECAQE' }),
    (assertion) => ({ ...assertion, id: other.id }),
    (assertion) => ({ ...assertion, authenticatorData: '!' }),
    () => ({}),
  ];
  for (const change of changes) {
    const { status, body } = await signIn(mira, change);
    expect([status, body]).toEqual(refused);
  }
  const { status } = await signIn(other);
  expect(status).toBe(401);
});

/** Changes the owners of a person's account: the first change makes it. */
async function changeOwners(person: Person, data: Hex) {
  const { client, devnet } = chains;
  const account = devnet.accounts[0]?.address ?? '0x';
  const { to, data: execution } = await person.sign({ to: person.address, data });
  const hash = await client.sendTransaction({ account, to, data: execution });
  await client.waitForTransactionReceipt({ hash });
}

it('a passkey whose account needs two signatures is looked up, and signs nobody in alone', async () => {
  const abi = parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)']);
  const keeper = chains.devnet.accounts[1]?.address ?? '0x';
  expect((await signIn(mira)).status).toBe(200);
  await changeOwners(mira, encodeFunctionData({ abi, args: [keeper, 2n] }));
  const known = await open().send('GET', `/accounts/${mira.id}`);
  expect([known.status, known.body]).toMatchObject([200, { address: mira.address }]);
  const byKey = (assertion: object) => ({ ...assertion, publicKey: mira.publicKey });
  for (const change of [undefined, byKey]) {
    const { status, body } = await signIn(mira, change);
    expect([status, body]).toEqual(refused);
  }
});

it('a passkey that was removed from its account is refused', async () => {
  const { client, devnet } = chains;
  const read = (call: object) => client.request(call as never);
  const signer = await readSigner(read, localContracts, mira.publicKey);
  const payer = devnet.accounts[0]?.address ?? '0x';
  const abi = parseAbi(['function swapOwner(address prev, address old, address next)']);
  const data = encodeFunctionData({
    abi,
    args: ['0x0000000000000000000000000000000000000001', signer, payer],
  });
  expect((await signIn(mira)).status).toBe(200);
  await changeOwners(mira, data);
  const { status, body } = await signIn(mira);
  expect([status, body]).toEqual(refused);
});
