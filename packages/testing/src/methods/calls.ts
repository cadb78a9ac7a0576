import { type Hash, numberToHex } from 'viem';
import { callNode } from '../rpc/callNode.ts';
import { isRecord, readChainId, readFirstRecord, readList, readText } from '../rpc/params.ts';
import { invalidParams, ProviderRpcError, unsupportedMethod } from '../rpc/providerError.ts';
import type { Batch, WalletState } from '../wallet/createWalletState.ts';
import { readTransaction } from './fillIn.ts';
import { type Method, type Methods, sharedAccount } from './method.ts';
import { sendTransaction } from './sendTransaction.ts';

/** Several calls with one approval (EIP-5792, version 2.0.0), where the wallet has capabilities. */
export const callsMethods: Methods = {
  wallet_getCapabilities: whereCapable('wallet_getCapabilities', async (wallet, params) => {
    const [, only] = readList(params);
    const wanted = only === undefined ? undefined : readList(only).map(readChainId);
    const rows = Object.entries(wallet.capabilities ?? {})
      .map(([id, capabilities]) => [Number(id), capabilities] as const)
      .filter(([id]) => wanted?.includes(id) ?? true);
    return Object.fromEntries(rows.map(([id, each]) => [numberToHex(id), each]));
  }),

  wallet_sendCalls: whereCapable('wallet_sendCalls', async (wallet, params) => {
    const { version, id, from, chainId, atomicRequired, calls } = readFirstRecord(params);
    if (version !== '2.0.0') throw invalidParams('Expected version to be "2.0.0".');
    if (!Array.isArray(calls) || calls.length === 0) throw invalidParams('Expected calls.');
    const account = sharedAccount(wallet, from ?? wallet.visible()[0]);
    const chain = wallet.chain(readChainId(chainId));
    if (!chain) throw new ProviderRpcError(5710, 'The wallet does not know this chain.');
    if (atomicRequired === true && !isAtomic(wallet, chain.id)) {
      throw new ProviderRpcError(5760, 'This wallet does not run batches atomically.');
    }
    const batchId = id === undefined ? crypto.randomUUID() : readText(id, 'id');
    if (find(wallet, batchId)) throw new ProviderRpcError(5720, 'There is a batch with this id.');
    const asked = calls.map((call: unknown) => readTransaction(isRecord(call) ? call : {}));
    const hashes: Hash[] = [];
    for (const call of asked) {
      const { hash } = await sendTransaction(wallet, account, chain.id, call);
      hashes.push(hash);
    }
    wallet.batches.push({ id: batchId, chainId: chain.id, hashes });
    return { id: batchId };
  }),

  wallet_getCallsStatus: whereCapable('wallet_getCallsStatus', async (wallet, params) => {
    const [id] = readList(params);
    const batch = find(wallet, readText(id, 'the id of a batch'));
    if (!batch) throw new ProviderRpcError(5730, 'There is no batch with this id.');
    const receipts = await receiptsOf(wallet, batch);
    const succeeded = receipts.filter(({ status }) => status === '0x1').length;
    const isWaiting = receipts.length < batch.hashes.length;
    // EIP-5792: 100 pending, 200 confirmed, 500 reverted, 600 reverted in part.
    const ended = succeeded === receipts.length ? 200 : succeeded === 0 ? 500 : 600;
    return {
      version: '2.0.0',
      id: batch.id,
      chainId: numberToHex(batch.chainId),
      status: isWaiting ? 100 : ended,
      atomic: isAtomic(wallet, batch.chainId),
      receipts,
    };
  }),

  wallet_showCallsStatus: whereCapable('wallet_showCallsStatus', async () => null),
};

function whereCapable(name: string, method: Method): Method {
  return async (wallet, params) => {
    if (!wallet.capabilities) throw unsupportedMethod(name);
    return method(wallet, params);
  };
}

function find(wallet: WalletState, id: string): Batch | undefined {
  return wallet.batches.find((batch) => batch.id === id);
}

function isAtomic(wallet: WalletState, chainId: number): boolean {
  const capabilities: unknown = wallet.capabilities?.[chainId];
  const atomic = isRecord(capabilities) ? capabilities['atomic'] : undefined;
  return isRecord(atomic) && atomic['status'] === 'supported';
}

async function receiptsOf(wallet: WalletState, { chainId, hashes }: Batch) {
  const rpcUrl = wallet.chain(chainId)?.rpcUrl;
  if (rpcUrl === undefined) return [];
  const found = await Promise.all(
    hashes.map((hash) => callNode(rpcUrl, 'eth_getTransactionReceipt', [hash])),
  );
  return found.filter(isRecord).map(({ logs, status, blockHash, blockNumber, ...rest }) => {
    const { gasUsed, transactionHash } = rest;
    return { logs, status, blockHash, blockNumber, gasUsed, transactionHash };
  });
}
