import { isRecord } from '@mooring/internal';
import type { Address, Hash } from 'viem';
import type { WalletAccount } from '../../wallet/account.ts';
import type { Wallet } from '../../wallet/createWallet.ts';
import type { FeeView, RequestedTransaction } from '../../wallet/question.ts';
import { type Batch, type Network, withBatch } from '../../wallet/walletState.ts';
import { estimateCost, feeOf } from '../transaction/estimateCost.ts';
import { sendTransaction } from '../transaction/sendTransaction.ts';

/** Interval of polling for the receipt of a call, in ms. */
const RECEIPT_INTERVAL = 400;
/** Interval in which a waiting batch is marked as in progress, in ms. */
const SIGN_OF_LIFE_INTERVAL = 10_000;

/**
 * Total fee of all calls, each estimated on the state before the batch: a call that depends on an earlier
 * one is counted with the gas of a failing call.
 */
export async function estimateBatch(
  wallet: Wallet,
  network: Network,
  from: Address,
  calls: readonly RequestedTransaction[],
): Promise<FeeView> {
  const costs = await Promise.all(calls.map((call) => estimateCost(wallet, network, from, call)));
  const most = costs.reduce((sum, cost) => sum + feeOf(cost).most, 0n);
  return { most, likelyToFail: costs[0]?.likelyToFail ?? false };
}

/** Sends the calls in order without waiting for receipts. Throws when the node refuses one. */
export async function sendTogether(
  wallet: Wallet,
  network: Network,
  account: WalletAccount,
  calls: readonly RequestedTransaction[],
): Promise<readonly Hash[]> {
  const hashes: Hash[] = [];
  for (const call of calls) {
    const cost = await estimateCost(wallet, network, account.address, call);
    const { hash } = await sendTransaction(wallet, network, account, call, cost);
    hashes.push(hash);
  }
  return hashes;
}

/** Sends the calls in order, each after the previous one is confirmed; stops at a failure. */
export async function runBatch(
  wallet: Wallet,
  network: Network,
  account: WalletAccount,
  calls: readonly RequestedTransaction[],
  started: Batch,
): Promise<void> {
  let batch = started;
  const keep = (change: Partial<Batch>) => {
    batch = { ...batch, ...change, updatedAt: Date.now() };
    wallet.state.update((state) => withBatch(state, batch));
  };
  const signOfLife = () => {
    if (Date.now() - batch.updatedAt > SIGN_OF_LIFE_INTERVAL) keep({});
  };
  try {
    for (const call of calls) {
      const cost = await estimateCost(wallet, network, account.address, call);
      const { hash } = await sendTransaction(wallet, network, account, call, cost);
      keep({ hashes: [...batch.hashes, hash] });
      if (!(await succeeds(wallet, network, hash, signOfLife))) break;
    }
  } catch {
    // The node refused a call: the rest is not sent, which the status reflects.
  } finally {
    keep({ ended: true });
  }
}

/** Polls for the receipt; calls `waiting` each time there is none yet. */
async function succeeds(
  wallet: Wallet,
  network: Network,
  hash: Hash,
  waiting: () => void,
): Promise<boolean> {
  for (;;) {
    const receipt = await wallet
      .node(network, 'eth_getTransactionReceipt', [hash])
      // The node may be unreachable for a while; the transaction is sent already.
      .catch(() => null);
    if (isRecord(receipt)) return receipt['status'] === '0x1';
    waiting();
    await new Promise((resolve) => setTimeout(resolve, RECEIPT_INTERVAL));
  }
}
