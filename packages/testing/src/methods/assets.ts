import { isRecord, readAddress, readList, readText, type UnknownRecord } from '../rpc/params.ts';
import { invalidParams } from '../rpc/providerError.ts';
import type { WatchedToken } from '../wallet/question.ts';
import type { Methods } from './method.ts';

/** Wallets accept symbols up to this many characters; no token has more decimals. */
const LONGEST_SYMBOL = 11;
const MOST_DECIMALS = 36;

/** EIP-747 (add a token). This wallet keeps no list, it only prompts. */
export const assetMethods: Methods = {
  wallet_watchAsset: async (wallet, params) => {
    // EIP-747 passes the parameter itself instead of a list; some pages send a list.
    const asked = isRecord(params) ? params : readList(params)[0];
    if (!isRecord(asked)) throw invalidParams('Expected an object with type and options.');
    await wallet.ask({
      kind: 'watchAsset',
      token: readToken(asked),
      network: wallet.currentNetwork(),
    });
    return true;
  },
};

function readToken({ type, options }: UnknownRecord): WatchedToken {
  if (type !== 'ERC20') throw invalidParams('Expected type to be "ERC20".');
  if (!isRecord(options)) throw invalidParams('Expected options to be an object.');
  const decimals = Number(options['decimals']);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MOST_DECIMALS) {
    throw invalidParams(`Expected decimals to be between 0 and ${MOST_DECIMALS}.`);
  }
  const symbol = readText(options['symbol'], 'symbol', LONGEST_SYMBOL).trim();
  if (symbol === '') throw invalidParams('Expected symbol not to be empty.');
  return { address: readAddress(options['address'], 'address'), symbol, decimals };
}
