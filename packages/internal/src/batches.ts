/** Most calls of a batch: more than a person can review. */
export const MOST_BATCH_CALLS = 100;

/** Longest id of a batch in EIP-5792: 4,096 bytes as hex. */
export const LONGEST_BATCH_ID = 8_194;

/** Returns true for a valid id of a batch (EIP-5792). */
export function isBatchId(value: unknown): value is string {
  return typeof value === 'string' && value.length <= LONGEST_BATCH_ID && value !== '';
}
