import { useTransactions } from '@mooring/connect';
import { type Confirmations, hasNewFindings } from '@mooring/page/payment';
import { hashTransaction, type QueuedTransaction, readExecution } from '@mooring/safe/transactions';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Hash } from 'viem';
import { getTransactionReceipt } from 'viem/actions';
import { useConfig } from 'wagmi';
import { useGateway } from '../gateway/useGateway.ts';
import { type LoadedTransaction, loadTransaction } from '../read/loadTransaction.ts';
import { readSafe } from '../read/readSafe.ts';
import { loadSigning, type Signer } from '../safe/signer.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { useFinalTransaction } from '../send/useFinalTransaction.ts';
import { ActionError, confirmedHash } from './actionState.ts';
import { executionCall } from './executionCall.ts';
import { readSubmittedSignatures, rememberSignature } from './submissions.ts';
import { useAction } from './useAction.ts';
import { useOwnerSignature } from './useOwnerSignature.ts';
import { rememberExecution } from './useQueue.ts';

interface Subject {
  readonly safe: KnownSafe;
  readonly hash: Hash;
  readonly queue: readonly QueuedTransaction[];
  readonly recheck: Confirmations['recheck'];
}

export type TransactionActionsRunner = ReturnType<typeof useTransactionActions>;

/** Actions on a queued transaction: confirm or execute. */
export function useTransactionActions({ safe, hash, queue, recheck }: Subject) {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { addTransaction } = useTransactions();
  const { run, ...action } = useAction();
  const { chain, state } = safe;
  const client = wagmi.getClient({ chainId: chain.id });
  const sign = useOwnerSignature(chain);
  const ending = useFinalTransaction();

  const confirm = (signer: Signer, shown: LoadedTransaction) =>
    run('confirm', async (stage) => {
      const now = await readAgain({ queries, gateway, client, safe, hash, queue, shown, recheck });
      const { transaction } = now;
      const signature = await sign(stage, signer, { safe: now.state, hash, transaction });
      stage('handing');
      const { submitSignature } = await loadSigning();
      await submitSignature(
        signature,
        () => gateway.transactions.confirm(chain.id, hash, signature),
        () => gateway.transactions.get(chain.id, hash),
      );
      rememberSignature(queries, hash, { owner: signer.address, signature });
    });

  const execute = (shown: LoadedTransaction, description: string) =>
    run('execute', async (stage) => {
      const now = await readAgain({ queries, gateway, client, safe, hash, queue, shown, recheck });
      const { transaction, signatures } = now;
      const isNext = transaction.nonce === now.state.nonce;
      const call = executionCall(transaction, signatures, state.address);
      if (signatures.length < now.state.threshold || !isNext) {
        throw new ActionError({ kind: 'changed' });
      }
      const { sendExecution } = await loadSigning();
      stage('wallet');
      const sent = await sendExecution(wagmi, { chain, call });
      addTransaction({ hash: sent, description }, chain.id);
      stage('following');
      const receipt = await getTransactionReceipt(client, {
        hash: confirmedHash(await ending(sent)),
      });
      // The receipt of a failed call can report success: only the Safe's event is reliable.
      const ended = readExecution(receipt.logs, state.address, hash);
      if (ended?.outcome !== 'success') {
        throw new ActionError({ kind: 'failed-on-chain', hash: receipt.transactionHash });
      }
      rememberExecution(queries, hash, receipt.transactionHash);
    });

  return { ...action, confirm, execute };
}

interface ReadAgainOptions {
  readonly queries: QueryClient;
  readonly gateway: Parameters<typeof loadTransaction>[0]['gateway'];
  readonly client: Parameters<typeof loadTransaction>[0]['client'];
  readonly safe: KnownSafe;
  readonly hash: Hash;
  readonly queue: NonNullable<Parameters<typeof loadTransaction>[0]['queue']>;
  /** Transaction as shown and confirmed. */
  readonly shown: LoadedTransaction;
  readonly recheck: Confirmations['recheck'];
}

/**
 * Reads account and transaction again right before the wallet request.
 * @throws {ActionError} when refused now, or with a new warning
 */
async function readAgain(options: ReadAgainOptions) {
  const { queries, client, safe, hash, shown, gateway, queue, recheck } = options;
  const { address } = safe.state;
  const fresh = await readSafe(client, address, safe.deployments.deployments);
  if (!fresh) throw new ActionError({ kind: 'changed' });
  const known = { state: fresh.state, deployments: safe.deployments };
  const loaded = await loadTransaction({
    gateway,
    client,
    safe: known,
    id: hash,
    requested: hash,
    queue,
    submitted: readSubmittedSignatures(queries, hash),
  });
  const { checked } = loaded;
  if (
    !('hashes' in checked && 'hashes' in shown.checked) ||
    checked.refused ||
    hasNewFindings(checked.findings, shown.checked.findings) ||
    !(await recheck()) ||
    checked.hashes.hash !== hash ||
    // The hash depends on the version of the Safe's code.
    hashTransaction(shown.checked.transaction, fresh.state).hash !== hash
  ) {
    throw new ActionError({ kind: 'changed' });
  }
  return {
    state: fresh.state,
    /** Fields as shown; only the signatures are current. */
    transaction: shown.checked.transaction,
    signatures: checked.signatures,
  };
}
