import type { LocalClient } from './localChain.ts';

/**
 * Moves the clocks of chains forward, and mines a block on each, so that reads see the new time.
 *
 * @throws {Error} for a time that is not a whole number of seconds
 */
export async function passTime(clients: readonly LocalClient[], seconds: number): Promise<void> {
  if (!Number.isSafeInteger(seconds) || seconds < 1) {
    throw new Error(`Expected a whole number of seconds, 1 or more, not ${seconds}.`);
  }
  await Promise.all(
    clients.map(async (client) => {
      await client.increaseTime({ seconds });
      await client.mine({ blocks: 1 });
    }),
  );
}

/** Moves the clock of a stored chain to its newest block, which is later than now if time was passed before. */
export async function restoreTime(client: LocalClient): Promise<void> {
  const { timestamp } = await client.getBlock();
  const seconds = Number(timestamp) - Math.floor(Date.now() / 1_000);
  if (seconds > 0) await client.increaseTime({ seconds });
}
