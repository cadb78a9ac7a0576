import { isRecord } from '@mooring/internal';
import { configMistake } from './configMistake.ts';

/**
 * Checks the option `wallets` of `createMooringConfig` in development.
 * @throws {Error} on groups that cannot be read, with what to write instead
 */
export function checkWalletGroups(groups: unknown): void {
  if (groups === undefined) return;
  if (!Array.isArray(groups)) {
    throw configMistake(
      "`wallets` is not an array: write wallets: [{ name: 'Popular', wallets: ['metamask'] }].",
    );
  }
  groups.forEach((group: unknown, index) => {
    if (!isRecord(group) || !Array.isArray(group['wallets'])) {
      throw configMistake(
        `wallets[${index}] is not a group: write wallets: [{ name: 'Popular', wallets: ['metamask'] }].`,
      );
    }
    if (typeof group['name'] !== 'string') {
      throw configMistake(
        `wallets[${index}] has no name: write { name: 'Popular', wallets: […] }.`,
      );
    }
    group['wallets'].forEach((wallet: unknown, row: number) => {
      if (typeof wallet === 'string' || isRecord(wallet)) return;
      throw configMistake(
        `wallets[${index}].wallets[${row}] is not a wallet: write an id, as 'metamask', or a row of your own.`,
      );
    });
  });
}
