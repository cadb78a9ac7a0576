import { readChainId, readFirstRecord } from '../rpc/params.ts';
import { invalidParams, ProviderRpcError } from '../rpc/providerError.ts';
import type { Replacement } from '../script/behaviour.ts';
import type { WalletState } from '../wallet/createWalletState.ts';
import { readTransaction } from './fillIn.ts';
import { type Methods, sharedAccount } from './method.ts';
import { replaceTransaction } from './replaceTransaction.ts';
import { broadcast, type Signed, sendTransaction } from './sendTransaction.ts';

/** Sends one transaction; the wallet fills in what the page leaves out. */
export const transactionMethods: Methods = {
  eth_sendTransaction: (wallet, params) => send(wallet, params, broadcast),
};

/** Answers `eth_sendTransaction`, but has the node hear of the replacement alone. */
export async function sendReplaced(
  wallet: WalletState,
  method: string,
  params: unknown,
  by: Replacement,
): Promise<unknown> {
  if (method !== 'eth_sendTransaction') {
    throw new ProviderRpcError(-32603, `Only transactions are replaced, not ${method}.`);
  }
  return send(wallet, params, (state, { transaction }) =>
    replaceTransaction(state, transaction.hash, by),
  );
}

async function send(
  wallet: WalletState,
  params: unknown,
  how: (wallet: WalletState, signed: Signed) => Promise<unknown>,
): Promise<unknown> {
  const asked = readFirstRecord(params);
  const account = sharedAccount(wallet, asked['from']);
  const chainId = wallet.chainId();
  if (asked['chainId'] !== undefined && readChainId(asked['chainId']) !== chainId) {
    throw invalidParams(`Expected chainId to be ${chainId}, the wallet's chain.`);
  }
  const { hash } = await sendTransaction(wallet, account, chainId, readTransaction(asked), how);
  return hash;
}
