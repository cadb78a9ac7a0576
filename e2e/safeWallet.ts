import { expect } from './fixtures.ts';
import type { Visitor } from './visitor.ts';

/** Connects the demo wallet as the boat club, which is a multisig, from a page that may need sign-in. */
export async function connectBoatClub(visitor: Visitor, path = '/') {
  await visitor.page.goto(path);
  await visitor.openConnectDialog();
  await visitor.chooseWallet();
  const { window } = visitor.wallet;
  const accounts = window.getByRole('checkbox');
  await window.getByRole('checkbox', { name: /Boat club, multisig of 2 of 3/ }).check();
  await accounts.first().uncheck();
  await visitor.wallet.approve();
  await expect(visitor.connectDialog).toHaveCount(0);
}
