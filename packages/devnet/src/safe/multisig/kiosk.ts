import { createTransaction } from '@mooring/safe/transactions';
import { DEMO_ACCOUNTS, TREASURY } from '../../accounts.ts';
import { HARBOUR_DOLLAR } from '../../contracts/deployments.ts';
import type { Multisig } from './multisig.ts';
import { coins, createSafe, executeTransaction, fromTreasury, tokens } from './safeTransactions.ts';

const KIOSK_VERSION = '1.5.0';

const [mira, keeper] = DEMO_ACCOUNTS;

/** Safe of the second chain: newer contracts, threshold one. */
export function kiosk(chainId: number): Multisig {
  const owners = [mira.address, keeper.address];
  const { address, transaction: creation } = createSafe(KIOSK_VERSION, owners, 1);
  const safe = { address, chainId, version: KIOSK_VERSION } as const;
  const paid = createTransaction(tokens(HARBOUR_DOLLAR, TREASURY.address, '18.2'), 0n);
  return {
    safe: { ...safe, label: 'Harbour kiosk', owners, threshold: 1 },
    blocks: [
      { hours: 140, transactions: [creation] },
      { hours: 138, transactions: [fromTreasury(coins(address, '0.8'))] },
      { hours: 99, transactions: [fromTreasury(tokens(HARBOUR_DOLLAR, address, '75'))] },
      { hours: 28, transactions: [executeTransaction(safe, paid, [keeper])] },
    ].map(({ hours, transactions }) => ({ secondsAgo: hours * 60 * 60, transactions })),
    queue: [],
    messages: [],
  };
}
