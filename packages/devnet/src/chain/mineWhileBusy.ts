import type { LocalClient } from './localClient.ts';

/** How often it is looked whether a transaction waits, in ms. */
const LOOK_MS = 250;

/** Blocks that follow the last transaction, for those who wait for confirmations. */
const BLOCKS_AFTER = 15;

/** The interval of a chain at rest, in seconds: a day. */
const REST_SECONDS = 86_400;

/**
 * Gives a chain a block every `seconds` while transactions wait and for some blocks after, and lets it
 * rest otherwise. Anvil keeps a copy of the whole state for each block and forgets the oldest after a
 * few thousand: a chain that mined all night would fill gigabytes and lose its past.
 *
 * It gives way for good as soon as someone else sets how the chain mines (`setAutomine`,
 * `setIntervalMining`), and ends with the chain. It does not keep the process alive.
 */
export async function mineWhileBusy(client: LocalClient, seconds: number): Promise<void> {
  let interval = REST_SECONDS;
  let restAfter = 0n;
  await client.setIntervalMining({ interval });

  const look = async (): Promise<void> => {
    const [current, { pending }, block] = await Promise.all([
      client.request<IntervalMining>({ method: 'anvil_getIntervalMining' }),
      client.getTxpoolStatus(),
      client.getBlockNumber({ cacheTime: 0 }),
    ]);
    if (current !== interval) return;
    if (pending > 0) restAfter = block + BigInt(BLOCKS_AFTER);
    const wanted = pending > 0 || block < restAfter ? seconds : REST_SECONDS;
    if (wanted !== interval) await client.setIntervalMining({ interval: wanted });
    interval = wanted;
    lookAgain();
  };
  const lookAgain = (): void => {
    // A chain that no longer answers has ended; that is told elsewhere.
    setTimeout(() => look().catch(() => {}), LOOK_MS).unref();
  };
  lookAgain();
}

type IntervalMining = {
  Method: 'anvil_getIntervalMining';
  Parameters?: undefined;
  /** In seconds; null when the chain mines otherwise. */
  ReturnType: number | null;
};
