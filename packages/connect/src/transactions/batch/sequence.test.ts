import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { disconnect } from 'wagmi/actions';
import { openBatchPage } from './batchPage.testing.ts';
import type { SenderChange } from './sendBatchError.ts';

const ID = 31_413;
const ELSEWHERE = 31_414;
let node: AnvilChain;

beforeAll(async () => {
  // wagmi's connector looks for one.
  vi.stubGlobal('window', new EventTarget());
  node = await startAnvilChain(ID);
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await node.stop();
});

type Page = Awaited<ReturnType<typeof openBatchPage>>;

/** What happens in wallet or page between two payments, and how the sequence ends. */
const changes: readonly [string, SenderChange, (page: Page) => unknown][] = [
  ['another network', 'network', ({ wallet }) => wallet.selectChain(ELSEWHERE)],
  ['a network that the page does not have', 'network', ({ wallet }) => wallet.selectChain(9_999)],
  ['another account', 'account', ({ wallet }) => wallet.selectAccount(1)],
  ['no account', 'disconnected', ({ wallet }) => wallet.disconnect()],
  ['a locked wallet', 'disconnected', ({ wallet }) => wallet.lock()],
  [
    'a wallet without accounts',
    'disconnected',
    ({ wallet }) => wallet.always('eth_accounts').answer([]),
  ],
  ['a silent wallet', 'unreadable', ({ wallet }) => wallet.always('eth_chainId').hang()],
  [
    'a wallet with no network',
    'unreadable',
    ({ wallet }) => wallet.always('eth_chainId').fail(-32603),
  ],
  ['an odd network', 'network', ({ wallet }) => wallet.always('eth_chainId').answer('0x')],
];

const others = [ELSEWHERE];
const pages = [
  ['reports', { others }],
  ['does not report', { others, isMute: true }],
] as const;

test.each(
  pages.flatMap(([tells, options]) =>
    changes.map(([name, change, act]) => ({ tells, options, name, change, act })),
  ),
)(
  'sendBatch one by one stops on $name, which the wallet $tells',
  async ({ options, change, act }) => {
    const page = await openBatchPage(node, options);
    page.wallet.next('send').hang();
    const failure = { reason: 'stopped', sent: 1, size: 3, change };
    const ended = expect(page.send()).rejects.toMatchObject(failure);
    const first = await page.wallet.nextRequest('send');
    // Not mined, so that what happens does so before the second.
    await node.client.setAutomine(false);
    first.approve();
    await expect.poll(() => page.store.list(page.account, ID)).toHaveLength(1);
    await act(page);
    await node.client.setAutomine(true);
    await node.client.mine({ blocks: 1 });
    await ended;
    expect(page.asked()).toEqual(['eth_sendTransaction']);
    expect(page.store.list(page.account, ELSEWHERE)).toEqual([]);
  },
);

test.each([
  ['disconnecting', 'disconnected', ({ wagmi }: Page) => disconnect(wagmi)],
  ['leaving the page', 'left', ({ left }: Page) => left.abort()],
] as const)(
  'sendBatch one by one stops on %s while waiting for the network',
  async (_, change, act) => {
    const page = await openBatchPage(node);
    await node.client.setAutomine(false);
    const ended = expect(page.send()).rejects.toMatchObject({ reason: 'stopped', sent: 1, change });
    await expect.poll(() => page.progress.at(-1)?.step).toBe('network');
    await act(page);
    await ended;
    await node.client.setAutomine(true);
    await node.client.mine({ blocks: 1 });
    expect(page.asked()).toEqual(['eth_sendTransaction']);
  },
);

test('sendBatch one by one sends no further call after a disconnect and reconnect', async () => {
  const page = await openBatchPage(node);
  await node.client.setAutomine(false);
  const ended = expect(page.send()).rejects.toMatchObject({ sent: 1, change: 'account' });
  await expect.poll(() => page.progress.at(-1)?.step).toBe('network');
  page.wallet.selectAccount(1);
  page.wallet.selectAccount(0);
  await ended;
  await node.client.setAutomine(true);
  await node.client.mine({ blocks: 1 });
});

test('sendBatch sends nothing if the account changes while the host confirms', async () => {
  const page = await openBatchPage(node, { others });
  const confirmOneByOne = () => {
    page.wallet.selectChain(ELSEWHERE);
    return true;
  };
  await expect(page.send({ confirmOneByOne })).rejects.toMatchObject({
    sent: 0,
    change: 'network',
  });
  expect(page.asked()).toEqual([]);
});

test('sendBatch sends no request once the component has unmounted', async () => {
  const page = await openBatchPage(node, {
    capabilities: { [ID]: { atomic: { status: 'supported' } } },
  });
  page.left.abort();
  await expect(page.send()).rejects.toMatchObject({ reason: 'stopped', change: 'left' });
  expect(page.asked()).toEqual([]);
});

test('sendBatch names the chain in each request, against the wrong network', async () => {
  const page = await openBatchPage(node);
  await page.send();
  const networks = page.paramsOf('eth_sendTransaction').map(({ chainId }) => chainId);
  expect(networks).toEqual(Array(3).fill('0x7ab5'));
});
