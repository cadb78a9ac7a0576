import type { GatewayClient, TransactionDetails } from '@mooring/safe/gateway';
import {
  type CheckedTransaction,
  checkGatewayTransaction,
  type Execution,
  type KnownTarget,
  type MultisigStatus,
  type QueuedTransaction,
  readExecution,
  type SafeState,
  transactionStatus,
} from '@mooring/safe/transactions';
import { type Client, type Hash, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { verifierOf } from './verifierOf.ts';

/** What a gateway hands over, held against its own hash, its signatures and the chain. */
export interface LoadedTransaction {
  readonly details: TransactionDetails;
  /** What executed it on the chain, as the gateway or this page knows; undefined while nothing did. */
  readonly txHash: Hash | undefined;
  readonly checked: CheckedTransaction;
  /** How it ended by the Safe's own event; undefined while it is not executed. */
  readonly execution: Execution['outcome'] | undefined;
  /** The gateway says that it was executed, and the chain does not. */
  readonly unproven: boolean;
  /** By what was verified, not by the gateway's word. */
  readonly status: MultisigStatus | undefined;
}

interface LoadOptions {
  readonly gateway: GatewayClient;
  /** Of the network the account is on. */
  readonly client: Client;
  readonly safe: {
    readonly state: SafeState;
    readonly deployments: { readonly knownTargets: readonly KnownTarget[] };
  };
  /** The id of a row, or a safeTxHash. */
  readonly id: string;
  readonly requested?: Hash | undefined;
  readonly queue?: readonly QueuedTransaction[];
  /** What this page executed it with; a gateway learns of it later. */
  readonly executedBy?: Hash | undefined;
}

/**
 * Fetches a transaction and works out anew everything that is said of it.
 * @throws {GatewayError} when the gateway does not hand it over
 * @throws {Error} when the network does not answer
 */
export async function loadTransaction(options: LoadOptions): Promise<LoadedTransaction> {
  const { gateway, client, safe, id, requested, queue, executedBy } = options;
  const { state, deployments } = safe;
  const details = await gateway.transactions.get(state.chainId, id);
  const checked = await checkGatewayTransaction(details, {
    safe: state,
    requested,
    queue: queue ?? [],
    knownTargets: deployments.knownTargets,
    verify: verifierOf(client, state),
  });
  if (!('hashes' in checked)) {
    const { txHash } = details;
    return {
      details,
      checked,
      txHash: txHash ?? undefined,
      execution: undefined,
      unproven: false,
      status: undefined,
    };
  }
  const txHash = details.txHash ?? executedBy;
  const receipt = txHash ? await receiptOf(client, txHash) : undefined;
  const execution =
    receipt && readExecution(receipt.logs, state.address, checked.hashes.hash)?.outcome;
  const status = transactionStatus({
    execution,
    nonce: checked.transaction.nonce,
    safeNonce: state.nonce,
    confirmations: checked.signatures.length,
    threshold: state.threshold,
  });
  const unproven = Boolean(txHash) && execution === undefined;
  return { details, txHash, checked, execution, unproven, status };
}

/** Nothing for one that the chain does not know. */
async function receiptOf(client: Client, hash: Hash) {
  try {
    return await getTransactionReceipt(client, { hash });
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    throw error;
  }
}
