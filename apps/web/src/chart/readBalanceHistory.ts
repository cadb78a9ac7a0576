import { type Address, type Client, hexToBigInt, numberToHex } from 'viem';
import { getBlock } from 'viem/actions';

/** Balance at a point in time: `time` in ms since 1970, `value` in the smallest unit (wei). */
export interface BalancePoint {
  readonly time: number;
  readonly value: bigint;
}

const DAY_S = 86_400n;
/** Time span, in seconds. */
const SPAN_S = 7n * DAY_S;
const POINTS = 24;
/** Most steps of the search for the first block. */
const MOST_LOOKUPS = 8;

/**
 * Reads the native balance over the last days, oldest first, at about 24 blocks. Calls
 * `eth_getBlockByNumber` and `eth_getBalance`, at most about 58 times, mostly in one batch. Blocks pruned
 * by the node are omitted.
 * @throws {Error} when the network is unreachable, has only the latest state, or did not answer for that
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
  // Without it the line would end with an earlier balance as that of now.
  const last = read.at(-1);
  if (last?.status === 'rejected') throw last.reason;
  if (points.length < Math.min(2, numbers.length)) {
    throw new Error('The network’s node has no historical balances.');
  }
  return points;
}

/** Finds the last block at `target` (seconds since 1970), or one close enough before it. */
async function blockAt(client: Client, target: bigint, latest: BlockTime): Promise<BlockTime> {
  if (latest.number === 0n) return latest;
  // Block 0 often has no valid timestamp, which only costs one more step.
  let earlier = await blockTime(client, 0n);
  let later = latest;
  if (earlier.timestamp >= target) return earlier;
  for (let look = 0; look < MOST_LOOKUPS; look++) {
    const guess = nextGuess(earlier, later, target, SPAN_S / 20n, look);
    if (guess === undefined) break;
    const block = await blockTime(client, guess);
    if (block.timestamp <= target) earlier = block;
    else later = block;
  }
  // After the last step the nearer side is good enough for a chart.
  return target - earlier.timestamp <= later.timestamp - target ? earlier : later;
}

/**
 * Reads a balance by `eth_getBalance`: viem's `getBalance` may use Multicall3, which may not have been
 * deployed yet.
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

/** Number and timestamp (seconds since 1970) of a block. */
export interface BlockTime {
  readonly number: bigint;
  readonly timestamp: bigint;
}

/**
 * Next block to read in the search for the one at `target`: between two known blocks, alternating
 * interpolation and bisection, since some chains pause for days. Undefined when none is left between them,
 * or the earlier one is close enough.
 * @param earlier a block at or before the target
 * @param later a block after it
 * @param tolerance accepted distance before the target, in seconds
 * @param look number of previous steps
 */
export function nextGuess(
  earlier: BlockTime,
  later: BlockTime,
  target: bigint,
  tolerance: bigint,
  look: number,
): bigint | undefined {
  const blocks = later.number - earlier.number;
  const seconds = later.timestamp - earlier.timestamp;
  if (blocks <= 1n || seconds <= 0n || target - earlier.timestamp <= tolerance) return undefined;
  const ahead = look % 2 === 1 ? blocks / 2n : (blocks * (target - earlier.timestamp)) / seconds;
  // Always strictly between the two: each step narrows the search.
  if (ahead < 1n) return earlier.number + 1n;
  return ahead >= blocks ? later.number - 1n : earlier.number + ahead;
}

/** At most `count` distinct, evenly spaced blocks from `first` to `last`, both included, in order. */
export function evenBlocks(first: bigint, last: bigint, count: number): readonly bigint[] {
  if (last <= first || count < 2) return [last];
  const span = last - first;
  const steps = span < BigInt(count - 1) ? Number(span) : count - 1;
  return Array.from(
    { length: steps + 1 },
    (_, step) => first + (span * BigInt(step)) / BigInt(steps),
  );
}
