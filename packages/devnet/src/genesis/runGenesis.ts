import { createHash } from 'node:crypto';
import { type Address, type Hex, numberToHex, parseGwei } from 'viem';
import type { GenesisBlock, GenesisTransaction } from '../chain/genesisBlock.ts';
import type { LocalClient } from '../chain/localChain.ts';
import type { Genesis } from './genesis.ts';

/**
 * Address of a chain's genesis fingerprint, stored as code last of all: its presence means the chain is
 * complete. In lower case, as in anvil's state files.
 */
export const FINGERPRINT_ADDRESS: Address = '0x000000000000000000000000000000006d6f6f72';

/**
 * 33 bytes, unique for each genesis. The first, 0xfe, is the invalid instruction, so that the rest never
 * runs.
 */
export function fingerprint(genesis: Genesis): Hex {
  const text = JSON.stringify(genesis, (_key, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  // Native hash: a genesis has a megabyte of contracts, hashed at every start.
  return `0xfe${createHash('sha256').update(text).digest('hex')}`;
}

/** Enough for the largest transaction of a genesis, and low enough for a dozen in one block. */
const GENESIS_GAS = numberToHex(2_000_000);
const MAX_FEE = numberToHex(parseGwei('2'));
const PRIORITY_FEE = numberToHex(parseGwei('1'));

/**
 * Runs `genesis` on a new chain that mines on demand only.
 *
 * @param now time the genesis counts back from, in seconds since 1970.
 * @throws Error naming the block in which a transaction failed.
 */
export async function runGenesis(
  client: LocalClient,
  genesis: Genesis,
  now: number,
): Promise<void> {
  await Promise.all(
    genesis.balances.map(({ address, wei }) => client.setBalance({ address, value: wei })),
  );
  await Promise.all(
    genesis.deployed.map(({ address, code }) => client.setCode({ address, bytecode: code })),
  );
  await Promise.all(
    genesis.code.map(async ({ address, creation }) => {
      // A call without a recipient returns the code a deployment would leave.
      const { data } = await client.call({ data: creation });
      if (data === undefined) throw new Error(`There is no code to deploy at ${address}.`);
      await client.setCode({ address, bytecode: data });
    }),
  );
  const nonces = new Map<Address, number>();
  let last = 0;
  for (const block of genesis.blocks) {
    // Blocks need different timestamps.
    last = Math.max(now - block.secondsAgo, last + 1);
    await mineBlock(client, block, last, nonces);
  }
  await client.setCode({ address: FINGERPRINT_ADDRESS, bytecode: fingerprint(genesis) });
}

async function mineBlock(
  client: LocalClient,
  { transactions }: GenesisBlock,
  timestamp: number,
  nonces: Map<Address, number>,
): Promise<void> {
  const hashes = await Promise.all(
    transactions.map((transaction) => {
      const nonce = nonces.get(transaction.from) ?? 0;
      nonces.set(transaction.from, nonce + 1);
      return sendGenesis(client, transaction, nonce);
    }),
  );
  await client.setNextBlockTimestamp({ timestamp: BigInt(timestamp) });
  await client.mine({ blocks: 1 });
  const receipts = await Promise.all(
    hashes.map((hash) => client.request({ method: 'eth_getTransactionReceipt', params: [hash] })),
  );
  receipts.forEach((receipt, index) => {
    if (receipt?.status === '0x1') return;
    const { from, to = 'a new contract' } = transactions[index] ?? {};
    throw new Error(`The genesis transaction from ${from} to ${to} failed.`);
  });
}

function sendGenesis(client: LocalClient, transaction: GenesisTransaction, nonce: number) {
  const { value, gas, ...rest } = transaction;
  return client.request({
    method: 'eth_sendTransaction',
    params: [
      {
        ...rest,
        ...(value !== undefined && { value: numberToHex(value) }),
        gas: gas === undefined ? GENESIS_GAS : numberToHex(gas),
        maxFeePerGas: MAX_FEE,
        maxPriorityFeePerGas: PRIORITY_FEE,
        nonce: numberToHex(nonce),
        type: '0x2',
      },
    ],
  });
}
