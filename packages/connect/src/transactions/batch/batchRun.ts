import { type Address, type Hex, numberToHex } from 'viem';
import type { Connector } from 'wagmi';
import type { MultisigProgress } from '../../core/multisigSource.ts';
import type { StoredTransaction } from '../storedTransaction.ts';
import type { TransactionStore } from '../transactionStore.ts';
import type { SenderWatch } from './watchSender.ts';

/** One call of a batch. */
export interface BatchCall {
  /** Absent to create a contract. */
  readonly to?: Address | undefined;
  /** In wei. Default: 0. */
  readonly value?: bigint | undefined;
  readonly data?: Hex | undefined;
  /** Who is paid, shown in the list of transactions. Default: `to`, for a call without data. */
  readonly recipient?: Address | undefined;
  /** Entry of the list of transactions, where calls are sent one by one. Default: the batch's. */
  readonly description?: string | undefined;
  /**
   * Gas and its price in wei, for a call that is a transaction of its own: `gasPrice`, or the other two. A batch has
   * none, and a wallet may set its own. Default: the wallet's.
   */
  readonly fees?: CallFees | undefined;
}

/** Gas of a transaction, and its price in wei. */
export interface CallFees {
  readonly gas?: bigint | undefined;
  readonly gasPrice?: bigint | undefined;
  readonly maxFeePerGas?: bigint | undefined;
  readonly maxPriorityFeePerGas?: bigint | undefined;
}

/** Options of `sendBatch`. */
export interface SendBatchOptions {
  /** At least one. */
  readonly calls: readonly BatchCall[];
  /** Entry of the list of transactions, for all calls together. */
  readonly description: string;
  /** Default: the wallet's current network; it has to be on it. */
  readonly chainId?: number | undefined;
  /**
   * `required`: all calls or none, or nothing is sent. `preferred`: one approval where the wallet can,
   * else one call after the other. `never`: one call after the other, for a person whose wallet failed at the
   * batch. Default: `preferred`.
   */
  readonly atomic?: 'required' | 'preferred' | 'never' | undefined;
  /**
   * Capabilities by name (EIP-5792), such as `paymasterService: { url }` (ERC-7677). One the wallet does not
   * have is left out, unless it says `optional: false`: then nothing is sent.
   */
  readonly capabilities?: Readonly<Record<string, object>> | undefined;
  /** Blocks until it is confirmed. Default: 1. */
  readonly confirmations?: number | undefined;
  /**
   * Called before calls are sent one by one, with their number; false ends it with nothing sent. Default:
   * they are.
   */
  readonly confirmOneByOne?: ((count: number) => boolean | Promise<boolean>) | undefined;
  /** Stops asking the wallet for calls. */
  readonly signal?: AbortSignal | undefined;
}

/** Calls that were sent. */
export interface SentBatch {
  /** Entries in the list of transactions: one for a batch, one a call otherwise. */
  readonly transactions: readonly StoredTransaction[];
  /** Id from the wallet, for a batch. */
  readonly id?: string;
}

/**
 * Where sending is: `wallet` while the wallet has call number `position` open (a batch is 1 of 1), and
 * `network` while that call has to be confirmed before the next.
 */
export type BatchProgress =
  | { readonly step: 'idle' }
  | {
      readonly step: 'wallet' | 'network';
      readonly position: number;
      readonly count: number;
    };

/** Who sends, on which network. */
export interface Sender {
  readonly account: Address;
  readonly chainId: number;
  readonly connector: Connector;
}

/** A batch on its way to the wallet. */
export interface BatchRun extends Sender {
  readonly options: SendBatchOptions;
  readonly store: TransactionStore;
  /** Set for a multisig, whose owners sign in their own time. */
  readonly multisig: MultisigProgress | undefined;
  readonly watch: SenderWatch;
  readonly onProgress: (progress: BatchProgress) => void;
}

/** Who is paid by calls, each once; undefined where that is not known. */
export function recipientsOf(calls: readonly BatchCall[]): readonly Address[] | undefined {
  const each = calls.flatMap(({ recipient, to, data = '0x' }) => {
    return recipient ?? (data === '0x' ? (to ?? []) : []);
  });
  const unique = new Map(each.map((one) => [one.toLowerCase(), one]));
  return unique.size > 0 ? [...unique.values()] : undefined;
}

/** Fields of a call as wallets take them. */
export function fieldsOf({ to, value = 0n, data }: BatchCall) {
  return {
    ...(to !== undefined && { to }),
    value: numberToHex(value),
    ...(data !== undefined && { data }),
  };
}

/** Gas and price of a call as wallets take them. */
export function feeFieldsOf({ fees = {} }: BatchCall) {
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = fees;
  const given = Object.entries({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas });
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, numberToHex(value)]])),
  );
}
