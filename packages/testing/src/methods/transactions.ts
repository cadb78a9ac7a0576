import { readChainId, readFirstRecord } from '../rpc/params.ts';
import { invalidParams, ProviderRpcError } from '../rpc/providerError.ts';
import { viewOf } from '../wallet/account.ts';
import type { Wallet } from '../wallet/createWallet.ts';
import type { Replacement } from '../wallet/question.ts';
import { authorizedAccount, type Methods } from './method.ts';
import { estimateCost, feeOf } from './transaction/estimateCost.ts';
import { callView, readTransaction } from './transaction/readTransaction.ts';
import {
  broadcast,
  replaceTransaction,
  type Signed,
  sendTransaction,
} from './transaction/sendTransaction.ts';

/** Sends one transaction; the wallet fills in missing fields. */
export const transactionMethods: Methods = {
  eth_sendTransaction: (wallet, params) => sendRequested(wallet, params, broadcast),
};

/** Handles `eth_sendTransaction`, sending only the replacement to the node. */
export async function sendReplaced(
  wallet: Wallet,
  method: string,
  params: unknown,
  by: Replacement,
): Promise<unknown> {
  if (method !== 'eth_sendTransaction') {
    throw new ProviderRpcError(-32603, `Only transactions are replaced, not ${method}.`);
  }
  return sendRequested(wallet, params, (sender, { transaction }) =>
    replaceTransaction(sender, transaction.hash, by),
  );
}

async function sendRequested(
  wallet: Wallet,
  params: unknown,
  how: (wallet: Wallet, signed: Signed) => Promise<unknown>,
): Promise<unknown> {
  const asked = readFirstRecord(params);
  const transaction = readTransaction(asked);
  const account = await authorizedAccount(wallet, asked['from'], 'from');
  const network = wallet.currentNetwork();
  if (asked['chainId'] !== undefined && readChainId(asked['chainId']) !== network.id) {
    throw invalidParams(`Expected chainId to be ${network.id}, the wallet's network.`);
  }
  const cost = await estimateCost(wallet, network, account.address, transaction);
  await wallet.ask({
    kind: 'send',
    account: viewOf(account),
    network,
    call: callView(wallet, transaction),
    fee: feeOf(cost),
  });
  if (account.multisig) return account.multisig.propose([transaction], wallet.origin ?? '');
  const sent = await sendTransaction(wallet, network, account, transaction, cost, how);
  return sent.hash;
}
