import { parseUrl } from '@mooring/internal';
import {
  invalidParams,
  type Network,
  type PlainRecord,
  ProviderRpcError,
  parseCurrency,
  readText,
  type Wallet,
} from '@mooring/testing/wallet';
import { numberToHex } from 'viem';
import { type Setup, sameOriginUrl } from './setup.ts';

/**
 * Validates a network a page wants to add (EIP-3085), and checks the chain id of its node.
 *
 * @throws ProviderRpcError -32602, also for a network without a URL on this origin
 */
export async function readNetwork(
  wallet: Pick<Wallet, 'node'>,
  setup: Setup,
  origin: string,
  chainId: number,
  asked: PlainRecord,
): Promise<Network> {
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
  // The launcher's own path first: a page's URL is often read-only, but this wallet also sends.
  const fromSetup = setup.networks.find(({ id }) => id === chainId)?.rpcUrl;
  const given = rpcUrls.map((url) => sameOriginUrl(url, origin));
  const rpcUrl = fromSetup ?? given.find((url) => url !== undefined);
  if (rpcUrl === undefined) {
    throw invalidParams('This wallet only reaches local networks: no address in rpcUrls is one.');
  }
  const network = { id: chainId, name, nativeCurrency, rpcUrl };
  await checkChainOfNode(wallet, network);
  return network;
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

async function checkChainOfNode(wallet: Pick<Wallet, 'node'>, network: Network): Promise<void> {
  const answered = await wallet.node(network, 'eth_chainId', []);
  if (answered === numberToHex(network.id)) return;
  throw new ProviderRpcError(
    -32602,
    `The node at the address given is of chain ${String(answered)}, not of ${numberToHex(network.id)}.`,
  );
}
