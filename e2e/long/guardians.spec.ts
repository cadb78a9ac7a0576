import { RECOVERY_MODULES } from '@mooring/devnet';
import type { Local } from '@mooring/devnet/local';
import { readRecovery, signAsGuardian, startRecovery } from '@mooring/passkey/recovery';
import type { Page } from '@playwright/test';
import { type Address, toHex } from 'viem';
import { generatePrivateKey, type PrivateKeyAccount, privateKeyToAccount } from 'viem/accounts';
import { addAuthenticator } from '../authenticator.ts';
import { executeTransaction } from '../executeTransaction.ts';
import { expect } from '../fixtures.ts';
import { setUpGuardians, signReview } from '../guardianScreen.ts';
import { localhostUrl, recipient, signInWithPasskey, test } from '../passkeyVisitor.ts';
import type { Visitor } from '../visitor.ts';

const thief = '0x1111111111111111111111111111111111111111';

/** Place of an account's recovery on the local network. */
function findPlace({ devnet: { ethereum } }: Local, account: Address) {
  const { chain, client } = ethereum;
  const read = (call: { method: string; params?: unknown }) => client.request(call as never);
  return { chainId: chain.id, read, module: RECOVERY_MODULES[7], account };
}

const readState = (local: Local, account: Address) => readRecovery(findPlace(local, account));

/** Starts a recovery that two guardians have signed; a stranger sends it. */
async function startSignedRecovery(
  local: Local,
  account: Address,
  guardians: readonly PrivateKeyAccount[],
) {
  const place = findPlace(local, account);
  const wanted = { newOwners: [thief], newThreshold: 1 } as const;
  const signatures = await Promise.all(
    guardians.slice(0, 2).map((guardian) =>
      signAsGuardian(place, wanted, {
        guardian: guardian.address,
        wallet: {
          async request({ method, params }) {
            if (method === 'eth_chainId') return toHex(place.chainId);
            if (method !== 'eth_signTypedData_v4' || !Array.isArray(params))
              throw new Error(method);
            return guardian.signTypedData(JSON.parse(params[1]));
          },
        },
      }),
    ),
  );
  const { to, data } = await startRecovery(place, wanted, signatures);
  await executeTransaction(local.devnet.ethereum, { from: recipient, to, data });
}

/** Account with three guardians, two of whom have started a recovery. */
async function openRecovering(page: Page, visitor: Visitor, local: Local) {
  await addAuthenticator(page);
  const account = await signInWithPasskey(visitor, local.url);
  const guardians = [1, 2, 3].map(() => privateKeyToAccount(generatePrivateKey()));
  await setUpGuardians(
    page,
    visitor,
    guardians.map(({ address }) => address),
  );
  const set = await readState(local, account);
  expect(set).toMatchObject({ state: 'on', threshold: 2 });
  await startSignedRecovery(local, account, guardians);
  return account;
}

const bannerOf = (page: Page) => page.getByRole('region', { name: 'Guardians' });

/** Resolves once no recovery is running; the guardians stay. */
async function expectStopped(local: Local, account: Address) {
  await expect
    .poll(() => readState(local, account))
    .toMatchObject({ state: 'on', running: undefined, threshold: 2 });
}

// The authenticator is Chromium's.
test.describe('guardians', { tag: '@chromium' }, () => {
  test('a recovery that guardians start is shown on each page, and one touch stops it', async ({
    page,
    visitor,
    local,
  }) => {
    const account = await openRecovering(page, visitor, local);
    const banner = bannerOf(page);
    for (const path of ['/', '/send']) {
      await page.goto(localhostUrl(local.url) + path);
      await expect(banner.getByRole('alert')).toContainText(
        'A recovery of this account is running',
      );
      await expect(banner).toContainText('On Local Ethereum, 0x1111');
    }
    await banner.getByRole('button', { name: 'This is me, hide it for now' }).click();
    await expect(banner).toHaveCount(0);
    await page.reload();
    await banner.getByRole('button', { name: /^Stop it Local/ }).click();
    await signReview(page, { warnings: [] });
    await expectStopped(local, account);
    await expect(banner).toContainText('The recovery on Local Ethereum is stopped.');
    await banner.getByRole('button', { name: 'Remove all guardians' }).click();
    await signReview(page, { warnings: ['The guardians, who can replace all owners, change.'] });
    await expect
      .poll(() => readState(local, account))
      .toMatchObject({ state: 'off', guardians: [] });
    await expect(banner).toHaveCount(0);
  });

  test('with an empty relay, a recovery is stopped by a wallet that pays', {
    tag: '@full',
  }, async ({ page, visitor, wallet, local }) => {
    const account = await openRecovering(page, visitor, local);
    await page.route('**/relay', (route) =>
      route.fulfill({ status: 503, json: { error: 'relay-empty', message: 'In English.' } }),
    );
    await page.goto(localhostUrl(local.url));
    await bannerOf(page)
      .getByRole('button', { name: /^Stop it Local/ })
      .click();
    await signReview(page, { warnings: [] });
    const dialog = page.getByRole('dialog', { name: 'Mooring did not send it' });
    await dialog.getByRole('button', { name: 'Demo Wallet' }).click();
    await expect(wallet.window).toContainText('wants to see your accounts');
    await wallet.window.getByRole('button', { name: 'Approve' }).click();
    await expect(wallet.window).toContainText('asks you to send a transaction');
    await wallet.approve();
    await expect(dialog).toHaveCount(0);
    await expectStopped(local, account);
  });
});
