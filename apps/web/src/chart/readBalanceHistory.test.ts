import { createClient, custom, zeroAddress } from 'viem';
import { expect, test } from 'vitest';
import { type BlockTime, evenBlocks, nextGuess, readBalanceHistory } from './readBalanceHistory.ts';

const at = (number: number, timestamp: number): BlockTime => ({
  number: BigInt(number),
  timestamp: BigInt(timestamp),
});

test.each([
  ['halfway', at(0, 0), at(100, 1_200), 600, 0, 50n],
  ['never the later block itself', at(0, 0), at(10, 100), 99.5, 0, 9n],
  ['never the earlier block itself', at(0, 0), at(10, 1_000), 1, 0, 1n],
  ['a chain that rested: in the middle at the second look', at(0, 0), at(100, 1_000), 990, 0, 99n],
  ['no block in between', at(4, 40), at(5, 50), 45, 0, undefined],
  ['near enough', at(0, 0), at(100, 1_000), 20, 20, undefined],
  ['a clock that stands still', at(0, 10), at(100, 10), 10, 0, undefined],
])('nextGuess: %s', (_, earlier, later, target, tolerance, guess) => {
  expect(nextGuess(earlier, later, BigInt(Math.floor(target)), BigInt(tolerance), 0)).toBe(guess);
});

test('nextGuess finds the block of a time on uneven blocks in a bounded number of reads', () => {
  // A day without blocks, then one per second.
  const timeOf = (block: bigint) => (block === 0n ? 0n : 86_400n + block);
  let earlier: BlockTime = { number: 0n, timestamp: 0n };
  let later: BlockTime = { number: 10_000n, timestamp: timeOf(10_000n) };
  const target = 86_400n + 4_000n;
  let looks = 0;
  for (;;) {
    const guess = nextGuess(earlier, later, target, 60n, looks);
    if (guess === undefined) break;
    looks++;
    const block = { number: guess, timestamp: timeOf(guess) };
    if (block.timestamp <= target) earlier = block;
    else later = block;
  }
  expect(looks).toBeLessThan(30);
  expect(target - earlier.timestamp).toBeLessThanOrEqual(60n);
});

test.each([
  [0n, 23n, 24, 24],
  [0n, 5n, 24, 6],
  [100n, 1_000_000n, 24, 24],
  [7n, 7n, 24, 1],
  [9n, 7n, 24, 1],
])('evenBlocks from %s to %s, at most %i', (first, last, count, length) => {
  const blocks = evenBlocks(first, last, count);
  expect(blocks).toHaveLength(length);
  expect(new Set(blocks).size).toBe(length);
  expect(blocks.at(-1)).toBe(last);
  if (length > 1) expect(blocks[0]).toBe(first);
  expect([...blocks].sort((one, other) => (one < other ? -1 : 1))).toEqual(blocks);
});

const LATEST = 24 * 3_600;

/** Client of a network with a block for each of its seconds, whose node has no balance of some. */
function clientWithout(isMissing: (block: number) => boolean) {
  return createClient({
    transport: custom(
      {
        async request({ method, params }: { method: string; params: readonly string[] }) {
          const block = params[method === 'eth_getBalance' ? 1 : 0];
          const number = block === 'latest' ? LATEST : Number(block);
          if (method !== 'eth_getBalance')
            return { number: `0x${number.toString(16)}`, timestamp: `0x${number.toString(16)}` };
          if (isMissing(number)) throw new Error('missing trie node');
          return `0x${number.toString(16)}`;
        },
      },
      { retryCount: 0 },
    ),
  });
}

test('readBalanceHistory returns the balance at each block, up to the latest', async () => {
  const points = await readBalanceHistory(
    clientWithout(() => false),
    zeroAddress,
  );
  expect(points).toHaveLength(24);
  expect(points.at(-1)).toEqual({ time: LATEST * 1_000, value: BigInt(LATEST) });
});

test('readBalanceHistory omits the oldest blocks of a node that has pruned them', async () => {
  const points = await readBalanceHistory(
    clientWithout((block) => block < LATEST / 2),
    zeroAddress,
  );
  expect(points).toHaveLength(12);
});

test.each([
  ['the latest', (block: number) => block === LATEST],
  ['all', () => true],
])('readBalanceHistory throws when %s could not be read', async (_, isMissing) => {
  await expect(readBalanceHistory(clientWithout(isMissing), zeroAddress)).rejects.toThrow();
});
