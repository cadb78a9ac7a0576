import { expect } from '@playwright/test';
import { test } from './site.ts';

for (const [state, name] of [
  ['Disconnected', 'Connect wallet'],
  ['Connecting', 'Connecting…'],
  ['Loading', 'Restoring your connection…'],
  ['Connected', /^Account 0x/],
  ['Long name', /^Account pay\.the-shop-round-the-c\.\.\./],
  ['Wrong network', 'Wrong network'],
  ['Sign-in required', 'Sign in'],
] as const) {
  test(`components/connect-button shows the state "${state}"`, async ({ page, site }) => {
    await page.goto(`${site.url}/components/connect-button.html`);
    await page.getByRole('radio', { name: state, exact: true }).check();
    const stage = page.frameLocator(`iframe[title="The kit at work: ${state}"]`);
    await expect(stage.getByRole('button', { name })).toBeVisible();
  });
}

for (const [path, button, title] of [
  ['connect-dialog', 'Connect wallet', 'Connect a wallet'],
  ['account-dialog', /^Account 0x/, 'Account'],
  ['network-dialog', /^Network/, 'Switch network'],
  ['sign-in-dialog', 'Sign in', 'Sign in'],
] as const) {
  test(`components/${path} opens in its example`, async ({ page, site }) => {
    await page.goto(`${site.url}/components/${path}.html`);
    const stage = page.frameLocator('.live-example iframe');
    await stage.getByRole('button', { name: button }).click();
    await expect(stage.getByRole('dialog', { name: title })).toBeVisible();
  });
}

test('components/connect-button: arrow keys choose a state', async ({ page, site }) => {
  await page.goto(`${site.url}/components/connect-button.html`);
  await page.getByRole('radio', { name: 'Disconnected' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Connecting' })).toBeChecked();
  await expect(page.locator('.live-example iframe').first()).toHaveAttribute(
    'title',
    'The kit at work: Connecting',
  );
});
