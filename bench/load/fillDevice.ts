import type { Local } from '@mooring/devnet/local';
import type { Page } from '@playwright/test';
import { type Hex, numberToHex } from 'viem';

/** Stored transactions of a device. */
export interface Stored {
  /** Transactions that are not pending, ten per account and chain, the most the kit stores. */
  readonly finished?: number;
  /** Pending transactions of the connected account; all are stored. */
  readonly pending?: number;
}

const kept = 10;

/** Writes transactions to the kit's storage, one entry each. */
export async function fillDevice(
  page: Page,
  { devnet }: Local,
  { finished = 0, pending = 0 }: Stored,
): Promise<void> {
  const [connected] = devnet.accounts;
  const chains = [devnet.ethereum, devnet.rollup].map(({ chain }) => chain.id);
  const now = Date.now();
  const entryOf = (index: number, account: string, chainId: number, rest: object) => {
    const hash = numberToHex(index + 1, { size: 32 });
    const value = { hash, description: `Payment ${index + 1}`, chainId, ...rest };
    return [
      `mooring.tx.${chainId}.${account.toLowerCase()}.${hash}`,
      JSON.stringify(value),
    ] as const;
  };
  const accountOf = (group: number): Hex | string =>
    group === 0 ? (connected?.address ?? '') : numberToHex(group, { size: 20 });
  const entries = [
    ...Array.from({ length: finished }, (_, index) => {
      const group = Math.floor(index / kept);
      const account = accountOf(Math.floor(group / chains.length));
      const chainId = chains[group % chains.length] ?? 0;
      const addedAt = now - 86_400_000 - index * 1_000;
      const rest = { status: 'confirmed', addedAt, finishedAt: addedAt + 12_000 };
      return entryOf(index, account, chainId, rest);
    }),
    ...Array.from({ length: pending }, (_, index) => {
      const rest = { status: 'pending', addedAt: now - index };
      return entryOf(finished + index, accountOf(0), chains[0] ?? 0, rest);
    }),
  ];
  await page.evaluate((all) => {
    for (const [key, value] of all) localStorage.setItem(key, value);
  }, entries);
}
