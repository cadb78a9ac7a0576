import { invalidParams } from '../errors.ts';
import { readChainId, readFirstRecord } from '../params.ts';
import { callView, readTransaction } from '../transaction/askedTransaction.ts';
import { estimateCost, feeOf } from '../transaction/cost.ts';
import { sendTransaction } from '../transaction/sendTransaction.ts';
import { viewOf } from '../wallet.ts';
import { authorizedAccount, type Methods } from './method.ts';

/** Sends one transaction; the wallet fills in what the page leaves out. */
export const transactionMethods: Methods = {
  eth_sendTransaction: async (wallet, params) => {
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
    if (account.multisig) return account.multisig.propose([transaction], wallet.origin);
    return sendTransaction(wallet, network, account, transaction, cost);
  },
};
