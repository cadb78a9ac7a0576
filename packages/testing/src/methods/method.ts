import { readAddress } from '../rpc/params.ts';
import { unauthorized } from '../rpc/providerError.ts';
import type { WalletAccount } from '../wallet/account.ts';
import { untilUnlocked, type Wallet } from '../wallet/createWallet.ts';

/** Answers one JSON-RPC method. `params` come from the page and are unchecked. */
export type Method = (wallet: Wallet, params: unknown) => Promise<unknown>;

/** Methods by their JSON-RPC name. */
export type Methods = Readonly<Record<string, Method>>;

/**
 * Waits until the wallet is unlocked and finds the account a page names among those it may see.
 *
 * @throws ProviderRpcError -32602 when it is no address, 4100 when the site may not use it.
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
