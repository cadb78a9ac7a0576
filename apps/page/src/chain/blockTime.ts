/** Refetch interval and stale time of chain reads, in ms: a block of Ethereum. */
export const BLOCK_MS = 12_000;
