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
  /** Stable across visits: the rdns of an installed wallet, an id of the catalogue, or the connector's. */
  readonly id: string;
  /** Safe to show as text. */
  readonly name: string;
  /** Picture: a data address, or a path of the page's own origin. */
  readonly icon: string | undefined;
  /** Brand colour, `#rrggbb`, behind a letter where there is no picture. */
  readonly accent: string | undefined;
  /** In this browser, rather than on a phone or not there yet. */
  readonly installed: boolean;
  /** Used on this device before. */
  readonly recent: boolean;
  /** Localized text that tells it from others; its rdns where two wallets have one name. */
  readonly note: string | undefined;
  /**
   * What choosing it does: `connect` asks the wallet (here, by a code, or by a link: see `useConnectWallet`), `open`
   * follows `href` to this page in the wallet's own browser, `get` follows `href` to where it is installed from.
   */
  readonly action: 'connect' | 'open' | 'get';
  /** Address to follow; absent for `connect`. */
  readonly href: string | undefined;
  /** What `useConnectWallet` connects with; absent unless `action` is `connect`. */
  readonly choice: WalletChoice | undefined;
}

/** Wallets under one heading. */
export interface ListedWalletGroup {
  /** `installed`, `more`, `found`, or the name of a group of the catalogue or of the host's. */
  readonly id: string;
  /** Localized; empty until the language has loaded. */
  readonly name: string;
  readonly wallets: readonly ListedWallet[];
}

/** Wallets to choose from, in the order in which they are shown. */
export interface WalletList {
  /** Groups without wallets are left out; those found, where there is a search. */
  readonly groups: readonly ListedWalletGroup[];
  /**
   * Status of texts and catalogue: installed wallets are there while it is `pending`, and also where the catalogue
   * could not be fetched (`error`).
   */
  readonly status: 'pending' | 'success' | 'error';
}

/**
 * Wallets of this page, of the catalogue and on phones, for a dialog of your own. The catalogue is fetched when the
 * component is mounted.
 * @param search text a person typed; names, former names and other scripts are found. Default: all groups
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
  const isReadable = useAllTexts();
  const t = useTranslate();
  const { anyPhone, wallets, catalogued, incomplete } = options;
  const query = search.trim();
  const groups = useMemo((): readonly ListedWalletGroup[] => {
    const fromCatalogue = (wallet: Wallet) => {
      const own = wallets.find(({ id, grouped }) => grouped && id === wallet.id);
      return own ? listChoice(own) : listCatalogRow(wallet, options);
    };
    const ungrouped = wallets.filter((wallet) => !wallet.grouped);
    if (query !== '' && catalogued) {
      const { table, all } = catalogued;
      const found = [
        ...table.searchWallets(query, ungrouped).map(listChoice),
        ...table.searchWallets(query, all).map(fromCatalogue),
      ];
      return [{ id: 'found', name: t('connect.search'), wallets: found }];
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
    status: incomplete ? 'error' : catalogued && isReadable ? 'success' : 'pending',
  };
}

function isInstalled({ installed }: WalletChoice): boolean {
  return installed === true;
}

/** A wallet of this page. */
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

/** A wallet of the catalogue, which is not in this browser. */
function listCatalogRow(
  wallet: Wallet,
  { catalogued, phone, recent }: WalletOptions,
): ListedWallet {
  const { id, name, accent, homepage } = wallet;
  const shown = { icon: ownIcon(wallet.icon), installed: false, recent: recent.includes(id) };
  const listed = { id, name, ...shown, accent, note: undefined };
  // Rows are of the catalogue, so it is there.
  if (!catalogued) return { ...listed, action: 'get', href: homepage, choice: undefined };
  const { table, device } = catalogued;
  const { method, href: link, choice } = walletRoute(wallet, catalogued, { phone, recent });
  if (choice) return { ...listed, action: 'connect', href: undefined, choice };
  if (method === 'inside' && link !== undefined)
    return { ...listed, action: 'open', href: link, choice: undefined };
  const href = table.storeLink(wallet, device) ?? homepage;
  return { ...listed, action: 'get', href, choice: undefined };
}
