import { numberToHex, parseEther } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type AnvilChain, startAnvilChain } from '../chain/startAnvilChain.ts';
import { createTestWallet } from './createTestWallet.ts';

const CHAIN_ID = 77310001;
const GWEI = 10n ** 9n;
const key = generatePrivateKey();
const sender = privateKeyToAccount(key);
const recipient = privateKeyToAccount(generatePrivateKey());

let chain: AnvilChain;
beforeAll(async () => {
  chain = await startAnvilChain(CHAIN_ID);
  await chain.client.setBalance({ address: sender.address, value: parseEther('100') });
});
afterAll(() => chain.stop());

/** Wallet of the first account on a chain without automine. */
async function open(options: { automine?: boolean; feeMultiplier?: number | undefined } = {}) {
  const { client, url } = chain;
  await client.setAutomine(options.automine ?? false);
  const wallet = createTestWallet({
    accounts: [key],
    chains: [{ id: CHAIN_ID, rpcUrl: url }],
    capabilities: { [CHAIN_ID]: { atomic: { status: 'supported' } } },
    connected: true,
    feeMultiplier: options.feeMultiplier,
  });
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params });
  const payment = { from: sender.address, to: recipient.address, value: '0x5' };
  const send = async () => {
    await ask('eth_sendTransaction', payment);
    const sent = wallet.transactions.at(-1);
    if (!sent) throw new Error('Nothing was sent.');
    return sent;
  };
  const transactionOf = (hash: `0x${string}`) => client.getTransaction({ hash });
  return { wallet, client, ask, payment, send, transactionOf };
}

test('sendTransaction fills in, signs and sends a transaction', async () => {
  const { send, client } = await open({ automine: true });
  const before = await client.getBalance({ address: recipient.address });
  const { hash } = await send();
  expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success');
  expect((await client.getBalance({ address: recipient.address })) - before).toBe(5n);
});

test.each([
  ['takes the prices of the page', undefined, 77n],
  ['sets its own', 5, 5n],
])('test wallet %s', async (_, feeMultiplier, expected) => {
  const { wallet, client, ask, payment } = await open({ feeMultiplier });
  const { baseFeePerGas } = await client.getBlock();
  const prices = { maxFeePerGas: numberToHex(77n * GWEI), maxPriorityFeePerGas: '0x1' };
  await ask('eth_sendTransaction', { ...payment, ...prices });
  const own = (baseFeePerGas ?? 0n) * expected + GWEI;
  const most = feeMultiplier === undefined ? expected * GWEI : own;
  expect(wallet.transactions.at(-1)).toMatchObject({ maxFeePerGas: most });
});

test('sendTransaction uses distinct nonces for concurrent requests', async () => {
  const { wallet, client, ask, payment } = await open();
  await Promise.all([ask('eth_sendTransaction', payment), ask('eth_sendTransaction', payment)]);
  await client.mine({ blocks: 1 });
  for (const { hash } of wallet.transactions) {
    expect((await client.waitForTransactionReceipt({ hash })).status).toBe('success');
  }
  expect(wallet.transactions).toHaveLength(2);
});

test.each([
  ['repriced', { to: 'recipient', value: 5n }],
  ['cancelled', { to: 'sender', value: 0n }],
  ['replaced', { to: 'stranger', value: 6n }],
] as const)('pending transaction is %s in the wallet', async (by, expected) => {
  const { wallet, client, send, transactionOf } = await open();
  const first = await send();
  const hash = await wallet.replace(first.hash, by);
  await client.mine({ blocks: 1 });
  const stranger = '0x000000000000000000000000000000000000dead';
  const addresses = { recipient: recipient.address, sender: sender.address, stranger };
  expect(await transactionOf(hash)).toMatchObject({
    nonce: first.nonce,
    to: addresses[expected.to].toLowerCase(),
    value: expected.value,
    blockNumber: expect.any(BigInt),
  });
  await expect(client.getTransactionReceipt({ hash: first.hash })).rejects.toThrow();
});

test('sendReplaced sends the replacement only, on any chain', async () => {
  const { wallet, client, ask, payment } = await open({ automine: true });
  wallet.next('send').replace('cancelled');
  const hash = await ask('eth_sendTransaction', payment);
  const [first, second] = wallet.transactions;
  if (!first || !second) throw new Error('Two were to be signed.');
  expect(hash).toBe(first.hash);
  expect(second.nonce).toBe(first.nonce);
  await expect(client.getTransaction({ hash: first.hash })).rejects.toThrow();
  expect((await client.waitForTransactionReceipt({ hash: second.hash })).status).toBe('success');
});

test('replaceTransaction reprices on a network without EIP-1559', async () => {
  const old = await startAnvilChain(31_422, ['--hardfork', 'berlin', '--no-mining']);
  onTestFinished(old.stop);
  const chains = [{ id: 31_422, rpcUrl: old.url }];
  const wallet = createTestWallet({ accounts: [key], chains, connected: true });
  await old.client.setBalance({ address: sender.address, value: parseEther('100') });
  const payment = { from: sender.address, to: recipient.address, value: '0x5' };
  await wallet.provider.request({ method: 'eth_sendTransaction', params: [payment] });
  const [first] = wallet.transactions;
  if (!first) throw new Error('Nothing was sent.');
  const hash = await wallet.replace(first.hash, 'repriced');
  expect(await old.client.getTransaction({ hash })).toMatchObject({
    type: 'legacy',
    gasPrice: first.maxFeePerGas * 2n,
  });
});

test('replaceTransaction is refused for a mined transaction', async () => {
  const { wallet, client, send } = await open({ automine: true });
  const { hash } = await send();
  await client.waitForTransactionReceipt({ hash });
  await expect(wallet.replace(hash, 'cancelled')).rejects.toMatchObject({
    name: 'ProviderRpcError',
    message: expect.stringContaining('nonce too low'),
  });
});

test.each([
  ['a value that is not a number', { value: 'invalid' }],
  ['a gas limit that is not a number', { gas: 'invalid' }],
  ['the same under its other name', { gasLimit: '-1' }],
  ['a gas limit that is not text', { gas: 21_000 }],
  ['a type that is not a number', { type: 'invalid' }],
  ['a type that no wallet signs for pages', { type: '0x3' }],
])('sendTransaction refuses %s', async (_, changes) => {
  const { wallet, ask, payment } = await open();
  const asked = ask('eth_sendTransaction', { ...payment, ...changes });
  await expect(asked).rejects.toMatchObject({ code: -32602 });
  expect(wallet.transactions).toEqual([]);
});

test('reads are forwarded to the node', async () => {
  const { ask, client } = await open();
  expect(Number(await ask('eth_blockNumber'))).toBe(Number(await client.getBlockNumber()));
});

test('eth_subscribe emits new blocks as messages, until eth_unsubscribe', async () => {
  const { wallet, client, ask } = await open();
  const messages: unknown[] = [];
  wallet.provider.on('message', (message) => messages.push(message));
  const subscription = await ask('eth_subscribe', 'newHeads');
  await client.mine({ blocks: 1 });
  const { number } = await client.getBlock();
  await expect
    .poll(() => messages)
    .toContainEqual({
      type: 'eth_subscription',
      data: { subscription, result: expect.objectContaining({ number: numberToHex(number) }) },
    });
  expect(await ask('eth_unsubscribe', subscription)).toBe(true);
});

test('wallet_sendCalls has one id and the status of the chain', async () => {
  const { ask, client, payment } = await open();
  const chainId = numberToHex(CHAIN_ID);
  expect(await ask('wallet_getCapabilities', sender.address, [chainId])).toEqual({
    [chainId]: { atomic: { status: 'supported' } },
  });
  const { to, value } = payment;
  const calls = [
    { to, value },
    { to, value },
  ];
  const batch = { version: '2.0.0', chainId, from: sender.address, atomicRequired: true, calls };
  const { id } = Object(await ask('wallet_sendCalls', batch));
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ status: 100, receipts: [] });
  await client.mine({ blocks: 1 });
  expect(await ask('wallet_getCallsStatus', id)).toMatchObject({ id, status: 200, atomic: true });
  await expect(ask('wallet_getCallsStatus', 'other')).rejects.toMatchObject({ code: 5730 });
  await expect(ask('wallet_sendCalls', { ...batch, id })).rejects.toMatchObject({ code: 5720 });
});
