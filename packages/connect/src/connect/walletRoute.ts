import type { ConnectionMethod } from '../core/catalogue/connectionMethod.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';
import type { CatalogWallets, PairingOption, WalletOptions } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';

/** Route from this page to a wallet of the wallet list that is not installed in this browser. */
export interface WalletRoute {
  readonly method: ConnectionMethod;
  /** Link that opens its app, or this page in its browser. */
  readonly href: string | undefined;
  /** Choice to connect; undefined if the wallet's own browser is opened, or the wallet must be installed first. */
  readonly choice: WalletChoice | undefined;
}

/** Returns the route to a wallet. @param uri pairing URI; undefined until it is made */
export function walletRoute(
  wallet: Wallet,
  { table, device }: Pick<CatalogWallets, 'table' | 'device'>,
  { phone, recent }: Pick<WalletOptions, 'phone' | 'recent'>,
  uri?: string,
): WalletRoute {
  const method = table.connectionMethod(wallet, device, phone !== undefined);
  const href = table.connectionLink(method, wallet, { device, uri, page: location.href });
  const isPaired = method === 'scan' || method === 'app';
  return {
    method,
    href,
    choice: phone && isPaired ? phoneChoice(phone, recent, wallet, wallet) : undefined,
  };
}

/** Returns the choice for a phone wallet: one of the wallet list, or any. */
export function phoneChoice(
  { connector }: PairingOption,
  recent: WalletOptions['recent'],
  { id, name }: { readonly id: string; readonly name: string },
  row?: Wallet,
): WalletChoice {
  return { id, name, row, connector, recent: recent.includes(id) };
}

/** Handlers for the routes to a wallet. */
export interface WalletActions {
  readonly onChoose: (wallet: WalletChoice) => void;
  readonly onGet: (wallet: Wallet) => void;
  /** Called when the wallet's own browser opens this page, or gets its address pasted. */
  readonly onInside: (wallet: Wallet) => void;
}

/** Connects a wallet of the wallet list, opens its own browser, or shows how to get it. */
export function chooseListed(
  wallet: Wallet,
  { method, choice }: WalletRoute,
  { onChoose, onGet, onInside }: WalletActions,
): void {
  if (choice) onChoose(choice);
  else (method === 'get' ? onGet : onInside)(wallet);
}
