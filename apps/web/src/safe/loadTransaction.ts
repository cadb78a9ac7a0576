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

/** Gateway's transaction, verified against its hash, its signatures and the chain. */
export interface LoadedTransaction {
  readonly details: TransactionDetails;
  /** Hash of its onchain execution, from the gateway or this page; undefined while not executed. */
  readonly txHash: Hash | undefined;
  readonly checked: CheckedTransaction;
  /** Result by the Safe's event; undefined while not executed. */
  readonly execution: Execution['outcome'] | undefined;
  /** True when the gateway reports an execution the chain does not confirm. */
  readonly unproven: boolean;
  /**
   * Status from verified data, not the gateway's. Undefined when a field is invalid; and while the nonce is used, but
   * the gateway has not heard by what: gateways index some seconds later.
   */
  readonly status: MultisigStatus | undefined;
}

interface LoadOptions {
  readonly gateway: GatewayClient;
  /** Client of the account's network. */
  readonly client: Client;
  readonly safe: {
    readonly state: SafeState;
    readonly deployments: { readonly knownTargets: readonly KnownTarget[] };
  };
  /** Id of a row, or a safeTxHash. */
  readonly id: string;
  readonly requested?: Hash | undefined;
  readonly queue?: readonly QueuedTransaction[];
  /** Hash of this page's execution, which a gateway indexes later. */
  readonly executedBy?: Hash | undefined;
}

/**
 * Fetches a transaction and recomputes everything reported of it.
 * @throws {GatewayError} when the gateway fails
 * @throws {Error} when the network is unreachable
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
  const isUnheard = status === 'CANCELLED' && !txHash && details.txStatus.startsWith('AWAITING');
  return {
    ...{ details, txHash, checked, execution, unproven },
    status: isUnheard ? undefined : status,
  };
}

/** Receipt of a transaction; undefined when unknown to the chain. */
async function receiptOf(client: Client, hash: Hash) {
  try {
    return await getTransactionReceipt(client, { hash });
  } catch (error) {
    if (error instanceof TransactionReceiptNotFoundError) return undefined;
    throw error;
  }
}
