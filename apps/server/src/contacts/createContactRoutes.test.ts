import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';

const people = [1, 2].map(() => privateKeyToAccount(generatePrivateKey()));
const addressOf = (index: number) => `0x${String(index).padStart(40, '0')}`;
const mira = { name: 'Mira', address: '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', note: 'hi' };

let app: Awaited<ReturnType<typeof startApp>>;
let browser: Browser;
let other: Browser;
beforeEach(async () => {
  app = await startApp({ networks: [{ id: 1, upstreams: ['http://127.0.0.1:9'] }] });
  [browser, other] = [new Browser(app.url), new Browser(app.url)];
  for (const [index, each] of [browser, other].entries()) {
    const person = people[index];
    if (person) await each.signIn(person, 1);
  }
});
afterEach(() => app.stop());

const add = (body: unknown, from = browser) => from.send('POST', '/contacts', { body });
const list = async (from = browser) => (await from.send('GET', '/contacts')).body.contacts;
const load = (contacts: unknown) =>
  browser.send('POST', '/contacts/import', { body: { contacts } });

it('contact routes add, list, change and delete contacts', async () => {
  const added = await add({ ...mira, address: mira.address.toLowerCase() });
  const contact = { id: expect.stringMatching(/^[0-9a-f]{32}$/), ...mira };
  expect([added.status, added.body]).toEqual([201, { contact }]);
  const path = `/contacts/${added.body.contact.id}`;
  const changed = { ...mira, name: 'Mira Strand', note: '' };
  const put = await browser.send('PUT', path, { body: changed });
  expect([put.status, put.body]).toEqual([200, { contact: { ...contact, ...changed } }]);
  expect(await list()).toEqual([{ ...contact, ...changed }]);
  const deleted = await browser.send('DELETE', path);
  expect([deleted.status, deleted.body]).toEqual([200, {}]);
  expect(await list()).toEqual([]);
});

it('contact routes list contacts by name, with numbers by value and ignoring letter case', async () => {
  const names = ['pier 10', 'Pier 9', 'ärger', 'Anchor', 'zoe', '锚'];
  await load(names.map((name, index) => ({ name, address: addressOf(index) })));
  const sorted = (await list()).map(({ name }: { name: string }) => name);
  expect(sorted).toEqual(['Anchor', 'ärger', 'Pier 9', 'pier 10', 'zoe', '锚']);
});

it('contact routes do not read or write contacts of another account', async () => {
  const { id } = (await add(mira)).body.contact;
  expect(await list(other)).toEqual([]);
  for (const [method, body] of [
    ['PUT', mira],
    ['DELETE', undefined],
  ] as const) {
    const { status, body: answer } = await other.send(method, `/contacts/${id}`, { body });
    expect([status, answer]).toEqual([404, { error: 'not-found' }]);
  }
  expect((await add(mira, other)).status).toBe(201);
  expect(await list()).toHaveLength(1);
});

it('contact routes refuse a page whose account is not the signed-in one (401)', async () => {
  const [meant, signedIn] = people.map(({ address }) => `eip155:0:${address.toLowerCase()}`);
  const headers = { 'mooring-account': meant };
  expect((await browser.send('GET', '/contacts', { headers })).status).toBe(200);
  for (const method of ['GET', 'POST'] as const) {
    const body = method === 'POST' ? mira : undefined;
    const refused = await other.send(method, '/contacts', { body, headers });
    expect([refused.status, refused.body]).toEqual([401, { error: 'unauthenticated' }]);
  }
  expect(await list(other)).toEqual([]);
  const right = { 'mooring-account': signedIn };
  expect((await other.send('GET', '/contacts', { headers: right })).status).toBe(200);
});

it.each([
  ['GET', '/contacts'],
  ['POST', '/contacts'],
  ['PUT', `/contacts/${'0'.repeat(32)}`],
  ['DELETE', `/contacts/${'0'.repeat(32)}`],
  ['POST', '/contacts/import'],
])('contact route %s %s requires a session and the same origin', async (method, path) => {
  const body = method === 'GET' || method === 'DELETE' ? undefined : mira;
  const stranger = await new Browser(app.url).send(method, path, { body });
  expect([stranger.status, stranger.body]).toEqual([401, { error: 'unauthenticated' }]);
  const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await browser.send(method, path, { body, headers })).status).toBe(403);
  if (body === undefined) return;
  const form = { 'content-type': 'text/plain' };
  expect((await browser.send(method, path, { body, headers: form })).status).toBe(415);
});

it.each([
  ['PATCH', '/contacts', 'GET, POST'],
  ['GET', '/contacts/import', 'POST'],
  ['GET', `/contacts/${'0'.repeat(32)}`, 'PUT, DELETE'],
])('contact route %s %s returns 405 with Allow: %s', async (method, path, allow) => {
  const { status, headers } = await browser.send(method, path);
  expect([status, headers.get('allow')]).toEqual([405, allow]);
});

it('contact routes refuse a second contact for an address (409)', async () => {
  const { id } = (await add(mira)).body.contact;
  const second = await add({ ...mira, name: 'Another' });
  expect([second.status, second.body]).toEqual([409, { error: 'contact-exists' }]);
  const third = (await add({ ...mira, address: addressOf(3) })).body.contact;
  const put = await browser.send('PUT', `/contacts/${third.id}`, { body: mira });
  expect([put.status, put.body]).toEqual([409, { error: 'contact-exists' }]);
  expect((await browser.send('PUT', `/contacts/${id}`, { body: mira })).status).toBe(200);
});

it('contact routes return all faults of a contact, and store nothing', async () => {
  const faulty = { name: ' ', address: mira.address.replace('A', 'a'), note: 'x'.repeat(501) };
  const { status, body } = await add(faulty);
  expect([status, body]).toEqual([
    400,
    {
      error: 'contact-invalid',
      faults: [
        { field: 'name', code: 'required' },
        { field: 'address', code: 'checksum' },
        { field: 'note', code: 'too-long' },
      ],
    },
  ]);
  expect(await list()).toEqual([]);
});

describe('contact import', () => {
  it('adds, changes and keeps contacts, and returns the counts', async () => {
    await add(mira);
    await add({ name: 'Keeper', address: addressOf(1) });
    const rows = [
      { name: 'Mira Strand', address: mira.address.toLowerCase(), note: 'hi' },
      { name: 'Keeper', address: addressOf(1), note: '' },
      { name: 'New', address: addressOf(2) },
      { name: 'Newer', address: addressOf(2) },
    ];
    const { status, body } = await load(rows);
    expect([status, body]).toEqual([200, { added: 1, changed: 1, unchanged: 1 }]);
    const names = (await list()).map(({ name }: { name: string }) => name);
    expect(names).toEqual(['Keeper', 'Mira Strand', 'Newer']);
  });

  it('stores nothing if a row has a fault, and names the row', async () => {
    const { status, body } = await load([mira, { name: 'No address' }, null, mira]);
    expect([status, body]).toEqual([
      400,
      {
        error: 'contact-invalid',
        faults: [
          { field: 'address', index: 1, code: 'required' },
          { field: 'name', index: 2, code: 'required' },
          { field: 'address', index: 2, code: 'required' },
        ],
      },
    ]);
    expect(await list()).toEqual([]);
  });

  it('accepts 1,000 contacts, and refuses more', async () => {
    const rows = Array.from({ length: 1001 }, (_, index) => ({
      name: `Name ${index}`,
      address: addressOf(index),
      note: 'x'.repeat(400),
    }));
    const full = [409, { error: 'too-many-contacts' }];
    const tooMany = await load(rows);
    expect([tooMany.status, tooMany.body]).toEqual(full);
    expect((await load(rows.slice(1))).body).toEqual({ added: 1000, changed: 0, unchanged: 0 });
    const over = await add(rows[0]);
    expect([over.status, over.body]).toEqual(full);
    expect((await load(rows.slice(0, 1))).body).toEqual({ error: 'too-many-contacts' });
    expect(await list()).toHaveLength(1000);
  });

  it.each([
    ['no list', {}, 400],
    ['no object', [], 400],
    ['over 1 MB', { contacts: [{ name: 'x'.repeat(1_100_000) }] }, 413],
  ])('refuses a body that is %s', async (_name, body, status) => {
    expect((await browser.send('POST', '/contacts/import', { body })).status).toBe(status);
  });
});

it('createContactRoutes refuses a contact over 8 kB', async () => {
  expect((await add({ ...mira, note: 'x'.repeat(9_000) })).status).toBe(413);
});

it('contact routes limit changes by account, not reads or other accounts (429)', async () => {
  const path = `/contacts/${'0'.repeat(32)}`;
  await Promise.all(Array.from({ length: 120 }, () => browser.send('DELETE', path)));
  const refused = await add(mira);
  expect([refused.status, refused.body, refused.headers.get('retry-after')]).toEqual([
    429,
    { error: 'too-many-requests' },
    '60',
  ]);
  expect(await list()).toEqual([]);
  expect((await add(mira, other)).status).toBe(201);
});
