// @vitest-environment jsdom
import { createTestWallet } from '@mooring/testing';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { http } from 'wagmi';
import { connect } from 'wagmi/actions';
import { mainnet } from 'wagmi/chains';
import { createMooringConfig } from '../core/createMooringConfig.ts';
import { transactionsOf } from '../transactions/transactionStore.ts';
import { announcedConnector } from '../wallets/announcedConnector.ts';
import { isProvider } from '../wallets/walletRegistry.ts';
import { MooringProvider } from './MooringProvider.tsx';

const { watchTransactions, load } = vi.hoisted(() => {
  return { watchTransactions: vi.fn(() => () => {}), load: vi.fn() };
});
vi.mock('../transactions/watchTransactions.ts', () => {
  load();
  return { watchTransactions };
});

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('TransactionFollower loads its code again after a failure', async () => {
  const { provider, accounts } = createTestWallet();
  const [account] = accounts;
  if (!isProvider(provider) || !account) throw new Error('no wallet');
  const wallet = { id: 'harbour', name: 'Harbour', provider: () => provider };
  const config = createMooringConfig({
    appName: 'Host',
    chains: [mainnet],
    transports: { [mainnet.id]: http('http://127.0.0.1:1') },
    connectors: [announcedConnector(wallet, 5_000)],
  });
  const [connector] = config.wagmi.connectors;
  if (!connector) throw new Error('no connector');
  const onError = vi.fn();
  const root = createRoot(document.createElement('div'));
  const follow = (run: () => unknown) =>
    act(async () => {
      await run();
      await vi.dynamicImportSettled();
    });
  const store = transactionsOf(config.storage);
  const add = (digit: number) =>
    follow(() =>
      store.add(account, mainnet.id, { hash: `0x${`${digit}`.repeat(64)}`, description: 'Send' }),
    );
  await follow(() =>
    root.render(
      <MooringProvider config={config} locale="en" onError={onError}>
        {null}
      </MooringProvider>,
    ),
  );
  await follow(() => connect(config.wagmi, { connector }));

  const fail = () => {
    throw new Error('offline');
  };
  load.mockImplementationOnce(fail).mockImplementationOnce(fail);
  await add(1);
  expect(load).toHaveBeenCalledTimes(1);
  await add(2);
  expect(load).toHaveBeenCalledTimes(2);
  expect(watchTransactions).not.toHaveBeenCalled();
  await follow(() => vi.advanceTimersByTimeAsync(12_000));
  expect(watchTransactions).toHaveBeenCalledOnce();
  expect(onError).toHaveBeenCalledOnce();
  await act(async () => root.unmount());
});
