import { isTransactionHash } from '@mooring/internal';
import { type Address, type Hash, numberToHex } from 'viem';
import { requestWallet } from '../../wallets/requestWallet.ts';
import type { StoredTransaction } from '../storedTransaction.ts';
import type { TransactionStore } from '../transactionStore.ts';
import {
  type BatchRun,
  feeFieldsOf,
  recipientsOf,
  type SentBatch,
  toCallFields,
} from './batchRun.ts';
import { SendBatchError } from './sendBatchError.ts';
import { confirmSender } from './watchSender.ts';

/**
 * Sends one call after the other, each once the previous one is confirmed, since it may depend on it. Ends if the wallet,
 * account or network changes.
 */
export async function sendOneByOne(run: BatchRun): Promise<SentBatch> {
  const { account, chainId, connector, options, store, multisig, onProgress, watch } = run;
  const { calls, description, reference, confirmations, confirmOneByOne, signal } = options;
  const size = calls.length;
  if (size > 1 && (await confirmOneByOne?.(size)) === false)
    throw new SendBatchError('stopped', { size });
  const transactions: StoredTransaction[] = [];
  const stop = (cause?: unknown) =>
    new SendBatchError('stopped', { size, sent: transactions.length, cause });
  for (const [index, call] of calls.entries()) {
    const progress = { position: index + 1, count: size };
    await confirmSender(run, index);
    onProgress({ step: 'wallet', ...progress });
    let hash: unknown;
    try {
      const fields = {
        ...{ from: account, chainId: numberToHex(chainId) },
        ...toCallFields(call),
        ...feeFieldsOf(call),
      };
      hash = await requestWallet(connector, 'eth_sendTransaction', [fields]);
    } catch (error) {
      throw index === 0 ? error : stop(error);
    }
    if (!isTransactionHash(hash) || isSentBefore(transactions, hash))
      throw new SendBatchError('unclear', { size, sent: transactions.length });
    const added = store.add(account, chainId, {
      hash,
      description: call.description ?? description,
      to: recipientsOf([call]),
      reference: call.reference ?? reference,
      confirmations,
      ...(multisig && { multisig }),
    });
    transactions.push(added);
    if (multisig || index === size - 1) continue;
    onProgress({ step: 'network', ...progress });
    const ended = await waitForEnd(store, account, added, [watch.signal, signal]);
    // If the sender changed, the next check throws with that change.
    if (ended?.status !== 'confirmed' && !watch.signal.aborted) throw stop(signal?.reason);
  }
  return { transactions };
}

function isSentBefore(transactions: readonly StoredTransaction[], hash: Hash): boolean {
  return transactions.some((one) => isSent(one, hash));
}

/** Returns true for the hash that a transaction was added with, or its current one. */
function isSent({ hash, originalHash }: StoredTransaction, sent: Hash): boolean {
  return [hash, originalHash].some((one) => one?.toLowerCase() === sent.toLowerCase());
}

/** Resolves to a transaction once it is no longer pending; undefined if it was cleared or sending was aborted. */
function waitForEnd(
  store: TransactionStore,
  account: Address,
  { chainId, hash }: StoredTransaction,
  signals: readonly (AbortSignal | undefined)[],
): Promise<StoredTransaction | undefined> {
  return new Promise((resolve) => {
    const isStoppedBySender = () => signals.some((signal) => signal?.aborted);
    const check = () => {
      const entry = store.list(account, chainId).find((stored) => isSent(stored, hash));
      if (entry?.status === 'pending' && !isStoppedBySender()) return;
      stop();
      for (const signal of signals) signal?.removeEventListener('abort', check);
      resolve(isStoppedBySender() ? undefined : entry);
    };
    const stop = store.subscribe(check);
    for (const signal of signals) signal?.addEventListener('abort', check);
    check();
  });
}
