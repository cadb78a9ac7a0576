import { useTransactions } from '@mooring/connect';
import {
  type QueuedTransaction,
  readExecution,
  transactionTypedData,
} from '@mooring/safe/transactions';
import { useQueryClient } from '@tanstack/react-query';
import type { Address, Hash } from 'viem';
import { waitForTransactionReceipt } from 'viem/actions';
import { useConfig } from 'wagmi';
import type { LoadedTransaction } from '../../safe/loadTransaction.ts';
import { sendPayment } from '../../send/sendPayment.ts';
import { useSite } from '../../site/SiteContext.ts';
import { useGateway } from '../gateway/useGateway.ts';
import type { KnownSafe } from '../safe/useSafe.ts';
import { ActionError } from './actionState.ts';
import { executionCall } from './executionCall.ts';
import { rememberExecution } from './executions.ts';
import { ownerSignature } from './ownerSignature.ts';
import { readAgain } from './readAgain.ts';
import { useAction } from './useAction.ts';

interface Subject {
  readonly safe: KnownSafe;
  readonly hash: Hash;
  readonly queue: readonly QueuedTransaction[];
}

export type TransactionActionsRunner = ReturnType<typeof useTransactionActions>;

/** Actions on a queued transaction: confirm or execute. */
export function useTransactionActions({ safe, hash, queue }: Subject) {
  const wagmi = useConfig();
  const queries = useQueryClient();
  const gateway = useGateway();
  const { timeouts } = useSite().mooring;
  const { addTransaction } = useTransactions();
  const { run, ...action } = useAction();
  const { chain, state } = safe;
  const client = wagmi.getClient({ chainId: chain.id });

  const confirm = (account: Address, shown: LoadedTransaction) =>
    run('confirm', async (stage) => {
      const now = await readAgain({ gateway, client, safe, hash, queue, shown });
      stage('wallet');
      const signature = await ownerSignature(wagmi, {
        account,
        chainId: chain.id,
        hash,
        typedData: transactionTypedData(now.transaction, now.state),
      });
      stage('handing');
      await gateway.transactions.confirm(chain.id, hash, signature);
    });

  const execute = (shown: LoadedTransaction, description: string) =>
    run('execute', async (stage) => {
      const now = await readAgain({ gateway, client, safe, hash, queue, shown });
      const { transaction, signatures } = now;
      const isNext = transaction.nonce === now.state.nonce;
      const call = executionCall(transaction, signatures, state.address);
      if (signatures.length < now.state.threshold || !isNext) {
        throw new ActionError({ kind: 'changed' });
      }
      stage('wallet');
      const [sent] = await sendPayment(wagmi, {
        chain,
        calls: [call],
        timeoutMs: timeouts.transactionMs,
        onAccepted: () => {},
      });
      if (!sent) throw new Error('The wallet answered without a hash.');
      addTransaction({ hash: sent, description }, chain.id);
      stage('following');
      const receipt = await waitForTransactionReceipt(client, {
        hash: sent,
        timeout: timeouts.transactionMs,
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
