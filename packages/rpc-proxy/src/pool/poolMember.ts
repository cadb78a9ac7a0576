import type { Clock } from '../core/clock.ts';
import type { RpcLog, RpcLogEntry } from '../core/log.ts';
import type { RpcCall, RpcReply } from '../core/message.ts';
import type { RpcLimits, RpcNetwork } from '../core/network.ts';
import { readQuantity } from '../core/readQuantity.ts';
import type { RpcMetrics } from '../core/rpcMetrics.ts';
import { createAskTogether } from '../upstream/askTogether.ts';
import {
  askUpstream,
  type UpstreamFailure,
  type UpstreamOutcome,
} from '../upstream/askUpstream.ts';
import type { PostUpstream } from '../upstream/postUpstream.ts';
import { readUpstream } from '../upstream/upstreamAddress.ts';
import { createLatency } from './latency.ts';
import type { Ranked } from './rankUpstreams.ts';
import { createUpstreamHealth, type UpstreamHealth } from './upstreamHealth.ts';

/** What a pool is made of, the same for every member. */
export type PoolOptions = {
  network: RpcNetwork;
  limits: Pick<RpcLimits, 'upstreamTimeoutMs' | 'upstreamBodyBytes'>;
  log: RpcLog;
  metrics: RpcMetrics;
  clock: Clock;
  post: PostUpstream;
};

/** The newest block an upstream has, and the newest it holds for final. */
export type Heads = { latest: number; finalized: number | null };

/** One upstream with all that is known about it. */
export type PoolMember = {
  readonly name: string;
  readonly health: Pick<UpstreamHealth, 'standing' | 'overtaken'>;
  /** In visitors' questions, in milliseconds: how long is usual, and the mean; null before the first. */
  usualMs(): number | null;
  meanMs(): number | null;
  ranked(): Ranked;
  /** What it last said of itself; null while it is not asked. */
  heads: Heads | null;
  isLagging: boolean;
  /** Asks which chain it is of, once however many want to know; whether it is the right one. */
  prove(): Promise<boolean>;
  /** Asks for its newest blocks, and sets `heads`. */
  look(): Promise<void>;
  /** Asks what visitors ask; null when no call was answered. An unproven one must prove itself first. */
  ask(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<readonly (RpcReply | null)[] | null>;
};

/** These say something about the question or the asker, nothing about the upstream. */
const BLAMELESS: readonly UpstreamFailure[] = ['cancelled', 'too large', 'no batches'];
/** These would come again. */
const SURE: readonly UpstreamFailure[] = ['limit', 'status 401', 'status 403', 'status 429'];

/** Our own questions have less time: nobody is helped by an upstream that needs more. */
const OWN_MS = 5_000;
/** The same failure of the same upstream is logged once in so many milliseconds. */
const QUIET_MS = 10_000;

/** Takes one configured upstream into a pool; `index` is its place. */
export function createPoolMember(
  { name, url }: { name: string; url: string },
  index: number,
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
    logged.set(key, clock.now() + QUIET_MS);
    log({ ...entry, network: network.id, upstream: index });
  }

  async function send(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    timeoutMs: number,
    isOwn = false,
  ): Promise<UpstreamOutcome> {
    const started = clock.now();
    const outcome = await askUpstream(upstream, calls, {
      // Whether it is of the right chain is found out by a question of our own.
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
    metrics.asked(network.id, name, outcome.kind === 'answered' ? 'answered' : outcome.reason, ms);
    return outcome;
  }
  const together = createAskTogether(send, limits.upstreamBodyBytes);

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
    if (BLAMELESS.includes(reason)) return;
    if (retryAfterMs === null) health.failed(SURE.includes(reason));
    else health.told(retryAfterMs);
    if (health.standing() === 'ready' || isSaidToBePaused) return;
    isSaidToBePaused = true;
    tell({ level: 'warn', message: 'upstream paused', reason });
  }

  /** One question of our own; its result, or undefined. */
  async function askOwn(method: string, params: readonly unknown[] = []): Promise<unknown> {
    const outcome = await send([{ method, params }], new AbortController().signal, OWN_MS, true);
    const [reply] = outcome.kind === 'answered' ? outcome.replies : [];
    if (outcome.kind === 'failed') judge(outcome);
    return reply && 'result' in reply ? reply.result : undefined;
  }

  async function askForChain(): Promise<boolean> {
    const chain = readQuantity(await askOwn('eth_chainId'));
    if (chain === network.id) {
      together.forget();
      health.proven();
      if (isSaidToBePaused) tell({ level: 'info', message: 'upstream back' });
      isSaidToBePaused = false;
      return true;
    }
    if (chain === null) health.failed();
    else {
      health.isOfOtherChain();
      const reason = `it is of chain ${chain}, not ${network.id}`;
      tell({ level: 'error', message: 'upstream not used', reason });
    }
    return false;
  }

  const member: PoolMember = {
    name,
    health,
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
    async look() {
      const standing = health.standing();
      const isAsked = standing === 'ready' || (standing === 'unproven' && (await member.prove()));
      if (!isAsked) {
        member.heads = null;
        return;
      }
      const [latest, block] = await Promise.all([
        askOwn('eth_blockNumber').then(readQuantity),
        askOwn('eth_getBlockByNumber', ['finalized', false]),
      ]);
      const finalized = readQuantity(numberOf(block));
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

function numberOf(block: unknown): unknown {
  return typeof block === 'object' && block !== null && 'number' in block ? block.number : null;
}
