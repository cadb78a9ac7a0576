import type { GatewayClient, TransactionDetails } from '@mooring/safe/gateway';
import {
  type CheckedTransaction,
  checkGatewayTransaction,
  type Execution,
  type KnownTarget,
  type MultisigStatus,
  type PaidRefund,
  type QueuedTransaction,
  readExecution,
  readRefund,
  readTransactionStatus,
  type SafeState,
} from '@mooring/safe/transactions';
import {
  type Address,
  type Client,
  type Hash,
  type Hex,
  isAddressEqual,
  TransactionReceiptNotFoundError,
} from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { createOwnerVerifier } from './createOwnerVerifier.ts';

/** Gateway's transaction, verified against its hash, its signatures and the chain. */
export interface LoadedTransaction {
  readonly details: TransactionDetails;
  /** Hash of its onchain execution, from the gateway or this page; undefined while not executed. */
  readonly txHash: Hash | undefined;
  readonly checked: CheckedTransaction;
  /** Gas refund that its execution paid. */
  readonly refund?: PaidRefund | undefined;
  /** Result by the Safe's event; undefined while not executed. */
  readonly execution: Execution['outcome'] | undefined;
  /** True when the gateway reports an execution the chain does not confirm. */
  readonly unproven: boolean;
  /**
   * Status from verified data, not the gateway's. Undefined when a field is invalid; and while the nonce is used, but
   * the gateway has not indexed by which transaction.
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
  /** Signatures submitted by this page, which a gateway returns later; verified like any other. */
  readonly submitted?: readonly SubmittedSignature[];
}

/**
 * Fetches a transaction, and recomputes everything that the gateway reports.
 * @throws {GatewayError} when the gateway fails
 * @throws {Error} when the network is unreachable
 */
export async function loadTransaction(options: LoadOptions): Promise<LoadedTransaction> {
  const { gateway, client, safe, id, requested, queue, executedBy, submitted = [] } = options;
  const { state, deployments } = safe;
  const details = await gateway.transactions.get(state.chainId, id);
  const checked = await checkGatewayTransaction(withSubmitted(details, submitted), {
    safe: state,
    requested,
    queue: queue ?? [],
    knownTargets: deployments.knownTargets,
    verify: createOwnerVerifier(client, state),
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
  const status = readTransactionStatus({
    execution,
    nonce: checked.transaction.nonce,
    safeNonce: state.nonce,
    confirmations: checked.signatures.length,
    threshold: state.threshold,
  });
  const unproven = Boolean(txHash) && execution === undefined;
  const isUnexplained =
    status === 'CANCELLED' && !txHash && details.txStatus.startsWith('AWAITING');
  return {
    ...{ details, txHash, checked, execution, unproven },
    refund: receipt && readRefund(receipt.logs, state.address, checked.hashes.hash),
    status: isUnexplained ? undefined : status,
  };
}

/** Signature of an owner, submitted to a gateway. */
export interface SubmittedSignature {
  readonly owner: Address;
  readonly signature: Hex;
}

/** Adds the signatures of owners that the gateway does not list yet. */
function withSubmitted(
  details: TransactionDetails,
  submitted: readonly SubmittedSignature[],
): TransactionDetails {
  const info = details.detailedExecutionInfo;
  if (info?.type !== 'MULTISIG') return details;
  const confirmations = [
    ...info.confirmations,
    ...missingFrom(
      info.confirmations.map(({ signer }) => signer.value),
      submitted,
    ).map(({ owner, signature }) => ({ signer: { value: owner }, signature })),
  ];
  return { ...details, detailedExecutionInfo: { ...info, confirmations } };
}

/** Signatures of other owners than these. */
export function missingFrom(
  owners: readonly Address[],
  submitted: readonly SubmittedSignature[],
): readonly SubmittedSignature[] {
  return submitted.filter(({ owner }) => !owners.some((one) => isAddressEqual(one, owner)));
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
