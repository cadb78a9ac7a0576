import { catalogue, type WalletId } from './catalogue.ts';
import { checkId, checkWallet } from './checkWallet.ts';
import { findWallet } from './findWallet.ts';
import { nearestText } from './nearestText.ts';
import type { Wallet } from './wallet.ts';

/** An id of the catalogue; the type lets an editor offer them and leaves others to the check. */
type AnyWalletId = WalletId | (string & Record<never, never>);

/** A group of wallets as a host writes it: ids of the catalogue, and rows of its own. */
export interface WalletGroupOptions {
  /** What stands above the group, in the person's language. */
  readonly name: string;
  readonly wallets: readonly (AnyWalletId | Wallet)[];
}

/** A group of wallets, ready to show. */
export interface WalletGroup {
  readonly name: string;
  readonly wallets: readonly Wallet[];
}

/**
 * The wallets a host offers, in its groups and its order.
 * @throws {Error} on an id with other than letters, digits and underscores (`Invalid ID: …`), one
 * that is not in the catalogue, a wrong accent, a group without a name, or a wallet listed twice
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
  const ids = catalogue.map((wallet) => wallet.id);
  throw new Error(
    `There is no wallet "${id}" in the catalogue. Did you mean "${nearestText(id, ids)}"?`,
  );
}
