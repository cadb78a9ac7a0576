import { expect } from '@playwright/test';
import type { Stage } from './stage.ts';
import type { Place } from './walk.ts';

/** An address and a name as long as they come, for fields and sentences. */
const RECIPIENT = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const paths = [
  '/',
  '/send',
  '/activity',
  '/multisig',
  '/sessions',
  '/settings',
  '/nowhere/that-anyone-knows-of',
];

/** Goes to a page and waits until nothing on it is still a placeholder. */
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

/** Everywhere a person without a connected wallet can be. */
export const strangerPlaces: readonly Place[] = [
  ...pages,
  {
    name: 'connect dialog',
    async open(stage) {
      await goTo(stage, '/');
      await stage.visitor.openConnectDialog();
    },
  },
  {
    name: 'about wallets',
    async open(stage) {
      await goTo(stage, '/');
      await stage.visitor.openConnectDialog();
      await stage.page.getByRole('button', { name: 'What is a wallet?' }).click();
      await expect(stage.visitor.dialog('What is a wallet?')).toBeVisible();
    },
  },
];

/** Everywhere a person with a connected account can be. */
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
  { name: 'multisig account', open: openClub },
  {
    name: 'multisig transaction',
    async open(stage) {
      await openClub(stage);
      const main = stage.page.getByRole('main');
      await main.getByRole('link', { name: /^A batch/ }).click();
      await expect(main.getByRole('heading', { name: 'What will happen' })).toBeVisible();
      await expect(main.getByRole('button', { name: 'Sign', exact: true })).toBeVisible();
    },
  },
  {
    name: 'multisig owners',
    async open(stage) {
      await openClub(stage);
      const main = stage.page.getByRole('main');
      await main.getByRole('link', { name: 'New transaction' }).click();
      await main.getByRole('radio', { name: 'Owners' }).check();
      await main.getByRole('button', { name: 'Review' }).click();
      await expect(main).toContainText('This is not a valid address.');
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
  { name: 'receive dialog', open: (stage) => openDialog(stage, '/', 'Receive') },
  { name: 'clear transactions', open: (stage) => openDialog(stage, '/activity', /^Clear/) },
  { name: 'clear device', open: (stage) => openDialog(stage, '/settings', /^Clear/) },
];

/** Opens the multisig account, with everything that waits there. */
async function openClub(stage: Stage): Promise<void> {
  await goTo(stage, '/multisig');
  const main = stage.page.getByRole('main');
  await main.getByRole('link', { name: /boat-club/ }).click();
  await expect(main.getByRole('link', { name: /^A batch/ })).toBeVisible({ timeout: 20_000 });
  await main.getByText('Details').last().click();
}

/** Opens a dialog of a page by the button in the page that leads to it. */
async function openDialog(stage: Stage, path: string, name: string | RegExp): Promise<void> {
  await goTo(stage, path);
  await stage.page.getByRole('main').getByRole('button', { name }).click();
  await expect(stage.page.getByRole('dialog')).toBeVisible();
}
