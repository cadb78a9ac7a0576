import { isRecord, type PlainRecord } from '@mooring/internal';
import { numberToHex } from 'viem';
import { readAddress, readChainId, readFirstRecord, readList, readText } from '../rpc/params.ts';
import { invalidParams, unknownChain } from '../rpc/providerError.ts';
import { untilUnlocked, type Wallet } from '../wallet/createWallet.ts';
import type { WatchedToken } from '../wallet/question.ts';
import { type Network, withNetwork } from '../wallet/walletState.ts';
import type { Methods } from './method.ts';

/** The wallet's network: EIP-695, EIP-3326 (switch) and EIP-3085 (add). */
export const networkMethods: Methods = {
  eth_chainId: async (wallet) => numberToHex(wallet.chainId()),

  net_version: async (wallet) => wallet.chainId().toString(),

  wallet_switchEthereumChain: async (wallet, params) => {
    const chainId = readChainId(readFirstRecord(params)['chainId']);
    const network = wallet.network(chainId);
    if (!network) throw unknownChain(wallet.quirks().unknownChainForm, chainId);
    await switchTo(wallet, network);
    return null;
  },

  wallet_addEthereumChain: async (wallet, params) => {
    const asked = readFirstRecord(params);
    const chainId = readChainId(asked['chainId']);
    const known = wallet.network(chainId);
    if (known) {
      await switchTo(wallet, known);
      return null;
    }
    const network = await wallet.readNetwork(chainId, asked);
    await untilUnlocked(wallet.lock);
    await wallet.ask({ kind: 'addNetwork', network });
    // Added and switched in one step: pages expect the new network to be active when the call returns.
    wallet.state.update((state) => ({ ...withNetwork(state, network), chainId }));
    return null;
  },
};

async function switchTo(wallet: Wallet, network: Network): Promise<void> {
  if (wallet.chainId() === network.id) return;
  await untilUnlocked(wallet.lock);
  await wallet.ask({ kind: 'switchNetwork', from: wallet.currentNetwork(), to: network });
  wallet.selectChain(network.id);
}

/** Wallets accept symbols up to this many characters; no token has more decimals. */
const LONGEST_WATCHED_SYMBOL = 11;
const MOST_WATCHED_DECIMALS = 36;

/** EIP-747 (add a token). This wallet keeps no list, it only prompts. */
export const assetMethods: Methods = {
  wallet_watchAsset: async (wallet, params) => {
    // EIP-747 passes the parameter itself instead of a list; some pages send a list.
    const asked = isRecord(params) ? params : readList(params)[0];
    if (!isRecord(asked)) throw invalidParams('Expected an object with type and options.');
    await wallet.ask({
      kind: 'watchAsset',
      token: readWatchedToken(asked),
      network: wallet.currentNetwork(),
    });
    return true;
  },
};

function readWatchedToken({ type, options }: PlainRecord): WatchedToken {
  if (type !== 'ERC20') throw invalidParams('Expected type to be "ERC20".');
  if (!isRecord(options)) throw invalidParams('Expected options to be an object.');
  const decimals = Number(options['decimals']);
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > MOST_WATCHED_DECIMALS) {
    throw invalidParams(`Expected decimals to be between 0 and ${MOST_WATCHED_DECIMALS}.`);
  }
  const symbol = readText(options['symbol'], 'symbol', LONGEST_WATCHED_SYMBOL).trim();
  if (symbol === '') throw invalidParams('Expected symbol not to be empty.');
  return { address: readAddress(options['address'], 'address'), symbol, decimals };
}
