import type { Clock } from '../core/clock.ts';
import { parseQuantity, type RpcCall, type RpcReply } from '../core/message.ts';
import type { RpcLimits, RpcLog, RpcLogEntry, RpcMetrics, RpcNetwork } from '../core/options.ts';
import {
  askUpstream,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../upstream/askUpstream.ts';
import { createBatcher } from '../upstream/batcher.ts';
import { type PostUpstream, readUpstream } from '../upstream/postUpstream.ts';
import { createLatency } from './latency.ts';
import type { RankedUpstream } from './rankUpstreams.ts';
import { createUpstreamHealth, type UpstreamHealth } from './upstreamHealth.ts';

/** Options of a pool, shared by its members. */
export interface PoolOptions {
  network: RpcNetwork;
  limits: Pick<RpcLimits, 'upstreamTimeoutMs' | 'upstreamBodyBytes'>;
  log: RpcLog;
  metrics: RpcMetrics;
  clock: Clock;
  post: PostUpstream;
}

/** Latest and finalized block numbers of an upstream. */
export interface Heads {
  latest: number;
  finalized: number | null;
}

/** Upstream with its health and latency. */
export interface PoolMember {
  readonly name: string;
  readonly health: Pick<UpstreamHealth, 'standing' | 'isKnown' | 'overtaken'>;
  /** Usual and mean latency of visitors' requests, in ms; null before the first. */
  usualMs(): number | null;
  meanMs(): number | null;
  ranked(): RankedUpstream;
  /** Reason of the last failure, if the last request failed. */
  lastFailure: string | null;
  /** Last polled block numbers; null while not polled. */
  heads: Heads | null;
  isLagging: boolean;
  /** Checks the chain id, at most one request at a time. Returns true for the right chain. */
  prove(): Promise<boolean>;
  /** Polls the latest blocks and sets `heads`. */
  poll(): Promise<void>;
  /** Sends visitors' calls; null when none was answered. An unproven upstream checks its chain first. */
  ask(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<readonly (RpcReply | null)[] | null>;
}

/** Failures caused by the request or the client, not by the upstream. */
const NEUTRAL_FAILURES: readonly UpstreamFailure[] = ['cancelled', 'too large', 'no batches'];
/** Failures that would repeat. */
const CERTAIN_FAILURES: readonly UpstreamFailure[] = [
  'limit',
  'status 401',
  'status 403',
  'status 429',
];

/** Timeout of our own requests, in ms: an upstream slower than this is of no use. */
const PROBE_TIMEOUT_MS = 5_000;
/** Interval for logging the same failure of the same upstream again, in ms. */
const LOG_INTERVAL_MS = 10_000;

/** Creates the pool member of one configured upstream. */
export function createPoolMember(
  { name, url }: { name: string; url: string },
  options: PoolOptions,
): PoolMember {
  const { network, limits, log, metrics, clock, post } = options;
  const upstream = readUpstream(url);
  const health = createUpstreamHealth(clock.now);
  const latency = createLatency();
  const ownLatency = createLatency();
  const logged = new Map<string, number>();
  let isSaidToBePaused = false;
  let proving: Promise<boolean> | null = null;

  function tell(entry: Pick<RpcLogEntry, 'level' | 'message' | 'reason' | 'ms'>): void {
    const key = `${entry.message} ${entry.reason}`;
    if (clock.now() < (logged.get(key) ?? Number.NEGATIVE_INFINITY)) return;
    logged.set(key, clock.now() + LOG_INTERVAL_MS);
    log({ ...entry, network: network.id, upstream: name });
  }

  async function send(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    timeoutMs: number,
    isOwn = false,
  ): Promise<UpstreamOutcome> {
    const started = clock.now();
    const outcome = await askUpstream(upstream, calls, {
      // Our own request finds out whether the chain is right.
      networkId: isOwn ? null : network.id,
      firstId: isOwn ? 0 : 1,
      maxBytes: limits.upstreamBodyBytes,
      timeoutMs,
      signal,
      clock,
      post,
    });
    const ms = clock.now() - started;
    if (outcome.kind === 'answered') (isOwn ? ownLatency : latency).observe(ms);
    else blame(outcome.reason, ms);
    if (outcome.kind === 'answered') member.lastFailure = null;
    else if (outcome.reason !== 'cancelled') member.lastFailure = outcome.reason;
    metrics.asked(network.id, name, outcome.kind === 'answered' ? 'answered' : outcome.reason, ms);
    return outcome;
  }
  const together = createBatcher(send, limits.upstreamBodyBytes);

  function blame(reason: UpstreamFailure, ms: number): void {
    if (reason === 'cancelled' || reason === 'no batches') return;
    tell({ level: 'warn', message: 'upstream failed', reason, ms: Math.round(ms) });
  }

  function judge(outcome: UpstreamOutcome): void {
    if (outcome.kind === 'answered') {
      health.answered();
      return;
    }
    const { reason, retryAfterMs } = outcome;
    if (NEUTRAL_FAILURES.includes(reason)) return;
    if (retryAfterMs === null) health.failed(CERTAIN_FAILURES.includes(reason));
    else health.told(retryAfterMs);
    if (health.standing() === 'ready' || isSaidToBePaused) return;
    isSaidToBePaused = true;
    tell({ level: 'warn', message: 'upstream paused', reason });
  }

  /** Sends one request of our own. Returns its result, or undefined. */
  async function askOwn(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const outcome = await send(
      [{ method, params }],
      new AbortController().signal,
      PROBE_TIMEOUT_MS,
      true,
    );
    const [reply] = outcome.kind === 'answered' ? outcome.replies : [];
    if (outcome.kind === 'failed') judge(outcome);
    return reply && 'result' in reply ? reply.result : undefined;
  }

  async function askForChain(): Promise<boolean> {
    const chain = parseQuantity(await askOwn('eth_chainId'));
    if (chain === network.id) {
      together.forget();
      health.proven();
      if (isSaidToBePaused) tell({ level: 'info', message: 'upstream recovered' });
      isSaidToBePaused = false;
      return true;
    }
    if (chain === null) health.failed();
    else {
      health.isOfOtherChain();
      const reason = `wrong chain: ${chain}, not ${network.id}`;
      member.lastFailure = reason;
      tell({ level: 'error', message: 'upstream not used', reason });
    }
    return false;
  }

  const member: PoolMember = {
    name,
    health,
    lastFailure: null,
    heads: null,
    isLagging: false,
    usualMs: latency.usual,
    meanMs: latency.mean,
    ranked: () => ({
      standing: health.standing(),
      isLagging: member.isLagging,
      latencyMs: ownLatency.mean(),
    }),
    prove() {
      proving ??= askForChain().finally(() => {
        proving = null;
      });
      return proving;
    },
    async poll() {
      const standing = health.standing();
      const isAsked = standing === 'ready' || (standing === 'unproven' && (await member.prove()));
      if (!isAsked) {
        member.heads = null;
        return;
      }
      const [latest, block] = await Promise.all([
        askOwn('eth_blockNumber').then(parseQuantity),
        askOwn('eth_getBlockByNumber', ['finalized', false]),
      ]);
      const finalized = parseQuantity(headNumber(block));
      member.heads = latest === null ? null : { latest, finalized };
    },
    async ask(calls, signal, timeoutMs) {
      if (health.standing() === 'waiting') return null;
      if (health.standing() !== 'ready' && !(await member.prove())) return null;
      const outcome = await together.ask(calls, signal, timeoutMs);
      judge(outcome);
      return outcome.kind === 'answered' ? outcome.replies : null;
    },
  };
  return member;
}

function headNumber(block: unknown): unknown {
  return typeof block === 'object' && block !== null && 'number' in block ? block.number : null;
}
