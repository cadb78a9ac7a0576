import { readList } from '../rpc/params.ts';
import { unsupportedMethod } from '../rpc/providerError.ts';
import type { Wallet } from '../wallet/createWallet.ts';

/**
 * Passes a read to the node of the active network. Only the standard namespaces: a local node also
 * answers methods that change it at will, and signs with accounts of its own.
 *
 * @throws ProviderRpcError 4200 for anything that is no read.
 */
export async function readFromNode(
  wallet: Wallet,
  method: string,
  params: unknown,
): Promise<unknown> {
  if (!isRead(method)) throw unsupportedMethod(method);
  return wallet.node(wallet.currentNetwork(), method, readList(params));
}

/** True for a method that only reads, or hands over a transaction that is already signed. */
export function isRead(method: string): boolean {
  if (method === 'eth_sendRawTransaction') return true;
  return (
    /^(eth|net|web3)_[a-zA-Z]+$/.test(method) &&
    !/^eth_(sign|send|subscribe|unsubscribe|getEncryption|decrypt)/.test(method)
  );
}
