import { Club } from './club.ts';
import { expect, test } from './fixtures.ts';
import { Owner } from './owner.ts';

// A journey for each kind; the message for each tampering: apps/multisig/src/tampering.test.tsx.

test('multisig tampering: a changed recipient is refused without a wallet request', async ({
  page,
  local,
}) => {
  const club = new Club(local);
  const mira = new Owner(page, local);
  await mira.recordRequests();
  club.faults.begin('changed-recipient');
  await mira.arrive('mira', mira.place(`&tx=${club.queue[1]}`));
  await expect(mira.alert.filter({ hasText: 'Do not sign this.' })).toContainText(
    'This is not the transaction that was asked for.',
  );
  await expect(mira.button('Sign')).toHaveAccessibleDescription(
    'This must not be signed, for the reasons above.',
  );
  await mira.pressClosed(mira.button('Sign'));
  await mira.expectWalletUnasked();
  await mira.main.getByRole('link', { name: 'Back to the account' }).click();
  await mira.settled();
  // The queue says so too, whatever the gateway's summary claims.
  await expect(mira.main).toContainText('Do not sign this.');
});

test('multisig tampering: a signature changed after loading is found before the wallet request', {
  tag: '@long',
}, async ({ page, local }) => {
  const { faults } = new Club(local);
  const mira = new Owner(page, local);
  await mira.recordRequests();
  await mira.arrive('mira');
  await mira.openTransaction(/^Send 64\.5 HUSD/);
  await mira.pressAmid('Sign', () => faults.begin('foreign-signature'));
  await expect(mira.main).toContainText('Your signature was not added.');
  await expect(mira.main).toContainText('It has changed since you looked at it.');
  await mira.expectWalletUnasked();
  faults.clear();
  await mira.goTo(page.url());
  await mira.press('Sign');
  await expect(mira.main.getByRole('heading', { name: 'Signatures: 2 of 2' })).toBeVisible();
});

test('multisig tampering: a message of another hash is refused without a wallet request', async ({
  page,
  local,
}) => {
  const club = new Club(local);
  const mira = new Owner(page, local);
  await mira.recordRequests();
  club.faults.begin('wrong-hash');
  await mira.arrive('mira', mira.place(`&msg=${club.messages[1]}`));
  await expect(mira.alert.filter({ hasText: 'Do not sign this.' })).toContainText(
    'The transaction service’s hash is not the hash of these fields.',
  );
  await mira.pressClosed(mira.button('Sign'));
  await mira.expectWalletUnasked();
});

test('markup in names is shown as text (XSS)', async ({ page, local }) => {
  const { faults } = new Club(local);
  const mira = new Owner(page, local);
  faults.begin('script-in-name');
  await mira.arrive('mira');
  await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
  await mira.openTransaction(/^Batch of 2 calls/);
  // The application's name is shown as self-declared.
  await expect(mira.main).toContainText('<img src=x');
  await expect(page.locator('main img[src="x"], main script')).toHaveCount(0);
  expect(await page.title()).not.toContain('taken');
});

test('multisig: unreachable gateway or chain keeps known data and retries', {
  tag: '@full',
}, async ({ page, local }) => {
  const club = new Club(local);
  const mira = new Owner(page, local);
  await mira.arrive('mira', '/multisig');
  club.faults.begin('down');
  await mira.goTo(mira.place());
  // Owners are still read from the chain.
  await expect(mira.main).toContainText('Signatures required: 2 of 3');
  await expect(mira.main).toContainText('This could not be loaded.');
  const fault = mira.main.getByRole('region', { name: 'Queue' }).getByRole('alert');
  await expect(fault).toContainText('CGW error - status');
  club.faults.clear();
  await fault.getByRole('button', { name: 'Retry' }).click();
  await expect(mira.row('Send 0.35 ETH')).toBeVisible();

  await page.route('**/rpc/**', (route) => route.abort());
  await page.reload();
  await expect(mira.alert).toContainText('Local Ethereum did not answer');
  await page.unroute('**/rpc/**');
  await mira.button('Retry').click();
  await expect(mira.main).toContainText('Signatures required: 2 of 3');
});
