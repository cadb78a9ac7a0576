import { type Hash, isHash } from 'viem';
import { ProviderRpcError } from '../errors.ts';
import type { Network } from '../setup.ts';
import type { Wallet, WalletAccount } from '../wallet.ts';
import type { AskedTransaction } from './askedTransaction.ts';
import { askQuantity } from './askQuantity.ts';
import type { TransactionCost } from './cost.ts';

/** One transaction at a time for each account and network, so that no nonce is used twice. */
const lastSent = new Map<string, Promise<unknown>>();

/** Signs and hands a transaction to the node; answers its hash, mined or not. */
export function sendTransaction(
  wallet: Wallet,
  network: Network,
  account: WalletAccount,
  asked: AskedTransaction,
  cost: TransactionCost,
): Promise<Hash> {
  const lane = `${network.id}:${account.address}`;
  const sent = (lastSent.get(lane) ?? Promise.resolve()).then(async () => {
    const nonce =
      asked.nonce ??
      (await askQuantity(wallet, network, 'eth_getTransactionCount', [account.address, 'pending']));
    const signed = await account.signTransaction({
      ...cost.prices,
      chainId: network.id,
      ...(asked.to && { to: asked.to }),
      value: asked.value,
      data: asked.data,
      gas: cost.gas,
      nonce: Number(nonce),
    });
    const hash = await wallet.node(network, 'eth_sendRawTransaction', [signed]);
    if (typeof hash === 'string' && isHash(hash)) return hash;
    throw new ProviderRpcError(-32603, 'The node accepted the transaction without a hash.');
  });
  lastSent.set(
    lane,
    sent.catch(() => undefined),
  );
  return sent;
}
