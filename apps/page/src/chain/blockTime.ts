/** Interval of reading a chain again, in ms: a block of Ethereum, and what is read is as old at most. */
export const BLOCK_MS = 12_000;
