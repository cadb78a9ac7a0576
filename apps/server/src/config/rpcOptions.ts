import { LONGEST_TIMER_MS } from '@mooring/internal';
import { rpcLimits } from '@mooring/rpc-proxy';
import * as v from 'valibot';
import { fields, pattern, toggle, wholeNumber } from './fields.ts';

const rpcDefaults = rpcLimits();
const byteCount = wholeNumber(1, 2 ** 29, 'bytes', 'Write a number of bytes, 1 to 536870912.');
const rpcLimitFields = fields(
  {
    /** Largest request body, in bytes. Default: 262144. */
    rpcBodyBytes: v.optional(byteCount, rpcDefaults.rpcBodyBytes),
    /** Most requests in one batch, and calls of one `eth_simulateV1`. Default: 100. */
    rpcBatch: v.optional(
      wholeNumber(1, 10_000, 'requests', 'Write how many requests, 1 to 10000.'),
      rpcDefaults.rpcBatch,
    ),
    /** Timeout of one upstream before the next is tried, in ms. Default: 10000. */
    upstreamTimeoutMs: v.optional(
      wholeNumber(1, LONGEST_TIMER_MS, 'milliseconds', 'Write a time in milliseconds, 1 or more.'),
      rpcDefaults.upstreamTimeoutMs,
    ),
    /** Largest response accepted from an upstream, in bytes. Default: 4194304. */
    upstreamBodyBytes: v.optional(byteCount, rpcDefaults.upstreamBodyBytes),
    /** Most requests in one batch to an upstream; 1 for upstreams without batches. Default: 20. */
    upstreamBatch: v.optional(
      wholeNumber(
        1,
        1_000,
        'requests, 1 where it takes no batches',
        'Write how many requests, 1 to 1000.',
      ),
      rpcDefaults.upstreamBatch,
    ),
    /** Most calls per client and minute, each entry of a batch counted; 0 for no limit. Default: 6000. */
    rpcPerMinute: v.optional(
      wholeNumber(
        0,
        10_000_000,
        'calls, 0 for no limit',
        'Write how many requests, or 0 for no limit.',
      ),
      rpcDefaults.rpcPerMinute,
    ),
    /** Most bytes per client and minute, requests plus responses; 0 for no limit. Default: 67108864. */
    rpcBytesPerMinute: v.optional(
      wholeNumber(
        0,
        2 ** 40,
        'bytes, 0 for no limit',
        'Write a number of bytes, or 0 for no limit.',
      ),
      rpcDefaults.rpcBytesPerMinute,
    ),
    /** Most concurrent calls per client and process; 0 for no limit. Default: 20. */
    rpcConcurrent: v.optional(
      wholeNumber(
        0,
        10_000,
        'calls, 0 for no limit',
        'Write how many calls at once, or 0 for no limit.',
      ),
      rpcDefaults.rpcConcurrent,
    ),
    /** Largest response to one request, in bytes. Default: 4194304. */
    rpcAnswerBytes: v.optional(byteCount, rpcDefaults.rpcAnswerBytes),
    /** Largest block range of `eth_getLogs`; 0 for no limit. Default: 10000. */
    rpcLogBlocks: v.optional(
      wholeNumber(
        0,
        Number.MAX_SAFE_INTEGER,
        'blocks, 0 for no limit',
        'Write how many blocks, or 0 for no limit.',
      ),
      rpcDefaults.rpcLogBlocks,
    ),
    /** Cache of immutable results, per network, in bytes. Default: 33554432. */
    rpcCacheBytes: v.optional(
      wholeNumber(
        0,
        2 ** 33,
        'bytes, 0 to keep nothing',
        'Write a number of bytes, or 0 for no cache.',
      ),
      rpcDefaults.rpcCacheBytes,
    ),
  },
  'Write { rpcBodyBytes, rpcBatch, rpcPerMinute, rpcBytesPerMinute, rpcConcurrent, rpcAnswerBytes, rpcLogBlocks, rpcCacheBytes, upstreamTimeoutMs, upstreamBodyBytes, upstreamBatch }, any of them.',
);

/** Options of the JSON-RPC proxy. They never leave the server. */
export const rpcOptions = {
  /**
   * True to forward signed transactions (`eth_sendRawTransaction`). Default: false, wallets send through
   * their own nodes.
   */
  rawTransactions: v.optional(toggle, false),
  /**
   * Secret of at least 16 characters for programs that use `/rpc/{chainId}`, sent as `Authorization: Bearer
   * …`. Default: none, only the page may send requests.
   */
  rpcToken: v.optional(
    pattern(
      /^[\w.~+/-]{16,200}=*$/,
      'text of 16 characters or more',
      'Write a secret of 16 to 200 letters, digits and "-._~+/".',
    ),
  ),
  /** Limits of the JSON-RPC proxy (`RpcLimits`). */
  limits: v.optional(rpcLimitFields, {}),
};
