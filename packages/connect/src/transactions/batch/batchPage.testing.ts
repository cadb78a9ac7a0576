import { createTestWallet, type TestWalletOptions } from '@mooring/testing';
import type { AnvilChain } from '@mooring/testing/chain';
import { type Chain, defineChain, http } from 'viem';
import { onTestFinished } from 'vitest';
import { createConfig, injected } from 'wagmi';
import { connect } from 'wagmi/actions';
import { createMooringConfig } from '../../core/createMooringConfig.ts';
import { openTwoTabs } from '../../core/twoTabs.testing.ts';
import { transactionsOf } from '../transactionStore.ts';
import { watchTransactions } from '../watchTransactions.ts';
import type { BatchProgress, SendBatchOptions } from './batchRun.ts';
import { sendBatch } from './sendBatch.ts';

const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;
const to = '0x3333333333333333333333333333333333333333';

interface BatchPageOptions {
  readonly capabilities?: TestWalletOptions['capabilities'];
  /** Further networks of page and wallet, at the same node. */
  readonly others?: readonly number[];
  /** True for a wallet without events. */
  readonly isMute?: boolean;
}

/** Opens a page with a connected test wallet, whose transactions are followed. */
export async function openBatchPage(node: AnvilChain, options: BatchPageOptions = {}) {
  const { capabilities, others = [], isMute } = options;
  const id = await node.client.getChainId();
  const ids = [id, ...others];
  const wallet = createTestWallet({
    accounts: keys,
    chains: ids.map((one) => ({ id: one, rpcUrl: node.url })),
    connected: true,
    capabilities,
  });
  const chainAt = (one: number): Chain =>
    defineChain({
      id: one,
      name: `Local ${one}`,
      nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
      rpcUrls: { default: { http: [node.url] } },
    });
  const chains = [chainAt(id), ...others.map(chainAt)] as const;
  const wagmi = createConfig({
    chains,
    transports: Object.fromEntries(ids.map((one) => [one, http(node.url)])),
    multiInjectedProviderDiscovery: false,
    storage: null,
  });
  const { provider: real } = wallet;
  const provider = isMute ? { request: real.request, on() {}, removeListener() {} } : real;
  const target = { id: 'test', name: 'Test', provider: Object(provider) };
  await connect(wagmi, { connector: injected({ target, shimDisconnect: false }) });
  const config = createMooringConfig({
    appName: 'Harbour',
    chains: [...chains],
    wagmi,
    storage: openTwoTabs().first.storage,
    timeouts: { walletReadMs: 200 },
  });
  const store = transactionsOf(config.storage);
  const [account = to] = wallet.accounts;
  onTestFinished(
    watchTransactions({
      store,
      account,
      getClient: () => node.client,
      pollingIntervalMs: () => 20,
    }),
  );
  const progress: BatchProgress[] = [];
  const left = new AbortController();
  const calls = [
    { to, value: 1n },
    { to, value: 2n },
    { to, value: 3n, data: '0x12' },
  ] as const;
  const send = (wanted: Partial<SendBatchOptions> = {}) =>
    sendBatch(
      { config, wagmi, onProgress: (now) => progress.push(now), left: left.signal },
      { calls, description: 'Payroll', ...wanted },
    );
  const asked = () =>
    wallet.requests
      .map(({ method }) => method)
      .filter((method) => /send/i.test(method) && method !== 'eth_sendRawTransaction');
  const paramsOf = (method: string) =>
    wallet.requests
      .filter((request) => request.method === method)
      .map(({ params }) => Object(params)[0]);
  const batchOf = () => paramsOf('wallet_sendCalls')[0];
  return { wallet, wagmi, store, account, send, asked, batchOf, paramsOf, progress, left };
}
