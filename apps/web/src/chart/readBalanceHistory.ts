import { type Address, type Client, hexToBigInt, numberToHex } from 'viem';
import { getBlock } from 'viem/actions';
import { type BlockTime, evenBlocks, nextGuess } from './samplePlan.ts';

/** What an account had at a moment: `time` in ms since 1970, `value` in the smallest unit (wei). */
export interface BalancePoint {
  readonly time: number;
  readonly value: bigint;
}

const DAY_S = 86_400n;
/** How far back is looked, in seconds. */
const SPAN_S = 7n * DAY_S;
const POINTS = 24;
/** Looks for the block that was there at the beginning, at most. */
const MOST_LOOKS = 8;

/**
 * What an account had of a network's coin over the last days, oldest first, at about 24 blocks.
 * Calls `eth_getBlockByNumber` and `eth_getBalance`, at most about 58 times, mostly in one batch.
 * Moments that the node no longer knows are left out.
 * @throws {Error} when the network does not answer, or knows no moment but the present
 */
export async function readBalanceHistory(
  client: Client,
  address: Address,
): Promise<readonly BalancePoint[]> {
  const latest = await blockTime(client);
  const first = await blockAt(client, latest.timestamp - SPAN_S, latest);
  const numbers = evenBlocks(first.number, latest.number, POINTS);
  const read = await Promise.allSettled(
    numbers.map(async (blockNumber): Promise<BalancePoint> => {
      const [{ timestamp }, value] = await Promise.all([
        blockTime(client, blockNumber),
        balanceAt(client, address, blockNumber),
      ]);
      return { time: Number(timestamp) * 1000, value };
    }),
  );
  const points = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  if (points.length < Math.min(2, numbers.length)) {
    throw new Error('The network’s node does not know balances of the past.');
  }
  return points;
}

/** The block that was the last one at `target` (seconds since 1970), or one near enough before it. */
async function blockAt(client: Client, target: bigint, latest: BlockTime): Promise<BlockTime> {
  if (latest.number === 0n) return latest;
  // Block 0 often carries no true time; where it does not, the search only takes a look more.
  let earlier = await blockTime(client, 0n);
  let later = latest;
  if (earlier.timestamp >= target) return earlier;
  for (let look = 0; look < MOST_LOOKS; look++) {
    const guess = nextGuess(earlier, later, target, SPAN_S / 20n, look);
    if (guess === undefined) break;
    const block = await blockTime(client, guess);
    if (block.timestamp <= target) earlier = block;
    else later = block;
  }
  // Without an end to the search the nearer side is good enough for a drawing.
  return target - earlier.timestamp <= later.timestamp - target ? earlier : later;
}

/**
 * Asked of the network itself: viem's `getBalance` may go through Multicall3, which need not have
 * been there yet.
 */
async function balanceAt(client: Client, address: Address, blockNumber: bigint): Promise<bigint> {
  const balance = await client.request({
    method: 'eth_getBalance',
    params: [address, numberToHex(blockNumber)],
  });
  return hexToBigInt(balance);
}

async function blockTime(client: Client, blockNumber?: bigint): Promise<BlockTime> {
  const block = await getBlock(client, blockNumber === undefined ? {} : { blockNumber });
  return { number: block.number ?? blockNumber ?? 0n, timestamp: block.timestamp };
}
