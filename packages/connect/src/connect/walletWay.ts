import type { Reach } from '../core/catalogue/reach.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';
import type { CatalogWallets, PairingOption, WalletOptions } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';

/** How a wallet of the catalogue, which is not in this browser, is reached from this page. */
export interface WalletWay {
  readonly reach: Reach;
  /** Link that opens its app, or this page in its browser. */
  readonly href: string | undefined;
  /** What is connected when it is chosen; undefined where its own browser is opened, or it is to be got first. */
  readonly choice: WalletChoice | undefined;
}

/** @param uri link of the pairing, as soon as it is there */
export function walletWay(
  wallet: Wallet,
  { table, device }: Pick<CatalogWallets, 'table' | 'device'>,
  { phone, recent }: Pick<WalletOptions, 'phone' | 'recent'>,
  uri?: string,
): WalletWay {
  const reach = table.reachOf(wallet, device, phone !== undefined);
  const href = table.reachLink(reach, wallet, { device, uri, page: location.href });
  const isPaired = reach === 'scan' || reach === 'app';
  return {
    reach,
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
  { reach, choice }: WalletWay,
  { onChoose, onGet, onInside }: WalletActions,
): void {
  if (choice) onChoose(choice);
  else (reach === 'get' ? onGet : onInside)(wallet);
}
