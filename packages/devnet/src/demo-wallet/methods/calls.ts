import { type Address, numberToHex } from 'viem';
import { readBatch } from '../batch/askedBatch.ts';
import { batchStatus, meaningOf } from '../batch/batchStatus.ts';
import { estimateBatch, runBatch } from '../batch/runBatch.ts';
import { invalidParams, ProviderRpcError } from '../errors.ts';
import {
  isRecord,
  readAddress,
  readChainId,
  readFirstRecord,
  readList,
  readText,
} from '../params.ts';
import { type Batch, withBatch } from '../state.ts';
import { callView } from '../transaction/askedTransaction.ts';
import { unlistedNetwork, viewOf, type Wallet } from '../wallet.ts';
import { authorizedAccount, type Methods } from './method.ts';

/** Several calls with one approval: EIP-5792, version 2.0.0. */
export const callsMethods: Methods = {
  wallet_sendCalls: async (wallet, params) => {
    const asked = readFirstRecord(params);
    const first = wallet.visibleAccounts()[0] ?? wallet.activeAccount().address;
    const sender = asked['from'] === undefined ? first : readAddress(asked['from'], 'from');
    const batch = readBatch(asked, isAtomic(wallet, sender, wallet.chainId()));
    const account = await authorizedAccount(wallet, sender, 'from');
    const { multisig } = account;
    const network = wallet.network(batch.chainId);
    if (!network) throw new ProviderRpcError(5710, 'The wallet does not know this chain.');
    if (multisig && multisig.chainId !== network.id) {
      throw new ProviderRpcError(5710, `${account.label} is not on this chain.`);
    }
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
    if (multisig) {
      const proposal = await multisig.propose(batch.calls, wallet.origin);
      // Without an id of the page's own it is known by its hash, as in Safe's own provider.
      const id = asked['id'] === undefined ? proposal : batch.id;
      const proposed = { id, chainId: network.id, size: 1, hashes: [], proposal };
      wallet.state.update((state) =>
        withBatch(state, { ...proposed, ended: true, updatedAt: Date.now() }),
      );
      return { id };
    }
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
      atomic: batch.proposal !== undefined,
      receipts,
    };
  },

  wallet_showCallsStatus: async (wallet, params) => {
    const batch = readKnownBatch(wallet, params);
    const { status, hashes } = await batchStatus(wallet, batch);
    const network = wallet.network(batch.chainId) ?? unlistedNetwork(batch.chainId);
    const { id, size, proposal } = batch;
    await wallet
      .ask({
        kind: 'callsStatus',
        id,
        network: network.name,
        size,
        hashes,
        meaning: proposal && status === 100 ? 'Waiting for its owners' : meaningOf(status),
      })
      // Closing a window that only tells is no refusal.
      .catch(() => undefined);
    return null;
  },

  wallet_getCapabilities: async (wallet, params) => {
    const [address, chainIds] = readList(params);
    if (address !== undefined) await authorizedAccount(wallet, address, 'the account');
    const asked = chainIds === undefined ? undefined : readList(chainIds).map(readChainId);
    const account = address === undefined ? undefined : readAddress(address, 'the account');
    const known = wallet.networks().filter(({ id }) => asked?.includes(id) ?? true);
    const statusOn = (id: number) => (isAtomic(wallet, account, id) ? 'supported' : 'unsupported');
    return Object.fromEntries(
      known.map(({ id }) => [numberToHex(id), { atomic: { status: statusOn(id) } }]),
    );
  },
};

/** A multisig makes one transaction of a batch, where it is; accounts of a key only claim to. */
function isAtomic(wallet: Wallet, address: Address | undefined, chainId: number): boolean {
  const home = address && wallet.accountOf(address)?.multisig?.chainId;
  return home === undefined ? wallet.settings.get().claimBatch : home === chainId;
}

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
