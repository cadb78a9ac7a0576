import { readAddress } from '../rpc/params.ts';
import { unauthorized } from '../rpc/providerError.ts';
import type { WalletAccount } from '../wallet/account.ts';
import { untilUnlocked, type Wallet } from '../wallet/createWallet.ts';

/** Handler of one JSON-RPC method. `params` come from the page, unvalidated. */
export type Method = (wallet: Wallet, params: unknown) => Promise<unknown>;

/** Methods by their JSON-RPC name. */
export type Methods = Readonly<Record<string, Method>>;

/**
 * Waits until the wallet is unlocked and returns the connected account with this address.
 *
 * @throws ProviderRpcError -32602 for an invalid address, 4100 for an account that is not connected.
 */
export async function authorizedAccount(
  wallet: Wallet,
  value: unknown,
  field: string,
): Promise<WalletAccount> {
  const address = readAddress(value, field);
  await untilUnlocked(wallet.lock);
  const account = wallet.accountOf(address);
  if (!account || !wallet.visibleAccounts().includes(address)) {
    throw unauthorized(`The account ${address} is not connected to this site.`);
  }
  const home = account.multisig?.chainId;
  if (home !== undefined && home !== wallet.chainId()) {
    throw unauthorized(`${account.label} is on network ${home} only.`);
  }
  return account;
}
