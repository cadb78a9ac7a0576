import { catalogue } from '../core/catalogue/catalogue.ts';
import {
  defineWallets,
  type WalletGroup,
  type WalletGroupOptions,
} from '../core/catalogue/defineWallets.ts';
import type { Wallet } from '../core/catalogue/wallet.ts';

/** Wallets of the catalogue to choose from. */
export interface ListedWallets {
  readonly groups: readonly WalletGroup[];
  /** Wallets that are searched. */
  readonly all: readonly Wallet[];
}

interface ListedOptions {
  /** The host's groups; without them, the most popular of the catalogue. */
  readonly groups: readonly WalletGroupOptions[] | undefined;
  /** Name of the group of popular wallets, and its maximum size. */
  readonly popular: { readonly name: string; readonly most: number };
  /** Connector ids of the wallets in this browser, which are not listed twice. */
  readonly installed: readonly string[];
  /** Ids of wallets used before, newest first. */
  readonly recent: readonly string[];
  /** Wallets that open this page in their own browser come first: nothing else leads to one. */
  readonly insideFirst: boolean;
}

/**
 * The groups as they are shown: without what is installed, recent ones first in each, none empty.
 * @throws {Error} for groups that `defineWallets` refuses
 */
export function listedGroups(options: ListedOptions): ListedWallets {
  const { groups, popular, installed, recent, insideFirst } = options;
  const here = new Set(installed.map((id) => id.toLowerCase()));
  const rank = ({ id }: Wallet) => (recent.includes(id) ? recent.indexOf(id) : recent.length);
  const asks = ({ inside }: Wallet) => Number(insideFirst && inside === undefined);
  const shown = (rows: readonly Wallet[]) =>
    rows
      .filter(({ rdns = [] }) => !rdns.some((name) => here.has(name.toLowerCase())))
      .sort((a, b) => asks(a) - asks(b) || rank(a) - rank(b));
  if (!groups) {
    const all = shown(catalogue);
    return { groups: [{ name: popular.name, wallets: all.slice(0, popular.most) }], all };
  }
  const listed = defineWallets(groups)
    .map(({ name, wallets }) => ({ name, wallets: shown(wallets) }))
    .filter(({ wallets }) => wallets.length > 0);
  return { groups: listed, all: listed.flatMap(({ wallets }) => wallets) };
}
