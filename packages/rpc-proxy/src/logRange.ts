import type { RpcCall, RpcError } from './core/message.ts';

/** Checked `eth_getLogs` call, or the error that refuses it; null when the latest block could not be read. */
export type CheckedLogs = { call: RpcCall } | { error: RpcError } | null;

const FILTER_FIELDS = ['fromBlock', 'toBlock', 'blockHash', 'address', 'topics'] as const;
/** Block tags; all but the first are near the latest block. */
const TAGS = ['earliest', 'latest', 'pending', 'safe', 'finalized'];
const INVALID_RANGE: CheckedLogs = {
  error: {
    code: -32_602,
    message: `Write one filter of ${FILTER_FIELDS.join(', ')}, its blocks as hex numbers or tags`,
  },
};

/**
 * Checks that `eth_getLogs` covers at most `most` blocks: a node reads each of them. The filter is rebuilt
 * from the fields it may have, because nodes accept variants of their names, such as `FromBlock`. A range whose size
 * is unknown is not forwarded.
 *
 * @param most 0 for no limit.
 * @param head Latest block number; null when no upstream answers.
 */
export async function checkLogs(
  { method, params = [] }: RpcCall,
  most: number,
  head: () => Promise<number | null>,
): Promise<CheckedLogs> {
  if (!Array.isArray(params)) return INVALID_RANGE;
  const [filter, ...others]: unknown[] = params;
  if (filter === undefined) return { call: { method, params: [] } };
  if (others.length > 0 || typeof filter !== 'object' || filter === null) return INVALID_RANGE;
  if (Array.isArray(filter)) return INVALID_RANGE;
  const given = Object.entries(filter).filter(([key]) =>
    FILTER_FIELDS.some((field) => field === key),
  );
  const written: Readonly<Record<string, unknown>> = Object.fromEntries(given);
  const call = { method, params: [written] };
  const { fromBlock, toBlock } = written;
  if (![fromBlock, toBlock].every(isBlock)) return INVALID_RANGE;
  if (most === 0 || (isNone(fromBlock) && isNone(toBlock))) return { call };
  // Nodes differ in their default for `fromBlock`: here it is the earliest.
  const ends = [isNone(fromBlock) ? 'earliest' : fromBlock, toBlock];
  const newest = ends.some(isNearHead) ? await head() : null;
  const [first, last] = ends.map((end) => (isNearHead(end) ? newest : readBlockNumber(end)));
  if (first === null || last === null || first === undefined || last === undefined) return null;
  if (last - first < most) return { call };
  return { error: { code: -32_005, message: `Ask for the logs of at most ${most} blocks` } };
}

function isNone(value: unknown): boolean {
  return value === undefined || value === null;
}

function isBlock(value: unknown): boolean {
  return (
    isNone(value) || (typeof value === 'string' && (TAGS.includes(value) || isQuantity(value)))
  );
}

function isQuantity(value: string): boolean {
  return /^0x[0-9a-f]{1,16}$/i.test(value);
}

function isNearHead(end: unknown): boolean {
  return isNone(end) || (end !== 'earliest' && typeof end === 'string' && !isQuantity(end));
}

function readBlockNumber(end: unknown): number {
  return end === 'earliest' ? 0 : Number(end);
}
