import { numberToHex } from 'viem';
import { readChainId, readFirstRecord } from '../rpc/params.ts';
import { unknownChain } from '../rpc/providerError.ts';
import { untilUnlocked, type Wallet } from '../wallet/createWallet.ts';
import type { Network } from '../wallet/network.ts';
import { withNetwork } from '../wallet/walletState.ts';
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
