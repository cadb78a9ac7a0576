import type { SafeCall, SafeTransaction } from '@mooring/safe/transactions';
import type { Address, Hash, Hex } from 'viem';
import type { LocalClient } from '../../chain/localChain.ts';
import { SAFE_CONTRACTS } from '../../safe/contracts/safeContracts.ts';
import { createLogReader, eventsAbi, type SafeLog } from './logReader.ts';

interface OnChain {
  safe: Address;
  transactionHash: Hash;
  logIndex: number;
  /** Block time, in ms since 1970. */
  at: number;
}

/** Executed transaction of the owners; `succeeded` is read from its event, not from its receipt. */
export type Execution = OnChain & {
  kind: 'multisig';
  safeTxHash: Hash;
  transaction: SafeTransaction;
  signatures: Hex;
  executor: Address;
  succeeded: boolean;
};

/** Execution by a module, without the owners. */
export type ModuleExecution = OnChain & {
  kind: 'module';
  module: Address;
  call: SafeCall;
  succeeded: boolean;
};

/** Incoming coins or tokens. */
export type Receipt = OnChain & {
  kind: 'transfer';
  from: Address;
  /** Null for the native currency. */
  token: Address | null;
  value: bigint;
};

/** Creation of the Safe. */
export type Creation = OnChain & {
  kind: 'creation';
  creator: Address;
  factory: Address;
  singleton: Address;
};

/** Event of a Safe. */
export type ChainEvent = Execution | ModuleExecution | Receipt | Creation;

const SINGLETONS: ReadonlySet<Address> = new Set(
  Object.values(SAFE_CONTRACTS).flatMap(({ safe, safeL2 }) => [safe, safeL2]),
);

/** Events of the Safes of one chain, read from its logs. */
export type ChainIndex = ReturnType<typeof createChainIndex>;

/** Reads on demand only, and then only new blocks. */
export function createChainIndex(client: LocalClient) {
  let reader = createLogReader(client, SINGLETONS);
  let last: { number: bigint; hash: Hash } | undefined;
  let reading: Promise<void> | undefined;

  async function read(): Promise<void> {
    const head = await client.getBlock();
    if (last && (await isGone(last, head.number))) {
      reader = createLogReader(client, SINGLETONS);
      last = undefined;
    }
    if (last && head.number === last.number) return;
    const logs = await client.getLogs({
      events: eventsAbi,
      strict: true,
      fromBlock: last === undefined ? 0n : last.number + 1n,
      toBlock: head.number,
    });
    await reader.read(logs satisfies readonly SafeLog[]);
    last = { number: head.number, hash: head.hash };
  }

  /** Tests revert chains to a snapshot: later blocks that were read are discarded. */
  async function isGone(block: { number: bigint; hash: Hash }, head: bigint): Promise<boolean> {
    if (head < block.number) return true;
    const { hash } = await client.getBlock({ blockNumber: block.number });
    return hash !== block.hash;
  }

  return {
    /** Reads up to the newest block. Concurrent callers share one read. */
    follow(): Promise<void> {
      reading ??= read().finally(() => {
        reading = undefined;
      });
      return reading;
    },
    /** Known Safes, oldest first. */
    safes: (): readonly Address[] => reader.safes(),
    /** Events of a Safe, oldest first; `undefined` for an address that is not a known Safe. */
    eventsOf: (safe: Address): readonly ChainEvent[] | undefined => reader.eventsOf(safe),
  };
}
