import { accountAddress, readSigner } from '@mooring/passkey/account';
import { encodeFunctionData, parseAbi, toHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../../test/browser.ts';
import {
  type Chains,
  localContracts,
  newPerson,
  type Person,
  signedInBrowser,
  startChains,
} from '../../test/passkeyPerson.ts';
import { startApp } from '../../test/startApp.ts';

let chains: Chains;
let app: Awaited<ReturnType<typeof startApp>>;
let mira: Person;
let browser: Browser;
beforeAll(async () => {
  chains = await startChains();
  app = await startApp({ ...chains.config(), proxies: 1 });
  mira = await newPerson(chains.devnet);
  browser = await signedInBrowser(app.url, mira);
});
afterAll(async () => {
  await app.stop();
  await chains.stop();
});

const put = (from: Browser, id: string, body: unknown) =>
  from.send('PUT', `/accounts/${id}`, { body });
const get = (id: string, from = new Browser(app.url)) => from.send('GET', `/accounts/${id}`);
const notFound = [404, { error: 'not-found' }];

it('a passkey is stored by its account, and found by anyone', async () => {
  const { id, publicKey, address } = mira;
  const before = await get(id);
  expect([before.status, before.body]).toEqual(notFound);
  for (const answer of [await put(browser, id, { publicKey }), await get(id)]) {
    expect([answer.status, answer.body]).toEqual([200, { publicKey, address }]);
  }
  // Once more is no harm.
  expect((await put(browser, id, { publicKey })).status).toBe(200);
});

it('an account is found on another device by one touch, for the page reads what is stored', async () => {
  const asked: unknown[] = [];
  const lookUp = async (credentialId: string) => {
    const { body } = await get(credentialId);
    asked.push(body);
    return body;
  };
  const found = await mira.elsewhere({ lookUp });
  expect(found).toMatchObject({ id: mira.id, address: mira.address });
  expect(asked).toMatchObject([{ address: mira.address }]);
});

it('a key that is no owner of the account is not stored', async () => {
  const stranger = await newPerson(chains.devnet);
  const refused = await put(browser, stranger.id, { publicKey: stranger.publicKey });
  expect([refused.status, refused.body]).toEqual([403, { error: 'account-refused' }]);
  const own = new Browser(app.url);
  await own.signIn(privateKeyToAccount(generatePrivateKey()), chains.chainId);
  expect((await put(own, stranger.id, { publicKey: stranger.publicKey })).status).toBe(403);
  expect((await get(stranger.id)).status).toBe(404);
});

it('a second passkey is stored once it is an owner on chain, under the account', async () => {
  const second = await newPerson(chains.devnet);
  const { client } = chains;
  const read = (call: object) => client.request(call as never);
  const owner = await readSigner(read, localContracts, second.publicKey);
  const abi = parseAbi(['function addOwnerWithThreshold(address owner, uint256 threshold)']);
  const data = encodeFunctionData({ abi, args: [owner, 1n] });
  const { to, data: call } = await mira.sign({ to: mira.address, data });
  const hash = await client.sendTransaction({
    ...{ account: chains.devnet.accounts[0]?.address ?? '0x', to, data: call },
  });
  await client.waitForTransactionReceipt({ hash });

  const { id, publicKey } = second;
  const answer = await put(browser, id, { publicKey });
  expect([answer.status, answer.body]).toEqual([200, { publicKey, address: mira.address }]);
  expect((await get(id)).body.address).toBe(mira.address);
  // The account that is the key's own comes first.
  const own = await signedInBrowser(app.url, second);
  expect(accountAddress(owner)).toBe(second.address);
  expect((await put(own, id, { publicKey })).status).toBe(200);
  expect((await get(id)).body.address).toBe(second.address);
  const again = await put(browser, id, { publicKey });
  expect([again.status, again.body]).toEqual([409, { error: 'passkey-taken' }]);
});

it('an id that is known is not given to another key', async () => {
  await put(browser, mira.id, { publicKey: mira.publicKey });
  const other = await newPerson(chains.devnet);
  const theirs = await signedInBrowser(app.url, other);
  const refused = await put(theirs, mira.id, { publicKey: other.publicKey });
  expect([refused.status, refused.body]).toEqual([409, { error: 'passkey-taken' }]);
  expect((await get(mira.id)).body.publicKey).toEqual(mira.publicKey);
});

it('storing needs a session, and a page of ours', async () => {
  const { publicKey } = mira;
  const stranger = await put(new Browser(app.url), mira.id, { publicKey });
  expect([stranger.status, stranger.body]).toEqual([401, { error: 'unauthenticated' }]);
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  const path = `/accounts/${mira.id}`;
  const body = { publicKey };
  expect((await browser.send('PUT', path, { body, headers })).status).toBe(403);
  const form = { 'content-type': 'text/plain' };
  expect((await browser.send('PUT', path, { body, headers: form })).status).toBe(415);
  const meant = { 'mooring-account': `eip155:1:${`0x${'1'.repeat(40)}`}` };
  expect((await browser.send('PUT', path, { body, headers: meant })).status).toBe(401);
});

it.each([
  ['no key', {}],
  ['a key off its curve', { publicKey: { x: toHex(1, { size: 32 }), y: toHex(1, { size: 32 }) } }],
  ['numbers', { publicKey: { x: 1, y: 2 } }],
])('%s is refused', async (_name, body) => {
  const { status, body: answer } = await put(browser, 'AQID', body);
  expect([status, answer]).toEqual([400, { error: 'body-invalid' }]);
});

it.each(['A', 'AQI=', 'a.b', 'A'.repeat(1_366), 'AR'])('%s is no id', async (id) => {
  const [found, stored] = [await get(id), await put(browser, id, { publicKey: mira.publicKey })];
  expect([found.status, found.body]).toEqual(notFound);
  expect([stored.status, stored.body]).toEqual(notFound);
});

it('other methods are refused', async () => {
  const { status, headers } = await browser.send('DELETE', `/accounts/${mira.id}`);
  expect([status, headers.get('allow')]).toEqual([405, 'GET, PUT']);
});

it('look-ups are limited for a client, changes for an account', async () => {
  const client = new Browser(app.url, app.url, '203.0.113.7');
  const answers = await Promise.all(Array.from({ length: 61 }, () => get('AQID', client)));
  const refused = answers.filter(({ status }) => status === 429);
  expect(refused.map(({ headers }) => headers.get('retry-after'))).toEqual(['60']);
  expect((await get('AQID', new Browser(app.url, app.url, '203.0.113.8'))).status).toBe(404);

  const person = await signedInBrowser(app.url, await newPerson(chains.devnet));
  const statuses = await Promise.all(
    Array.from({ length: 21 }, async () => (await put(person, 'AQID', {})).status),
  );
  expect(statuses.toSorted()).toEqual([...Array(20).fill(400), 429]);
});

it('the log holds no credential id and no key', async () => {
  await get(mira.id);
  const logged = JSON.stringify(app.logged);
  expect(logged).toContain('/accounts/{id}');
  for (const secret of [mira.id, mira.publicKey.x.slice(2), mira.address]) {
    expect(logged.toLowerCase()).not.toContain(secret.toLowerCase());
  }
});

it('there are none where they are not configured', async () => {
  const bare = await startApp({ networks: [chains.network] });
  expect((await fetch(`${bare.url}/accounts/AQID`)).status).toBe(404);
  expect((await fetch(`${bare.url}/relay`)).status).toBe(404);
  expect((await (await fetch(`${bare.url}/config.json`)).json()).passkeys).toBeNull();
  await bare.stop();
});
