import type { ConnectionMethod } from '../core/catalogue/connectionMethod.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';
import type { CatalogWallets, PairingOption, WalletOptions } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';

/** How a wallet of the catalogue, which is not in this browser, is reached from this page. */
export interface WalletRoute {
  readonly method: ConnectionMethod;
  /** Link that opens its app, or this page in its browser. */
  readonly href: string | undefined;
  /** What is connected when it is chosen; undefined where its own browser is opened, or it is to be got first. */
  readonly choice: WalletChoice | undefined;
}

/** @param uri link of the pairing, as soon as it is there */
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

/** Returns a wallet on a phone: one of the catalogue, or any. */
export function phoneChoice(
  { connector }: PairingOption,
  recent: WalletOptions['recent'],
  { id, name }: { readonly id: string; readonly name: string },
  row?: Wallet,
): WalletChoice {
  return { id, name, row, connector, recent: recent.includes(id) };
}

/** What choosing a wallet leads to. */
export interface WalletActions {
  readonly onChoose: (wallet: WalletChoice) => void;
  readonly onGet: (wallet: Wallet) => void;
  /** The wallet's own browser is opened, or is to be given this page's address. */
  readonly onInside: (wallet: Wallet) => void;
}

/** Connects a wallet of the catalogue, or leads to its own browser, or to where to get it. */
export function chooseListed(
  wallet: Wallet,
  { method, choice }: WalletRoute,
  { onChoose, onGet, onInside }: WalletActions,
): void {
  if (choice) onChoose(choice);
  else (method === 'get' ? onGet : onInside)(wallet);
}
