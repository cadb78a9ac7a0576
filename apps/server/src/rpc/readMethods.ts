/** What an answer must look like before it is believed to be one. */
type Shape = (result: unknown, networkId: number) => boolean;

const quantity: Shape = (result) => typeof result === 'string' && /^0x[0-9a-f]+$/i.test(result);
const bytes: Shape = (result) => typeof result === 'string' && /^0x[0-9a-f]*$/i.test(result);
const list: Shape = (result) => Array.isArray(result);
const object: Shape = (result) =>
  typeof result === 'object' && result !== null && !Array.isArray(result);
const objectOrNull: Shape = (result) => result === null || object(result, 0);

/**
 * Every method the page may call through the gateway: it reads and nothing else (sending goes
 * through the visitor's wallet). Beside each, the shape of its result
 * (https://ethereum.github.io/execution-apis/). An upstream that answers for another network
 * has the wrong shape too.
 */
const READ_METHODS: ReadonlyMap<string, Shape> = new Map([
  ['eth_chainId', (result, id) => quantity(result, id) && Number(result) === id],
  ['net_version', (result) => typeof result === 'string' && /^\d+$/.test(result)],
  ['eth_blockNumber', quantity],
  ['eth_call', bytes],
  ['eth_estimateGas', quantity],
  ['eth_feeHistory', object],
  ['eth_gasPrice', quantity],
  ['eth_getBalance', quantity],
  ['eth_getBlockByHash', objectOrNull],
  ['eth_getBlockByNumber', objectOrNull],
  ['eth_getCode', bytes],
  ['eth_getLogs', list],
  ['eth_getStorageAt', bytes],
  ['eth_getTransactionByHash', objectOrNull],
  ['eth_getTransactionCount', quantity],
  ['eth_getTransactionReceipt', objectOrNull],
  ['eth_maxPriorityFeePerGas', quantity],
]);

/** Whether the page may call this method. Names are case-sensitive. */
export function isReadMethod(method: string): boolean {
  return READ_METHODS.has(method);
}

/** Whether `result` can be an answer to `method` on the network with this id. */
export function isPlausibleResult(method: string, result: unknown, networkId: number): boolean {
  return READ_METHODS.get(method)?.(result, networkId) ?? false;
}
