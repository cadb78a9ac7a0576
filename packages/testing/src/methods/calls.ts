import { isRecord, type PlainRecord } from '@mooring/internal';
import { numberToHex } from 'viem';
import { readChainId, readFirstRecord, readList, readText } from '../rpc/params.ts';
import { invalidParams, ProviderRpcError, unsupportedMethod } from '../rpc/providerError.ts';
import { viewOf, type WalletAccount } from '../wallet/account.ts';
import type { Wallet } from '../wallet/createWallet.ts';
import { type Batch, unlistedNetwork, withBatch } from '../wallet/walletState.ts';
import { batchStatus } from './batch/batchStatus.ts';
import { isAtomic, readBatch, refuseUnsupported } from './batch/readBatch.ts';
import { estimateBatch, runBatch, sendTogether } from './batch/runBatch.ts';
import { sendAtomically } from './batch/sendAtomically.ts';
import { authorizedAccount, type Methods } from './method.ts';
import { callView } from './transaction/readTransaction.ts';

/** Batches of calls: EIP-5792, version 2.0.0. For wallets with capabilities. */
export const callsMethods: Methods = {
  wallet_sendCalls: (wallet, params) => sendBatchCalls(wallet, params),

  wallet_getCallsStatus: async (wallet, params) => {
    needCapabilities(wallet, 'wallet_getCallsStatus');
    const batch = readKnownBatch(wallet, params);
    const { status, receipts } = await batchStatus(wallet, batch);
    return {
      version: '2.0.0',
      id: batch.id,
      chainId: numberToHex(batch.chainId),
      status,
      atomic: batch.proposal !== undefined || batch.atomic === true,
      receipts,
    };
  },

  wallet_showCallsStatus: async (wallet, params) => {
    needCapabilities(wallet, 'wallet_showCallsStatus');
    const batch = readKnownBatch(wallet, params);
    const { id, chainId, size, proposal } = batch;
    const { status, hashes } = await batchStatus(wallet, batch);
    const network = wallet.network(chainId) ?? unlistedNetwork(chainId);
    const isProposal = proposal !== undefined;
    await wallet
      .ask({ kind: 'callsStatus', id, network, size, hashes, status, isProposal })
      // Closing an informational window is not a rejection.
      .catch(() => undefined);
    return null;
  },

  wallet_getCapabilities: async (wallet, params) => {
    const capabilitiesOf = needCapabilities(wallet, 'wallet_getCapabilities');
    const [address, chainIds] = readList(params);
    const account = await authorizedAccount(wallet, address, 'the account');
    const asked = chainIds === undefined ? undefined : readList(chainIds).map(readChainId);
    const ids = Object.keys(capabilitiesOf(account))
      .map(Number)
      .filter((id) => asked?.includes(id) ?? true);
    return Object.fromEntries(
      ids.map((id) => [numberToHex(id), capabilitiesOn(wallet, account, id)]),
    );
  },
};

/**
 * Handles `wallet_sendCalls`.
 * @param most sends only as many calls, as when the person declines the rest
 */
async function sendBatchCalls(
  wallet: Wallet,
  params: unknown,
  most = Number.POSITIVE_INFINITY,
): Promise<unknown> {
  needCapabilities(wallet, 'wallet_sendCalls');
  const asked = readFirstRecord(params);
  const batch = readBatch(asked);
  const sender = batch.from ?? wallet.visibleAccounts()[0] ?? wallet.activeAccount().address;
  const account = await authorizedAccount(wallet, sender, 'from');
  const { multisig } = account;
  const network = wallet.network(batch.chainId);
  if (!network) throw new ProviderRpcError(5710, 'The wallet does not know this chain.');
  if (multisig && multisig.chainId !== network.id) {
    throw new ProviderRpcError(5710, `${account.label} is not on this chain.`);
  }
  if (network.id !== wallet.chainId()) {
    // Some wallets switch by themselves; MetaMask refuses, so a page has to switch first.
    throw invalidParams(`Expected chainId to be ${wallet.chainId()}, the wallet's network.`);
  }
  refuseUnsupported(batch, capabilitiesOn(wallet, account, network.id));
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
  const keep = (
    rest: Pick<Batch, 'size' | 'hashes' | 'ended' | 'proposal' | 'atomic'>,
    id = batch.id,
  ) => {
    const kept: Batch = { id, chainId: network.id, updatedAt: Date.now(), ...rest };
    wallet.state.update((state) => withBatch(state, kept));
    return kept;
  };
  if (multisig) {
    const proposal = await multisig.propose(batch.calls, wallet.origin ?? '');
    // Without an id from the page, the proposal's hash is the id, as in Safe's own provider.
    const id = asked['id'] === undefined ? proposal : batch.id;
    keep({ size: 1, hashes: [], proposal, ended: true }, id);
    return { id };
  }
  const size = batch.calls.length;
  const calls = batch.calls.slice(0, most);
  if (calls.length === size && isAtomic(capabilitiesOn(wallet, account, network.id))) {
    const hash = await sendAtomically(wallet, network, account, calls);
    keep({ size: 1, hashes: [hash], ended: true, atomic: true });
    return { id: batch.id };
  }
  if (wallet.batchOrder === 'together' || calls.length < size) {
    const hashes = await sendTogether(wallet, network, account, calls);
    keep({ size, hashes, ended: true });
    return { id: batch.id };
  }
  const started = keep({ size, hashes: [], ended: false });
  // The page polls wallet_getCallsStatus for the outcome.
  void runBatch(wallet, network, account, batch.calls, started);
  return { id: batch.id };
}

/** Handles `wallet_sendCalls`, sending only its first calls. */
export async function sendPartly(
  wallet: Wallet,
  method: string,
  params: unknown,
  calls: number,
): Promise<unknown> {
  if (method !== 'wallet_sendCalls') {
    throw new ProviderRpcError(-32603, `Only batches are sent in part, not ${method}.`);
  }
  return sendBatchCalls(wallet, params, calls);
}

/** Capabilities of the wallet. Throws 4200 naming the method if it has none. */
function needCapabilities({ capabilities }: Wallet, method: string) {
  if (!capabilities) throw unsupportedMethod(method);
  return capabilities;
}

/** Capabilities of an account on a chain: `ready` for atomic batches is `supported` after its upgrade. */
function capabilitiesOn(wallet: Wallet, account: WalletAccount, chainId: number): PlainRecord {
  const capabilities: PlainRecord = { ...wallet.capabilities?.(account)[chainId] };
  const isUpgraded = wallet.transactions.some(
    (sent) => sent.authorizationList && sent.from === account.address && sent.chainId === chainId,
  );
  const isReady = isUpgraded && isAtomic(capabilities);
  return isReady ? { ...capabilities, atomic: { status: 'supported' } } : capabilities;
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
