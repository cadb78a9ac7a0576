import { useMemo } from 'react';
import type { Wallet } from '../core/catalogue/wallet.ts';
import { ownIcon } from '../core/text/ownIcon.ts';
import { useAllTexts } from '../texts/useAllTexts.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { useWalletOptions, type WalletOptions } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';
import { walletRoute } from './walletRoute.ts';

/** Wallet of {@link useWalletList}. */
export interface ListedWallet {
  /** Stable across visits: the rdns of an installed wallet, an id of the wallet list, or the connector's id. */
  readonly id: string;
  /** Safe to show as text. */
  readonly name: string;
  /** Icon: a `data:` URL, or a path on the page's origin. */
  readonly icon: string | undefined;
  /** Brand colour, `#rrggbb`, behind a letter if there is no icon. */
  readonly accent: string | undefined;
  /** True for a wallet in this browser. */
  readonly installed: boolean;
  /** Used on this device before. */
  readonly recent: boolean;
  /** Localized text that distinguishes it from others; the rdns if two wallets have the same name. */
  readonly note: string | undefined;
  /**
   * Effect of choosing it: `connect` connects (in this browser, by a QR code or by a link: see `useConnectWallet`),
   * `open` follows `href` to this page in the wallet's own browser, `get` follows `href` to the wallet's store page.
   */
  readonly action: 'connect' | 'open' | 'get';
  /** URL to follow; undefined for `connect`. */
  readonly href: string | undefined;
  /** Choice for `useConnectWallet`; undefined unless `action` is `connect`. */
  readonly choice: WalletChoice | undefined;
}

/** Group of wallets under a heading. */
export interface ListedWalletGroup {
  /** `installed`, `more`, `found`, or the name of a group of the wallet list or of the host. */
  readonly id: string;
  /** Localized; empty until the texts are loaded. */
  readonly name: string;
  readonly wallets: readonly ListedWallet[];
}

/** Result of {@link useWalletList}, in the order to show. */
export interface WalletList {
  /** Groups that have wallets; with a search, the matches. */
  readonly groups: readonly ListedWalletGroup[];
  /**
   * Status of the texts and the wallet table. Installed wallets are listed in every status; `error` means that the
   * table could not be loaded.
   */
  readonly status: 'pending' | 'success' | 'error';
}

/**
 * Returns installed wallets, wallets of the wallet list and phone wallets, for a dialog of your own. The wallet table
 * is loaded when the component mounts.
 * @param search text the user typed; matches names, former names and other scripts. Default: all groups
 *
 * @example
 * ```tsx
 * import { useConnectWallet, useWalletList } from '@mooring/connect/headless';
 *
 * export function Wallets() {
 *   const { groups } = useWalletList();
 *   const { mutate: connect } = useConnectWallet();
 *   return groups.flatMap(({ wallets }) => wallets).map((wallet) =>
 *     wallet.action === 'connect' ? (
 *       <button key={wallet.id} onClick={() => connect(wallet)}>{wallet.name}</button>
 *     ) : (
 *       <a key={wallet.id} href={wallet.href}>{wallet.name}</a>
 *     ),
 *   );
 * }
 * ```
 */
export function useWalletList(search = ''): WalletList {
  const options = useWalletOptions(undefined);
  const hasTexts = useAllTexts();
  const t = useTranslate();
  const { anyPhone, wallets, catalogued, incomplete } = options;
  const query = search.trim();
  const groups = useMemo((): readonly ListedWalletGroup[] => {
    const fromCatalogue = (wallet: Wallet) => {
      const choice = wallets.find(({ id, grouped }) => grouped && id === wallet.id);
      return choice ? listChoice(choice) : listCatalogRow(wallet, options);
    };
    const ungrouped = wallets.filter((wallet) => !wallet.grouped);
    if (query !== '' && catalogued) {
      const { table, all } = catalogued;
      const matches = [
        ...table.searchWallets(query, ungrouped).map(listChoice),
        ...table.searchWallets(query, all).map(fromCatalogue),
      ];
      return [{ id: 'found', name: t('connect.search'), wallets: matches }];
    }
    return [
      {
        id: 'installed',
        name: t('connect.installed'),
        wallets: ungrouped.filter(isInstalled).map(listChoice),
      },
      {
        id: 'more',
        name: t('connect.more'),
        wallets: [
          ...(anyPhone ? [{ ...listChoice(anyPhone), note: t('connect.phoneWalletHelp') }] : []),
          ...ungrouped.filter((wallet) => !isInstalled(wallet)).map(listChoice),
        ],
      },
      ...(catalogued?.groups ?? []).map(({ name, wallets: rows }) => ({
        id: name,
        name,
        wallets: rows.map(fromCatalogue),
      })),
    ];
  }, [options, anyPhone, wallets, catalogued, query, t]);
  return {
    groups: groups.filter((group) => group.wallets.length > 0),
    status: incomplete ? 'error' : catalogued && hasTexts ? 'success' : 'pending',
  };
}

function isInstalled({ installed }: WalletChoice): boolean {
  return installed === true;
}

/** Lists a wallet that has a connector. */
function listChoice(choice: WalletChoice): ListedWallet {
  const { id, name, icon, row, installed = false, recent, ambiguous } = choice;
  return {
    id,
    name,
    icon: icon ?? ownIcon(row?.icon),
    accent: row?.accent,
    installed,
    recent,
    note: choice.note ?? (ambiguous ? id : undefined),
    action: 'connect',
    href: undefined,
    choice,
  };
}

/** Lists a wallet of the wallet list that is not installed in this browser. */
function listCatalogRow(
  wallet: Wallet,
  { catalogued, phone, recent }: WalletOptions,
): ListedWallet {
  const { id, name, accent, homepage } = wallet;
  const display = { icon: ownIcon(wallet.icon), installed: false, recent: recent.includes(id) };
  const listed = { id, name, ...display, accent, note: undefined };
  // The rows need the wallet table, so it is loaded.
  if (!catalogued) return { ...listed, action: 'get', href: homepage, choice: undefined };
  const { table, device } = catalogued;
  const { method, href: link, choice } = walletRoute(wallet, catalogued, { phone, recent });
  if (choice) return { ...listed, action: 'connect', href: undefined, choice };
  if (method === 'inside' && link !== undefined)
    return { ...listed, action: 'open', href: link, choice: undefined };
  const href = table.storeLink(wallet, device) ?? homepage;
  return { ...listed, action: 'get', href, choice: undefined };
}
