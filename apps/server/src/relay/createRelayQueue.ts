import { type Hash, type Hex, keccak256 } from 'viem';
import { feesFor, raisedFees } from './fees.ts';
import type { RelayAccount } from './relayAccount.ts';
import type { RelayChain } from './relayChain.ts';
import type {
  RelayCost,
  RelayOutcome,
  RelayPlace,
  RelayRequest,
  RelayStore,
  RelayTransaction,
} from './relayStore.ts';

/** Network a relay pays on. */
export interface PaidNetwork {
  chain: RelayChain;
  /** In wei. */
  mostFeePerGas: bigint;
  /** Most paid in 24 hours, in wei. */
  costPerDay: bigint;
}

/** Times of a queue, in ms. */
export interface QueueTimes {
  /** Interval of checks of a transaction that is not in a block. */
  lookMs: number;
  /** Time until a transaction that is not in a block is sent with a higher fee. */
  raiseMs: number;
  /** Lease of a transaction: the longest time a server works on it before others may. */
  leaseMs: number;
  /** Time until nodes agree if a nonce was used by another sender, or by none. */
  settleMs: number;
  /** Time until the first transaction of the queue, if nodes refuse it, is replaced by an empty one. */
  stuckMs: number;
}

const TIMES: QueueTimes = {
  lookMs: 2_000,
  raiseMs: 24_000,
  leaseMs: 30_000,
  settleMs: 30_000,
  stuckMs: 300_000,
};

/** Most nonces tried for a transaction before the next check. */
const MOST_MOVES = 3;
/** Most nonces filled in one check. */
const MOST_FILLED = 16;

/** Result of queueing a transaction. */
export type Queued =
  /** `known`: sent before, and not charged again. */
  | { kind: 'sent' | 'known'; hash: Hash }
  | { kind: 'spent' | 'failing'; retryAt: number }
  | { kind: 'busy' }
  /** No node accepted it: not sent, not charged. */
  | { kind: 'no-funds' | 'refused' };

/** Nonce queue of one key, on any number of networks, over a store that several servers may share. */
export interface RelayQueue {
  /** Stores, charges, signs and sends a transaction, unless it was sent before. */
  send(request: Omit<RelayRequest, 'sender' | 'count' | 'now' | 'dueAt'>): Promise<Queued>;
  /** Newest hash of a stored transaction. */
  hashOf(transaction: RelayTransaction): Promise<Hash>;
  /**
   * Checks due transactions of all servers: sends each again, raises its fee, or closes it. Resolves to the number of
   * open transactions by chain id, before the check.
   */
  look(): Promise<ReadonlyMap<number, number>>;
}

/** Creates the queue of a relay's account. */
export function createRelayQueue(options: {
  account: RelayAccount;
  store: RelayStore;
  networks: ReadonlyMap<number, PaidNetwork>;
  /** Called when a transaction is closed. */
  onEnd: (chainId: number, outcome: Exclude<RelayOutcome, 'open'>, cost: RelayCost) => void;
  /** Called when the first transaction of the queue is replaced because every node refuses it. */
  onStuck: (chainId: number, nonce: number) => void;
  /** Called when a network could not be checked. */
  onError: (error: unknown) => void;
  times?: Partial<QueueTimes>;
  /** Milliseconds since 1970. */
  now?: () => number;
}): RelayQueue {
  const { account, store, networks, onEnd, onStuck, onError, now = Date.now } = options;
  const times = { ...TIMES, ...options.times };
  const sender = toLowerHex(account.address);

  /** Signs a stored transaction: the same bytes each time (RFC 6979), on any server. */
  async function sign({ chainId, nonce, to, data, gas, fee, tip }: RelayTransaction) {
    const fees = { maxFeePerGas: fee, maxPriorityFeePerGas: tip };
    const raw = await account.signTransaction({
      ...{ type: 'eip1559', chainId, nonce, to, data, gas: BigInt(gas), ...fees },
    });
    return { raw, hash: keccak256(raw) };
  }

  async function hashOf(transaction: RelayTransaction): Promise<Hash> {
    return transaction.hashes.at(-1) ?? (await sign(transaction)).hash;
  }

  /**
   * Stores the hash before the transaction is sent, so that its receipt is found. `undefined` if another server did, or
   * if raised fees exceed the budget.
   */
  async function signAndStore(
    transaction: RelayTransaction,
    before = transaction,
  ): Promise<Signed | undefined> {
    const { raw, hash } = await sign(transaction);
    if (transaction.hashes.at(-1) === hash) return { transaction, raw, hash };
    const signed = { ...transaction, hashes: [...transaction.hashes, hash] };
    const budget = networks.get(transaction.chainId)?.costPerDay ?? 0n;
    return (await store.sign(before, signed, { budget, now: now() }))
      ? { transaction: signed, raw, hash }
      : undefined;
  }

  async function sendFirst(
    transaction: RelayTransaction,
    chain: RelayChain,
    moves = 0,
  ): Promise<Queued> {
    const signed = await signAndStore(transaction);
    if (!signed) return { kind: 'sent', hash: await hashOf(transaction) };
    const sending = await chain.send(signed.raw);
    if (sending === 'no-funds' || sending === 'refused') {
      await store.release(signed.transaction);
      return { kind: sending };
    }
    if (sending === 'nonce-used' && moves < MOST_MOVES) {
      // Another program uses the key. This transaction was not sent.
      const count = await chain.count(sender);
      return sendFirst(await store.move(signed.transaction, count, now()), chain, moves + 1);
    }
    await store.postpone(transaction.id, now() + times.lookMs);
    return { kind: 'sent', hash: signed.hash };
  }

  async function end(
    transaction: RelayTransaction,
    ended: Parameters<RelayStore['end']>[1],
  ): Promise<void> {
    await store.end(transaction, ended, now());
    onEnd(transaction.chainId, ended.outcome, ended);
  }

  /** Checks one open transaction, whose lease this server has. `count` is the chain's nonce of the sender. */
  async function follow(transaction: RelayTransaction, count: number): Promise<void> {
    const network = networks.get(transaction.chainId);
    if (network === undefined) return;
    const { chain, mostFeePerGas } = network;
    const receipt = await chain.receipt(transaction.hashes.toReversed());
    if (receipt) {
      const { hasSucceeded, ...rest } = receipt;
      return end(transaction, { outcome: hasSucceeded ? 'succeeded' : 'reverted', ...rest });
    }
    if (count > transaction.nonce) {
      if (now() - transaction.pricedAt >= times.settleMs)
        await sendWithNewNonce(transaction, chain, count);
      return store.postpone(transaction.id, now() + times.lookMs);
    }
    const isNext = count === transaction.nonce;
    const isSlow = isNext && now() - transaction.pricedAt >= times.raiseMs;
    const fees = isSlow ? raisedFees(transaction, await chain.fees(), mostFeePerGas) : undefined;
    const priced = fees ? { ...transaction, ...fees, pricedAt: now() } : transaction;
    const signed = (await signAndStore(priced, transaction)) ?? (await signAndStore(transaction));
    const sending = signed && (await chain.send(signed.raw));
    const isStuck = now() - transaction.createdAt >= times.stuckMs && transaction.account !== '';
    if (signed && isNext && isStuck && sending === 'refused')
      await replace(signed.transaction, network);
    await store.postpone(transaction.id, now() + times.lookMs);
  }

  /** Uses up the nonce of a transaction that a node accepted, and all nodes refuse now. */
  async function replace(transaction: RelayTransaction, network: PaidNetwork): Promise<void> {
    const { chain, mostFeePerGas } = network;
    const fees = raisedFees(transaction, await chain.fees(), mostFeePerGas) ?? transaction;
    const empty = await store.replace(transaction, fees, now());
    if (!empty) return;
    onStuck(transaction.chainId, transaction.nonce);
    const signed = await signAndStore(empty);
    if (signed) await chain.send(signed.raw);
  }

  /** Sends a transaction with a new nonce, after another program used its nonce. */
  async function sendWithNewNonce(transaction: RelayTransaction, chain: RelayChain, count: number) {
    // If it was executed by others or would fail, sending it would only cost gas.
    const isOver =
      transaction.account === '' ||
      (await chain.failure({ ...transaction, from: sender })) !== undefined;
    if (isOver) return end(transaction, { outcome: 'lost', gasUsed: 0, dataFee: 0n, cost: 0n });
    const signed = await signAndStore(await store.move(transaction, count, now()));
    if (signed) await chain.send(signed.raw);
  }

  /** Fills unused nonces before the first open one: after a reorg, or the loss of a row. */
  async function fillGap(first: RelayTransaction, count: number): Promise<void> {
    const network = networks.get(first.chainId);
    const isSettled = now() - first.createdAt >= times.settleMs;
    if (network === undefined || first.nonce <= count || !isSettled) return;
    const place: RelayPlace = { sender, chainId: first.chainId };
    const end = Math.min(first.nonce, count + MOST_FILLED);
    for (let nonce = count; nonce < end; nonce += 1) {
      const closed = await store.closed(place, nonce);
      // A lagging node has not counted it yet.
      if (closed && (await network.chain.receipt(closed.hashes))) return;
      if (closed) await store.reopen(closed, now());
      else {
        const fees = feesFor(await network.chain.fees(), network.mostFeePerGas);
        const allowance = { budget: network.costPerDay, now: now() };
        // Beyond the allowance, the rest of the queue waits for the next day.
        if (fees) await store.fill({ ...place, ...fees }, nonce, allowance);
      }
    }
  }

  async function lookAt(chainId: number, open: readonly RelayTransaction[]): Promise<void> {
    const chain = networks.get(chainId)?.chain;
    const [first] = open;
    const due = open.filter(({ dueAt }) => dueAt <= now());
    if (!chain || !first || due.length === 0) return;
    const count = await chain.count(sender);
    for (const transaction of due) {
      if (await store.claim(transaction, now(), now() + times.leaseMs))
        await follow(transaction, count);
    }
    await fillGap(first, count);
  }

  return {
    async send(request) {
      const network = networks.get(request.chainId);
      if (network === undefined)
        throw new Error(`The relay is not configured for chain ${request.chainId}`);
      const count = await network.chain.count(sender);
      const at = { now: now(), dueAt: now() + times.leaseMs };
      const reserved = await store.reserve({ ...request, ...at, sender, count });
      if (!('transaction' in reserved)) return reserved;
      const { kind, transaction } = reserved;
      if (kind === 'reserved') return sendFirst(transaction, network.chain);
      return { kind, hash: await hashOf(transaction) };
    },
    hashOf,
    async look() {
      const open = await store.open(sender);
      const groups = Map.groupBy(open, ({ chainId }) => chainId);
      await Promise.all(
        [...groups].map(([chainId, group]) => lookAt(chainId, group).catch(onError)),
      );
      return new Map([...groups].map(([chainId, group]) => [chainId, group.length]));
    },
  };
}

interface Signed {
  transaction: RelayTransaction;
  raw: Hex;
  hash: Hash;
}

function toLowerHex(address: Hex): Hex {
  return `0x${address.slice(2).toLowerCase()}`;
}
