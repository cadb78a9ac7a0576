import { type Hex, keccak256 } from 'viem';
import type { PrivateKeyAccount } from 'viem/accounts';
import { callNode } from '../rpc/callNode.ts';
import type { SentTransaction, WalletState } from '../wallet/createWalletState.ts';
import { type AskedTransaction, fillIn } from './fillIn.ts';

/** A transaction as it is signed. */
export interface Signed {
  readonly transaction: SentTransaction;
  readonly raw: Hex;
}

/** One after the other for each wallet, so that no nonce is used twice. */
const lanes = new WeakMap<WalletState, Promise<unknown>>();

/** Signs a transaction, which the node is yet to hear of, and notes it. */
export async function sign(
  wallet: WalletState,
  account: PrivateKeyAccount,
  filled: Omit<SentTransaction, 'hash' | 'from'>,
): Promise<Signed> {
  const { chainId, to, value, data, nonce, gas, maxFeePerGas, maxPriorityFeePerGas } = filled;
  const raw = await account.signTransaction({
    type: 'eip1559',
    chainId,
    ...(to && { to }),
    value,
    data,
    nonce,
    gas,
    maxFeePerGas,
    maxPriorityFeePerGas,
  });
  const transaction = { ...filled, hash: keccak256(raw), from: account.address };
  wallet.transactions.push(transaction);
  return { transaction, raw };
}

/** Hands a signed transaction to the node of its network, where the wallet has one. */
export async function broadcast(wallet: WalletState, { transaction, raw }: Signed): Promise<void> {
  const rpcUrl = wallet.chain(transaction.chainId)?.rpcUrl;
  if (rpcUrl !== undefined) await callNode(rpcUrl, 'eth_sendRawTransaction', [raw]);
}

/** Fills in what the page left out, signs, and has the node hear of it as `send` says. */
export function sendTransaction(
  wallet: WalletState,
  account: PrivateKeyAccount,
  chainId: number,
  asked: AskedTransaction,
  send: (wallet: WalletState, signed: Signed) => Promise<unknown> = broadcast,
): Promise<SentTransaction> {
  const sent = (lanes.get(wallet) ?? Promise.resolve()).then(async () => {
    const signed = await sign(wallet, account, await fillIn(wallet, account, chainId, asked));
    await send(wallet, signed);
    return signed.transaction;
  });
  lanes.set(
    wallet,
    sent.catch(() => undefined),
  );
  return sent;
}
