import type { Limits, ValidNetwork } from '../config/config.ts';
import type { Log } from '../log.ts';
import { askUpstream, type UpstreamFailure } from './askUpstream.ts';
import type { RpcCall, RpcReply } from './message.ts';
import { readUpstream } from './upstreamAddress.ts';
import { createUpstreamOrder } from './upstreamOrder.ts';

/** One network, reached through whichever of its upstreams answers. */
export type Gateway = {
  /**
   * Asks the network. Replies come in the order of the calls; null when no upstream gave a usable
   * answer, or `signal` ended the wait. Each upstream has `upstreamTimeoutMs`, by default the
   * configured limit.
   */
  ask(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    upstreamTimeoutMs?: number,
  ): Promise<readonly RpcReply[] | null>;
};

/** These say something about the question or the asker, nothing about the upstream. */
const BLAMELESS: readonly UpstreamFailure[] = ['cancelled', 'too large'];

/** Opens the way to one network. `now` is a clock in milliseconds that never goes back. */
export function createGateway(options: {
  network: Pick<ValidNetwork, 'id' | 'upstreams'>;
  limits: Pick<Limits, 'upstreamTimeoutMs' | 'upstreamBodyBytes'>;
  log: Log;
  now?: () => number;
}): Gateway {
  const { network, limits, log, now = () => performance.now() } = options;
  const upstreams = network.upstreams.map(readUpstream);
  const order = createUpstreamOrder(upstreams.length, now);
  return {
    async ask(calls, signal, upstreamTimeoutMs = limits.upstreamTimeoutMs) {
      for (const index of order.order()) {
        const upstream = upstreams[index];
        if (upstream === undefined || signal.aborted) break;
        const started = now();
        const outcome = await askUpstream(upstream, calls, {
          networkId: network.id,
          timeoutMs: upstreamTimeoutMs,
          maxBytes: limits.upstreamBodyBytes,
          signal,
        });
        if (outcome.kind === 'answered') {
          order.answered(index);
          return outcome.replies;
        }
        const { reason } = outcome;
        if (reason === 'cancelled') break;
        if (!BLAMELESS.includes(reason)) order.failed(index);
        const ms = Math.round(now() - started);
        log({
          level: 'warn',
          message: 'upstream failed',
          network: network.id,
          upstream: index,
          reason,
          ms,
        });
      }
      return null;
    },
  };
}
