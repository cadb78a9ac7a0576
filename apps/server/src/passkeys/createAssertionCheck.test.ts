import { readSigner } from '@mooring/passkey/account';
import { encodeFunctionData, type Hex, parseAbi } from 'viem';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import {
  assert,
  type Chains,
  localContracts,
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

const withKey = (key: unknown) => (assertion: object) => ({ ...assertion, publicKey: key });

/** Signs in with the key, as for a passkey that was just made: the server knows it from then on. */
async function register(person: Person) {
  const { status } = await signIn(person, withKey(person.publicKey));
  expect(status).toBe(200);
}

const signIn = (person: Person, change?: (assertion: object) => object) =>
  signInByTouch(open(), person, change);

const refused = [401, { error: 'signature-invalid' }];

it('createAssertionCheck: a known passkey signs in with one prompt, and the session names the passkey', async () => {
  const { status, body } = await signIn(mira);
  const account = `eip155:${chains.chainId}:${mira.address.toLowerCase()}`;
  expect([status, body.session]).toMatchObject([200, { account, credential: mira.id }]);
});

it('createAssertionCheck: a new passkey signs in with its public key, to the account derived from it', async () => {
  const nia = await newPerson(chains.devnet);
  for (const key of [mira.publicKey, { ...nia.publicKey, y: nia.publicKey.x }, 'text']) {
    const other = await signIn(nia, withKey(key));
    expect([other.status, other.body]).toEqual(refused);
  }
  const { status, body } = await signIn(nia, withKey(nia.publicKey));
  const account = `eip155:${chains.chainId}:${nia.address.toLowerCase()}`;
  expect([status, body.session]).toMatchObject([200, { account, credential: nia.id }]);
});

it('createAssertionCheck: an attacker who registers another’s credential id signs in only as themselves', async () => {
  const eve = await newPerson(chains.devnet);
  const nia = await newPerson(chains.devnet);
  const accountOf = ({ address }: Person) => `eip155:${chains.chainId}:${address.toLowerCase()}`;
  for (const victim of [mira, nia]) {
    const claim = (assertion: object) => ({ ...withKey(eve.publicKey)(assertion), id: victim.id });
    const claimed = await signIn(eve, claim);
    expect(claimed.body.session).toMatchObject({ account: accountOf(eve) });
    // Known or just made, by its own key.
    const { status, body } = await signIn(victim, withKey(victim.publicKey));
    expect([status, body.session]).toMatchObject([200, { account: accountOf(victim) }]);
    expect((await signIn(victim)).body.session).toMatchObject({ account: accountOf(victim) });
  }
});

/** Makes another person's passkey an owner of an account. */
async function addOwner(account: Person, { publicKey }: Person) {
  const read = (call: object) => chains.client.request(call as never);
  const owner = await readSigner(read, localContracts, publicKey);
  const abi = parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)']);
  await changeOwners(account, encodeFunctionData({ abi, args: [owner, 1n] }));
}

/** User handle of a passkey that was made for an account. */
const handleFor = ({ address }: Pick<Person, 'address'>) =>
  Buffer.from(`${'00'.repeat(32)}${address.slice(2)}`, 'hex').toString('base64url');

it('createAssertionCheck: a passkey that was created for an account signs in to it with its first prompt', async () => {
  const phone = await newPerson(chains.devnet);
  const madeFor = (assertion: object) => ({ ...assertion, userHandle: handleFor(mira) });
  expect((await signIn(phone, madeFor)).status).toBe(401);
  await addOwner(mira, phone);
  const account = `eip155:${chains.chainId}:${mira.address.toLowerCase()}`;
  for (const page of [madeFor, (same: object) => ({ ...same, userHandle: undefined })]) {
    const { status, body } = await signIn(phone, page);
    expect([status, body.session]).toMatchObject([200, { account, credential: phone.id }]);
  }
  const known = await open().send('GET', `/accounts/${phone.id}`);
  expect(known.body).toEqual({ publicKey: phone.publicKey, address: mira.address });
});

it.each<[string, () => Hex]>([
  ['a contract that is no Safe', () => localContracts.factory],
  ['an address without code', () => '0x00000000000000000000000000000000000000e1'],
])('createAssertionCheck refuses a passkey that names %s as its account', async (_, addressOf) => {
  const userHandle = handleFor({ address: addressOf() });
  const { status, body } = await signIn(mira, (assertion) => ({ ...assertion, userHandle }));
  expect([status, body]).toEqual(refused);
});

it('createAssertionCheck ignores an account to which an attacker added another person’s passkey', async () => {
  const victim = await newPerson(chains.devnet);
  await addOwner(mira, victim);
  const place = open();
  await mira.signIn(place);
  const put = await place.send('PUT', `/accounts/${victim.id}`, {
    body: { publicKey: victim.publicKey },
  });
  expect(put.status).toBe(405);
  // By a session under the victim's id, the thief has their own key alone.
  const claim = (assertion: object) => ({ ...assertion, id: victim.id });
  expect((await signIn(mira, claim)).body.session).toMatchObject({ credential: victim.id });
  const told = await open().send('GET', `/accounts/${victim.id}`);
  expect(told.body).toMatchObject({ publicKey: mira.publicKey, address: mira.address });
  const { status, body } = await signIn(victim, withKey(victim.publicKey));
  expect([status, body.session]).toMatchObject([
    200,
    { account: `eip155:${chains.chainId}:${victim.address.toLowerCase()}` },
  ]);
});

it('createAssertionCheck: an unknown passkey signs in if one of its two possible keys owns an account on the chain', async () => {
  const nia = await newPerson(chains.devnet);
  // Before it is on chain, either of the two could be hers.
  expect((await signIn(nia)).status).toBe(401);
  await changeOwners(nia, '0x');
  expect((await signIn(nia)).body.session).toMatchObject({ credential: nia.id });
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
])('createAssertionCheck refuses an assertion %s', async (_, behaviour) => {
  mira.authenticator.behave(behaviour);
  const { status, body } = await signIn(mira);
  expect([status, body]).toEqual(refused);
});

it('createAssertionCheck refuses an assertion with another challenge, signature or credential id, or none', async () => {
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

it('createAssertionCheck does not sign in to an account that needs two signatures, but it can be found', async () => {
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

it('createAssertionCheck refuses a passkey that was removed from its account', async () => {
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
