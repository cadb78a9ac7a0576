import type { Page } from '@playwright/test';
import { freePort } from '../../scripts/freePort.ts';
import { type Application, startApplication } from '../application.ts';
import { addAuthenticator } from '../authenticator.ts';
import { test as base, expect, startProduct, type Watch, watchPage } from '../fixtures.ts';
import { Owners } from '../owners.ts';
import { localhostUrl } from '../passkeyVisitor.ts';
import { ownPhone, type Phone, scan } from '../phone.ts';
import { chooseBoatClub } from '../safeWallet.ts';
import type { Visitor } from '../visitor.ts';
import { within } from '../weather/weather.ts';

const MIRA = 'eip155:0:0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266';

const test = base.extend<
  { forgottenConsents: undefined; phone: Phone },
  { applications: readonly [Application, Application] }
>({
  applications: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern
    async ({}, use) => {
      const applications = [await startApplication('Git'), await startApplication('Wiki')] as const;
      await use(applications);
      await Promise.all(applications.map((application) => application.stop()));
    },
    { scope: 'worker' },
  ],
  local: [
    async ({ applications }, use) => {
      const port = await freePort();
      const publicUrl = `http://localhost:${port}`;
      const clients = applications.map(({ client }) => client);
      const local = await startProduct({ port, publicUrl, oidc: { clients } });
      for (const application of applications) application.trust(publicUrl);
      await use(local);
      await local.stop();
    },
    { scope: 'worker', ...within(60_000) },
  ],
  ...ownPhone,
  forgottenConsents: [
    async ({ local, applications }, use) => {
      await use(undefined);
      for (const { client, forget } of applications) {
        forget();
        await local.database.oidc.endApplication(MIRA, client.clientId, Date.now());
      }
    },
    { auto: true },
  ],
  baseURL: async ({ local }, use) => use(localhostUrl(local.url)),
  watch: async ({ page, local, applications }, use) => {
    const watch: Watch = { elsewhere: [], atGateway: [], violations: [], errors: [] };
    watchPage(page, local, watch);
    await use(watch);
    // Where the page sends a browser back to.
    const own = (url: string) => applications.some((one) => url.startsWith(`${one.url}/`));
    expect(watch.elsewhere.filter((url) => !own(url))).toEqual([]);
    expect([watch.violations, watch.errors]).toEqual([[], []]);
  },
});

const main = (page: Page) => page.getByRole('main');
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const press = (page: Page, name: string) =>
  main(page).getByRole('button', { name, exact: true }).click();

/** Opens an application, which sends the browser to the page. */
async function arrive(page: Page, { url, client }: Application, query = '') {
  await page.goto(`${url}/login${query}`);
  await expect(title(page)).toHaveText(`Sign in to ${client.name}`);
}

/** Signs in with the demo wallet, up to the consent. */
async function signInByWallet(visitor: Visitor) {
  await press(visitor.page, 'Connect your wallet');
  await visitor.chooseWallet();
  await visitor.wallet.approve();
  await visitor.signMessage();
}

/** Signs in with a new account of a passkey, up to the consent. */
async function signInByPasskey(page: Page, application: Application) {
  await arrive(page, application, '?prompt=consent');
  await press(page, 'Connect your wallet');
  await page.getByRole('button', { name: /Continue with a passkey/ }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
}

/** Expects the application's own page, for a person who is signed in there. */
async function expectIn(page: Page, { url }: Application, account: string) {
  await expect(title(page)).toHaveText(`Signed in as ${account}`);
  expect(new URL(page.url()).origin).toBe(url);
}

/** Expects that the application is told that a person is signed out, whose tokens are over. */
async function expectEnded(application: Application, person: Person) {
  await expect.poll(() => application.people().length).toBe(0);
  await expect(application.refresh(person)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(application.readClaims(person)).rejects.toThrow();
}

type Person = ReturnType<Application['people']>[number];

function onlyPerson({ people }: Application): Person {
  const [person, ...others] = people();
  if (!person || others.length > 0) throw new Error(`There are ${people().length} people.`);
  return person;
}

// Every further worker would start a server.
test.describe.configure({ mode: 'default' });

test('openId: one sign-in by wallet opens two applications, and its end ends both', async ({
  page,
  visitor,
  wallet,
  applications: [git, wiki],
}) => {
  await arrive(page, git, '?prompt=consent');
  await signInByWallet(visitor);
  await expect(main(page)).toContainText(git.url);
  await press(page, 'Allow');
  await expectIn(page, git, MIRA);
  expect(onlyPerson(git).claims).toMatchObject({ amr: ['wallet'], sub: MIRA });

  // Known here: no signature.
  await arrive(page, wiki, '?prompt=consent');
  await expect(main(page)).toContainText('What Wiki learns');
  await press(page, 'Allow');
  await expectIn(page, wiki, MIRA);

  // Known there: no question.
  await page.goto(`${git.url}/login`);
  await expectIn(page, git, MIRA);
  await expect(wallet.window).toHaveCount(0);

  const [inGit, inWiki] = [git.people()[0], onlyPerson(wiki)];
  if (!inGit) throw new Error('Nobody is signed in.');
  await page.goto('/sessions');
  const applications = page.getByRole('region', { name: 'Applications' });
  await expect(applications.getByRole('listitem')).toHaveCount(2);
  await page.getByRole('button', { name: 'Sign out everywhere' }).click();
  await page
    .getByRole('dialog', { name: 'Sign out everywhere?' })
    .getByRole('button', { name: 'Sign out everywhere' })
    .click();
  await expect(applications).toHaveCount(0);
  await Promise.all([expectEnded(git, inGit), expectEnded(wiki, inWiki)]);
  await page.goto(wiki.url);
  await expect(title(page)).toHaveText('Signed out');
});

test('openId: one sign-in by passkey opens two applications, and its end ends both', {
  tag: '@chromium',
}, async ({ page, visitor, applications: [git, wiki] }) => {
  await addAuthenticator(page);
  await signInByPasskey(page, git);
  await press(page, 'Allow');
  await expect(title(page)).toHaveText(/^Signed in as eip155:\d+:0x/);
  const { claims } = onlyPerson(git);
  expect(claims).toMatchObject({ amr: ['passkey'] });
  await arrive(page, wiki, '?prompt=consent');
  await press(page, 'Allow');
  await expectIn(page, wiki, claims.sub);
  const people = [onlyPerson(git), onlyPerson(wiki)] as const;
  await page.goto('/');
  await visitor.openAccountDialog();
  await visitor.accountDialog.getByRole('button', { name: 'Disconnect' }).click();
  await expect(visitor.connectButton).toBeVisible();
  await Promise.all([expectEnded(git, people[0]), expectEnded(wiki, people[1])]);
});

test('openId: an application asks a passkey once more, and gets the same account', {
  tag: ['@chromium', '@full'],
}, async ({ page, applications: [git, wiki] }) => {
  await addAuthenticator(page);
  await signInByPasskey(page, git);
  await press(page, 'Allow');
  await expect(title(page)).toHaveText(/^Signed in as eip155/);
  const { claims } = onlyPerson(git);
  await arrive(page, wiki, '?prompt=login');
  await press(page, 'Sign message');
  await page.getByRole('button', { name: 'Sign with passkey' }).click();
  await press(page, 'Allow');
  await expectIn(page, wiki, claims.sub);
  await git.readClaims(onlyPerson(git));
});

test('openId: a phone signs in by its code', { tag: '@full' }, async ({
  page,
  visitor,
  phone,
  applications: [git],
}) => {
  await arrive(page, git);
  await press(page, 'Connect your wallet');
  await visitor.connectDialog.getByRole('button', { name: /^Phone wallet/ }).click();
  await phone.pair(await scan(page));
  await phone.approve();
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await phone.approve();
  await expect(main(page)).toContainText('What Git learns');
  await press(page, 'Allow');
  await expectIn(page, git, MIRA);
  expect(onlyPerson(git).claims).toMatchObject({ amr: ['wallet'] });
});

test('openId: a wallet on a network that is not supported switches, and signs in', {
  tag: '@full',
}, async ({ page, visitor, testWallet, local, applications: [git] }) => {
  testWallet.selectChain(9_999);
  await arrive(page, git);
  await press(page, 'Connect your wallet');
  await visitor.chooseWallet('Test Wallet');
  await visitor.signInDialog.getByRole('button', { name: 'Switch network' }).click();
  const { name } = local.devnet.ethereum.chain;
  await visitor.networkDialog.getByRole('button', { name }).click();
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await press(page, 'Allow');
  await expectIn(page, git, MIRA);
});

test('openId: the wallet’s other account signs in for itself, and is who the application learns of', async ({
  page,
  visitor,
  testWallet,
  local,
  applications: [git],
}) => {
  await arrive(page, git, '?prompt=consent');
  await press(page, 'Connect your wallet');
  await visitor.chooseWallet('Test Wallet');
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await expect(main(page)).toContainText('What Git learns');
  testWallet.selectAccount(1);
  await expect(main(page)).not.toContainText('What Git learns');
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await press(page, 'Allow');
  const [, second] = local.devnet.accounts;
  await expectIn(page, git, `eip155:0:${second?.address.toLowerCase()}`);
});

test('openId: a multisig of two owners signs in once both have signed', { tag: '@full' }, async ({
  page,
  visitor,
  wallet,
  local,
  applications: [git],
}) => {
  const owners = new Owners(local);
  const { chainId, address } = owners.safe;
  await arrive(page, git, '?prompt=consent');
  await press(page, 'Connect your wallet');
  await chooseBoatClub(visitor);
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed');
  await expect(visitor.signInDialog).toContainText('Waiting for more owners');

  // The request outlives a reload.
  await page.reload();
  await expect(title(page)).toHaveText('Sign in to Git');
  await press(page, 'Sign in');
  await expect(visitor.signInDialog).toContainText('1 of 2 signed');
  await owners.signNewestMessage();
  await expect(visitor.signInDialog).toHaveCount(0);
  await expect(main(page)).toContainText('What Git learns');
  await press(page, 'Allow');
  await expectIn(page, git, `eip155:${chainId}:${address.toLowerCase()}`);
  expect(onlyPerson(git).claims).toMatchObject({ amr: ['multisig'] });
});

test('openId: an application is denied, with and without a sign-in', async ({
  page,
  visitor,
  applications: [git],
}) => {
  await arrive(page, git);
  await press(page, 'Go back to Git');
  await expect(title(page)).toHaveText('Not signed in: access_denied');
  await arrive(page, git);
  await signInByWallet(visitor);
  await press(page, 'Don’t allow');
  await expect(title(page)).toHaveText('Not signed in: access_denied');
  expect(git.people()).toEqual([]);
});

test('openId: a request of an unknown application is explained', async ({ page, local }) => {
  await page.goto(`${local.url}/oidc/authorize?client_id=nobody&response_type=code`);
  await expect(title(page)).toHaveText('This application cannot sign you in');
  await expect(main(page)).toContainText('invalid_client');
  await page.goto(
    `${local.url}/oidc/end?client_id=git&post_logout_redirect_uri=https://evil.example`,
  );
  await expect(title(page)).toHaveText('This application cannot sign you out');
  await expect(main(page)).toContainText('invalid_request');
});

test('openId: the access of one application is ended, and another’s stays', {
  tag: '@full',
}, async ({ page, visitor, applications: [git, wiki] }) => {
  await arrive(page, git, '?prompt=consent');
  await signInByWallet(visitor);
  await press(page, 'Allow');
  await expectIn(page, git, MIRA);
  await arrive(page, wiki, '?prompt=consent');
  await press(page, 'Allow');
  await expectIn(page, wiki, MIRA);
  const inGit = onlyPerson(git);
  await page.goto('/sessions');
  await page.getByRole('button', { name: 'End access: Git' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'End access' }).click();
  const applications = page.getByRole('region', { name: 'Applications' });
  await expect(applications.getByRole('listitem')).toHaveCount(1);
  await expectEnded(git, inGit);
  await wiki.readClaims(onlyPerson(wiki));
  // It has to ask again.
  await arrive(page, git);
  await expect(main(page)).toContainText('What Git learns');
});

test('openId: an application asks for a new signature, and another keeps its session', {
  tag: '@full',
}, async ({ page, visitor, wallet, applications: [git, wiki] }) => {
  await arrive(page, wiki);
  await signInByWallet(visitor);
  await press(page, 'Allow');
  await expectIn(page, wiki, MIRA);
  await arrive(page, git, '?prompt=login');
  await press(page, 'Sign message');
  await wallet.approve();
  await press(page, 'Allow');
  await expectIn(page, git, MIRA);
  await wiki.readClaims(onlyPerson(wiki));
});

test('openId: an application’s sign-out ends its own access, or that of all', {
  tag: '@full',
}, async ({ page, visitor, applications: [git, wiki] }) => {
  await arrive(page, git, '?prompt=consent');
  await signInByWallet(visitor);
  await press(page, 'Allow');
  await expectIn(page, git, MIRA);
  await arrive(page, wiki, '?prompt=consent');
  await press(page, 'Allow');
  await expectIn(page, wiki, MIRA);
  const [inGit, inWiki] = [onlyPerson(git), onlyPerson(wiki)];

  await page.goto(`${git.url}/logout`);
  await expect(main(page)).toContainText('You signed out of Git.');
  await press(page, 'Only of Git');
  await expect(title(page)).toHaveText('Signed out');
  expect(page.url()).toBe(`${git.url}/bye`);
  await expectEnded(git, inGit);
  await wiki.readClaims(inWiki);

  await page.goto(`${wiki.url}/logout`);
  await press(page, 'Sign out of everything here');
  await expect(title(page)).toHaveText('Signed out');
  await expectEnded(wiki, inWiki);
  await page.goto('/sessions');
  await expect(visitor.signInButton).toBeVisible();
});
