import { keccak256 } from 'viem';
import type { RpcCall } from './message.ts';

/** Validates the shape of a result. */
type Shape = (result: unknown, params: readonly unknown[], networkId: number | null) => boolean;

const quantity: Shape = (result) => typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result);
const isBytes: Shape = (result) => typeof result === 'string' && /^0x[0-9a-f]*$/i.test(result);
const isListShape: Shape = (result) => Array.isArray(result);
const object: Shape = (result) =>
  typeof result === 'object' && result !== null && !Array.isArray(result);

/** Null, or an object whose `field` is the requested hash. */
function isNamed(field: 'hash' | 'transactionHash'): Shape {
  return (result, [hash]) => {
    if (result === null) return true;
    if (typeof result !== 'object' || Array.isArray(result)) return false;
    const found = field in result ? Object.entries(result).find(([key]) => key === field)?.[1] : '';
    return String(found).toLowerCase() === String(hash).toLowerCase();
  };
}

/**
 * Methods the page may call through the proxy: reads only (transactions are sent through the visitor's
 * wallet), each with the shape of its result (https://ethereum.github.io/execution-apis/). A result for
 * another network, block or transaction has the wrong shape too.
 */
const READ_METHODS: ReadonlyMap<string, Shape> = new Map([
  [
    'eth_chainId',
    (result, params, id) =>
      quantity(result, params, id) && (id ?? Number(result)) === Number(result),
  ],
  ['net_version', (result) => typeof result === 'string' && /^\d+$/.test(result)],
  ['eth_blockNumber', quantity],
  ['eth_call', isBytes],
  ['eth_estimateGas', quantity],
  ['eth_feeHistory', object],
  ['eth_gasPrice', quantity],
  ['eth_getBalance', quantity],
  ['eth_getBlockByHash', isNamed('hash')],
  ['eth_getBlockByNumber', (result, params, id) => result === null || object(result, params, id)],
  ['eth_getCode', isBytes],
  ['eth_getLogs', isListShape],
  ['eth_getStorageAt', isBytes],
  ['eth_getTransactionByHash', isNamed('hash')],
  ['eth_getTransactionCount', quantity],
  ['eth_getTransactionReceipt', isNamed('transactionHash')],
  ['eth_maxPriorityFeePerGas', quantity],
  ['eth_simulateV1', isListShape],
  // Returns a tip that covers the data fee too (docs.linea.build, "linea_estimateGas").
  ['linea_estimateGas', object],
]);

/** The only method that sends; allowed by the operator's choice. */
export const SEND_METHOD = 'eth_sendRawTransaction';

/** Methods that metrics count by name; all others are `other`. */
export const countedMethods: readonly string[] = [...READ_METHODS.keys(), SEND_METHOD];

/** Returns true for methods the page may call. Names are case-sensitive. */
export function isReadMethod(method: string): boolean {
  return READ_METHODS.has(method);
}

/** Hash of the signed transaction in a call, or null without one. */
export function sentHash({ params }: RpcCall): string | null {
  const [raw] = paramsOf(params);
  if (typeof raw !== 'string' || !/^0x(?:[0-9a-f]{2})+$/i.test(raw)) return null;
  return keccak256(`0x${raw.slice(2)}`);
}

/** Returns true if `result` is a plausible result of a call on network `networkId` (null for any network). */
export function isPlausibleResult(
  call: RpcCall,
  result: unknown,
  networkId: number | null,
): boolean {
  if (call.method === SEND_METHOD) return result === sentHash(call);
  return READ_METHODS.get(call.method)?.(result, paramsOf(call.params), networkId) ?? false;
}

/** Positional parameters; JSON-RPC allows named ones too, which no Ethereum method uses. */
function paramsOf(params: object | undefined): readonly unknown[] {
  return Array.isArray(params) ? params : [];
}
