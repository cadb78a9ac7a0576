import type { Local } from '@mooring/devnet/local';
import { expect, type Watch } from './fixtures.ts';
import type { Owners } from './owners.ts';
import { storeConnection } from './storedConnection.ts';
import type { Visitor } from './visitor.ts';

/** Opens a page with the demo wallet connected as the boat club, a multisig. */
export async function arriveAsBoatClub(visitor: Visitor, { safe }: Owners, path = '/') {
  const { address, chainId } = safe;
  await storeConnection(visitor.page, { wallet: 'demo', accounts: [address], chainId });
  await visitor.page.goto(path);
  await expect(visitor.connectButton).toHaveCount(0);
}

/** Connects the demo wallet as the boat club by click, on a page that may require sign-in. */
export async function connectBoatClub(visitor: Visitor, path = '/') {
  await visitor.page.goto(path);
  await visitor.openConnectDialog();
  await chooseBoatClub(visitor);
}

/** Connects the demo wallet as the boat club, from the open connect dialog. */
export async function chooseBoatClub(visitor: Visitor) {
  await visitor.chooseWallet();
  const { window } = visitor.wallet;
  const accounts = window.getByRole('checkbox');
  await window.getByRole('checkbox', { name: /Boat club, multisig of 2 of 3/ }).check();
  await accounts.first().uncheck();
  await visitor.wallet.approve();
  await expect(visitor.connectDialog).toHaveCount(0);
}

/** Removes requests to the gateway: another origin, but allowed by the operator. */
export function allowGateway({ watch, local }: { watch: Watch; local: Local }) {
  const elsewhere = watch.elsewhere.filter((url) => !url.startsWith(local.gatewayUrl ?? 'none'));
  watch.elsewhere.splice(0, watch.elsewhere.length, ...elsewhere);
}
