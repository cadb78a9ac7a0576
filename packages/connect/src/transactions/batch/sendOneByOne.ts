import type { Address } from 'viem';
import { isTransactionHash } from '../../core/text/untrusted.ts';
import { askWallet } from '../../wallets/askWallet.ts';
import type { StoredTransaction } from '../storedTransaction.ts';
import type { TransactionStore } from '../transactionStore.ts';
import { type BatchRun, fieldsOf, type SentBatch } from './batchRun.ts';
import { SendBatchError } from './sendBatchError.ts';

/** Sends one call after the other, each once the one before is confirmed: it may depend on it. */
export async function sendOneByOne(run: BatchRun): Promise<SentBatch> {
  const { account, chainId, connector, options, store, multisig, onProgress } = run;
  const { calls, description, confirmations, confirmOneByOne, signal } = options;
  const size = calls.length;
  if (size > 1 && (await confirmOneByOne?.(size)) === false)
    throw new SendBatchError('stopped', { size });
  const transactions: StoredTransaction[] = [];
  const stop = (cause?: unknown) =>
    new SendBatchError('stopped', { size, sent: transactions.length, cause });
  for (const [index, call] of calls.entries()) {
    const progress = { position: index + 1, count: size };
    if (index > 0 && signal?.aborted) throw stop(signal.reason);
    onProgress({ step: 'wallet', ...progress });
    let hash: unknown;
    try {
      const fields = { from: account, ...fieldsOf(call) };
      hash = await askWallet(connector, 'eth_sendTransaction', [fields]);
    } catch (error) {
      throw index === 0 ? error : stop(error);
    }
    if (!isTransactionHash(hash))
      throw new SendBatchError('unclear', { size, sent: transactions.length });
    const added = store.add(account, chainId, {
      hash,
      description: call.description ?? description,
      confirmations,
      ...(multisig && { multisig }),
    });
    transactions.push(added);
    if (multisig || index === size - 1) continue;
    onProgress({ step: 'network', ...progress });
    const ended = await untilEnded(store, account, added, signal);
    if (ended?.status !== 'confirmed') throw stop(signal?.reason);
  }
  return { transactions };
}

/** Resolves with a transaction once it is not pending; undefined when it was forgotten or called off. */
function untilEnded(
  store: TransactionStore,
  account: Address,
  { chainId, hash }: StoredTransaction,
  signal: AbortSignal | undefined,
): Promise<StoredTransaction | undefined> {
  return new Promise((resolve) => {
    const look = () => {
      const entry = store
        .list(account, chainId)
        .find((one) => one.hash === hash || one.originalHash === hash);
      if (entry?.status === 'pending' && !signal?.aborted) return;
      stop();
      signal?.removeEventListener('abort', look);
      resolve(signal?.aborted ? undefined : entry);
    };
    const stop = store.subscribe(look);
    signal?.addEventListener('abort', look);
    look();
  });
}
