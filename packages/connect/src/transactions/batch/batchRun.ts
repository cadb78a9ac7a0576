import { type Address, type Hex, numberToHex } from 'viem';
import type { Connector } from 'wagmi';
import type { MultisigProgress } from '../../core/multisigSource.ts';
import type { StoredTransaction } from '../storedTransaction.ts';
import type { TransactionStore } from '../transactionStore.ts';
import type { SenderWatch } from './watchSender.ts';

/** Call of a batch. */
export interface BatchCall {
  /** Recipient; undefined to create a contract. */
  readonly to?: Address | undefined;
  /** In wei. Default: 0. */
  readonly value?: bigint | undefined;
  readonly data?: Hex | undefined;
  /** Recipient of the payment, shown in the list of transactions. Default: `to`, for a call without data. */
  readonly recipient?: Address | undefined;
  /** Description in the list of transactions, if calls are sent one by one. Default: the batch's. */
  readonly description?: string | undefined;
  /** Key for the page to find it, if calls are sent one by one; never shown. Default: the batch's. */
  readonly reference?: string | undefined;
  /**
   * Gas and its price in wei, for a call sent as a separate transaction: `gasPrice`, or the other two. Not used for a
   * batch; a wallet may set its own. Default: the wallet's.
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
  /** Calls to send, at least one. */
  readonly calls: readonly BatchCall[];
  /** Description of the batch in the list of transactions. */
  readonly description: string;
  /** Key for the page to find it in the list of transactions, also after a reload; never shown. Default: none. */
  readonly reference?: string | undefined;
  /** Chain, which must be the wallet's current one. Default: the wallet's current chain. */
  readonly chainId?: number | undefined;
  /**
   * `required`: sends only if the wallet executes all calls or none. `preferred`: one prompt if the wallet supports it,
   * else one call after the other. `never`: one call after the other, for example after the wallet failed at the batch.
   * Default: `preferred`.
   */
  readonly atomic?: 'required' | 'preferred' | 'never' | undefined;
  /**
   * Capabilities by name (EIP-5792), such as `paymasterService: { url }` (ERC-7677). A
   * capability that the wallet lacks is left out, unless it has `optional: false`: then nothing is sent.
   */
  readonly capabilities?: Readonly<Record<string, object>> | undefined;
  /** Number of blocks until it is confirmed. Default: 1. */
  readonly confirmations?: number | undefined;
  /**
   * Called with the number of calls before they are sent one by one; return false to send nothing. Default: they are
   * sent.
   */
  readonly confirmOneByOne?: ((count: number) => boolean | Promise<boolean>) | undefined;
  /** Aborts sending: no further call is requested from the wallet. */
  readonly signal?: AbortSignal | undefined;
}

/** Result of `sendBatch`. */
export interface SentBatch {
  /** Entries in the list of transactions: one for a batch, else one per call. */
  readonly transactions: readonly StoredTransaction[];
  /** Wallet's id of the batch; undefined if the calls were sent one by one. */
  readonly id?: string;
}

/**
 * Progress of sending: `wallet` while the wallet prompts for call number `position` (a batch is 1 of 1), `network` while
 * that call must be confirmed before the next.
 */
export type BatchProgress =
  | { readonly step: 'idle' }
  | {
      readonly step: 'wallet' | 'network';
      readonly position: number;
      readonly count: number;
    };

/** Account, chain and connector that send. */
export interface Sender {
  readonly account: Address;
  readonly chainId: number;
  readonly connector: Connector;
}

/** Batch that is being sent. */
export interface BatchRun extends Sender {
  readonly options: SendBatchOptions;
  readonly store: TransactionStore;
  /** Set for a multisig, whose owners sign later. */
  readonly multisig: MultisigProgress | undefined;
  readonly watch: SenderWatch;
  readonly onProgress: (progress: BatchProgress) => void;
}

/** Returns the recipients of the calls' payments, each once; undefined if unknown. */
export function recipientsOf(calls: readonly BatchCall[]): readonly Address[] | undefined {
  const recipients = calls.flatMap(({ recipient, to, data = '0x' }) => {
    return recipient ?? (data === '0x' ? (to ?? []) : []);
  });
  const unique = new Map(recipients.map((address) => [address.toLowerCase(), address]));
  return unique.size > 0 ? [...unique.values()] : undefined;
}

/** Returns a call's fields in JSON-RPC format. */
export function toCallFields({ to, value = 0n, data }: BatchCall) {
  return {
    ...(to !== undefined && { to }),
    value: numberToHex(value),
    ...(data !== undefined && { data }),
  };
}

/** Returns a call's gas and price in JSON-RPC format. */
export function feeFieldsOf({ fees = {} }: BatchCall) {
  const { gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas } = fees;
  const given = Object.entries({ gas, gasPrice, maxFeePerGas, maxPriorityFeePerGas });
  return Object.fromEntries(
    given.flatMap(([name, value]) => (value === undefined ? [] : [[name, numberToHex(value)]])),
  );
}
