import type { Log } from '../log/log.ts';
import type { MarketFees } from './fees.ts';
import type { RelayAccount } from './relayAccount.ts';
import type { RelayChain } from './relayChain.ts';

/** Balance of the relay on a network and the network's fees, in wei. */
export interface Funds {
  balance: bigint;
  market: MarketFees;
}

/** Funds of a relay on all its networks. */
export interface RelayFunds {
  /** Reads the funds of a network. Rejects when it cannot be reached. */
  read(chainId: number): Promise<Funds>;
  /** Funds as last read, at most ten seconds ago; undefined when the network cannot be reached. */
  recent(chainId: number): Promise<Funds | undefined>;
  /** Marks the funds of a network that did not answer as outdated: they are read when they are next needed. */
  expire(chainId: number): void;
  /** Balance as last read. */
  balance(chainId: number): bigint | undefined;
  isLow(chainId: number): boolean;
}

const BALANCE_FRESH_MS = 10_000;

/** Creates the funds of a relay. Logs once each time a balance falls below its alarm. */
export function createFunds(options: {
  account: RelayAccount;
  networks: ReadonlyMap<number, { chain: RelayChain; alarmBelow: bigint }>;
  log: Log;
  now: () => number;
}): RelayFunds {
  const { account, networks, log, now } = options;
  const lastRead = new Map<number, Funds & { readAt: number }>();
  const low = new Set<number>();

  function warnWhenLow(chainId: number, balance: bigint, alarmBelow: bigint): void {
    if (balance >= alarmBelow) low.delete(chainId);
    if (balance >= alarmBelow || low.has(chainId)) return;
    low.add(chainId);
    const reason = `${balance} wei, below the alarm at ${alarmBelow}`;
    log({ level: 'warn', message: 'relay balance low', network: chainId, reason });
  }

  async function read(chainId: number): Promise<Funds> {
    const network = networks.get(chainId);
    if (network === undefined) throw new Error(`The relay is not configured for chain ${chainId}`);
    const { chain, alarmBelow } = network;
    const [balance, market] = await Promise.all([chain.balance(account.address), chain.fees()]);
    lastRead.set(chainId, { balance, market, readAt: now() });
    warnWhenLow(chainId, balance, alarmBelow);
    return { balance, market };
  }

  return {
    read,
    async recent(chainId) {
      const last = lastRead.get(chainId);
      if (last !== undefined && now() - last.readAt < BALANCE_FRESH_MS) return last;
      return read(chainId).catch(() => undefined);
    },
    expire(chainId) {
      const last = lastRead.get(chainId);
      if (last !== undefined) lastRead.set(chainId, { ...last, readAt: Number.NEGATIVE_INFINITY });
    },
    balance: (chainId) => lastRead.get(chainId)?.balance,
    isLow: (chainId) => low.has(chainId),
  };
}
