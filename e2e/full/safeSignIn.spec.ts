import { expect, test } from '../fixtures.ts';
import { Owners } from '../owners.ts';
import { allowGateway, connectBoatClub } from '../safeWallet.ts';

test.afterEach(allowGateway);

test('Safe sign-in: a pending one can be cancelled and restarted', async ({
  page,
  visitor,
  wallet,
}) => {
  await connectBoatClub(visitor, '/sessions');
  const sign = visitor.signInDialog.getByRole('button', { name: 'Sign message' });
  await sign.click();
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed');
  await visitor.signInDialog.getByRole('button', { name: 'Cancel the sign-in' }).click();
  await expect(sign).toBeEnabled();
  const pending = await page.evaluate(async () => (await fetch('/auth/pending')).json());
  expect(pending).toEqual({ pending: null });
  await sign.click();
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed');
});

test('Safe sign-in: an unreachable network is shown and retried', async ({
  page,
  visitor,
  wallet,
  local,
}) => {
  const owners = new Owners(local);
  await connectBoatClub(visitor, '/sessions');
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed');
  await page.route('**/auth/pending', (route) => route.abort());
  await visitor.signInDialog.getByRole('button', { name: 'Check again' }).click();
  const problem = visitor.signInDialog.getByRole('alert');
  await expect(problem).toContainText('could not be checked');
  await page.unroute('**/auth/pending');
  await owners.signNewestMessage();
  await expect(visitor.signInDialog).toHaveCount(0);
});
