import { catalogue, type WalletId } from './catalogue.ts';
import { findWallet } from './findWallet.ts';
import { checkId, checkWallet, type Wallet } from './wallet.ts';

/** Wallet id. The type offers completion; other strings are checked at run time. */
type AnyWalletId = WalletId | (string & Record<never, never>);

/** Options of a wallet group: ids of the wallet list, and custom wallets. */
export interface WalletGroupOptions {
  /** Heading of the group, localized. */
  readonly name: string;
  readonly wallets: readonly (AnyWalletId | Wallet)[];
}

/** Group of wallets to show. */
export interface WalletGroup {
  readonly name: string;
  readonly wallets: readonly Wallet[];
}

/**
 * Resolves a host's groups to wallets, in its order.
 * @throws {Error} on an id with other than letters, digits and underscores (`Invalid ID: …`), one not in the wallet
 * list, an invalid accent, a group without a name, or a duplicate wallet
 */
export function defineWallets(groups: readonly WalletGroupOptions[]): readonly WalletGroup[] {
  const listed = new Set<string>();
  return groups.map(({ name, wallets }) => {
    if (name.trim() === '') throw new Error('A group of wallets needs a name.');
    return {
      name,
      wallets: wallets.map((wallet) => {
        const row = typeof wallet === 'string' ? rowOf(wallet) : wallet;
        checkWallet(row);
        if (listed.has(row.id)) throw new Error(`The wallet "${row.id}" is listed twice.`);
        listed.add(row.id);
        return row;
      }),
    };
  });
}

function rowOf(id: string): Wallet {
  checkId(id);
  const row = findWallet(id);
  if (row) return row;
  const ids = catalogue.map((wallet) => wallet.id).join(', ');
  throw new Error(`Unknown wallet "${id}". The wallet list has ${ids}.`);
}

/** Wallets of the wallet list to choose from. */
export interface ListedWallets {
  readonly groups: readonly WalletGroup[];
  /** Searchable wallets. */
  readonly all: readonly Wallet[];
}

interface ListedOptions {
  /** Host's groups; undefined for the most popular wallets of the wallet list. */
  readonly groups: readonly WalletGroupOptions[] | undefined;
  /** Name of the group of popular wallets, and its maximum size. */
  readonly popular: { readonly name: string; readonly most: number };
  /** Connector ids of the installed wallets, which are not listed again. */
  readonly installed: readonly string[];
  /** Ids of wallets used before, newest first. */
  readonly recent: readonly string[];
  /** True to list wallets first that open this page in their own browser, if there is no pairing. */
  readonly insideFirst: boolean;
}

/**
 * Returns the groups to show: without installed and hidden wallets and without empty groups, recent wallets first.
 * @throws {Error} for groups that `defineWallets` refuses
 */
export function listedGroups(options: ListedOptions): ListedWallets {
  const { groups, popular, installed, recent, insideFirst } = options;
  const installedIds = new Set(installed.map((id) => id.toLowerCase()));
  const rank = ({ id }: Wallet) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const matchesGroup = ({ inside }: Wallet) => Number(insideFirst && inside === undefined);
  const visibleRows = (rows: readonly Wallet[]) =>
    rows
      .filter(
        ({ rdns = [], hidden }) =>
          !(typeof hidden === 'function' ? hidden(installed) : hidden) &&
          !rdns.some((name) => installedIds.has(name.toLowerCase())),
      )
      .sort((a, b) => matchesGroup(a) - matchesGroup(b) || rank(a) - rank(b));
  if (!groups) {
    const all = visibleRows(catalogue);
    return { groups: [{ name: popular.name, wallets: all.slice(0, popular.most) }], all };
  }
  const listed = defineWallets(groups)
    .map(({ name, wallets }) => ({ name, wallets: visibleRows(wallets) }))
    .filter(({ wallets }) => wallets.length > 0);
  return { groups: listed, all: listed.flatMap(({ wallets }) => wallets) };
}
