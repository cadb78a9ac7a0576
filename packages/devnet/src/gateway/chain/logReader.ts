import { executionAbi } from '@mooring/safe/transactions';
import {
  type Address,
  decodeAbiParameters,
  decodeFunctionData,
  type GetLogsReturnType,
  getAddress,
  isAddressEqual,
  parseAbi,
} from 'viem';
import type { LocalClient } from '../../chain/localChain.ts';
import type { ChainEvent, Execution } from './chainIndex.ts';

/** Events the index reads: those of Safes, of their factory, and ERC-20 transfers. */
export const eventsAbi = parseAbi([
  'event ProxyCreation(address indexed proxy, address singleton)',
  'event SafeMultiSigTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures, bytes additionalInfo)',
  'event SafeModuleTransaction(address module, address to, uint256 value, bytes data, uint8 operation)',
  'event ExecutionSuccess(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFromModuleSuccess(address indexed module)',
  'event ExecutionFromModuleFailure(address indexed module)',
  'event SafeReceived(address indexed sender, uint256 value)',
  'event Transfer(address indexed from, address indexed to, uint256 value)',
]);

export type SafeLog = GetLogsReturnType<undefined, typeof eventsAbi, true, bigint, bigint>[number];
type StartedExecution = Pick<Execution, 'transaction' | 'signatures' | 'executor'>;
type StartedModuleExecution = Pick<Extract<ChainEvent, { kind: 'module' }>, 'module' | 'call'>;

/** Converts logs, in the order of the chain, to events of each Safe. */
export function createLogReader(client: LocalClient, singletons: ReadonlySet<Address>) {
  const events = new Map<Address, ChainEvent[]>();
  /** Executions in progress: a call of a Safe may execute another one. */
  const begun = new Map<Address, StartedExecution[]>();
  const begunByModule = new Map<Address, StartedModuleExecution[]>();

  async function timeOf({ blockNumber, blockTimestamp }: SafeLog): Promise<number> {
    // Most nodes include it in the log.
    const timestamp = blockTimestamp ?? (await client.getBlock({ blockNumber })).timestamp;
    return Number(timestamp) * 1_000;
  }

  async function readLog(log: SafeLog): Promise<void> {
    const { transactionHash, logIndex } = log;
    const address = getAddress(log.address);
    const on = async (safe: Address) => ({
      safe,
      transactionHash,
      logIndex,
      at: await timeOf(log),
    });
    const add = (event: ChainEvent) => events.get(event.safe)?.push(event);

    if (log.eventName === 'ProxyCreation') {
      const { proxy, singleton } = log.args;
      if (!singletons.has(singleton)) return;
      const { from } = await client.getTransaction({ hash: transactionHash });
      events.set(proxy, []);
      const created = { creator: from, factory: address, singleton };
      add({ kind: 'creation', ...(await on(proxy)), ...created });
    } else if (log.eventName === 'Transfer') {
      const { from, to, value } = log.args;
      if (!events.has(to)) return;
      add({ kind: 'transfer', ...(await on(to)), from, token: address, value });
    } else if (!events.has(address)) {
      return;
    } else if (log.eventName === 'SafeReceived') {
      const { sender, value } = log.args;
      add({ kind: 'transfer', ...(await on(address)), from: sender, token: null, value });
    } else if (log.eventName === 'SafeMultiSigTransaction') {
      pushTo(begun, address, readOwnerExecution(log.args));
    } else if (log.eventName === 'SafeModuleTransaction') {
      const { module, to, value, data, operation } = log.args;
      const call = { to, value, data, operation: operation === 1 ? 1 : 0 } as const;
      pushTo(begunByModule, address, { module, call });
    } else if (log.eventName === 'ExecutionSuccess' || log.eventName === 'ExecutionFailure') {
      const asked = begun.get(address)?.pop() ?? (await readCallExecution(log));
      if (!asked) return;
      const succeeded = log.eventName === 'ExecutionSuccess';
      const safeTxHash = log.args.txHash;
      add({ kind: 'multisig', ...(await on(address)), ...asked, safeTxHash, succeeded });
    } else {
      const asked = begunByModule.get(address)?.pop();
      if (!asked) return;
      const succeeded = log.eventName === 'ExecutionFromModuleSuccess';
      add({ kind: 'module', ...(await on(address)), ...asked, succeeded });
    }
  }

  /** For a Safe without L2 events: its parameters are read from the transaction. */
  async function readCallExecution({
    transactionHash,
    address,
  }: SafeLog): Promise<StartedExecution | undefined> {
    const sent = await client.getTransaction({ hash: transactionHash });
    if (sent.to === null || !isAddressEqual(sent.to, address)) return undefined;
    const { args } = decodeFunctionData({ abi: executionAbi, data: sent.input });
    const [to, value, data, operation, safeTxGas, baseGas, ...rest] = args;
    const [gasPrice, gasToken, refundReceiver, signatures] = rest;
    // Each execution uses one nonce.
    const before = events.get(getAddress(address))?.filter(({ kind }) => kind === 'multisig') ?? [];
    return {
      transaction: {
        to,
        value,
        data,
        safeTxGas,
        baseGas,
        gasPrice,
        gasToken,
        refundReceiver,
        operation: operation === 1 ? 1 : 0,
        nonce: BigInt(before.length),
      },
      signatures,
      executor: sent.from,
    };
  }

  return {
    async read(logs: readonly SafeLog[]): Promise<void> {
      for (const log of logs) await readLog(log);
    },
    safes: (): readonly Address[] => [...events.keys()],
    eventsOf: (safe: Address): readonly ChainEvent[] | undefined => events.get(safe),
  };
}

function pushTo<Value>(waiting: Map<Address, Value[]>, safe: Address, value: Value): void {
  waiting.set(safe, [...(waiting.get(safe) ?? []), value]);
}

/** For an L2 Safe: nonce and sender are in `additionalInfo`. */
function readOwnerExecution(
  args: Extract<SafeLog, { eventName: 'SafeMultiSigTransaction' }>['args'],
): StartedExecution {
  const { signatures, additionalInfo, operation, ...fields } = args;
  const parts = [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }] as const;
  const [nonce, executor] = decodeAbiParameters(parts, additionalInfo);
  const transaction = { ...fields, operation: operation === 1 ? 1 : 0, nonce } as const;
  return { transaction, signatures, executor };
}
