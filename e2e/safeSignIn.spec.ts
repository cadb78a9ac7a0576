import { expect, test } from './fixtures.ts';
import { Owners } from './owners.ts';
import { connectBoatClub } from './safeWallet.ts';

// The gateway is another origin, which the operator named.
test.afterEach(({ watch, local }) => {
  const elsewhere = watch.elsewhere.filter((url) => !url.startsWith(local.gatewayUrl ?? 'none'));
  watch.elsewhere.splice(0, watch.elsewhere.length, ...elsewhere);
});

test('two owners sign in as a multisig: it waits, survives a reload, and finishes by itself in every tab', async ({
  context,
  page,
  visitor,
  wallet,
  local,
}) => {
  test.setTimeout(120_000);
  const patient = { timeout: 30_000 };
  const owners = new Owners(local);
  await connectBoatClub(visitor, '/sessions');
  await expect(visitor.signInDialog).toBeVisible(patient);
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click();
  await expect(wallet.window).toContainText('Boat club, multisig of 2 of 3');
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed', patient);
  await expect(visitor.signInDialog).toContainText('Waiting for the other owners');

  await page.reload();
  const signIn = visitor.header.getByRole('button', { name: 'Sign in' });
  await signIn.click(patient);
  await expect(visitor.signInDialog).toContainText('1 of 2 signed', patient);
  const other = await context.newPage();
  await other.goto(`${local.url}/sessions`);

  await owners.signNewestMessage();
  await page.bringToFront();
  await expect(visitor.signInDialog).toHaveCount(0, patient);
  for (const tab of [page, other]) {
    await expect(tab.getByRole('region', { name: 'Devices' })).toContainText(
      'This device',
      patient,
    );
  }
  const session: unknown = await page.evaluate(
    async () => (await (await fetch('/auth/session')).json()).session,
  );
  const { chainId, address } = owners.safe;
  expect(session).toMatchObject({ account: `eip155:${chainId}:${address.toLowerCase()}` });
});

test('a sign-in that waits can be called off, and begun again', async ({
  page,
  visitor,
  wallet,
}) => {
  test.setTimeout(120_000);
  const patient = { timeout: 30_000 };
  await connectBoatClub(visitor, '/sessions');
  const sign = visitor.signInDialog.getByRole('button', { name: 'Sign message' });
  await sign.click(patient);
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed', patient);
  await visitor.signInDialog.getByRole('button', { name: 'Cancel the sign-in' }).click();
  await expect(sign).toBeEnabled(patient);
  const pending = await page.evaluate(async () => (await fetch('/auth/pending')).json());
  expect(pending).toEqual({ pending: null });
  await sign.click();
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed', patient);
});

test('the signatures cannot be checked: it says so, and goes on by itself', async ({
  page,
  visitor,
  wallet,
  local,
}) => {
  test.setTimeout(120_000);
  const patient = { timeout: 30_000 };
  const owners = new Owners(local);
  await connectBoatClub(visitor, '/sessions');
  await visitor.signInDialog.getByRole('button', { name: 'Sign message' }).click(patient);
  await wallet.approve();
  await expect(visitor.signInDialog).toContainText('1 of 2 signed', patient);
  await page.route('**/auth/pending', (route) => route.abort());
  await visitor.signInDialog.getByRole('button', { name: 'Check again' }).click();
  const problem = visitor.signInDialog.getByRole('alert');
  await expect(problem).toContainText('could not be checked', patient);
  await page.unroute('**/auth/pending');
  await owners.signNewestMessage();
  // The chain may not know of it yet when it is asked first.
  await expect(async () => {
    const again = visitor.signInDialog.getByRole('button', { name: 'Check again' });
    if (await again.isVisible()) await again.click({ timeout: 2_000 });
    await expect(visitor.signInDialog).toHaveCount(0, { timeout: 5_000 });
  }).toPass(patient);
});
