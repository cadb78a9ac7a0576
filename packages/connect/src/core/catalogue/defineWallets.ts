import { catalogue, type WalletId } from './catalogue.ts';
import { checkId, checkWallet } from './checkWallet.ts';
import { findWallet } from './findWallet.ts';
import { nearestText } from './nearestText.ts';
import type { Wallet } from './wallet.ts';

/** Id of the catalogue; the type gives completion, and other strings are left to the check. */
type AnyWalletId = WalletId | (string & Record<never, never>);

/** Options of a wallet group: ids of the catalogue, and custom wallets. */
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
 * Wallets of a host, in its groups and order.
 * @throws {Error} on an id with other than letters, digits and underscores (`Invalid ID: …`), one not in
 * the catalogue, an invalid accent, a group without a name, or a duplicate wallet
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
