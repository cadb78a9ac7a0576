import { parseUrl, toCoinType } from '@mooring/internal';
import { type Address, type Client, hexToString, isAddress, zeroAddress } from 'viem';
import { getBalance, getEnsAddress, getEnsName, getEnsText, readContract } from 'viem/actions';
import { namehash } from 'viem/ens';
import { isSafeIcon } from '../core/text/isSafeIcon.ts';
import { visibleText } from '../core/text/visibleText.ts';
import { isNormalized, normalizeName } from './normalizeName.ts';
import { readByGateways } from './readByGateways.ts';

const LONGEST_ENS_NAME = 255;

/**
 * Registrar of primary names on rollups, at one address on each
 * (https://docs.ens.domains/ens-deployments).
 */
const ROLLUP_REGISTRAR: Address = '0x0000000000D8e504002cC26E3Ec46D81971C1664';

/** Names in a registry on Base (https://github.com/base/basenames), read there without a gateway. */
const BASENAMES = {
  chainId: 8453,
  registry: '0xB94704422c2a1E396835A571837Aa5AE53285a95',
  parent: '.base.eth',
} as const;

/** Networks and origins for lookups of identities. */
export interface LookupPlaces {
  /** Identity network. */
  readonly client: Client;
  /** Current network, if different; its primary names come first. */
  readonly own: Client | undefined;
  /** Origins (`https://…`) allowed for pictures. */
  readonly imageOrigins: readonly string[];
  /** Origins of gateways allowed for names (EIP-3668). */
  readonly nameGateways: readonly string[] | undefined;
}

/**
 * Returns the primary name of an address, if it is normalized (ENSIP-15) and resolves to the address (ENSIP-19), with
 * hidden characters made visible. Calls `eth_call`.
 */
export async function readName(
  address: string,
  { client, own, nameGateways }: Omit<LookupPlaces, 'imageOrigins'>,
): Promise<string | null> {
  if (!isAddress(address) || !client.chain?.contracts?.['ensUniversalResolver']) return null;
  // If the network has no names, or does not answer, use the name of the identity network.
  const byGateways: ByGateways = (place, read) => nullOnRevert(place, nameGateways, read);
  const first = own && (await readOwnName(own, client, address, byGateways).catch(() => null));
  const name = first ?? (await byGateways(client, (names) => getEnsName(names, { address })));
  return name !== null && (await isNormalized(name)) ? visibleText(name, LONGEST_ENS_NAME) : null;
}

type ByGateways = <Read>(
  client: Client,
  read: (client: Client) => Promise<Read>,
) => Promise<Read | null>;

/** Returns the record; null if its server is not allowed or has no answer, so that the query does not retry. */
async function nullOnRevert<Read>(...parameters: Parameters<typeof readByGateways<Read>>) {
  const found = await readByGateways(...parameters);
  return found.kind === 'read' ? found.value : null;
}

/** Returns the primary name of an address on a network with its own names. */
async function readOwnName(
  own: Client,
  identity: Client,
  address: Address,
  byGateways: ByGateways,
): Promise<string | null> {
  const coinType = toCoinType(own.chain?.id ?? 0);
  if (coinType === undefined) return null;
  const reverse = `${address.slice(2).toLowerCase()}.${coinType.toString(16)}.reverse`;
  const name =
    (await byGateways(own, (names) =>
      readContract(names, {
        abi: namesAbi,
        address: ROLLUP_REGISTRAR,
        functionName: 'nameForAddr',
        args: [address],
      }),
    )) ||
    (await byGateways(own, (names) => readBasename(names, reverse, { functionName: 'name' })));
  // For a name that is not normalized, use the name of the identity network.
  if (!name || !(await isNormalized(name))) return null;
  const found = isBasename(own, name)
    ? await byGateways(own, (names) => readBasename(names, name, { functionName: 'addr' }))
    : await byGateways(identity, (names) => getEnsAddress(names, { name, coinType }));
  return found?.toLowerCase() === address.toLowerCase() ? name : null;
}

function isBasename({ chain }: Client, name: string): boolean {
  return chain?.id === BASENAMES.chainId && name.endsWith(BASENAMES.parent);
}

/** Reads a name's record in Base's registry; null without one, or on another network. */
async function readBasename(
  client: Client,
  name: string,
  record: { functionName: 'name' | 'addr' } | { functionName: 'text'; key: string },
): Promise<string | null> {
  if (client.chain?.id !== BASENAMES.chainId) return null;
  const node = namehash(name);
  const resolver = await readContract(client, {
    abi: namesAbi,
    address: BASENAMES.registry,
    functionName: 'resolver',
    args: [node],
  });
  if (resolver === zeroAddress) return null;
  const contract = { abi: namesAbi, address: resolver };
  return record.functionName === 'text'
    ? readContract(client, { ...contract, functionName: 'text', args: [node, record.key] })
    : readContract(client, { ...contract, functionName: record.functionName, args: [node] });
}

const LONGEST_TOKEN_SYMBOL = 16;
/** Maximum number of decimals of a token, above that of any in use. */
const MOST_DECIMALS = 36;

/** Reads symbol and decimals of a token (ERC-20), hidden characters made visible; null for too many decimals. */
export async function readToken(client: Client, address: Address) {
  const [symbol, decimals] = await Promise.all([
    readTokenSymbol(client, address),
    readContract(client, { abi: tokenDetailsAbi, address, functionName: 'decimals' }),
  ]);
  return decimals > MOST_DECIMALS
    ? null
    : { symbol: visibleText(symbol, LONGEST_TOKEN_SYMBOL), decimals };
}

/** Reads the symbol as text, or as the bytes32 of older tokens. */
async function readTokenSymbol(client: Client, address: Address): Promise<string> {
  const contract = { address, functionName: 'symbol' } as const;
  try {
    return await readContract(client, { ...contract, abi: tokenDetailsAbi });
  } catch {
    return hexToString(await readContract(client, { ...contract, abi: olderTokenAbi }), {
      size: 32,
    });
  }
}

/** Functions of the registrar, of the registry, and of resolvers (ENSIP-1, ENSIP-3, ENSIP-5, ENSIP-19). */
const namesAbi = [
  view('nameForAddr', ['address'], 'string'),
  view('resolver', ['bytes32'], 'address'),
  view('name', ['bytes32'], 'string'),
  view('addr', ['bytes32'], 'address'),
  view('text', ['bytes32', 'string'], 'string'),
] as const;

const tokenDetailsAbi = [view('symbol', [], 'string'), view('decimals', [], 'uint8')] as const;
const olderTokenAbi = [view('symbol', [], 'bytes32')] as const;

function view<Name extends string, Inputs extends readonly string[], Output extends string>(
  name: Name,
  inputs: Inputs,
  output: Output,
) {
  return {
    type: 'function',
    name,
    stateMutability: 'view',
    inputs: inputs.map((type) => ({ type })) as { [I in keyof Inputs]: { type: Inputs[I] } },
    outputs: [{ type: output }],
  } as const;
}

/**
 * Reads the picture of a name, if it can be shown without a request to an unknown server: a `data:` URL
 * of an image, or a URL on one of the allowed origins. Null if it does not load. Calls `eth_call`.
 */
export async function readAvatar(
  name: string,
  { client, own, imageOrigins, nameGateways }: LookupPlaces,
): Promise<string | null> {
  const key = 'avatar';
  const normalized = await normalizeName(name);
  if (normalized === undefined) return null;
  const baseClient = own && isBasename(own, normalized) ? own : undefined;
  const record = await nullOnRevert(baseClient ?? client, nameGateways, (names) =>
    baseClient
      ? readBasename(names, normalized, { functionName: 'text', key })
      : getEnsText(names, { name: normalized, key }),
  );
  if (!record) return null;
  const url = isSafeIcon(record) ? record.trim() : record;
  const isAllowed = isSafeIcon(record) || imageOrigins.includes(parseUrl(record)?.origin ?? '');
  return isAllowed && (await isLoadable(url)) ? url : null;
}

/** Resolves to false for a picture that cannot be loaded: the drawing is shown in its place. */
function isLoadable(url: string): Promise<boolean> | boolean {
  // Outside of a browser, and in jsdom, nothing is shown.
  if (typeof Image === 'undefined' || !('decode' in Image.prototype)) return true;
  return new Promise((resolve) => {
    const image = new Image();
    image.onload = () => resolve(true);
    image.onerror = () => resolve(false);
    image.referrerPolicy = 'no-referrer';
    image.src = url;
  });
}

/** Reads an address' balance of the native currency, in wei. Calls `eth_getBalance`. */
export function readBalance(client: Client, address: Address): Promise<bigint> {
  return getBalance(client, { address });
}
