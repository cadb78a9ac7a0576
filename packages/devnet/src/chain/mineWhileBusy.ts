import type { LocalClient } from './localChain.ts';

/** Interval of checking for pending transactions, in ms. */
const BUSY_LOOK_MS = 250;

/** Blocks mined after the last transaction, for confirmations. */
const BLOCKS_AFTER = 15;

/** Mining interval of an idle chain, in seconds: a day. */
const REST_SECONDS = 86_400;

/**
 * Mines a block every `seconds` while transactions are pending and for some blocks after; the chain idles
 * otherwise. Anvil keeps a copy of the whole state for each block and drops the oldest after a few
 * thousand: a chain that mined all night would fill gigabytes and lose its past.
 *
 * It stops for good as soon as someone else changes the mining mode (`setAutomine`, `setIntervalMining`),
 * and with the chain. It does not keep the process alive.
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
    // A chain that no longer responds has exited, which is reported elsewhere.
    setTimeout(() => look().catch(() => {}), BUSY_LOOK_MS).unref();
  };
  lookAgain();
}

interface IntervalMining {
  Method: 'anvil_getIntervalMining';
  Parameters?: undefined;
  /** In seconds; null in other mining modes. */
  ReturnType: number | null;
}
