import type { Address } from 'viem';
import { mapConcurrently } from './mapConcurrently.ts';

/** Concurrent reads of a kind, sent as one batch: the proxy limits a visitor's concurrent requests. */
const READS_AT_ONCE = 50;

/** Reads each address, fifty at a time. Returns the results by address in lower case, without failed reads. */
export async function readEach<Result>(
  addresses: readonly Address[],
  read: (address: Address) => Promise<Result>,
): Promise<ReadonlyMap<string, Result>> {
  const found = new Map<string, Result>();
  const readOne = async (address: Address) => {
    try {
      found.set(address.toLowerCase(), await read(address));
    } catch {
      // Left out: a failed read is a separate state.
    }
  };
  await mapConcurrently(addresses, readOne, { concurrency: READS_AT_ONCE });
  return found;
}
