import { type Cache, callKey, createCache } from '../cache/createCache.ts';
import { isLasting } from '../cache/isLasting.ts';
import { type Clock, systemClock } from '../core/clock.ts';
import { RPC_ERROR, type RpcCall, type RpcReply, sizeOf } from '../core/message.ts';
import type { RpcLimits, RpcLog, RpcMetrics, RpcNetwork } from '../core/options.ts';
import { SEND_METHOD, sentHash } from '../core/readMethods.ts';
import { createPool, type Pool } from '../pool/createPool.ts';
import { createPostUpstream } from '../upstream/postUpstream.ts';
import { createFlights, type Flight, type Group } from './flights.ts';

/** Client of one network, over any of its upstreams. */
export interface NetworkClient {
  /**
   * Sends calls to the network. Replies are in the order of the calls; null where no upstream gave a usable
   * reply, or `signal` aborted. `upstreamTimeoutMs` applies to each upstream; default: the configured
   * limit. Once replies exceed `answerBytes`, the remaining calls get an error and are not sent: a batch is
   * held in memory as a whole.
   */
  ask(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    upstreamTimeoutMs?: number,
    answerBytes?: number,
  ): Promise<readonly (RpcReply | null)[]>;
}

/** NetworkClient with its pool and cache, for metrics. */
export type OpenNetworkClient = NetworkClient & { readonly pool: Pool; readonly cache: Cache };

/** Most entries of the cache: replies are mostly small, and more entries would cost more than they save. */
const MOST_ENTRIES = 50_000;

/** Calls of one batch sent together, unless the operator configures larger upstream batches. */
const BODY_PART = 20;
/** Parts of one batch in flight at once. */
const PARTS_AT_ONCE = 2;
const TOO_LARGE: RpcReply = { error: RPC_ERROR.answerTooLarge };

/** Creates the client of one network: cache, calls in flight, upstreams, in this order. */
export function createNetworkClient(options: {
  network: RpcNetwork;
  limits: Pick<
    RpcLimits,
    'upstreamTimeoutMs' | 'upstreamBodyBytes' | 'upstreamBatch' | 'rpcCacheBytes'
  >;
  log: RpcLog;
  metrics: RpcMetrics;
  clock?: Clock;
}): OpenNetworkClient {
  const { network, limits, log, metrics, clock = systemClock } = options;
  const cache = createCache(limits.rpcCacheBytes, MOST_ENTRIES);
  const post = createPostUpstream();
  const pool = createPool({ network, limits, log, metrics, clock, post }, cache.clear);
  const flights = createFlights();

  /** Sends calls as one group. */
  function takeOff(calls: readonly (readonly [string, RpcCall])[], timeoutMs: number): Flight[] {
    const group: Group = { controller: new AbortController(), keys: [], waiting: 0 };
    const { signal } = group.controller;
    const replies = pool.ask(
      calls.map(([, call]) => call),
      signal,
      timeoutMs,
    );
    return calls.map(([key, call], index) => {
      const reply = replies.then((all) => {
        const its = all[index] ?? null;
        if (its && 'result' in its && isLasting(call, its.result, pool.finalized())) {
          cache.set(key, JSON.stringify(its.result));
        }
        return its;
      });
      return flights.add(key, group, reply);
    });
  }

  /** Flights of calls that are not cached, in their order. */
  function board(calls: readonly (readonly [string, RpcCall])[], timeoutMs: number): Flight[] {
    const fresh = new Map(calls.filter(([key]) => flights.get(key) === undefined));
    for (let shared = calls.length - fresh.size; shared > 0; shared -= 1) {
      metrics.coalesced(network.id);
    }
    const waiting = [...fresh];
    while (waiting.length > 0) takeOff(waiting.splice(0, limits.upstreamBatch), timeoutMs);
    return calls.flatMap(([key]) => flights.get(key) ?? []);
  }

  function read(key: string, room: Room): RpcReply | null {
    const text = cache.get(key);
    if (text === undefined) return null;
    metrics.cacheHit(network.id);
    room.left -= text.length;
    return room.left < 0 ? TOO_LARGE : { result: JSON.parse(text) };
  }

  /** Sends read calls part by part, each key once. Returns replies by key. */
  async function readAll(
    calls: ReadonlyMap<string, RpcCall>,
    signal: AbortSignal,
    timeoutMs: number,
    room: Room,
  ): Promise<ReadonlyMap<string, RpcReply | null>> {
    const replies = new Map<string, RpcReply | null>();
    const waiting = [...calls];
    const askParts = async () => {
      while (waiting.length > 0 && !signal.aborted) {
        const part = waiting.splice(0, Math.max(BODY_PART, limits.upstreamBatch));
        const isFull = room.left < 0;
        const answers = isFull ? [] : await wait(board(part, timeoutMs), signal);
        for (const [place, [key]] of part.entries()) {
          const answer = answers[place] ?? null;
          if (answer !== null) room.left -= sizeOf(answer, room.left);
          replies.set(key, isFull || (answer !== null && room.left < 0) ? TOO_LARGE : answer);
        }
      }
    };
    await Promise.all(Array.from({ length: PARTS_AT_ONCE }, askParts));
    return replies;
  }

  async function wait(boarded: readonly Flight[], signal: AbortSignal) {
    const groups = new Set(boarded.map(({ group }) => group));
    for (const group of groups) group.waiting += 1;
    const all = Promise.all(boarded.map(({ reply }) => reply));
    const replies = await unlessAborted(all, signal);
    for (const group of groups) flights.leave(group);
    return replies ?? boarded.map(() => null);
  }

  return {
    pool,
    cache,
    async ask(
      calls,
      signal,
      timeoutMs = limits.upstreamTimeoutMs,
      answerBytes = Number.POSITIVE_INFINITY,
    ) {
      const keyed = calls.map((call) => [callKey(call), call] as const);
      const room = { left: answerBytes };
      const replies = keyed.map(([key]) => read(key, room));
      const missing = [...keyed.entries()].filter(([index]) => replies[index] === null);
      const sends = missing.filter(([, [, { method }]]) => method === SEND_METHOD);
      const reads = missing.filter(([, [, { method }]]) => method !== SEND_METHOD);
      const unique = new Map(reads.map(([, entry]) => entry));
      for (let again = reads.length - unique.size; again > 0; again -= 1) {
        metrics.coalesced(network.id);
      }
      const answers = await readAll(unique, signal, timeoutMs, room);
      for (const [index, [key]] of reads) replies[index] = answers.get(key) ?? null;
      // Sequentially: transactions of one account must arrive in nonce order.
      for (const [index, [, call]] of sends) {
        const hash = sentHash(call);
        replies[index] = hash === null ? NOT_SIGNED : await pool.send(call, hash, timeoutMs);
      }
      return replies;
    },
  };
}

/** Resolves with a value, or with null as soon as `signal` aborts. */
function unlessAborted<Value>(value: Promise<Value>, signal: AbortSignal): Promise<Value | null> {
  return new Promise((resolve, reject) => {
    const leave = () => resolve(null);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    value.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

/** Remaining size of the response to one request, in characters. */
interface Room {
  left: number;
}

const NOT_SIGNED: RpcReply = { error: { code: -32_602, message: 'No signed transaction' } };
