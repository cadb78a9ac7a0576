import type { Limits, ValidNetwork } from '../config/config.ts';
import type { Log } from '../log.ts';
import { createMetrics } from '../metrics/metrics.ts';
import { callKey } from './cache/callKey.ts';
import { type Cache, createCache } from './cache/createCache.ts';
import { isLasting } from './cache/isLasting.ts';
import { type Clock, systemClock } from './clock.ts';
import { createFlights, type Flight, type Group } from './flights.ts';
import type { RpcCall, RpcReply } from './message.ts';
import { createPool, type Pool } from './pool/createPool.ts';
import { createPostUpstream } from './postUpstream.ts';
import { SEND_METHOD, sentHash } from './readMethods.ts';
import { createRpcMetrics, type RpcMetrics } from './rpcMetrics.ts';

/** One network, reached through whichever of its upstreams answers. */
export type Gateway = {
  /**
   * Asks the network. Replies come in the order of the calls; null where no upstream gave a usable
   * answer, or `signal` ended the wait. Each upstream has `upstreamTimeoutMs`, by default the
   * configured limit.
   */
  ask(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    upstreamTimeoutMs?: number,
  ): Promise<readonly (RpcReply | null)[]>;
};

/** A gateway with what can be measured of it. */
export type OpenGateway = Gateway & { readonly pool: Pool; readonly cache: Cache };

/** Small answers are most: more entries than this would cost more in keeping than they save. */
const MOST_ENTRIES = 50_000;

/** Opens the way to one network: cache, shared calls, upstreams, in this order. */
export function createGateway(options: {
  network: Pick<ValidNetwork, 'id' | 'upstreams' | 'blockTimeMs'>;
  limits: Pick<
    Limits,
    'upstreamTimeoutMs' | 'upstreamBodyBytes' | 'upstreamBatch' | 'rpcCacheBytes'
  >;
  log: Log;
  metrics?: RpcMetrics;
  clock?: Clock;
}): OpenGateway {
  const { network, limits, log, clock = systemClock } = options;
  const { metrics = createRpcMetrics(createMetrics()) } = options;
  const cache = createCache(limits.rpcCacheBytes, MOST_ENTRIES);
  const post = createPostUpstream();
  const pool = createPool({ network, limits, log, metrics, clock, post }, cache.clear);
  const flights = createFlights();

  /** Sends calls out together. */
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

  /** The flights of calls that nothing is kept for, in their order. */
  function board(calls: readonly (readonly [string, RpcCall])[], timeoutMs: number): Flight[] {
    const fresh = new Map(calls.filter(([key]) => flights.get(key) === undefined));
    for (let shared = calls.length - fresh.size; shared > 0; shared -= 1) {
      metrics.coalesced(network.id);
    }
    const waiting = [...fresh];
    while (waiting.length > 0) takeOff(waiting.splice(0, limits.upstreamBatch), timeoutMs);
    return calls.flatMap(([key]) => flights.get(key) ?? []);
  }

  function read(key: string): RpcReply | null {
    const text = cache.get(key);
    if (text === undefined) return null;
    metrics.cacheHit(network.id);
    return { result: JSON.parse(text) };
  }

  async function wait(boarded: readonly Flight[], signal: AbortSignal) {
    const groups = new Set(boarded.map(({ group }) => group));
    for (const group of groups) group.waiting += 1;
    const left = Promise.withResolvers<null>();
    const leave = () => left.resolve(null);
    signal.addEventListener('abort', leave, { once: true });
    if (signal.aborted) leave();
    const all = Promise.all(boarded.map(({ reply }) => reply));
    const replies = await Promise.race([all, left.promise]);
    signal.removeEventListener('abort', leave);
    for (const group of groups) flights.leave(group);
    return replies ?? boarded.map(() => null);
  }

  return {
    pool,
    cache,
    async ask(calls, signal, timeoutMs = limits.upstreamTimeoutMs) {
      const keyed = calls.map((call) => [callKey(call), call] as const);
      const replies = keyed.map(([key]) => read(key));
      const missing = [...keyed.entries()].filter(([index]) => replies[index] === null);
      const sends = missing.filter(([, [, { method }]]) => method === SEND_METHOD);
      const reads = missing.filter(([, [, { method }]]) => method !== SEND_METHOD);
      const boarded = board(
        reads.map(([, entry]) => entry),
        timeoutMs,
      );
      const answers = boarded.length === 0 ? [] : await wait(boarded, signal);
      for (const [place, [index]] of reads.entries()) replies[index] = answers[place] ?? null;
      // One after the other, as several of one account must arrive in the order of their nonces.
      for (const [index, [, call]] of sends) {
        const hash = sentHash(call);
        replies[index] = hash === null ? NOT_SIGNED : await pool.send(call, hash, timeoutMs);
      }
      return replies;
    },
  };
}

const NOT_SIGNED: RpcReply = { error: { code: -32_602, message: 'No signed transaction' } };
