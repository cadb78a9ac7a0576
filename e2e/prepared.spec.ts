import { expect, test } from './fixtures.ts';

const DIALOG_FILE = /\/assets\/(?:Account|Network)Dialog-[^/]*\.js$/;

test('the dialogs of an account are here before they are asked for, and nowhere to be seen', async ({
  page,
  visitor,
}) => {
  const fetched = new Set<string>();
  page.on('requestfinished', (request) => {
    const [file] = DIALOG_FILE.exec(request.url()) ?? [];
    if (file) fetched.add(file);
  });
  await visitor.connect();
  await expect.poll(() => fetched.size).toBe(2);
  await expect(page.locator('dialog')).toHaveCount(0);

  const asked: string[] = [];
  await page.route('**/assets/**', (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await visitor.accountButton.click();
  await expect(visitor.accountDialog).toBeVisible();
  await expect(visitor.accountDialog).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(visitor.accountDialog).toHaveCount(0);
  await expect(visitor.accountButton).toBeFocused();
  await visitor.networkButton.click();
  await expect(visitor.networkDialog).toBeVisible();
  expect(asked.filter((url) => DIALOG_FILE.test(url))).toEqual([]);
});

test('someone who saves data fetches a dialog when opening it', async ({ page, visitor }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const fetched: string[] = [];
  page.on('request', (request) => {
    if (DIALOG_FILE.test(request.url())) fetched.push(request.url());
  });
  await visitor.connect();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  expect(fetched).toEqual([]);
  await visitor.accountButton.click();
  await expect(visitor.accountDialog).toBeVisible();
  expect(fetched).toHaveLength(1);
});

test('a dialog that was nearly opened twice begins anew', async ({ page, visitor }) => {
  await page.goto('/');
  await visitor.connectButton.hover();
  await visitor.openConnectDialog();
  await visitor.connectDialog.getByRole('searchbox').fill('zebra');
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
  await visitor.connectButton.hover();
  await visitor.openConnectDialog();
  await expect(visitor.connectDialog.getByRole('searchbox')).toHaveValue('');
});
