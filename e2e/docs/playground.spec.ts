import { expect, type Page } from '@playwright/test';
import { axeFaults } from '../axeFaults.ts';
import { test } from './site.ts';

const kit = (page: Page) => page.frameLocator('iframe.playground-stage');
const code = (page: Page) => page.locator('.playground-code pre');

test.beforeEach(async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await page.goto(`${site.url}/playground.html`);
  await expect(kit(page).getByRole('button', { name: 'Connect wallet' })).toBeVisible();
});

test('playground: a theme changes code and preview', async ({ page }) => {
  await expect(code(page)).not.toContainText('theme');
  await page.getByLabel('Theme', { exact: true }).selectOption('paper');
  await expect(code(page)).toContainText('const theme = paperTheme();');
  const application = kit(page).locator('.application');
  await expect(application).toHaveCSS('background-color', 'rgb(255, 253, 247)');

  await page.getByRole('radio', { name: 'violet' }).check();
  await page.getByLabel('Token', { exact: true }).selectOption('surface');
  await page.getByLabel('Value of surface').fill('#102030');
  await expect(code(page)).toContainText(
    "paperTheme({ accent: 'violet', tokens: { surface: '#102030' } })",
  );
  await expect(application).toHaveCSS('background-color', 'rgb(16, 32, 48)');
  await expect(kit(page).getByRole('button', { name: 'Connect wallet' })).toHaveCSS(
    'background-color',
    'rgb(107, 63, 212)',
  );
  expect(await axeFaults(page)).toEqual([]);
});

test('playground: the URL keeps the settings', async ({ page }) => {
  await page.getByLabel('Scheme').selectOption('dark');
  await page.getByLabel('Of your own').fill('#ffb07a');
  await expect(code(page)).toContainText('mode="dark"');
  await page.reload();
  await expect(code(page)).toContainText("accent: '#ffb07a'");
  await expect(kit(page).locator('.application')).toHaveAttribute('data-mooring-theme', 'dark');
});

test('the kit follows the site’s switch of light and dark', async ({ page }) => {
  const application = kit(page).locator('.application');
  await expect(application).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  await page.getByRole('switch', { name: 'Switch to dark theme' }).click();
  await expect(application).toHaveCSS('background-color', 'rgb(20, 32, 42)');
  expect(await axeFaults(page)).toEqual([]);
});

test('playground: the wallet approves, hangs or rejects', async ({ page }) => {
  const wallet = kit(page).getByRole('button', { name: 'Test Wallet' });
  const dialog = kit(page).getByRole('dialog');
  await page.getByLabel('The wallet').selectOption('hangs');
  await kit(page).getByRole('button', { name: 'Connect wallet' }).click();
  await wallet.click();
  await expect(dialog).toContainText('Open Test Wallet to continue');

  await page.reload();
  await page.getByLabel('The wallet').selectOption('approves');
  await kit(page).getByRole('button', { name: 'Connect wallet' }).click();
  await wallet.click();
  await expect(kit(page).getByRole('button', { name: /^Account/ })).toBeVisible();

  await page.getByLabel('The wallet').selectOption('rejects');
  await kit(page)
    .getByRole('button', { name: /Ethereum/ })
    .click();
  await dialog.getByRole('button', { name: /OP Mainnet/ }).click();
  await expect(dialog).toContainText('You declined the switch to OP Mainnet');
});

test('playground: Arabic is right to left', async ({ page }) => {
  await page.getByLabel('Language').selectOption('ar');
  await expect(kit(page).locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(kit(page).locator('html')).toHaveAttribute('lang', 'ar');
  await expect(code(page)).toContainText('locale="ar"');
  await page.getByLabel('Language').selectOption('en');
  await expect(kit(page).locator('html')).toHaveAttribute('dir', 'ltr');
});

test('at a phone’s width a dialog is a sheet', async ({ page }) => {
  await page.getByLabel('A phone’s').check();
  const frame = page.locator('iframe.playground-stage');
  await expect(frame).toHaveCSS('inline-size', '390px');
  await kit(page).getByRole('button', { name: 'Connect wallet' }).click();
  const dialog = await kit(page).getByRole('dialog').boundingBox();
  const stage = await frame.boundingBox();
  expect(dialog?.width).toBeGreaterThan(380);
  expect((dialog?.y ?? 0) + (dialog?.height ?? 0)).toBeCloseTo(
    (stage?.y ?? 0) + (stage?.height ?? 0),
    -1,
  );
});

test('a document shows the kit at work', async ({ page, site }) => {
  await page.goto(`${site.url}/components/account-dialog.html`);
  const example = page.locator('.live-example:visible').first();
  await example.scrollIntoViewIfNeeded();
  await expect(
    example.frameLocator('iframe').getByRole('button', { name: /^Account/ }),
  ).toBeVisible();
});

test('the search knows the documents and the API', async ({ page, site }) => {
  await page.goto(`${site.url}/index.html`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('iconOrigins');
  await page.getByRole('option').first().click();
  await expect(page).toHaveURL(/(?:options|api\/connect)/);
});

test('the code is coloured as on the other pages', async ({ page }) => {
  await expect(code(page).locator('.code-keyword').first()).toHaveText('import');
  await expect(code(page).locator('.code-keyword').first()).toHaveCSS('color', 'rgb(138, 42, 107)');
});
