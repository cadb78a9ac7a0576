import { expect, test } from '../fixtures.ts';
import { Owners } from '../owners.ts';
import { allowGateway, connectBoatClub } from '../safeWallet.ts';

test.afterEach(allowGateway);

test('Safe sign-in: two owners; pending survives a reload and finishes in every tab', async ({
  context,
  page,
  visitor,
  wallet,
  local,
}) => {
  const owners = new Owners(local);
  await connectBoatClub(visitor, '/sessions');
  await expect(visitor.signInDialog).toBeVisible();
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await expect(wallet.window).toContainText('Boat club, multisig of 2 of 3');
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed');
  await expect(visitor.signInDialog).toContainText('Waiting for more owners');

  await page.reload();
  const signIn = visitor.header.getByRole('button', { name: 'Sign in' });
  await signIn.click();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed');
  const other = await context.newPage();
  await other.goto(`${local.url}/sessions`);

  await owners.signNewestMessage();
  await page.bringToFront();
  await expect(visitor.signInDialog).toHaveCount(0);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: 'Devices' })).toContainText('This device');
  }
  const session: unknown = await page.evaluate(
    async () => (await (await fetch('/auth/session')).json()).session,
  );
  const { chainId, address } = owners.safe;
  expect(session).toMatchObject({ account: `eip155:${chainId}:${address.toLowerCase()}` });
});
