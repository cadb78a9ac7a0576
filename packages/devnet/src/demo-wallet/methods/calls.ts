import { type Hash, numberToHex } from 'viem';
import { readBatch } from '../batch/askedBatch.ts';
import { batchStatus, meaningOf } from '../batch/batchStatus.ts';
import { estimateBatch, runBatch } from '../batch/runBatch.ts';
import { invalidParams, ProviderRpcError, unsupportedMethod } from '../errors.ts';
import { isRecord, readChainId, readFirstRecord, readList, readText } from '../params.ts';
import { type Batch, withBatch } from '../state.ts';
import { callView } from '../transaction/askedTransaction.ts';
import { unlistedNetwork, viewOf, type Wallet } from '../wallet.ts';
import { authorizedAccount, type Methods } from './method.ts';

/** Several calls with one approval: EIP-5792, version 2.0.0. */
export const callsMethods: Methods = {
  wallet_sendCalls: async (wallet, params) => {
    const batch = readBatch(readFirstRecord(params), wallet.settings.get().claimBatch);
    const from = batch.from ?? wallet.visibleAccounts()[0] ?? wallet.activeAccount().address;
    const account = await authorizedAccount(wallet, from, 'from');
    // One transaction of it is several calls already, but its owners sign one at a time here.
    if (account.multisig) throw unsupportedMethod('wallet_sendCalls');
    const network = wallet.network(batch.chainId);
    if (!network) throw new ProviderRpcError(5710, 'The wallet does not know this chain.');
    if (findBatch(wallet, batch.id)) {
      throw new ProviderRpcError(5720, 'There is already a batch with this id.');
    }
    const fee = await estimateBatch(wallet, network, account.address, batch.calls);
    await wallet.ask({
      kind: 'sendCalls',
      account: viewOf(account),
      network,
      calls: batch.calls.map((call) => callView(wallet, call)),
      fee,
    });
    const started = {
      id: batch.id,
      chainId: network.id,
      size: batch.calls.length,
      hashes: [],
      ended: false,
      updatedAt: Date.now(),
    };
    wallet.state.update((state) => withBatch(state, started));
    // The page learns how it went from wallet_getCallsStatus.
    void runBatch(wallet, network, account, batch.calls, started);
    return { id: batch.id };
  },

  wallet_getCallsStatus: async (wallet, params) => {
    const batch = readKnownBatch(wallet, params);
    const { status, receipts } = await batchStatus(wallet, batch);
    return {
      version: '2.0.0',
      id: batch.id,
      chainId: numberToHex(batch.chainId),
      status,
      atomic: false,
      receipts,
    };
  },

  wallet_showCallsStatus: async (wallet, params) => {
    const batch = readKnownBatch(wallet, params);
    const { status } = await batchStatus(wallet, batch);
    const network = wallet.network(batch.chainId) ?? unlistedNetwork(batch.chainId);
    const hashes: readonly Hash[] = batch.hashes;
    const { id, size } = batch;
    await wallet
      .ask({
        kind: 'callsStatus',
        id,
        network: network.name,
        size,
        hashes,
        meaning: meaningOf(status),
      })
      // Closing a window that only tells is no refusal.
      .catch(() => undefined);
    return null;
  },

  wallet_getCapabilities: async (wallet, params) => {
    const [address, chainIds] = readList(params);
    if (address !== undefined) await authorizedAccount(wallet, address, 'the account');
    const asked = chainIds === undefined ? undefined : readList(chainIds).map(readChainId);
    const status = wallet.settings.get().claimBatch ? 'supported' : 'unsupported';
    const known = wallet.networks().filter(({ id }) => asked?.includes(id) ?? true);
    return Object.fromEntries(known.map(({ id }) => [numberToHex(id), { atomic: { status } }]));
  },
};

function findBatch(wallet: Wallet, id: string): Batch | undefined {
  return wallet.state.get().batches.find((batch) => batch.id === id);
}

function readKnownBatch(wallet: Wallet, params: unknown): Batch {
  const [id] = readList(params);
  if (isRecord(id)) throw invalidParams('Expected the id of a batch as text.');
  const batch = findBatch(wallet, readText(id, 'the id of a batch'));
  if (!batch) throw new ProviderRpcError(5730, 'There is no batch with this id.');
  return batch;
}
