import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { isRecord, type Network, unlistedNetwork } from '@mooring/testing/wallet';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approve, FIRST, openTestWallet, reject, SECOND } from '../testWallet.ts';

/** Code that runs `revert(0, 0)`: creating it succeeds, calling it fails. */
const ALWAYS_REVERTS = '0x6460006000fd6000526005601bf3';
let chain: AnvilChain;
let networks: readonly Network[];

beforeAll(async () => {
  // One block a minute: nothing is mined unless a test asks for it.
  chain = await startAnvilChain(77310001, ['--block-time', '60']);
  networks = [{ ...unlistedNetwork(77310001), rpcUrl: chain.url }];
});
afterAll(() => chain.stop());

async function connected(refuse = false) {
  const wallet = openTestWallet(networks, {}, (question) =>
    refuse && question.kind !== 'connect' ? reject() : approve(question),
  );
  await wallet.ask('eth_requestAccounts');
  return wallet;
}

async function mine(): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'evm_mine', params: [] });
  await fetch(chain.url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
}

test('eth_sendTransaction shows the fee and returns the hash before mining', async () => {
  const { ask, questions } = await connected();
  const hash = await ask('eth_sendTransaction', { from: FIRST, to: SECOND, value: '0x5' });
  expect(questions.at(-1)).toMatchObject({
    kind: 'send',
    account: { address: FIRST },
    call: { to: SECOND, toLabel: 'Account 1', value: 5n, data: '0x' },
    fee: { most: expect.any(BigInt), likelyToFail: false },
  });
  expect(await ask('eth_getTransactionReceipt', hash)).toBeNull();
  expect(await ask('eth_getTransactionByHash', hash)).toMatchObject({ hash, value: '0x5' });
  await mine();
  expect(await ask('eth_getTransactionReceipt', hash)).toMatchObject({ status: '0x1' });
});

test('eth_sendTransaction uses distinct nonces for concurrent requests', async () => {
  const { ask } = await connected();
  const send = (value: string) => ask('eth_sendTransaction', { from: FIRST, to: SECOND, value });
  const hashes = await Promise.all([send('0x1'), send('0x2'), send('0x3')]);
  const found = await Promise.all(hashes.map((hash) => ask('eth_getTransactionByHash', hash)));
  const nonces = found.map((transaction) =>
    isRecord(transaction) ? Number(transaction['nonce']) : Number.NaN,
  );
  const first = Math.min(...nonces);
  expect(nonces.toSorted((one, other) => one - other)).toEqual([first, first + 1, first + 2]);
  await mine();
});

test('eth_sendTransaction accepts a replacement with the same nonce', async () => {
  const { ask } = await connected();
  const nonce = await ask('eth_getTransactionCount', FIRST, 'pending');
  const price = (gwei: number) => `0x${(BigInt(gwei) * 10n ** 9n).toString(16)}`;
  const send = (gwei: number) =>
    ask('eth_sendTransaction', {
      from: FIRST,
      to: SECOND,
      nonce,
      maxFeePerGas: price(gwei),
      maxPriorityFeePerGas: price(gwei),
    });
  const [replaced, kept] = [await send(5), await send(20)];
  await mine();
  expect(await ask('eth_getTransactionReceipt', replaced)).toBeNull();
  expect(await ask('eth_getTransactionReceipt', kept)).toMatchObject({ status: '0x1' });
});

test('eth_sendTransaction warns of a revert and sends it', async () => {
  const { ask, questions } = await connected();
  const created = await ask('eth_sendTransaction', { from: FIRST, data: ALWAYS_REVERTS });
  await mine();
  const receipt = await ask('eth_getTransactionReceipt', created);
  const to = isRecord(receipt) ? receipt['contractAddress'] : undefined;
  const failing = await ask('eth_sendTransaction', { from: FIRST, to });
  expect(questions.at(-1)).toMatchObject({ fee: { likelyToFail: true } });
  await mine();
  expect(await ask('eth_getTransactionReceipt', failing)).toMatchObject({ status: '0x0' });
});

test('eth_sendTransaction rejects with 4001', async () => {
  const { ask, code } = await connected(true);
  const before = await ask('eth_getTransactionCount', FIRST, 'pending');
  expect(await code('eth_sendTransaction', { from: FIRST, to: SECOND })).toBe(4001);
  expect(await ask('eth_getTransactionCount', FIRST, 'pending')).toBe(before);
});

test('eth_sendTransaction returns the error of the node', async () => {
  const { provider } = await connected();
  const params = [{ from: FIRST, to: SECOND, value: `0x${'f'.repeat(40)}` }];
  await expect(provider.request({ method: 'eth_sendTransaction', params })).rejects.toMatchObject({
    message: expect.stringMatching(/insufficient funds/i),
  });
});

test.each([
  ['an account the site may not see', 4100, { from: SECOND, to: FIRST }],
  ['no account', -32602, { to: SECOND }],
  ['another chain', -32602, { from: FIRST, to: SECOND, chainId: '0x1' }],
  ['nothing to do', -32602, { from: FIRST }],
])('eth_sendTransaction refuses %s with %d', async (_, code, transaction) => {
  const wallet = await connected();
  expect(await wallet.code('eth_sendTransaction', transaction)).toBe(code);
  expect(wallet.questions).toHaveLength(1);
});
