import type { TestWalletOptions } from '@mooring/testing';
import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { type Address, numberToHex, parseEther } from 'viem';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openBatchPage } from './batchPage.testing.ts';

const ID = 31_412;
const to: Address = '0x3333333333333333333333333333333333333333';
const failing: Address = '0x00000000000000000000000000000000000FA115';
const calls = [
  { to, value: 1n },
  { to, value: 2n },
  { to, value: 3n, data: '0x12' },
] as const;
let node: AnvilChain;

const open = (capabilities?: TestWalletOptions['capabilities']) =>
  openBatchPage(node, { capabilities });

beforeAll(async () => {
  // wagmi's connector looks for one.
  vi.stubGlobal('window', new EventTarget());
  node = await startAnvilChain(ID);
  await node.client.setCode({ address: failing, bytecode: '0x60006000fd' });
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await node.stop();
});

const atomic = { [ID]: { atomic: { status: 'supported' } } };
const inTurn = { [ID]: { atomic: { status: 'unsupported' } } };
const paymaster = { [ID]: { ...atomic[ID], paymasterService: { supported: true } } };

test('sendBatch sends one request if the wallet supports batches, and stores one entry with its id', async () => {
  const { send, asked, batchOf, store, account, progress } = await open(atomic);
  const sent = await send();
  expect(asked()).toEqual(['wallet_sendCalls']);
  expect(batchOf()).toEqual({
    version: '2.0.0',
    from: account,
    chainId: '0x7ab4',
    atomicRequired: false,
    calls: [
      { to, value: '0x1' },
      { to, value: '0x2' },
      { to, value: '0x3', data: '0x12' },
    ],
  });
  expect(store.list(account)).toEqual(sent.transactions);
  expect(sent.transactions).toMatchObject([
    {
      description: 'Payroll',
      status: 'pending',
      batch: { id: sent.id, connectorId: 'test', size: 3 },
    },
  ]);
  expect(progress).toEqual([{ step: 'wallet', position: 1, count: 1 }]);
});

test('sendBatch stores the recipients, of tokens too, each once', async () => {
  const other: Address = '0x4444444444444444444444444444444444444444';
  const token = { to: other, data: '0xa9059cbb', recipient: to } as const;
  const paid = [...calls, token, { to: other, value: 1n, data: '0x' }] as const;
  const batch = await open(atomic);
  expect(await batch.send({ calls: paid })).toMatchObject({ transactions: [{ to: [to, other] }] });
  const [{ calls: asked }] = batch.paramsOf('wallet_sendCalls');
  expect(JSON.stringify(asked)).not.toContain('recipient');
  const single = await open();
  const payments = [token, { to: other, data: '0x12' }, { to, value: 1n }] as const;
  const { transactions } = await single.send({ calls: payments });
  expect(transactions.map((one) => one.to)).toEqual([[to], undefined, [to]]);
});

test('sendBatch stores the references, which the wallet does not get', async () => {
  const reference = 'payroll 7';
  const own = calls.map((call, index) => ({
    ...call,
    ...(index > 0 && { reference: `${index}` }),
  }));
  const batch = await open(atomic);
  const sent = await batch.send({ calls: own, reference });
  expect(sent.transactions).toMatchObject([{ reference }]);
  expect(JSON.stringify(batch.paramsOf('wallet_sendCalls'))).not.toContain('reference');
  const single = await open();
  const { transactions } = await single.send({ calls: own, reference });
  expect(transactions.map((one) => one.reference)).toEqual([reference, '1', '2']);
  expect(JSON.stringify(single.paramsOf('eth_sendTransaction'))).not.toContain('reference');
});

test('sendBatch sends a single call as a transaction', async () => {
  const { send, asked, store, account } = await open(atomic);
  const sent = await send({ calls: [{ to, value: parseEther('0.1') }], atomic: 'required' });
  expect(asked()).toEqual(['eth_sendTransaction']);
  expect(sent.id).toBeUndefined();
  expect(store.list(account)[0]).not.toHaveProperty('batch');
});

test.each([
  ['of 1559', { gas: 21_000n, maxFeePerGas: 9n, maxPriorityFeePerGas: 1n }],
  ['of older networks', { gas: 21_000n, gasPrice: 3n }],
  ['that is not all there', { gas: 30_000n, maxFeePerGas: undefined }],
])('sendBatch passes a fee %s to the wallet with a single call only', async (_, fees) => {
  const { send, paramsOf, batchOf, wallet } = await open(atomic);
  wallet.always('send').answer(`0x${'5'.repeat(64)}`);
  await send({ calls: [{ to, value: 1n, fees }] });
  const known = Object.entries(fees).filter(([, value]) => value !== undefined);
  const given = known.map(([name, value]) => [name, numberToHex(value ?? 0n)]);
  expect(paramsOf('eth_sendTransaction')[0]).toEqual({
    ...{ from: wallet.accounts[0], chainId: '0x7ab4', to, value: '0x1' },
    ...Object.fromEntries(given),
  });
  wallet.reset();
  await send({ calls: [{ to, value: 1n, fees }, calls[1]] });
  expect(batchOf().calls).toEqual([
    { to, value: '0x1' },
    { to, value: '0x2' },
  ]);
});

test.each([
  ['has no batches', undefined, {}],
  ['refuses the method', inTurn, { code: 4200 }],
  ['lacks the method', inTurn, { code: -32601 }],
  ['speaks an older version', inTurn, { code: -32602 }],
  ['refuses the network', inTurn, { code: 5710 }],
  ['takes fewer calls', atomic, { code: 5740 }],
  ['lacks a capability', atomic, { code: 5700 }],
])('sendBatch sends one call after the other if the wallet %s', async (_, capabilities, fault) => {
  const { send, asked, wallet, progress, store, account } = await open(capabilities);
  if ('code' in fault) wallet.always('wallet_sendCalls').fail(fault.code);
  const confirmOneByOne = vi.fn(() => true);
  const described = calls.map((call, index) => ({ ...call, description: `Part ${index + 1}` }));
  const { transactions } = await send({ calls: described, confirmOneByOne });
  expect(asked().filter((method) => method === 'eth_sendTransaction')).toHaveLength(3);
  expect(transactions).toHaveLength(3);
  expect(store.list(account).map(({ description }) => description)).toEqual([
    'Part 3',
    'Part 2',
    'Part 1',
  ]);
  expect(confirmOneByOne).toHaveBeenCalledExactlyOnceWith(3);
  expect(progress.filter(({ step }) => step === 'network')).toHaveLength(2);
  expect(progress.at(-1)).toEqual({ step: 'wallet', position: 3, count: 3 });
});

test.each([
  ['without batches', undefined],
  ['that runs them one by one', inTurn],
])('sendBatch with `atomic` sends no request to a wallet %s', async (_, capabilities) => {
  const { send, asked } = await open(capabilities);
  const failure = { name: 'SendBatchError', reason: 'notAtomic', sent: 0, size: 3 };
  await expect(send({ atomic: 'required' })).rejects.toMatchObject(failure);
  expect(asked()).toEqual([]);
});

test.each([
  [5760, 'notAtomic'],
  [5740, 'tooLarge'],
  [5700, 'capability'],
  [5750, 'upgradeDeclined'],
])('sendBatch with `atomic` fails for code %d as %s, without a retry', async (code, reason) => {
  const { send, asked, wallet } = await open(atomic);
  wallet.next('wallet_sendCalls').fail(code);
  await expect(send({ atomic: 'required' })).rejects.toMatchObject({ reason, sent: 0 });
  expect(asked()).toEqual(['wallet_sendCalls']);
});

test.each([4001, 4100, -32002])('sendBatch throws code %d unchanged', async (code) => {
  const { send, asked, wallet } = await open(atomic);
  wallet.next('wallet_sendCalls').fail(code);
  await expect(send()).rejects.toMatchObject({ code });
  expect(asked()).toEqual(['wallet_sendCalls']);
});

test.each([
  [5750, 'upgradeDeclined'],
  [-32603, 'failed'],
  [-32000, 'failed'],
])(
  'sendBatch throws code %d after a declined upgrade, and can then send one by one',
  async (code, reason) => {
    const { send, asked, wallet } = await open(atomic);
    wallet.always('wallet_sendCalls').fail(code);
    await expect(send()).rejects.toMatchObject({ reason, sent: 0, canSendOneByOne: true });
    expect(asked()).toEqual(['wallet_sendCalls']);
    const { transactions } = await send({ atomic: 'never' });
    expect(transactions).toHaveLength(3);
    expect(asked().slice(1)).toEqual(Array(3).fill('eth_sendTransaction'));
  },
);

test('sendBatch does not offer one by one for capabilities of a batch', async () => {
  const { send, wallet } = await open(atomic);
  wallet.always('wallet_sendCalls').fail(-32603);
  const failure = { reason: 'failed', canSendOneByOne: false };
  await expect(send({ atomic: 'required' })).rejects.toMatchObject(failure);
});

test('sendBatch reports that the batch may have been sent when the response has no id', async () => {
  const { send, store, account, wallet } = await open(atomic);
  wallet.next('wallet_sendCalls').answer({ id: 7 });
  await expect(send()).rejects.toMatchObject({ reason: 'unclear' });
  expect(store.list(account)).toEqual([]);
});

test('sendBatch one by one stops at the first failure', async () => {
  const { send, asked, store, account } = await open();
  const three = [{ to, value: 1n }, { to: failing }, { to, value: 1n }];
  await expect(send({ calls: three })).rejects.toMatchObject({
    reason: 'stopped',
    sent: 2,
    size: 3,
  });
  expect(asked()).toHaveLength(2);
  expect(store.list(account).map(({ status }) => status)).toEqual(['failed', 'confirmed']);
});

test('sendBatch one by one reports the number of sent calls when the user rejects one', async () => {
  const { send, wallet } = await open();
  wallet.next('send').approve();
  wallet.next('send').reject();
  await expect(send()).rejects.toMatchObject({ reason: 'stopped', sent: 1 });
});

test('sendBatch sends nothing if the host declines one by one', async () => {
  const { send, asked } = await open();
  await expect(send({ confirmOneByOne: () => false })).rejects.toMatchObject({ sent: 0 });
  expect(asked()).toEqual([]);
});

test('sendBatch sends no further call once aborted', async () => {
  const { send, asked, wallet } = await open();
  const turn = new AbortController();
  wallet.next('send').hang();
  const sending = send({ signal: turn.signal });
  const request = await wallet.nextRequest('send');
  turn.abort();
  request.approve();
  await expect(sending).rejects.toMatchObject({ reason: 'stopped', sent: 1 });
  expect(asked()).toHaveLength(1);
});

const service = { url: 'https://paymaster.example' };

test('sendBatch passes a paymaster to a wallet that supports it, for a single call too', async () => {
  const { send, batchOf } = await open(paymaster);
  await send({ calls: calls.slice(0, 1), capabilities: { paymasterService: service } });
  expect(batchOf()).toMatchObject({ capabilities: { paymasterService: service } });
});

test('sendBatch does not pass a paymaster to other wallets', async () => {
  const { send, batchOf } = await open(atomic);
  await send({ capabilities: { paymasterService: service } });
  expect(batchOf()).not.toHaveProperty('capabilities');
});

test('sendBatch sends nothing if a required paymaster is not supported', async () => {
  const { send, asked } = await open(atomic);
  const capabilities = { paymasterService: { ...service, optional: false } };
  await expect(send({ capabilities })).rejects.toMatchObject({ reason: 'capability' });
  expect(asked()).toEqual([]);
});

test('sendBatch sends nothing one by one that requires a paymaster', async () => {
  const { send, asked } = await open(paymaster);
  const capabilities = { paymasterService: { ...service, optional: false } };
  const sent = send({ capabilities, atomic: 'never' });
  await expect(sent).rejects.toMatchObject({ reason: 'capability' });
  expect(asked()).toEqual([]);
});

test('sendBatch one by one stops if the wallet answers with the hash of the call before', async () => {
  const { send, asked, wallet, store, account } = await open();
  const [first] = (await send({ calls: [calls[0]] })).transactions;
  await expect.poll(() => store.list(account)).toMatchObject([{ status: 'confirmed' }]);
  store.clear(account);
  wallet.always('send').answer(first?.hash);
  await expect(send()).rejects.toMatchObject({ reason: 'unclear', sent: 1 });
  expect(asked()).toHaveLength(3);
});

test('sendBatch sends one by one while the wallet’s capabilities are late, and a batch once they are there', async () => {
  const { send, asked, wallet } = await open(atomic);
  wallet.always('wallet_getCapabilities').hang();
  const sending = send({ calls: calls.slice(0, 2) });
  const late = await wallet.nextRequest('wallet_getCapabilities');
  await sending;
  expect(asked()).toEqual(['eth_sendTransaction', 'eth_sendTransaction']);
  late.approve();
  await expect.poll(() => late.state).toBe('answered');
  await send({ calls: calls.slice(0, 2) });
  expect(asked().slice(2)).toEqual(['wallet_sendCalls']);
});

test('sendBatch sends nothing if the batch cannot be stored', async () => {
  const { send, asked } = await open(atomic);
  await expect(send({ description: ' ', confirmations: 0 })).rejects.toMatchObject({
    faults: [
      'Transaction must have a description',
      'Transaction confirmations must be a positiver integer',
    ],
  });
  await expect(send({ calls: [] })).rejects.toThrow('A batch needs a call.');
  expect(asked()).toEqual([]);
});
