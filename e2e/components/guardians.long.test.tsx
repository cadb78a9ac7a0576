import { passkeyScreens } from '@mooring/passkey/react';
import { createAuthenticator } from '@mooring/testing/authenticator';
import type { ReactNode } from 'react';
import type { Address } from 'viem';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { RECOVERY_MODULES } from '../../packages/devnet/src/recovery/recoveryModules.ts';
import {
  type AccountRecovery,
  type EmailGuardian,
  PasskeyError,
  passkey,
} from '../../packages/passkey/src/index.ts';
import { ethereum, openApplication, rollup } from './application.tsx';
import { axeFaults } from './axeFaults.ts';
import { createSignInHost } from './signInHost.tsx';

type Networks = Awaited<ReturnType<AccountRecovery['read']>>;
type State = Networks[number];

const addressOf = (digit: string): Address => `0x${digit.repeat(40)}`;
const module = RECOVERY_MODULES[7];
const on = { chainId: ethereum.id, module } as const;
const settings = {
  guardians: [addressOf('1'), addressOf('2'), addressOf('3')],
  ...{ threshold: 2, nonce: 1n, running: undefined, time: 0 },
} as const;
/** Noon of 2 January 2100, in ms since 1970. */
const LATER = Date.UTC(2100, 0, 2, 12);
const inDays = (days: number) => Math.floor(Date.now() / 1_000) + days * 86_400;
const runningUntil = (executeAfter: number): State => ({
  ...{ ...on, state: 'on', ...settings },
  running: { newOwners: [addressOf('4')], newThreshold: 1, approvals: 2, executeAfter },
});
const noModule: State = { chainId: rollup.id, state: 'noModule' };
const silent: State = { ...on, state: 'unreachable', cause: new Error('No answer.') };

interface AccountOptions {
  readonly cancel?: AccountRecovery['cancel'];
  readonly emailGuardian?: EmailGuardian;
  readonly around?: (kit: ReactNode) => ReactNode;
}

/** Application with a new account, whose recovery is in a state; states of the chain are tests of `readRecovery`. */
async function openAccount(first: State, { cancel, emailGuardian, around }: AccountOptions = {}) {
  const contracts = inject('passkeyContracts');
  const networks: { states: Networks } = { states: [first, noModule] };
  const create = passkey({
    appName: 'Harbour',
    screens: passkeyScreens,
    ...(emailGuardian && { emailGuardian }),
    stopRecoveryUrl: ({ chainId, account }) => `/stop/${chainId}/${account}`,
    credentials: createAuthenticator().credentials,
    contracts: { [ethereum.id]: contracts, [rollup.id]: contracts },
  });
  const application = openApplication({
    ...(around && { around }),
    config: {
      connectors: [
        (config) => {
          const connector = create(config);
          const { mooring } = connector;
          const { owners } = mooring.control;
          const recovery = async () => ({
            ...(await owners.recovery()),
            read: async () => networks.states,
            ...(cancel && { cancel }),
          });
          const control = { ...mooring.control, owners: { ...owners, recovery } };
          return { ...connector, mooring: { ...mooring, control } };
        },
      ],
    },
  });
  await application.openConnectDialog();
  await application.connectDialog.getByRole('button', { name: 'Continue with a passkey' }).click();
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect.element(application.accountButton).toBeVisible();
  return {
    async openGuardians() {
      await application.accountButton.click();
      await page.getByRole('button', { name: 'Back up this account' }).click();
      await page.getByRole('button', { name: 'Guardians' }).click();
      return page.getByRole('dialog', { name: 'Guardians' });
    },
    show(state: State) {
      networks.states = [state, noModule];
    },
  };
}

const banner = page.getByRole('region', { name: 'Guardians' });

const NONE = 'No guardians on this network.';
const SET_UP = 'Set up guardians';
const CHANGE = 'Change guardians Local Ethereum';

describe('the dialog of guardians', () => {
  test.each<[string, State, string, string | undefined]>([
    ['an account that is not open', { ...on, state: 'notDeployed' }, 'is not open on this', SET_UP],
    ['a module that is off', { ...on, state: 'off', ...settings, guardians: [] }, NONE, SET_UP],
    [
      'a module that is on, without guardians',
      { ...on, state: 'on', ...settings, guardians: [] },
      NONE,
      SET_UP,
    ],
    ['guardians', { ...on, state: 'on', ...settings }, '2 of 3 must agree.', CHANGE],
    [
      'a running recovery',
      runningUntil(inDays(3)),
      'A recovery of this account is running',
      CHANGE,
    ],
    ['another contract', { ...on, state: 'unknownModule' }, 'is not the expected one.', undefined],
    ['a network that is silent', silent, 'Whether there are guardians is not known.', undefined],
  ])(
    'tells of %s, and offers a change only where one can be made',
    async (_, state, text, offered) => {
      const { openGuardians } = await openAccount(state);
      const dialog = await openGuardians();
      await expect.element(dialog).toMatchTextContent(text);
      await expect
        .element(dialog)
        .toMatchTextContent('Guardians are not available on this network.');
      const changes = dialog.getByRole('button', { name: new RegExp(`^(${SET_UP}|${CHANGE})`) });
      const names = () => changes.elements().map(({ textContent }) => textContent);
      await expect.poll(names).toEqual(offered === undefined ? [] : [offered]);
      if (text !== NONE) await expect.element(dialog).not.toMatchTextContent(NONE);
      expect(await axeFaults(document.body)).toEqual([]);
    },
  );
});

/** Site that keeps e-mail addresses of the account: at most two, the second counts later. */
function answerAsSite() {
  let contacts: { email: string; from: number; until?: number; chainIds: number[] }[] = [];
  const plain = globalThis.fetch;
  onTestFinished(() => {
    globalThis.fetch = plain;
  });
  globalThis.fetch = async (input, init) => {
    const request = new Request(input, init);
    const [, path] = /\/site\/recovery\/(.+)$/.exec(request.url) ?? [];
    if (path === undefined) return plain(input, init);
    const { email = '' } = request.method === 'POST' ? await request.json() : {};
    if (path === 'contacts/remove')
      contacts = contacts.map((one) => (one.email === email ? { ...one, until: LATER } : one));
    else if (request.method === 'POST') {
      if (!email.includes('@')) return Response.json({ error: 'email-invalid' }, { status: 400 });
      if (contacts.length === 2) return Response.json({ error: 'contacts-full' }, { status: 409 });
      const from = contacts.length === 0 ? 0 : LATER;
      contacts = [...contacts, { email, from, chainIds: [ethereum.id, rollup.id] }];
    }
    return Response.json({ contacts });
  };
}

describe('the site as a guardian by e-mail', () => {
  const emailGuardian = { address: addressOf('5'), url: '/site/recovery' };
  const named: State = {
    ...{ ...on, state: 'on', ...settings },
    guardians: [addressOf('1'), emailGuardian.address, addressOf('3')],
  };
  const off: State = { ...on, state: 'off', ...settings, guardians: [] };

  test('is added by one press, and asks to sign in before addresses are shown', async () => {
    const { openGuardians } = await openAccount(off, { emailGuardian });
    const dialog = await openGuardians();
    await dialog.getByRole('button', { name: SET_UP }).click();
    await dialog.getByRole('button', { name: 'Choose guardians' }).click();
    await dialog.getByRole('button', { name: 'Add this site by e-mail' }).click();
    await expect.element(dialog).toMatchTextContent('This site, by e-mail');
    await expect.element(dialog).toMatchTextContent('Alone it cannot recover the account');
    await expect.element(dialog).toMatchTextContent('Sign in to this site to see');
    await expect
      .element(dialog.getByRole('button', { name: 'Add this site by e-mail' }))
      .not.toBeInTheDocument();
    expect(await axeFaults(document.body)).toEqual([]);
  });

  test('keeps the e-mail addresses of an account that names it', async () => {
    answerAsSite();
    const { around } = createSignInHost(location.host);
    const { openGuardians } = await openAccount(named, { emailGuardian, around });
    const dialog = await openGuardians();
    await expect.element(dialog).toMatchTextContent('There is no e-mail address yet.');
    const field = dialog.getByLabelText('E-mail address');
    const add = dialog.getByRole('button', { name: 'Add the address' });
    for (const email of ['mira@example.org', 'mira@example.com']) {
      await field.fill(email);
      await add.click();
      await expect.element(dialog.getByRole('button', { name: `Remove ${email}` })).toBeVisible();
    }
    await expect.element(dialog).toMatchTextContent('Make sure that it arrived');
    await expect
      .element(dialog)
      .toMatchTextContent('mira@example.org Local Ethereum and Local Rollup');
    await expect.element(dialog).toMatchTextContent('Receives codes from January 2, 2100 on.');
    expect(await axeFaults(document.body)).toEqual([]);
    await field.fill('mira@example.net');
    await add.click();
    await expect.element(dialog).toMatchTextContent('No more e-mail addresses can be added.');
    await dialog.getByRole('button', { name: 'Remove mira@example.com' }).click();
    await expect.element(dialog).toMatchTextContent('Is removed on January 2, 2100.');
  });

  test('is not offered on other sites, nor its addresses to accounts that do not name it', async () => {
    const { openGuardians } = await openAccount(
      { ...on, state: 'on', ...settings },
      { emailGuardian },
    );
    const dialog = await openGuardians();
    await expect.element(dialog).toMatchTextContent('2 of 3 must agree.');
    await expect.element(dialog).not.toMatchTextContent('by e-mail');
  });
});

describe('the banner of a running recovery', () => {
  test('is not shown without one', async () => {
    const { openGuardians } = await openAccount({ ...on, state: 'on', ...settings });
    await expect.element(await openGuardians()).toMatchTextContent('2 of 3 must agree.');
    await expect.element(banner).not.toBeInTheDocument();
  });

  test.each<[string, State, RegExp]>([
    ['says who replaces all owners, and when', runningUntil(inDays(3)), /0x4444…4444 replaces all/],
    ['says that it is due once its time is over', runningUntil(inDays(-1)), /at any moment/],
    ['shows a date that no calendar has', runningUntil(2 ** 52), /275760/],
  ])('%s', async (_, state, text) => {
    await openAccount(state);
    await expect.element(banner.getByRole('alert')).toMatchTextContent(text);
    await expect.element(banner.getByRole('button', { name: /^Stop it / })).toHaveLength(2);
    expect(await axeFaults(document.body)).toEqual([]);
  });

  test('leads to a proposal if several owners must sign to stop it', async () => {
    const cancel = () =>
      Promise.reject(new PasskeyError('needsOwners', 'The account needs 2 signatures.'));
    await openAccount(runningUntil(inDays(3)), { cancel });
    await banner.getByRole('button', { name: /^Stop it Local/ }).click();
    await expect.element(banner).toMatchTextContent('This account needs several signatures.');
    await expect
      .element(banner.getByRole('link', { name: /^Propose to stop it/ }))
      .toHaveAttribute('href', expect.stringMatching(`^/stop/${ethereum.id}/0x`));
    await expect.element(banner).not.toMatchTextContent('It was not stopped.');
    expect(await axeFaults(document.body)).toEqual([]);
  });

  test('does not speak of other owners for another failure', async () => {
    const cancel = () => Promise.reject(new Error('No answer.'));
    await openAccount(runningUntil(inDays(3)), { cancel });
    await banner.getByRole('button', { name: /^Stop it Local/ }).click();
    await expect.element(banner).toMatchTextContent('It was not stopped. Try again.');
    await expect.element(banner.getByRole('link')).not.toBeInTheDocument();
  });

  test('says that a network could not be read, until it is', async () => {
    const { show } = await openAccount(silent);
    await expect.element(banner).toMatchTextContent(`could not be read on: ${ethereum.name}`);
    show(runningUntil(inDays(3)));
    await banner.getByRole('button', { name: 'Retry' }).click();
    await expect.element(banner).toMatchTextContent('A recovery of this account is running');
    await expect.element(banner).not.toMatchTextContent('could not be read');
  });
});
