import { DAY_MS } from '@mooring/internal';
import { readRecovery } from '@mooring/passkey/recovery';
import * as v from 'valibot';
import { isHex } from 'viem';
import type { PasskeyNetwork } from '../passkeys/passkeyNetworks.ts';
import { NodeError } from '../rpc/chainRequest.ts';
import { readRecoveryEvents, recoveryTopics } from './recoveryEvents.ts';
import type { RecoveryMetrics } from './recoveryMetrics.ts';
import { contactsOn, type RecoveryStore } from './recoveryStore.ts';

/** Network with a recovery module. */
export type WatchedNetwork = PasskeyNetwork & {
  recovery: NonNullable<PasskeyNetwork['recovery']>;
};

/** Sizes of a watch, in blocks. */
export interface WatchRanges {
  /** Most blocks of one request; fewer where a node refuses them. */
  request: number;
  /** Blocks that are read again in each pass: a reorg may have replaced them. */
  overlap: number;
  /** Most requests of one pass. */
  requests: number;
}

const RANGES: WatchRanges = { request: 1_000, overlap: 64, requests: 50 };
/** Longest time a server watches a network before another may, in ms. */
const WATCH_LEASE_MS = 300_000;
/** Interval of passes, in ms. */
const WATCH_PASS_MS = 30_000;
/** Time until an account whose recovery could not be read is read again, in ms. */
const ACCOUNT_RETRY_MS = 600_000;

const blockQuantity = v.pipe(
  v.custom<`0x${string}`>((value) => isHex(value)),
  v.transform(Number),
);

/**
 * Creates the pass over one network: it reads the module's events of accounts with an e-mail address, and the recoveries
 * that are running, and queues mails. One of several servers makes it at a time. It continues after a restart where it
 * ended.
 */
export function createWatcher(options: {
  store: RecoveryStore;
  metrics: RecoveryMetrics;
  /** Called with each event of a known account. */
  onEvent: (chainId: number, kind: string) => void;
  ranges?: Partial<WatchRanges>;
  /** Milliseconds since 1970. */
  now?: () => number;
}): (network: WatchedNetwork) => Promise<void> {
  const { store, metrics, onEvent, now = Date.now } = options;
  const ranges = { ...RANGES, ...options.ranges };

  async function readRange({ read, recovery }: WatchedNetwork, from: number, to: number) {
    const [fromBlock, toBlock] = [from, to].map((block) => `0x${block.toString(16)}`);
    const filter = { address: recovery.address, topics: [recoveryTopics], fromBlock, toBlock };
    const answer = await read({ method: 'eth_getLogs', params: [filter] });
    return readRecoveryEvents(answer, recovery.address);
  }

  async function record(
    { chainId }: WatchedNetwork,
    events: Awaited<ReturnType<typeof readRange>>,
  ): Promise<void> {
    for (const { kind, account, id } of events) {
      if (contactsOn(chainId, await store.contacts(account, now())).length === 0) continue;
      const mail = { id: `${kind} ${chainId} ${account} ${id}`, account, kind, chainId };
      if (!(await store.queueMail(mail, now()))) continue;
      metrics.event(chainId, kind);
      onEvent(chainId, kind);
      if (kind === 'started') await store.planCheck(chainId, account, now() + DAY_MS);
    }
  }

  /** Reads events from a block to the newest; resolves to the next block. */
  async function readEvents(network: WatchedNetwork, next: number, head: number): Promise<number> {
    let from = Math.max(0, Math.min(next, head + 1) - ranges.overlap);
    let size = ranges.request;
    for (let count = 0; from <= head && count < ranges.requests; count += 1) {
      const to = Math.min(from + size - 1, head);
      try {
        await record(network, await readRange(network, from, to));
      } catch (error) {
        // Nodes limit the range, or the number of logs, each in its own words.
        if (!(error instanceof NodeError) || size === 1) throw error;
        size = Math.max(1, Math.floor(size / 4));
        continue;
      }
      from = to + 1;
      await store.advanceWatch(network.chainId, from);
    }
    return from;
  }

  /** Reads the recoveries of accounts that had one, or that are new here: each is mailed once a day while it runs. */
  async function readRunning({ chainId, read, recovery: module }: WatchedNetwork): Promise<void> {
    for (const account of await store.dueChecks(chainId, now())) {
      const found = await readRecovery({ chainId, read, module, account });
      if (found.state === 'unreachable') {
        await store.planCheck(chainId, account, now() + ACCOUNT_RETRY_MS);
        continue;
      }
      const running = 'running' in found ? found.running : undefined;
      if (!running) {
        await store.endCheck(chainId, account);
        continue;
      }
      const day = Math.floor(now() / DAY_MS);
      const id = `running ${chainId} ${account} ${running.executeAfter} ${day}`;
      await store.queueMail({ id, account, kind: 'running', chainId }, now());
      await store.planCheck(chainId, account, now() + DAY_MS);
    }
  }

  return async (network) => {
    const { chainId, read, recovery } = network;
    const module = recovery.address.toLowerCase();
    const claim = await store.claimWatch(
      { chainId, module },
      { now: now(), until: now() + WATCH_LEASE_MS },
    );
    // Before the chain is asked: passes are due less often than this is called.
    if (!claim) return;
    try {
      const head = v.parse(blockQuantity, await read({ method: 'eth_blockNumber' }));
      const { nextBlock = head } = claim;
      // A first pass that fails is continued at its block.
      if (claim.nextBlock === undefined) await store.advanceWatch(chainId, head);
      const after = await readEvents(network, nextBlock, head);
      metrics.behind(chainId, Math.max(0, head + 1 - after));
      await readRunning(network);
    } finally {
      await store.releaseWatch(chainId, now() + WATCH_PASS_MS);
    }
  };
}
