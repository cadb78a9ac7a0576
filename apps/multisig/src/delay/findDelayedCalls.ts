import type { SafeCall } from '@mooring/safe/transactions';
import {
  type Address,
  type Client,
  encodePacked,
  type Hash,
  keccak256,
  type Log,
  parseAbiItem,
  parseEventLogs,
} from 'viem';
import { getBlock, getLogs } from 'viem/actions';
import type { DelayedTransaction } from './readDelay.ts';

/**
 * Finds the calls of hashes in the modifier's events. Their blocks are found by their times, so that no node is asked for
 * the logs of many blocks.
 * @returns a call for each hash, in their order; undefined for one without an event, or with another one's fields
 * @throws {Error} when the network does not answer
 */
export async function findDelayedCalls(
  client: Client,
  module: Address,
  waiting: readonly Pick<DelayedTransaction, 'hash' | 'createdAt'>[],
): Promise<readonly (SafeCall | undefined)[]> {
  const times = [...new Set(waiting.map(({ createdAt }) => createdAt))];
  const found = await Promise.all(times.map((time) => readAdded(client, module, time)));
  const byHash = new Map(found.flat().map((call) => [hashDelayed(call), call]));
  return waiting.map(({ hash }) => byHash.get(hash));
}

/** Reads the calls that were added at a time. Blocks of one time follow each other. */
async function readAdded(
  client: Client,
  address: Address,
  time: number,
): Promise<readonly SafeCall[]> {
  const [fromBlock, after] = await Promise.all([
    findFirstBlock(client, time),
    findFirstBlock(client, time + 1),
  ]);
  if (after <= fromBlock) return [];
  const logs = await getLogs(client, { address, event: added, fromBlock, toBlock: after - 1n });
  return parseAdded(logs);
}

/** Parses events, which are untrusted, to calls. */
export function parseAdded(logs: readonly Log[]): readonly SafeCall[] {
  return parseEventLogs({ abi: [added], logs: [...logs] }).flatMap(({ args }): SafeCall[] => {
    const { to, value, data, operation } = args;
    return operation === 0 || operation === 1 ? [{ to, value, data, operation }] : [];
  });
}

/** Hash of a call, as the modifier stores it. */
function hashDelayed({ to, value, data, operation }: SafeCall): Hash {
  const types = ['address', 'uint256', 'bytes', 'uint8'] as const;
  return keccak256(encodePacked(types, [to, value, data, operation]));
}

/** Finds the first block of a time or later; the number after the newest block if there is none. */
async function findFirstBlock(client: Client, time: number): Promise<bigint> {
  const { number } = await getBlock(client);
  let [low, high] = [0n, number + 1n];
  while (low < high) {
    const blockNumber = (low + high) / 2n;
    const { timestamp } = await getBlock(client, { blockNumber });
    if (timestamp < BigInt(time)) low = blockNumber + 1n;
    else high = blockNumber;
  }
  return low;
}

const added = parseAbiItem(
  'event TransactionAdded(uint256 indexed queueNonce, bytes32 indexed txHash, address to, uint256 value, bytes data, uint8 operation)',
);
