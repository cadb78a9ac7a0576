import { expect } from '@playwright/test';
import { formatRequest } from '../../packages/passkey/src/react/recovery/request/requestLink.ts';
import { openIdPlaces, openIdStrangerPlaces } from './openIdPlaces.ts';
import type { Stage } from './stage.ts';
import type { Place } from './walk.ts';

/** Long address and name, for fields and sentences. */
const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

/** Request for a recovery of an account that is on no network. */
const recoveryRequest = formatRequest({
  account: RECIPIENT,
  newOwners: ['0x15d34AAf54267DB7D7c367839AAf71A00a2C6A65'],
  newThreshold: 1,
  networks: [{ chainId: 77_310_001, nonce: 1n, signatures: [] }],
});

const paths = [
  '/',
  '/send',
  '/activity',
  '/multisig',
  '/sessions',
  '/settings',
  '/nowhere/that-anyone-knows-of',
];

/** Opens a page and waits until it has no placeholders. */
async function goTo({ page }: Stage, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.skeleton, .mooring-skeleton').filter({ visible: true })).toHaveCount(
    0,
  );
}

const pages: readonly Place[] = paths.map((path) => ({
  name: path,
  open: (stage) => goTo(stage, path),
}));

/** All places without a connected wallet. */
export const strangerPlaces: readonly Place[] = [
  ...pages,
  { name: '/recovery', open: (stage) => goTo(stage, '/recovery') },
  {
    name: 'request to a guardian',
    async open(stage) {
      await goTo(stage, `/recovery#${recoveryRequest}`);
      await expect(stage.page.getByText('The account is not on this network yet.')).toBeVisible();
      await expect(stage.page.getByText('the-keeper-of-the-northe...')).toBeVisible();
    },
  },
  {
    name: 'connect dialog',
    async open(stage) {
      await goTo(stage, '/');
      await stage.visitor.openConnectDialog();
      // The second half of a wide dialog is loaded once the list is painted.
      const { connectDialog } = stage.visitor;
      if ((await connectDialog.locator('.mooring-wide').count()) === 0) return;
      const about = connectDialog.getByRole('heading', { name: 'Your keys, kept by you' });
      await expect(about).toBeVisible();
    },
  },
  {
    name: 'about wallets',
    async open(stage) {
      await goTo(stage, '/');
      await stage.visitor.openConnectDialog();
      await stage.page.getByRole('button', { name: 'What is a wallet?' }).click();
      const about = stage.visitor.dialog('What is a wallet?');
      await expect(about.getByRole('heading', { name: 'Your keys, kept by you' })).toBeVisible();
      await expect(about.locator('.mooring-picture')).toHaveCount(3);
    },
  },
  {
    name: 'a wallet that fails, of two with one name',
    async open(stage) {
      await stage.wallet.behaves({ twin: true, fail: failedMethods('*') });
      await goTo(stage, '/');
      await stage.visitor.openConnectDialog();
      await stage.visitor.chooseWallet();
      await expect(stage.visitor.connectDialog.getByRole('alert')).toBeVisible();
    },
  },
  {
    name: 'the wallet’s own window',
    async open(stage) {
      await stage.wallet.behaves({});
      await goTo(stage, '/');
      await stage.visitor.openConnectDialog();
      await stage.visitor.chooseWallet();
      await stage.wallet.alsoShare(2);
    },
  },
  ...openIdStrangerPlaces,
];

/** All places with a connected account. */
export const accountPlaces: readonly Place[] = [
  ...pages,
  {
    name: '/send filled',
    async open(stage) {
      await goTo(stage, '/send');
      await stage.sender.fill(RECIPIENT, '12.345678901234567');
      await expect(stage.sender.review).toContainText('12.34');
      await expect(stage.page.locator('.skeleton').filter({ visible: true })).toHaveCount(0);
    },
  },
  {
    name: '/send with problems',
    async open(stage) {
      await goTo(stage, '/send');
      await stage.sender.fill('nobody at all', '-1');
      await stage.sender.send();
      await expect(stage.page.locator('.send-summary')).toBeVisible();
    },
  },
  {
    name: 'account dialog',
    async open(stage) {
      await goTo(stage, '/');
      await stage.visitor.openAccountDialog();
      await expect(stage.page.locator('dialog .mooring-skeleton')).toHaveCount(0);
    },
  },
  {
    name: 'network dialog',
    async open(stage) {
      await goTo(stage, '/');
      await stage.visitor.openNetworkDialog();
    },
  },
  {
    name: 'network dialog of a wallet that fails',
    async open(stage) {
      await goTo(stage, '/');
      const methods = ['wallet_switchEthereumChain', 'wallet_addEthereumChain'];
      await stage.wallet.configure({ fail: failedMethods(...methods) });
      await stage.visitor.openNetworkDialog();
      await stage.visitor.networkDialog.getByRole('button', { name: 'Local Rollup' }).click();
      await expect(stage.visitor.networkDialog.getByRole('alert')).toBeVisible();
    },
  },
  { name: 'receive dialog', open: (stage) => openDialog(stage, '/', 'Receive') },
  { name: 'clear transactions', open: (stage) => openDialog(stage, '/activity', /^Clear/) },
  { name: 'clear device', open: (stage) => openDialog(stage, '/settings', /^Clear/) },
];

/** Opens a dialog with its button in the page. */
async function openDialog(stage: Stage, path: string, name: string | RegExp): Promise<void> {
  await goTo(stage, path);
  await stage.page.getByRole('main').getByRole('button', { name }).click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
}

/** The Sign in dialog, then all places of a signed-in person; in this order. */
export const signedInPlaces: readonly Place[] = [
  {
    name: 'sign in',
    async open(stage) {
      await goTo(stage, '/sessions');
      await stage.visitor.mainButton.click();
      await expect(stage.visitor.signInDialog).toBeVisible();
    },
  },
  {
    name: 'devices and contacts',
    async open(stage) {
      await goTo(stage, '/sessions');
      await stage.visitor.mainButton.click();
      await stage.visitor.signMessage();
      await expect(stage.page.locator('main li').first()).toBeVisible();
      await expect(stage.page.getByRole('heading', { name: 'No contacts yet' })).toBeVisible();
    },
  },
  { name: 'a new contact', open: (stage) => openDialog(stage, '/sessions', 'Add contact') },
  {
    name: 'signed out everywhere?',
    open: (stage) => openDialog(stage, '/sessions', 'Sign out everywhere'),
  },
  ...openIdPlaces,
];

function failedMethods(...methods: readonly string[]) {
  const failure = { code: -32603, message: 'No wind' };
  return Object.fromEntries(methods.map((method) => [method, failure]));
}
