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

test('one request where the wallet can, and one entry with its id', async () => {
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

test('who is paid is kept with what was sent: of a token its recipient, each once', async () => {
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

test('a single call is an ordinary transaction', async () => {
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
])('a fee %s is handed to the wallet with its call alone', async (_, fees) => {
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
])('a wallet that %s is asked for one call after the other', async (_, capabilities, fault) => {
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
])('all or none: a wallet %s is not asked', async (_, capabilities) => {
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
])('all or none: code %d is %s, and nothing else is tried', async (code, reason) => {
  const { send, asked, wallet } = await open(atomic);
  wallet.next('wallet_sendCalls').fail(code);
  await expect(send({ atomic: 'required' })).rejects.toMatchObject({ reason, sent: 0 });
  expect(asked()).toEqual(['wallet_sendCalls']);
});

test.each([4001, 4100, -32002])('code %d is thrown as it comes', async (code) => {
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
  'code %d after a declined upgrade asks nobody again, and can be sent one by one',
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

test('what needs the batch is not offered one by one', async () => {
  const { send, wallet } = await open(atomic);
  wallet.always('wallet_sendCalls').fail(-32603);
  const failure = { reason: 'failed', canSendOneByOne: false };
  await expect(send({ atomic: 'required' })).rejects.toMatchObject(failure);
});

test('an answer without an id may have been sent', async () => {
  const { send, store, account, wallet } = await open(atomic);
  wallet.next('wallet_sendCalls').answer({ id: 7 });
  await expect(send()).rejects.toMatchObject({ reason: 'unclear' });
  expect(store.list(account)).toEqual([]);
});

test('one by one ends at the first that fails', async () => {
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

test('one by one, a no in the middle says how many were sent', async () => {
  const { send, wallet } = await open();
  wallet.next('send').approve();
  wallet.next('send').reject();
  await expect(send()).rejects.toMatchObject({ reason: 'stopped', sent: 1 });
});

test('the host may decline to ask one by one', async () => {
  const { send, asked } = await open();
  await expect(send({ confirmOneByOne: () => false })).rejects.toMatchObject({ sent: 0 });
  expect(asked()).toEqual([]);
});

test('called off, no further call is asked for', async () => {
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

test('a paymaster is passed on to a wallet that takes one, for a single call too', async () => {
  const { send, batchOf } = await open(paymaster);
  await send({ calls: calls.slice(0, 1), capabilities: { paymasterService: service } });
  expect(batchOf()).toMatchObject({ capabilities: { paymasterService: service } });
});

test('to any other wallet it is not mentioned', async () => {
  const { send, batchOf } = await open(atomic);
  await send({ capabilities: { paymasterService: service } });
  expect(batchOf()).not.toHaveProperty('capabilities');
});

test('required of a wallet without one, nothing is sent', async () => {
  const { send, asked } = await open(atomic);
  const capabilities = { paymasterService: { ...service, optional: false } };
  await expect(send({ capabilities })).rejects.toMatchObject({ reason: 'capability' });
  expect(asked()).toEqual([]);
});

test('a wallet that never tells its capabilities is one without batches', async () => {
  const { send, asked, wallet } = await open(atomic);
  wallet.always('wallet_getCapabilities').hang();
  await send({ calls: calls.slice(0, 2) });
  expect(asked()).toEqual(['eth_sendTransaction', 'eth_sendTransaction']);
});

test('what cannot be remembered is not sent', async () => {
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
