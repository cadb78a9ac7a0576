import { generatePrivateKey } from 'viem/accounts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Browser } from '../testing/browser.testing.ts';
import { startMailSink } from '../testing/mailSink.testing.ts';
import {
  type Chains,
  newPerson,
  signedInBrowser,
  startChains,
} from '../testing/passkeyPerson.testing.ts';
import { startApp } from '../testing/startApp.testing.ts';
import { mailAccess } from './mailAccess.ts';

const newOwner = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const unknown = '0x00000000000000000000000000000000000000cc';
const email = { from: 'Harbour <harbour@example.org>', guardian: true };

let chains: Chains;
let sink: Awaited<ReturnType<typeof startMailSink>>;
let app: Awaited<ReturnType<typeof startApp>>;
beforeAll(async () => {
  chains = await startChains();
  sink = await startMailSink();
  const { networks, passkeys } = chains.config();
  const { relay: _, ...others } = passkeys ?? {};
  const mail = mailAccess({ SMTP_URL: sink.url, GUARDIAN_KEY: generatePrivateKey() });
  app = await startApp(
    { networks, passkeys: { ...others, email }, proxies: 1 },
    null,
    undefined,
    mail,
  );
});
afterAll(async () => {
  await app.stop();
  await sink.stop();
  await chains.stop();
});

/** Visitor who is not signed in, behind an address. */
const guest = (address: string) => new Browser(app.url, app.url, address);

it('recovery routes return the address of the guardian to anyone', async () => {
  const { status, body } = await guest('10.0.0.1').send('GET', '/accounts/recovery/guardian');
  expect(status).toBe(200);
  expect(body.address).toMatch(/^0x[\da-fA-F]{40}$/);
  const site = await guest('10.0.0.1').send('GET', '/config.json');
  expect(site.body.passkeys).toMatchObject({ guardian: body.address });
});

it('recovery routes refuse addresses without a session, and keep those of the account with one', async () => {
  const path = '/accounts/recovery/contacts';
  expect(await guest('10.0.0.2').send('GET', path)).toMatchObject({ status: 401 });
  const person = await newPerson(chains.devnet);
  const browser = await signedInBrowser(app.url, person);
  const bad = await browser.send('POST', path, { body: { email: 'mira@' } });
  expect([bad.status, bad.body.error]).toEqual([400, 'email-invalid']);
  const added = await browser.send('POST', path, { body: { email: ' Mira@Example.org ' } });
  expect(added.body.contacts).toMatchObject([{ email: 'mira@example.org' }]);
  const removed = await browser.send('POST', `${path}/remove`, {
    body: { email: 'mira@example.org' },
  });
  expect(removed.body.contacts[0].until).toBeGreaterThan(Date.now());
  // Another account has none.
  const other = await signedInBrowser(app.url, await newPerson(chains.devnet));
  expect((await other.send('GET', path)).body).toEqual({ contacts: [] });
});

it('recovery routes answer the request of a code alike for accounts with and without an address', {
  tags: ['long'],
}, async () => {
  const person = await newPerson(chains.devnet);
  const browser = await signedInBrowser(app.url, person);
  await browser.send('POST', '/accounts/recovery/contacts', { body: { email: 'zoe@example.org' } });
  const ask = async (account: string) => {
    const body = { account, chainId: chains.chainId, newOwner };
    const answer = await guest('10.0.0.3').send('POST', '/accounts/recovery/code', { body });
    return [answer.status, answer.body];
  };
  expect(await ask(person.address)).toEqual([202, {}]);
  expect(await ask(unknown)).toEqual([202, {}]);
  const codes = () => sink.mails.filter(({ text }) => text.includes('code for a new key'));
  await expect.poll(codes).toHaveLength(1);
  expect(codes()[0]?.to).toEqual(['zoe@example.org']);
});

it.each([
  [{ account: unknown, chainId: 1, newOwner: 'none' }],
  [{ account: unknown, chainId: '1', newOwner }],
  [{ account: unknown, chainId: 1, newOwner: unknown }],
  [{}],
])('recovery routes refuse the body %j', async (body) => {
  const answer = await guest('10.0.0.4').send('POST', '/accounts/recovery/code', { body });
  expect([answer.status, answer.body.error]).toEqual([400, 'body-invalid']);
});

it('recovery routes limit the requests and tries of a client together', async () => {
  const client = guest('10.0.0.5');
  const body = { account: unknown, chainId: chains.chainId, newOwner, code: '00000000' };
  const statuses = [];
  for (let index = 0; index <= 20; index += 1) {
    const { status } = await client.send('POST', '/accounts/recovery/signature', { body });
    statuses.push(status);
  }
  expect(statuses.slice(0, 20).every((status) => status === 403)).toBe(true);
  expect(statuses[20]).toBe(429);
});

it('recovery routes leave credential ids to /accounts', async () => {
  const { status } = await guest('10.0.0.6').send('GET', '/accounts/AQIDBA');
  expect(status).toBe(404);
});

it.each([
  [{ SMTP_URL: 'https://mail.example.org' }, /SMTP_URL/],
  [{ SMTP_URL: 'smtp://mail.example.org', GUARDIAN_KEY: '0x12' }, /GUARDIAN_KEY/],
])('mailAccess refuses %j, and does not show it', (environment, message) => {
  expect(() => mailAccess(environment)).toThrow(message);
  for (const value of Object.values(environment))
    expect(() => mailAccess(environment)).not.toThrow(value);
});

it('mailAccess is undefined without a mail server', () => {
  expect(mailAccess({})).toBeUndefined();
});
