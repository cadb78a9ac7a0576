import { isRecord } from '@mooring/internal';
import { type Hash, isHash } from 'viem';
import {
  getHostTransaction,
  type HostCall,
  type HostTransaction,
  rpcCall,
  sendTransactions,
} from '../messaging/hostRequests.ts';
import { invalidParams, ProviderRpcError } from '../providerRpcError.ts';
import {
  checkAccount,
  type Method,
  type Methods,
  type ProviderContext,
  readAddress,
  readData,
  readQuantity,
  readRecord,
} from './method.ts';

/** Methods of single transactions; the hash is a safeTxHash, with a receipt once executed. */
export const transactionMethods: Methods = {
  eth_sendTransaction: async (context, [params], signal) => {
    const transaction = readRecord(params);
    if (transaction['from'] !== undefined) checkAccount(context, transaction['from']);
    checkChain(context, transaction['chainId'], -32602);
    return sendTransactions(context.messenger, [readCall(transaction)], signal);
  },
  eth_getTransactionReceipt: readExecuted('eth_getTransactionReceipt'),
  eth_getTransactionByHash: readExecuted('eth_getTransactionByHash'),
};

/** Reads a call in the host's format. Throws -32602, also for contract creation. */
export function readCall(value: unknown): HostCall {
  const call = readRecord(value);
  if (call['to'] === undefined || call['to'] === null)
    throw invalidParams('Contract creation is unsupported.');
  return {
    to: readAddress(call['to']),
    value: readQuantity(call['value']).toString(),
    data: readData(call['data'] ?? call['input']),
  };
}

/** Checks that a chain id in a request, if any, is the Safe's. */
export function checkChain({ safe }: ProviderContext, value: unknown, code: number): void {
  if (value === undefined || value === null) return;
  if (readQuantity(value) !== BigInt(safe.chainId))
    throw new ProviderRpcError(code, `This Safe is on network ${safe.chainId} only.`);
}

/** Finds a transaction of the Safe by its safeTxHash; `undefined` when unknown to the host. */
export async function findTransaction(
  { messenger }: ProviderContext,
  safeTxHash: Hash,
): Promise<HostTransaction | undefined> {
  try {
    return await getHostTransaction(messenger, safeTxHash);
  } catch (error) {
    // A timeout is not an error of the host.
    if (error instanceof ProviderRpcError && error.code === -32603) return undefined;
    throw error;
  }
}

function readExecuted(call: 'eth_getTransactionReceipt' | 'eth_getTransactionByHash'): Method {
  return async (context, [hash]) => {
    if (typeof hash !== 'string' || !isHash(hash)) throw invalidParams('Expected a hash.');
    const known = await findTransaction(context, hash);
    // A hash unknown to the host is not a safeTxHash, and may be a transaction hash of the chain.
    const executed = known ? known.txHash : hash;
    if (!executed) return null;
    const found = await rpcCall(context.messenger, call, [executed]);
    return isRecord(found) ? found : null;
  };
}
