import { numberToHex } from 'viem';
import { parseUrl } from '../../parseUrl.ts';
import { invalidParams, ProviderRpcError, unknownChain } from '../errors.ts';
import { readChainId, readFirstRecord, readText, type UnknownRecord } from '../params.ts';
import { type Network, parseCurrency, sameOriginUrl } from '../setup.ts';
import { withNetwork } from '../state.ts';
import { untilUnlocked, type Wallet } from '../wallet.ts';
import type { Methods } from './method.ts';

/** Which network the wallet is on: EIP-695, EIP-3326 (switch) and EIP-3085 (add). */
export const networkMethods: Methods = {
  eth_chainId: async (wallet) => numberToHex(wallet.chainId()),

  net_version: async (wallet) => wallet.chainId().toString(),

  wallet_switchEthereumChain: async (wallet, params) => {
    const chainId = readChainId(readFirstRecord(params)['chainId']);
    const network = wallet.network(chainId);
    if (!network) throw unknownChain(chainId, wallet.settings.get().wrapUnknownChain);
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
    const { network, rpcUrl } = readNewNetwork(wallet, chainId, asked);
    await checkChainOfNode(wallet, { ...network, rpcUrl });
    await untilUnlocked(wallet.settings);
    await wallet.ask({ kind: 'addNetwork', network, rpcUrl });
    // Added and switched in one step: pages take the network as chosen when the call returns.
    wallet.state.update((state) => ({
      ...withNetwork(state, { ...network, rpcUrl }),
      chainId,
    }));
    return null;
  },
};

async function switchTo(wallet: Wallet, network: Network): Promise<void> {
  if (wallet.chainId() === network.id) return;
  await untilUnlocked(wallet.settings);
  await wallet.ask({ kind: 'switchNetwork', from: wallet.currentNetwork(), to: network });
  wallet.selectChain(network.id);
}

function readNewNetwork(
  wallet: Wallet,
  chainId: number,
  asked: UnknownRecord,
): { network: Network; rpcUrl: string } {
  const name = readText(asked['chainName'], 'chainName', 60).trim();
  if (name === '') throw invalidParams('Expected chainName not to be empty.');
  const nativeCurrency = parseCurrency(asked['nativeCurrency']);
  if (!nativeCurrency) {
    throw invalidParams('Expected nativeCurrency to have a name, a symbol and decimals.');
  }
  const rpcUrls = readUrls(asked['rpcUrls'], 'rpcUrls');
  if (rpcUrls.length === 0) throw invalidParams('Expected rpcUrls to have an address.');
  if (asked['blockExplorerUrls'] !== undefined && asked['blockExplorerUrls'] !== null) {
    readUrls(asked['blockExplorerUrls'], 'blockExplorerUrls');
  }
  // The launcher's own path first: a page's address often only reads, and this wallet also sends.
  const fromSetup = wallet.setup.networks.find(({ id }) => id === chainId)?.rpcUrl;
  const given = rpcUrls.map((url) => sameOriginUrl(url, wallet.origin));
  const rpcUrl = fromSetup ?? given.find((url) => url !== undefined);
  if (rpcUrl === undefined) {
    throw invalidParams('This wallet only reaches local networks: no address in rpcUrls is one.');
  }
  return { network: { id: chainId, name, nativeCurrency }, rpcUrl };
}

function readUrls(value: unknown, field: string): readonly string[] {
  if (!Array.isArray(value) || value.length > 20) {
    throw invalidParams(`Expected ${field} to be a short list.`);
  }
  return value.map((item) => {
    const url = readText(item, field, 2048);
    if (!/^https?:$/.test(parseUrl(url)?.protocol ?? '')) {
      throw invalidParams(`Expected ${field} to hold http addresses.`);
    }
    return url;
  });
}

async function checkChainOfNode(wallet: Wallet, network: Network): Promise<void> {
  const answered = await wallet.node(network, 'eth_chainId', []);
  if (answered === numberToHex(network.id)) return;
  throw new ProviderRpcError(
    -32602,
    `The node at the address given is of chain ${String(answered)}, not of ${numberToHex(network.id)}.`,
  );
}
