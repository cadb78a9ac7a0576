import { expect, type Locator, type Page } from '@playwright/test';
import type { Address } from 'viem';
import { press } from './passkeyVisitor.ts';
import type { Visitor } from './visitor.ts';

/** Signs the reviewed transaction, which is read in full; ticks the only warnings it may have. */
export async function signReview(
  page: Page,
  { warnings }: { readonly warnings: readonly string[] },
) {
  const review = page.getByRole('dialog', { name: 'Review and sign' });
  const sign = review.getByRole('button', { name: 'Sign with passkey' });
  const ticks = review.getByRole('checkbox');
  for (const warning of warnings) await review.getByRole('checkbox', { name: warning }).check();
  await expect(sign).toHaveAttribute('aria-disabled', 'false');
  await expect(ticks).toHaveCount(warnings.length);
  await expect(review).not.toContainText('cannot be read');
  await expect(review).not.toContainText('in a way that is not known');
  await sign.click();
  await expect(review).toHaveCount(0);
}

/**
 * Names three guardians in the backup dialog, on the local network.
 *
 * @param guardians The addresses to type.
 * @param addOthers Adds the others in the open dialog.
 */
export async function setUpGuardians(
  page: Page,
  visitor: Visitor,
  guardians: readonly Address[],
  addOthers?: (dialog: Locator) => Promise<void>,
) {
  await visitor.accountButton.click();
  await press(page, 'Back up this account');
  const backup = page.getByRole('dialog', { name: 'Back up this account' });
  await backup.getByRole('button', { name: 'Guardians' }).click();
  const dialog = page.getByRole('dialog', { name: 'Guardians' });
  await expect(dialog).toContainText('The account is not open on this network yet.');
  await dialog.getByRole('button', { name: 'Set up guardians' }).click();
  await expect(dialog).toContainText('Then 7 days must pass');
  await expect(dialog.getByRole('listitem')).toHaveCount(10);
  await dialog.getByRole('button', { name: 'Choose guardians' }).click();
  for (const guardian of guardians) {
    await dialog.getByLabel('Address, name or link of a guardian').fill(guardian);
    await dialog.getByRole('button', { name: 'Add guardian' }).click();
  }
  await addOthers?.(dialog);
  await expect(dialog.getByLabel('How many must agree')).toHaveValue('2');
  await dialog.getByRole('button', { name: 'Choose networks' }).click();
  await dialog.getByRole('button', { name: 'Set guardians on Local Ethereum' }).click();
  const review = page.getByRole('dialog', { name: 'Review and sign' });
  await expect(review).toContainText('Turn on recovery by guardians');
  await expect(review.getByText('Add the guardian 0x')).toHaveCount(3);
  await signReview(page, { warnings: ['Enough guardians together can then replace all owners'] });
  await expect(dialog).toContainText('These are the guardians on this network.');
  await dialog.getByRole('button', { name: 'Back' }).click();
  await dialog.getByRole('button', { name: 'Back' }).click();
  await expect(dialog).toContainText('2 of 3 must agree. Time to stop a recovery: 7 days.');
  await dialog.getByRole('button', { name: 'Close' }).click();
}
