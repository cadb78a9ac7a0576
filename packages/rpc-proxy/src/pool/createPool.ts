import type { RpcCall, RpcReply } from '../core/message.ts';
import { classifyError } from '../upstream/nodeError.ts';
import { createPoolMember, type PoolMember, type PoolOptions } from './poolMember.ts';
import { createHedgeBudget, raceUpstreams } from './raceUpstreams.ts';
import { rankUpstreams } from './rankUpstreams.ts';

/** Upstreams of one network. */
export interface Pool {
  readonly members: readonly PoolMember[];
  /** Sends calls to the best upstream, to others on failure; replies in order, null where none replied. */
  ask(
    calls: readonly RpcCall[],
    signal: AbortSignal,
    timeoutMs: number,
  ): Promise<readonly (RpcReply | null)[]>;
  /** Sends a signed transaction to one upstream at a time; null when none accepted it. */
  send(call: RpcCall, hash: string, timeoutMs: number): Promise<RpcReply | null>;
  /** Newest block finalized on every upstream in use; null when unknown. */
  finalized(): number | null;
}

/** Polling interval for upstreams' latest blocks while there are visitors, in ms. */
const ROUND_MS = 15_000;
/** Allowed lag behind the best upstream, in ms of blocks and in blocks. */
const HEAD_LAG_MS = 10_000;
const LAG_BLOCKS = 2;
/** Default block time, in ms. */
const SLOWEST_BLOCK_MS = 2_000;
/** Time before hedging to another upstream while latency is unknown, and the minimum, in ms. */
const INITIAL_HEDGE_MS = 500;
const LEAST_HEDGE_MS = 20;

/**
 * Creates the pool of a network.
 *
 * @param onReset Called when the latest block is below the finalized one: a local chain was restarted.
 */
export function createPool(options: PoolOptions, onReset: () => void): Pool {
  const { network, clock, metrics } = options;
  const members = network.upstreams.map((upstream) => createPoolMember(upstream, options));
  const budget = createHedgeBudget();
  const allowedLag = Math.max(
    LAG_BLOCKS,
    Math.ceil(HEAD_LAG_MS / (network.blockTimeMs ?? SLOWEST_BLOCK_MS)),
  );
  let nextRound = Number.NEGATIVE_INFINITY;
  let finalized: number | null = null;

  /** Polls only on requests, so that an idle server sends nothing. */
  function pollIfDue(): void {
    if (clock.now() < nextRound) return;
    nextRound = clock.now() + ROUND_MS;
    void pollMembers();
  }

  async function pollMembers(): Promise<void> {
    await Promise.all(members.map((member) => member.poll()));
    const heads = members.flatMap(({ heads }) => heads ?? []);
    if (heads.length === 0) return;
    const latest = Math.max(...heads.map((head) => head.latest));
    for (const member of members) {
      // One that comes back may still be behind: it is asked last until its latest block is known.
      member.isLagging = member.heads === null || latest - member.heads.latest > allowedLag;
    }
    const final = heads.flatMap((head) => head.finalized ?? []);
    if (finalized !== null && latest < finalized) onReset();
    finalized = final.length === 0 ? null : Math.min(...final);
  }

  function ranked(): PoolMember[] {
    const list = members.map((member) => ({ member, ...member.ranked() }));
    const isSomeoneReady = list.some(({ standing }) => standing === 'ready');
    for (const { member, standing } of list) {
      // In parallel: visitors do not wait for an upstream that may have recovered.
      if (isSomeoneReady && standing === 'unproven') void member.prove();
    }
    return rankUpstreams(list).map(({ member }) => member);
  }

  /** Newest block that is final and on every upstream in use; null while the latest block of one is unknown. */
  function readFinalized(): number | null {
    const used = members.filter(({ health }) => health.standing() === 'ready');
    const heads = used.flatMap((member) => member.heads ?? []);
    if (finalized === null || heads.length < used.length) return null;
    return Math.min(finalized, ...heads.map(({ latest }) => latest));
  }

  function isFinal(reply: RpcReply | null | undefined): boolean {
    if (!reply) return false;
    return 'result' in reply || classifyError(reply.error) === 'question';
  }

  return {
    members,
    async ask(calls, signal, timeoutMs) {
      pollIfDue();
      const replies: (RpcReply | null)[] = calls.map(() => null);
      const tried = new Set<PoolMember>();
      let left = [...calls.entries()];
      while (left.length > 0 && !signal.aborted) {
        const candidates = ranked().filter((member) => !tried.has(member));
        if (candidates.length === 0) break;
        const asked = left.map(([, call]) => call);
        budget.earn();
        const first = await raceUpstreams(candidates, {
          clock,
          signal,
          async ask(member, ending) {
            const answer = await member.ask(asked, ending, timeoutMs);
            if (answer === null && !ending.aborted) tried.add(member);
            return answer;
          },
          patienceMs: (member) => Math.max(LEAST_HEDGE_MS, member.usualMs() ?? INITIAL_HEDGE_MS),
          mayHedge(member) {
            // Unproven upstreams check their chain first: after a start, none is proven.
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
      pollIfDue();
      return sendOnce(ranked(), call, hash, timeoutMs);
    },
    finalized: readFinalized,
  };
}

/** Error messages of several nodes for a transaction they already have. */
const ALREADY_KNOWN =
  /already known|known transaction|already imported|already exists|already in mempool/i;
const NONCE_USED = /nonce too low|nonce is too low|old nonce/i;

/**
 * Sends a signed transaction to one upstream after the other until one replies. Sent again it is still the
 * same transaction, which a chain accepts once, so "already known" is success; so is a used nonce when an
 * earlier upstream may have accepted the transaction and the chain has it.
 *
 * It does not abort when a visitor disconnects: the fate of a transaction in flight would be unknown.
 */
async function sendOnce(
  members: readonly PoolMember[],
  call: RpcCall,
  hash: string,
  timeoutMs: number,
): Promise<RpcReply | null> {
  const { signal } = new AbortController();
  let last: RpcReply | null = null;
  let isUnsure = false;
  for (const member of members) {
    const [reply = null] = (await member.ask([call], signal, timeoutMs)) ?? [];
    if (reply === null) {
      isUnsure = true;
      continue;
    }
    if ('result' in reply) return reply;
    if (ALREADY_KNOWN.test(reply.error.message)) return { result: hash };
    if (isUnsure && NONCE_USED.test(reply.error.message)) {
      const look = { method: 'eth_getTransactionByHash', params: [hash] };
      const [found = null] = (await member.ask([look], signal, timeoutMs)) ?? [];
      if (found && 'result' in found && found.result !== null) return { result: hash };
    }
    if (classifyError(reply.error) === 'question') return reply;
    last = reply;
  }
  return last;
}
