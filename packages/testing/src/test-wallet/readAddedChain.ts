import { isRecord, type PlainRecord, parseUrl } from '@mooring/internal';
import { readText } from '../rpc/params.ts';
import { invalidParams } from '../rpc/providerError.ts';
import { type Network, parseCurrency, unlistedNetwork } from '../wallet/walletState.ts';

const knownFields = [
  'chainId',
  'chainName',
  'nativeCurrency',
  'rpcUrls',
  'blockExplorerUrls',
  'iconUrls',
];

/**
 * Validates a network a page wants to add (EIP-3085), by the rules of MetaMask, the strictest wallet. It is not checked
 * that the node is of this chain.
 *
 * @throws ProviderRpcError -32602
 */
export function readAddedChain(id: number, asked: PlainRecord): Network {
  const unknown = Object.keys(asked).filter((name) => !knownFields.includes(name));
  if (unknown.length > 0) throw invalidParams(`Expected no field ${unknown.join(', ')}.`);
  const name = readText(asked['chainName'], 'chainName').trim();
  if (name === '') throw invalidParams('Expected chainName not to be empty.');
  const rpcUrl = firstUrl(asked['rpcUrls']);
  if (rpcUrl === undefined) throw invalidParams(`Expected rpcUrls to have ${urlInWords}.`);
  const { nativeCurrency, blockExplorerUrls } = asked;
  if (isGiven(blockExplorerUrls) && firstUrl(blockExplorerUrls) === undefined) {
    throw invalidParams(`Expected blockExplorerUrls to be null or to have ${urlInWords}.`);
  }
  const network = { ...unlistedNetwork(id), name, rpcUrl };
  return isGiven(nativeCurrency)
    ? { ...network, nativeCurrency: readCurrency(nativeCurrency) }
    : network;
}

const isGiven = (value: unknown) => value !== undefined && value !== null;

function readCurrency(value: unknown) {
  if (isRecord(value) && value['decimals'] !== 18) {
    throw invalidParams('Expected nativeCurrency.decimals to be 18.');
  }
  const currency = parseCurrency(value);
  if (!currency) throw invalidParams('Expected nativeCurrency to have a name and a symbol.');
  return currency;
}

const urlInWords = 'an https address, or an http address of this machine';

function firstUrl(value: unknown): string | undefined {
  const urls: unknown[] = Array.isArray(value) ? value : [];
  return urls.filter((url) => typeof url === 'string').find(isReachable);
}

function isReachable(text: string): boolean {
  const url = parseUrl(text);
  if (url?.protocol === 'https:') return true;
  return url?.protocol === 'http:' && /^(localhost|127\.0\.0\.1|\[::1\])$/.test(url.hostname);
}
