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
