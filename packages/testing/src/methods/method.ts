import type { PrivateKeyAccount } from 'viem/accounts';
import { readAddress } from '../rpc/params.ts';
import { unauthorized } from '../rpc/providerError.ts';
import type { WalletState } from '../wallet/createWalletState.ts';

/** Answers one JSON-RPC method as a person who approves. `params` come from the page, unchecked. */
export type Method = (wallet: WalletState, params: unknown) => Promise<unknown>;

/** Methods by their JSON-RPC name. */
export type Methods = Readonly<Record<string, Method>>;

/**
 * The account a page names.
 *
 * @throws ProviderRpcError -32602 when it is no address, 4100 when the site does not see it
 */
export function sharedAccount(wallet: WalletState, value: unknown): PrivateKeyAccount {
  const address = readAddress(value, 'the account');
  const account = wallet.accountOf(address);
  if (!account || !wallet.visible().includes(address)) {
    throw unauthorized(`The account ${address} is not connected to this site.`);
  }
  return account;
}
