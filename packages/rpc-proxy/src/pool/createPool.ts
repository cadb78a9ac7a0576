import type { RpcCall, RpcReply } from '../core/message.ts';
import { causeOf } from '../upstream/nodeError.ts';
import { firstAnswer } from './firstAnswer.ts';
import { createHedgeBudget } from './hedgeBudget.ts';
import { createPoolMember, type PoolMember, type PoolOptions } from './poolMember.ts';
import { rankUpstreams } from './rankUpstreams.ts';
import { sendOnce } from './sendOnce.ts';

/** The upstreams of one network. */
export type Pool = {
  readonly members: readonly PoolMember[];
  /** Asks the best, and others where it fails; replies in order, null where nobody gave one. */
  ask(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<readonly (RpcReply | null)[]>;
  /** Hands on a signed transaction, to one at a time; null when nobody took it. */
  send(call: RpcCall, hash: string, timeoutMs: number): Promise<RpcReply | null>;
  /** The newest block that every upstream holds for final; null when none says. */
  finalized(): number | null;
};

/** How often upstreams are asked for their newest blocks while there are visitors. */
const ROUND_MS = 15_000;
/** An upstream may be behind the best by this, in milliseconds of blocks and in blocks. */
const LAG_MS = 10_000;
const LAG_BLOCKS = 2;
/** The time between blocks where none is configured. */
const BLOCK_MS = 2_000;
/** How long is waited before another is asked, while nothing is known, and at least. */
const FIRST_PATIENCE_MS = 500;
const LEAST_PATIENCE_MS = 20;

/**
 * Makes the pool of a network.
 *
 * @param onReset Hears when the network is at an earlier block than what was final: a local chain that
 *   was started anew.
 */
export function createPool(options: PoolOptions, onReset: () => void): Pool {
  const { network, clock, metrics } = options;
  const members = network.upstreams.map((upstream, index) =>
    createPoolMember(upstream, index, options),
  );
  const budget = createHedgeBudget();
  const allowedLag = Math.max(LAG_BLOCKS, Math.ceil(LAG_MS / (network.blockTimeMs ?? BLOCK_MS)));
  let nextRound = Number.NEGATIVE_INFINITY;
  let finalized: number | null = null;

  /** Rounds are made while there is something to be asked, so that a server at rest asks nobody. */
  function keepUp(): void {
    if (clock.now() < nextRound) return;
    nextRound = clock.now() + ROUND_MS;
    void lookAround();
  }

  async function lookAround(): Promise<void> {
    await Promise.all(members.map((member) => member.look()));
    const heads = members.flatMap(({ heads }) => heads ?? []);
    if (heads.length === 0) return;
    const latest = Math.max(...heads.map((head) => head.latest));
    for (const member of members) {
      member.isLagging = member.heads !== null && latest - member.heads.latest > allowedLag;
    }
    const final = heads.flatMap((head) => head.finalized ?? []);
    if (finalized !== null && latest < finalized) onReset();
    finalized = final.length === 0 ? null : Math.min(...final);
  }

  function ranked(): PoolMember[] {
    const list = members.map((member) => ({ member, ...member.ranked() }));
    const isSomeoneReady = list.some(({ standing }) => standing === 'ready');
    for (const { member, standing } of list) {
      // Beside the others: visitors do not wait for one that may be back.
      if (isSomeoneReady && standing === 'unproven') void member.prove();
    }
    return rankUpstreams(list).map(({ member }) => member);
  }

  function isFinal(reply: RpcReply | null | undefined): boolean {
    if (!reply) return false;
    return 'result' in reply || causeOf(reply.error) === 'question';
  }

  return {
    members,
    async ask(calls, signal, timeoutMs) {
      keepUp();
      const replies: (RpcReply | null)[] = calls.map(() => null);
      const tried = new Set<PoolMember>();
      let left = [...calls.entries()];
      while (left.length > 0 && !signal.aborted) {
        const candidates = ranked().filter((member) => !tried.has(member));
        if (candidates.length === 0) break;
        const asked = left.map(([, call]) => call);
        budget.earn();
        const first = await firstAnswer(candidates, {
          clock,
          signal,
          async ask(member, ending) {
            const answer = await member.ask(asked, ending, timeoutMs);
            if (answer === null && !ending.aborted) tried.add(member);
            return answer;
          },
          patienceMs: (member) =>
            Math.max(LEAST_PATIENCE_MS, member.usualMs() ?? FIRST_PATIENCE_MS),
          mayHedge(member) {
            // One that has yet to prove itself does so first: at a start nobody is proven.
            const isFit = ['ready', 'unproven'].includes(member.health.standing());
            if (!isFit || !budget.spend()) return false;
            metrics.hedged(network.id);
            return true;
          },
          onOvertaken: (member) => member.health.overtaken(),
        });
        if (first === null) break;
        if (first.isHedge) metrics.hedgeWon(network.id);
        tried.add(first.candidate);
        for (const [place, [index]] of left.entries()) {
          replies[index] = first.answer[place] ?? replies[index] ?? null;
        }
        left = left.filter(([index]) => !isFinal(replies[index]));
      }
      return replies;
    },
    async send(call, hash, timeoutMs) {
      keepUp();
      return sendOnce(ranked(), call, hash, timeoutMs);
    },
    finalized: () => finalized,
  };
}
