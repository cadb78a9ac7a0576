import { readList } from '../rpc/params.ts';
import { unsupportedMethod } from '../rpc/providerError.ts';
import type { Wallet } from '../wallet/createWallet.ts';

/**
 * Forwards a read to the node of the active network. Standard namespaces only: a local node also has
 * methods that change its state, and accounts of its own to sign with.
 *
 * @throws ProviderRpcError 4200 for any other method.
 */
export async function readFromNode(
  wallet: Wallet,
  method: string,
  params: unknown,
): Promise<unknown> {
  if (!isRead(method)) throw unsupportedMethod(method);
  return wallet.node(wallet.currentNetwork(), method, readList(params));
}

/** True for methods that only read, or submit a transaction that is signed already. */
export function isRead(method: string): boolean {
  if (method === 'eth_sendRawTransaction') return true;
  return (
    /^(eth|net|web3)_[a-zA-Z]+$/.test(method) &&
    !/^eth_(sign|send|subscribe|unsubscribe|getEncryption|decrypt)/.test(method)
  );
}
