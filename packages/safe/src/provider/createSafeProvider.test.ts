import { type Hex, stringToHex } from 'viem';
import { expect, test, vi } from 'vitest';
import { createMessenger } from '../messaging/createMessenger.ts';
import { createFrame, silence } from '../messaging/frames.testing.ts';
import { createSafeProvider } from './createSafeProvider.ts';

const host = 'https://host.example';
const safeAddress = '0x5aFE3855358E112B5647B952709E6165e1c1eEEe';
const to = '0x00000000000000000000000000000000000B0A7e';
const safeTxHash: Hex = `0x${'ab'.repeat(32)}`;
const txHash: Hex = `0x${'cd'.repeat(32)}`;
const messageHash: Hex = `0x${'ef'.repeat(32)}`;
const signature: Hex = `0x${'12'.repeat(65)}`;
const success = '0x442e715f626346e8c54381002da614f62bee8d27386535b2521ec8540898556e';
const failure = '0x23428b18acfb3ea64b08dc0c1d296ea9c09702c09083ca5272e64d115b687d23';

type Handlers = Parameters<ReturnType<typeof createFrame>['answers']>[0];

function wallet(handlers: Handlers = {}) {
  const frame = createFrame({ tells: true });
  frame.answers(handlers);
  const messenger = createMessenger([host], frame.window);
  const provider = createSafeProvider({ messenger, safe: { safeAddress, chainId: 10 }, pollMs: 1 });
  const ask = (method: string, ...params: unknown[]) => provider.request({ method, params });
  return { frame, provider, ask };
}

test.each<[string, unknown[], unknown]>([
  ['eth_accounts', [], [safeAddress]],
  ['eth_requestAccounts', [], [safeAddress]],
  ['eth_chainId', [], '0xa'],
  ['net_version', [], '10'],
  ['wallet_switchEthereumChain', [{ chainId: '0xA' }], null],
  ['wallet_addEthereumChain', [{ chainId: '0xa', chainName: 'Optimism' }], null],
  ['wallet_getCapabilities', [safeAddress], { '0xa': { atomic: { status: 'supported' } } }],
  [
    'wallet_getCapabilities',
    [safeAddress, ['0x1', '0xa']],
    { '0xa': { atomic: { status: 'supported' } } },
  ],
  ['wallet_getCapabilities', [safeAddress, ['0x1']], {}],
])('createSafeProvider answers %s %j without the host', async (method, params, expected) => {
  const { ask, frame } = wallet();
  expect(await ask(method, ...params)).toEqual(expected);
  expect(frame.heard).toEqual([]);
});

const call = { to, value: '0x5' };
const calls = { version: '2.0.0', chainId: '0xa', atomicRequired: true, calls: [call] };
test.each<[string, unknown[], number]>([
  ['wallet_switchEthereumChain', [{ chainId: '0x1' }], 4902],
  ['wallet_switchEthereumChain', [], -32602],
  ['eth_sign', [safeAddress, '0x12'], 4200],
  ['eth_subscribe', ['newHeads'], 4200],
  ['toString', [], 4200],
  ['__proto__', [], 4200],
  ['personal_sign', ['0x68656c6c6f', to], 4100],
  ['personal_sign', ['hello', 'somebody'], -32602],
  ['personal_sign', [7, safeAddress], -32602],
  ['personal_sign', ['x'.repeat(300_000), safeAddress], -32602],
  // Bytes that are not text, and text that the host would parse as other bytes.
  ['personal_sign', ['0xff', safeAddress], -32602],
  ['personal_sign', [stringToHex('0x68656c6c6f'), safeAddress], -32602],
  ['eth_signTypedData_v4', [safeAddress, '{'], -32602],
  ['eth_signTypedData_v4', [safeAddress, '{}'], -32602],
  ['eth_signTypedData_v4', [safeAddress, { types: {}, domain: {} }], -32602],
  ['eth_signTypedData_v4', [to, { types: {}, domain: {}, message: {} }], 4100],
  ['eth_sendTransaction', [{ to, from: to }], 4100],
  ['eth_sendTransaction', [{ data: '0x60' }], -32602],
  ['eth_sendTransaction', [{ to, value: 5 }], -32602],
  ['eth_sendTransaction', [{ to, data: '0x123' }], -32602],
  ['eth_sendTransaction', [{ to, chainId: '0x1' }], -32602],
  ['eth_sendTransaction', [null], -32602],
  ['wallet_sendCalls', [{ ...calls, chainId: '0x1' }], 5710],
  ['wallet_sendCalls', [{ ...calls, from: to }], 4100],
  ['wallet_sendCalls', [{ ...calls, calls: [] }], -32602],
  ['wallet_sendCalls', [{ ...calls, calls: new Array(101).fill(call) }], 5740],
  ['wallet_sendCalls', [{ ...calls, calls: [{ value: '0x1' }] }], -32602],
  ['wallet_sendCalls', [{ ...calls, version: '3.0.0' }], -32602],
  ['wallet_sendCalls', [{ ...calls, id: '' }], -32602],
  ['wallet_sendCalls', [{ ...calls, id: 'x'.repeat(8_195) }], -32602],
  ['wallet_getCallsStatus', [''], -32602],
  ['wallet_sendCalls', [{ ...calls, capabilities: { paymasterService: {} } }], 5700],
  ['wallet_sendCalls', [{ ...calls, calls: [{ ...call, capabilities: { x: {} } }] }], 5700],
  ['wallet_getCallsStatus', ['0x12'], 5730],
  ['wallet_showCallsStatus', ['unknown'], 5730],
  ['eth_getTransactionReceipt', ['0x12'], -32602],
])(
  'createSafeProvider refuses %s %j with %i, without a request to the host',
  async (method, params, code) => {
    const { ask, frame } = wallet();
    await expect(ask(method, ...params)).rejects.toMatchObject({ name: 'ProviderRpcError', code });
    expect(frame.heard).toEqual([]);
  },
);

test('createSafeProvider refuses a wrong network, and names that of the Safe', async () => {
  await expect(wallet().ask('wallet_switchEthereumChain', { chainId: '0x1' })).rejects.toThrow(
    'This Safe is on network 10 only',
  );
});

test('createSafeProvider refuses parameters that are not a list', async () => {
  const { provider } = wallet();
  await expect(provider.request({ method: 'eth_chainId', params: {} })).rejects.toMatchObject({
    code: -32602,
  });
});

test('createSafeProvider sends a transaction to the host without gas parameters, and returns its safeTxHash', async () => {
  const { ask, frame } = wallet({ sendTransactions: () => ({ safeTxHash }) });
  const transaction = { from: safeAddress.toLowerCase(), to, value: '0x5', gas: '0x5208' };
  expect(await ask('eth_sendTransaction', transaction)).toBe(safeTxHash);
  expect(frame.heard[0]?.params).toEqual({ txs: [{ to, value: '5', data: '0x' }] });
});

test('createSafeProvider rejects a rejected transaction with 4001', async () => {
  const { ask } = wallet({ sendTransactions: () => new Error('Transaction was rejected') });
  await expect(ask('eth_sendTransaction', { to })).rejects.toMatchObject({ code: 4001 });
});

test('createSafeProvider returns the receipt of the execution for a safeTxHash', async () => {
  let executed = false;
  const receipt = { transactionHash: txHash, status: '0x1' };
  const { ask, frame } = wallet({
    getTxBySafeTxHash: () =>
      executed ? { txStatus: 'SUCCESS', txHash } : { txStatus: 'AWAITING_EXECUTION' },
    rpcCall: () => receipt,
  });
  for (const method of ['eth_getTransactionReceipt', 'eth_getTransactionByHash']) {
    executed = false;
    expect(await ask(method, safeTxHash)).toBeNull();
    executed = true;
    expect(await ask(method, safeTxHash)).toEqual(receipt);
    expect(frame.heard.at(-1)?.params).toEqual({ call: method, params: [txHash] });
  }
});

test('createSafeProvider reads a hash that the host does not know from the chain', async () => {
  const receipt = { transactionHash: txHash };
  const { ask, frame } = wallet({
    getTxBySafeTxHash: () => new Error('Not found'),
    rpcCall: () => receipt,
  });
  expect(await ask('eth_getTransactionReceipt', txHash)).toEqual(receipt);
  expect(frame.heard.at(-1)?.params).toEqual({
    call: 'eth_getTransactionReceipt',
    params: [txHash],
  });
});

test('createSafeProvider forwards reads to the host’s node', async () => {
  const { ask, frame } = wallet({ rpcCall: () => '0x1' });
  for (const method of ['eth_call', 'eth_getBalance', 'safe_setSettings'])
    expect(await ask(method, 'x')).toBe('0x1');
  expect(frame.heard[0]?.params).toEqual({ call: 'eth_call', params: ['x'] });
});

test('createSafeProvider returns the number of the latest block', async () => {
  expect(await wallet({ rpcCall: () => ({ number: '0x10' }) }).ask('eth_blockNumber')).toBe('0x10');
  expect(await wallet({ rpcCall: () => ({ number: 16 }) }).ask('eth_blockNumber')).toBe('0x10');
  await expect(wallet({ rpcCall: () => null }).ask('eth_blockNumber')).rejects.toMatchObject({
    code: -32603,
  });
});

test('createSafeProvider returns the signature of a message that is signed immediately', async () => {
  const { ask, frame } = wallet({ signMessage: () => ({ messageHash, signature }) });
  expect(await ask('personal_sign', stringToHex('Grüße'), safeAddress)).toBe(signature);
  expect(frame.heard[0]?.params).toEqual({ message: 'Grüße' });
});

test('createSafeProvider accepts typed data as text or as an object', async () => {
  const typedData = { types: { A: [] }, domain: {}, message: {}, primaryType: 'A' };
  const { ask, frame } = wallet({ signTypedMessage: () => ({ messageHash, signature }) });
  for (const method of ['eth_signTypedData', 'eth_signTypedData_v3', 'eth_signTypedData_v4']) {
    expect(await ask(method, safeAddress, JSON.stringify(typedData))).toBe(signature);
    expect(await ask(method, safeAddress, typedData)).toBe(signature);
  }
  expect(new Set(frame.heard.map(({ params }) => JSON.stringify(params)))).toEqual(
    new Set([JSON.stringify({ typedData })]),
  );
});

test('createSafeProvider waits until enough owners have signed a message', async () => {
  const answers = ['', undefined, '0x', new Error('Not found'), signature];
  const { ask, provider } = wallet({
    signMessage: () => ({ messageHash }),
    getOffChainSignature: () => answers.shift(),
  });
  const changes: unknown[] = [];
  provider.waits.subscribe(() => changes.push(provider.waits.get()));
  expect(await ask('personal_sign', 'hello', safeAddress)).toBe(signature);
  expect(changes).toEqual([[{ kind: 'message', hash: messageHash }], []]);
});

test('createSafeProvider rejects a waiting message when the page or the user cancels it', async () => {
  const { ask, provider } = wallet({ signMessage: () => ({ messageHash }) });
  const byPerson = ask('personal_sign', 'hello', safeAddress);
  await expect.poll(() => provider.waits.get()).toHaveLength(1);
  provider.waits.cancel(messageHash);
  await expect(byPerson).rejects.toMatchObject({ code: 4001 });

  const off = new AbortController();
  const params = ['hello', safeAddress];
  const byPage = provider.request({ method: 'personal_sign', params }, { signal: off.signal });
  await expect.poll(() => provider.waits.get()).toHaveLength(1);
  off.abort();
  await expect(byPage).rejects.toMatchObject({ code: 4001 });
  expect(provider.waits.get()).toEqual([]);
});

test('createSafeProvider returns the signatures collected so far', async () => {
  let answer = '';
  const { ask } = wallet({ getOffChainSignature: () => answer });
  expect(await ask('safe_getOffChainSignature', messageHash)).toBeNull();
  answer = signature;
  expect(await ask('safe_getOffChainSignature', messageHash)).toBe(signature);
});

test('createSafeProvider polls the host again if it does not answer', async () => {
  vi.useFakeTimers();
  try {
    let signed = false;
    const { ask } = wallet({
      signMessage: () => ({ messageHash }),
      getOffChainSignature: () => (signed ? signature : silence),
    });
    const looked = ask('safe_getOffChainSignature', messageHash);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(await looked).toBeNull();
    const signing = ask('personal_sign', 'hello', safeAddress);
    await vi.advanceTimersByTimeAsync(30_000);
    signed = true;
    await vi.advanceTimersByTimeAsync(11_000);
    expect(await signing).toBe(signature);
  } finally {
    vi.useRealTimers();
  }
});

test.each([
  ['SUCCESS', '0x'],
  ['CANCELLED', 4001],
  ['FAILED', -32603],
])(
  'createSafeProvider with a message signed on-chain whose transaction ends as %s',
  async (end, expected) => {
    const statuses = ['AWAITING_CONFIRMATIONS', 'AWAITING_EXECUTION', end];
    const { ask } = wallet({
      signMessage: () => ({ safeTxHash }),
      getTxBySafeTxHash: () => ({ txStatus: statuses.shift(), txHash: null }),
    });
    const asked = ask('personal_sign', 'hello', safeAddress);
    if (typeof expected === 'string') expect(await asked).toBe(expected);
    else await expect(asked).rejects.toMatchObject({ code: expected });
  },
);

const log = (address: string, topic: string, hash: string) => ({
  address,
  topics: [topic, hash],
  data: '0x',
  logIndex: '0x1',
});
const own = log(to, `0x${'01'.repeat(32)}`, txHash);
const receipt = (...logs: unknown[]) => ({
  transactionHash: txHash,
  blockHash: txHash,
  blockNumber: 16,
  gasUsed: '0x5208',
  status: '0x1',
  from: to,
  logs,
});
const foreign = log(safeAddress, success, `0x${'99'.repeat(32)}`);

test.each<[string, string, unknown, number, string | undefined, number]>([
  ['waits for signatures', 'AWAITING_CONFIRMATIONS', undefined, 100, undefined, 0],
  ['waits to be executed', 'AWAITING_EXECUTION', undefined, 100, undefined, 0],
  ['was cancelled', 'CANCELLED', undefined, 400, undefined, 0],
  ['failed without a trace', 'FAILED', undefined, 500, undefined, 0],
  ['is said to be done, with nothing on chain', 'SUCCESS', undefined, 100, undefined, 0],
  ['is on its way into a block', 'SUCCESS', null, 100, undefined, 0],
  ['is done', 'SUCCESS', receipt(own, log(safeAddress, success, safeTxHash)), 200, '0x1', 2],
  [
    'failed inside a good receipt',
    'SUCCESS',
    receipt(log(safeAddress, failure, safeTxHash)),
    500,
    '0x0',
    1,
  ],
  [
    'is done, whatever the host says',
    'FAILED',
    receipt(log(safeAddress, success, safeTxHash)),
    200,
    '0x1',
    1,
  ],
  [
    'shared its transaction',
    'SUCCESS',
    receipt(own, own, foreign, own, log(safeAddress, success, safeTxHash)),
    200,
    '0x1',
    2,
  ],
  ['has another’s event', 'FAILED', receipt(log(to, success, safeTxHash)), 500, '0x0', 0],
  ['has logs that are none', 'SUCCESS', receipt(null, 7, { address: to }), 200, '0x1', 0],
])(
  'wallet_getCallsStatus of a batch that %s',
  async (_name, txStatus, mined, status, receiptStatus, logs) => {
    const { ask } = wallet({
      getTxBySafeTxHash: () => ({ txStatus, txHash: mined === undefined ? null : txHash }),
      rpcCall: () => mined,
    });
    const answer = await ask('wallet_getCallsStatus', safeTxHash);
    expect(answer).toMatchObject({
      version: '2.0.0',
      id: safeTxHash,
      chainId: '0xa',
      atomic: true,
      status,
    });
    if (!receiptStatus) return expect(answer).not.toHaveProperty('receipts');
    // One transaction, one receipt, however many calls it made.
    expect(answer).toHaveProperty('receipts', [
      {
        transactionHash: txHash,
        blockHash: txHash,
        blockNumber: '0x10',
        gasUsed: '0x5208',
        status: receiptStatus,
        logs: expect.toSatisfy((all: unknown[]) => all.length === logs),
      },
    ]);
  },
);

test('createSafeProvider keeps the page’s id of a batch', async () => {
  const { ask, frame } = wallet({
    sendTransactions: () => ({ safeTxHash }),
    getTxBySafeTxHash: () => ({ txStatus: 'AWAITING_CONFIRMATIONS' }),
  });
  expect(await ask('wallet_sendCalls', { ...calls, id: 'mine' })).toEqual({ id: 'mine' });
  expect(frame.heard[0]?.params).toEqual({ txs: [{ to, value: '5', data: '0x' }] });
  expect(await ask('wallet_getCallsStatus', 'mine')).toMatchObject({ id: 'mine', status: 100 });
  expect(await ask('wallet_showCallsStatus', 'mine')).toBeNull();
  await expect(ask('wallet_sendCalls', { ...calls, id: 'mine' })).rejects.toMatchObject({
    code: 5720,
  });
  const optional = { paymasterService: { optional: true } };
  expect(await ask('wallet_sendCalls', { ...calls, capabilities: optional })).toEqual({
    id: safeTxHash,
  });
});

test('wallet_getCallsStatus of an unknown batch throws 5730', async () => {
  const { ask } = wallet({ getTxBySafeTxHash: () => new Error('Not found') });
  await expect(ask('wallet_getCallsStatus', safeTxHash)).rejects.toMatchObject({ code: 5730 });
});

test('createSafeProvider answers other requests while a prompt is open', async () => {
  const { ask } = wallet({ sendTransactions: () => silence, rpcCall: () => '0x7' });
  void ask('eth_sendTransaction', { to });
  expect(await ask('eth_getBalance', to, 'latest')).toBe('0x7');
});
