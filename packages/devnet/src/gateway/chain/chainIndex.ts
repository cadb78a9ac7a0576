import type { Address, Hash } from 'viem';
import type { LocalClient } from '../../chain/localClient.ts';
import { SAFE_CONTRACTS } from '../../safe/contracts/safeContracts.ts';
import type { ChainEvent } from './chainEvent.ts';
import { eventsAbi } from './events.ts';
import { createLogReader, type SafeLog } from './logReader.ts';

const SINGLETONS: ReadonlySet<Address> = new Set(
  Object.values(SAFE_CONTRACTS).flatMap(({ safe, safeL2 }) => [safe, safeL2]),
);

/** What happened to the Safes of one chain, read from its logs. */
export type ChainIndex = ReturnType<typeof createChainIndex>;

/** Nothing is read until someone asks, and then only the blocks that are new. */
export function createChainIndex(client: LocalClient) {
  let reader = createLogReader(client, SINGLETONS);
  let last: { number: bigint; hash: Hash } | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const head = await client.getBlock();
    if (last && (await isGone(last, head.number))) {
      reader = createLogReader(client, SINGLETONS);
      last = undefined;
    }
    if (last && head.number === last.number) return;
    const logs = await client.getLogs({
      events: eventsAbi,
      strict: true,
      fromBlock: last === undefined ? 0n : last.number + 1n,
      toBlock: head.number,
    });
    await reader.read(logs satisfies readonly SafeLog[]);
    last = { number: head.number, hash: head.hash };
  }

  /** Tests turn a chain back to a snapshot; what was read beyond it never was. */
  async function isGone(block: { number: bigint; hash: Hash }, head: bigint): Promise<boolean> {
    if (head < block.number) return true;
    const { hash } = await client.getBlock({ blockNumber: block.number });
    return hash !== block.hash;
  }

  return {
    /** Reads up to the newest block. Those who ask at once share one reading. */
    follow(): Promise<void> {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    /** The Safes there are, oldest first. */
    safes: (): readonly Address[] => reader.safes(),
    /** What happened to a Safe, oldest first; `undefined` for what is no Safe of a known kind. */
    eventsOf: (safe: Address): readonly ChainEvent[] | undefined => reader.eventsOf(safe),
  };
}
