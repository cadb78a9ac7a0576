import { numberToHex } from 'viem';
import { readChainId, readFirstRecord } from '../rpc/params.ts';
import { unknownChain } from '../rpc/providerError.ts';
import type { Methods } from './method.ts';

/** Which network the wallet is on: EIP-695, EIP-3326 (switch) and EIP-3085 (add). */
export const chainMethods: Methods = {
  eth_chainId: async (wallet) => numberToHex(wallet.chainId()),

  net_version: async (wallet) => String(wallet.chainId()),

  wallet_switchEthereumChain: async (wallet, params) => {
    const id = readChainId(readFirstRecord(params)['chainId']);
    if (!wallet.chain(id)) throw unknownChain();
    wallet.selectChain(id);
    return null;
  },

  wallet_addEthereumChain: async (wallet, params) => {
    const asked = readFirstRecord(params);
    const id = readChainId(asked['chainId']);
    const urls: unknown = asked['rpcUrls'];
    const [url]: unknown[] = Array.isArray(urls) ? urls : [];
    const rpcUrl = typeof url === 'string' ? url : undefined;
    if (!wallet.chain(id)) wallet.addChain({ id, rpcUrl });
    // Added and switched in one step, as most wallets do.
    wallet.selectChain(id);
    return null;
  },
};
