import type { Local } from '@mooring/devnet/local';
import { createGatewayClient } from '@mooring/safe/gateway';
import { createTransaction, hashTransaction } from '@mooring/safe/transactions';
import type { Page } from '@playwright/test';
import { type Address, getAddress, type Hex, numberToHex } from 'viem';
import { sign } from 'viem/accounts';

/** Stored transactions of a device. */
export interface Stored {
  /** Transactions that are not pending, ten per account and chain, the most the kit stores. */
  readonly finished?: number;
  /** Pending transactions of the connected account; all are stored. */
  readonly pending?: number;
}

const KEPT = 10;

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
      const group = Math.floor(index / KEPT);
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

/** Above the nonces of the initial queue. */
const FIRST_NONCE = 40n;

/** Proposes payments of the first Safe until its queue has 50, each signed by one owner. */
export async function fillQueue({ devnet, gatewayUrl, safe }: Local): Promise<void> {
  const owner = devnet.accounts[0];
  if (!gatewayUrl || !safe || !owner) throw new Error('The local network has no Safe.');
  const client = createGatewayClient({ baseUrl: gatewayUrl });
  let { count } = await client.safes.queued(safe.chainId, safe.address);
  for (let nonce = FIRST_NONCE; (count ?? 0) < 50; nonce += 1n) {
    const call = { to: owner.address, value: nonce, data: '0x', operation: 0 } as const;
    const transaction = createTransaction(call, nonce);
    const { hash } = hashTransaction(transaction, safe);
    await client.transactions.propose(safe.chainId, safe.address, {
      transaction,
      safeTxHash: hash,
      sender: owner.address,
      signature: await sign({ hash, privateKey: owner.privateKey, to: 'hex' }),
    });
    count = (count ?? 0) + 1;
  }
}

/** Token of `/config.json`. */
export interface ListedToken {
  readonly address: Address;
  readonly name: string;
  readonly symbol: string;
  readonly decimals: number;
}

/** Returns 1,000 for any call: a balance for everybody. */
const code: Hex = '0x6103e860005260206000f3';

const FIRST = 0x70_6b_65_6e_00_00n;

/** Deploys 500 tokens on the first chain, held by everybody. */
export async function fillTokens({ devnet }: Local): Promise<readonly ListedToken[]> {
  const tokens = Array.from({ length: 500 }, (_, index) => ({
    address: getAddress(numberToHex(FIRST + BigInt(index), { size: 20 })),
    name: `Token number ${index + 1}`,
    symbol: `T${index + 1}`,
    decimals: 2,
  }));
  for (const { address } of tokens)
    await devnet.ethereum.client.setCode({ address, bytecode: code });
  return tokens;
}
