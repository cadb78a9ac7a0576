import type { GatewayClient, TransactionDetails } from '@mooring/safe/gateway';
import {
  type CheckedTransaction,
  checkGatewayTransaction,
  type Execution,
  type MultisigStatus,
  type QueuedTransaction,
  readExecution,
  transactionStatus,
} from '@mooring/safe/transactions';
import { type Client, type Hash, TransactionReceiptNotFoundError } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import type { KnownSafe } from '../safe/useSafe.ts';
import { verifierOf } from '../safe/verifierOf.ts';

/** What a gateway hands over, held against its own hash, its signatures and the chain. */
export interface LoadedTransaction {
  readonly details: TransactionDetails;
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
  readonly safe: Pick<KnownSafe, 'state' | 'deployments'>;
  /** The id of a row, or a safeTxHash. */
  readonly id: string;
  readonly requested?: Hash | undefined;
  readonly queue?: readonly QueuedTransaction[];
}

/**
 * Fetches a transaction and works out anew everything that is said of it.
 * @throws {GatewayError} when the gateway does not hand it over
 * @throws {Error} when the network does not answer
 */
export async function loadTransaction(options: LoadOptions): Promise<LoadedTransaction> {
  const { gateway, client, safe, id, requested, queue } = options;
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
    return { details, checked, execution: undefined, unproven: false, status: undefined };
  }
  const receipt = details.txHash ? await receiptOf(client, details.txHash) : undefined;
  const execution =
    receipt && readExecution(receipt.logs, state.address, checked.hashes.hash)?.outcome;
  const status = transactionStatus({
    execution,
    nonce: checked.transaction.nonce,
    safeNonce: state.nonce,
    confirmations: checked.signatures.length,
    threshold: state.threshold,
  });
  const unproven = Boolean(details.txHash) && execution === undefined;
  return { details, checked, execution, unproven, status };
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
