/** A block by its number and its time in seconds since 1970, as chains count it. */
export interface BlockTime {
  readonly number: bigint;
  readonly timestamp: bigint;
}

/**
 * Which block to look at next for the one that was at `target`: between two known blocks, by turns
 * as if blocks came evenly in between, and in the middle, since some chains rest for days.
 * Undefined once there is none left between them, or the earlier one is near enough.
 * @param earlier a block at or before the target
 * @param later a block after it
 * @param tolerance how far before the target is near enough, in seconds
 * @param look how many looks there were before
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
  // Always strictly between the two: each look narrows the search.
  if (ahead < 1n) return earlier.number + 1n;
  return ahead >= blocks ? later.number - 1n : earlier.number + ahead;
}

/**
 * At most `count` different blocks from `first` to `last`, both included, evenly apart and in
 * order.
 */
export function evenBlocks(first: bigint, last: bigint, count: number): readonly bigint[] {
  if (last <= first || count < 2) return [last];
  const span = last - first;
  const steps = span < BigInt(count - 1) ? Number(span) : count - 1;
  return Array.from(
    { length: steps + 1 },
    (_, step) => first + (span * BigInt(step)) / BigInt(steps),
  );
}
