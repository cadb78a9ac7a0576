import { parseUrl, readField } from '@mooring/internal';
import {
  type Address,
  BaseError,
  type Client,
  ContractFunctionRevertedError,
  type Hex,
  isHex,
} from 'viem';

/** Selector of `OffchainLookup` (EIP-3668). */
const OFFCHAIN_LOOKUP = '0x556f1830';
/** Timeout of a gateway request, in ms. */
const GATEWAY_MS = 10_000;
/** Maximum size of a gateway's response, in bytes; records of names have a few hundred. */
const MOST_GATEWAY_BYTES = 131_072;

/**
 * Result of {@link readByGateways}: the record, `off-chain` if its gateway is not allowed, or `gateway-failed` if its
 * gateway has no valid answer.
 */
export type GatewayRead<Read> =
  | { readonly kind: 'read'; readonly value: Read }
  | { readonly kind: 'off-chain' | 'gateway-failed' };

interface Lookup {
  readonly data: Hex;
  readonly sender: Address;
  readonly urls: readonly string[];
}

/**
 * Reads a record of a name. If a gateway stores the record (EIP-3668), it learns which name is looked up, so only gateways
 * of the list are requested.
 * @param gateways origins (`https://…`) of allowed gateways
 * @param read reads the record with the given client
 * @throws {Error} if the network does not answer
 *
 * @example
 * ```ts
 * import { readByGateways } from '@mooring/connect/address';
 * import { createPublicClient, http } from 'viem';
 * import { mainnet } from 'viem/chains';
 * import { getEnsAddress } from 'viem/actions';
 *
 * const client = createPublicClient({ chain: mainnet, transport: http() });
 * const found = await readByGateways(client, ['https://names.example'], (names) =>
 *   getEnsAddress(names, { name: 'mira.eth' }),
 * );
 * ```
 */
export async function readByGateways<Read>(
  client: Client,
  gateways: readonly string[] | undefined,
  read: (client: Client) => Promise<Read>,
): Promise<GatewayRead<Read>> {
  const listed = gateways ?? [];
  let fault: 'off-chain' | 'gateway-failed' | undefined;
  const request = async (lookup: Lookup): Promise<Hex> => {
    const urls = lookup.urls.filter((url) => isListedGateway(url, lookup, listed));
    if (urls.length === 0) fault ??= 'off-chain';
    const answer = await requestFirst(urls, lookup);
    if (answer === undefined) {
      fault ??= 'gateway-failed';
      throw new BaseError('No gateway of the list has an answer.');
    }
    return answer;
  };
  const ccipRead = listed.length > 0 && { request };
  try {
    const value = await read({ ...client, ccipRead });
    // viem treats a gateway's failure as a missing record.
    return fault && value === null ? { kind: fault } : { kind: 'read', value };
  } catch (error) {
    if (fault) return { kind: fault };
    if (isOffChainLookup(error)) return { kind: 'off-chain' };
    throw error;
  }
}

function isOffChainLookup(error: unknown): boolean {
  const cause =
    error instanceof BaseError && error.walk((e) => e instanceof ContractFunctionRevertedError);
  return cause instanceof ContractFunctionRevertedError && !!cause.raw?.startsWith(OFFCHAIN_LOOKUP);
}

function isListedGateway(url: string, lookup: Lookup, gateways: readonly string[]): boolean {
  const origin = parseUrl(fillGatewayUrl(url, lookup))?.origin;
  return !!origin && gateways.some((gateway) => parseUrl(gateway)?.origin === origin);
}

function fillGatewayUrl(url: string, { data, sender }: Lookup): string {
  return url.replaceAll('{sender}', sender.toLowerCase()).replaceAll('{data}', data);
}

/** Requests one gateway after the other, until one answers. */
async function requestFirst(urls: readonly string[], lookup: Lookup): Promise<Hex | undefined> {
  for (const url of urls) {
    try {
      const answer = await requestGateway(url, lookup);
      if (answer !== undefined) return answer;
    } catch {
      // Try the next gateway.
    }
  }
  return undefined;
}

async function requestGateway(url: string, lookup: Lookup): Promise<Hex | undefined> {
  const { data, sender } = lookup;
  const body = url.includes('{data}') ? null : JSON.stringify({ data, sender });
  const response = await fetch(fillGatewayUrl(url, lookup), {
    ...(body !== null && { method: 'POST', headers: { 'content-type': 'application/json' }, body }),
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(GATEWAY_MS),
  });
  const text = await readBoundedText(response);
  const answer = text === undefined ? undefined : readField(JSON.parse(text), 'data');
  return response.ok && isHex(answer, { strict: true }) ? answer : undefined;
}

/** Returns the body of a response; undefined if it is too long. */
async function readBoundedText({ body }: Response): Promise<string | undefined> {
  const reader = body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (let bytes = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    bytes += value.byteLength;
    if (bytes > MOST_GATEWAY_BYTES) {
      await reader.cancel();
      return undefined;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}
