import { isHex, verifyMessage, verifyTypedData } from 'viem';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { createTestWallet } from './createTestWallet.ts';

const keys = [
  '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80',
  '0x59c6995e998f97a5a0044966f0945389dc9e86dae88c7a8412f4603b6b78690d',
] as const;
const first = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266';
const second = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';

const atomicOnTen = { 10: { atomic: { status: 'supported' } } };
const batchOnTen = {
  version: '2.0.0',
  chainId: '0xa',
  atomicRequired: false,
  calls: [{ to: second, value: '0x1' }],
};

/** A wallet, and the events of its page. */
function open(options: Parameters<typeof createTestWallet>[0] = {}) {
  const wallet = createTestWallet({ accounts: keys, chains: [{ id: 1 }, { id: 10 }], ...options });
  const events: unknown[] = [];
  for (const event of ['accountsChanged', 'chainChanged']) {
    wallet.provider.on(event, (payload) => events.push([event, payload]));
  }
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params });
  const code = (method: string, ...params: unknown[]) =>
    ask(method, ...params).then(
      (result) => ({ result }),
      (error: { code: unknown }) => error.code,
    );
  return { wallet, events, ask, code };
}

describe('createTestWallet without a script', () => {
  test('shares accounts on request only', async () => {
    const { ask, events } = open();
    expect(await ask('eth_accounts')).toEqual([]);
    expect(await ask('eth_requestAccounts')).toEqual([first, second]);
    expect(await ask('eth_accounts')).toEqual([first, second]);
    expect(events).toEqual([['accountsChanged', [first, second]]]);
    await ask('wallet_revokePermissions', { eth_accounts: {} });
    expect(await ask('eth_accounts')).toEqual([]);
  });

  test('shares accounts by wallet_requestPermissions', async () => {
    const { ask } = open();
    const caveats = [{ type: 'restrictReturnedAccounts', value: [first, second] }];
    const permissions = [{ parentCapability: 'eth_accounts', caveats }];
    expect(await ask('wallet_getPermissions')).toEqual([]);
    expect(await ask('wallet_requestPermissions', { eth_accounts: {} })).toEqual(permissions);
    expect(await ask('wallet_getPermissions')).toEqual(permissions);
  });

  test('creates an account when none is given', () => {
    const [one, other] = [createTestWallet(), createTestWallet()];
    expect(one.accounts).toHaveLength(1);
    expect(one.accounts).not.toEqual(other.accounts);
  });

  test('signs texts, with parameters in either order', async () => {
    const { ask } = open({ connected: true });
    for (const params of [
      ['0x68656c6c6f', first],
      [first, 'hello'],
    ]) {
      const signature = await ask('personal_sign', ...params);
      if (!isHex(signature)) throw new Error('no signature');
      expect(await verifyMessage({ address: first, message: 'hello', signature })).toBe(true);
    }
  });

  test('signs typed data', async () => {
    const { ask } = open({ connected: true });
    const mail = {
      domain: { name: 'Mail', chainId: 1 },
      types: {
        EIP712Domain: [
          { name: 'name', type: 'string' },
          { name: 'chainId', type: 'uint256' },
        ],
        Mail: [{ name: 'text', type: 'string' }],
      },
      primaryType: 'Mail',
      message: { text: 'hello' },
    } as const;
    const signature = await ask('eth_signTypedData_v4', first, JSON.stringify(mail));
    if (!isHex(signature)) throw new Error('no signature');
    const signed = { ...mail, domain: { ...mail.domain, chainId: 1n } };
    expect(await verifyTypedData({ address: first, ...signed, signature })).toBe(true);
  });

  test('answers transactions without a node by generated hashes, and records them', async () => {
    const { wallet, ask } = open({ connected: true });
    const payment = { from: first, to: second, value: '0x1' };
    const hashes = [
      await ask('eth_sendTransaction', payment),
      await ask('eth_sendTransaction', payment),
    ];
    expect(new Set(hashes).size).toBe(2);
    expect(wallet.transactions.map(({ hash }) => hash)).toEqual(hashes);
    expect(wallet.transactions).toMatchObject([
      { from: first, to: second, value: 1n, nonce: 0, chainId: 1 },
      { from: first, to: second, value: 1n, nonce: 1, chainId: 1 },
    ]);
  });

  test('switches to known networks, adds others, and emits chainChanged', async () => {
    const { wallet, ask, code, events } = open();
    expect(await ask('wallet_switchEthereumChain', { chainId: '0xa' })).toBe(null);
    expect(await ask('eth_chainId')).toBe('0xa');
    expect(await code('wallet_switchEthereumChain', { chainId: '0x89' })).toBe(4902);
    const polygon = { chainId: '0x89', chainName: 'Polygon', rpcUrls: ['http://127.0.0.1:1'] };
    expect(await ask('wallet_addEthereumChain', polygon)).toBe(null);
    expect(wallet.chainId).toBe(137);
    expect(events).toEqual([
      ['chainChanged', '0xa'],
      ['chainChanged', '0x89'],
    ]);
  });

  test.each([
    ['a method it does not have', 'wallet_fly', [], 4200],
    ['batches, as it has no capabilities', 'wallet_sendCalls', [{}], 4200],
    [
      'batches of another chain than the active one',
      'wallet_sendCalls',
      [batchOnTen],
      -32602,
      atomicOnTen,
    ],
    ['capabilities of no account', 'wallet_getCapabilities', [], -32602, atomicOnTen],
    ['a method of the node alone', 'anvil_setBalance', [first, '0x1'], 4200],
    ['a signature of the node', 'eth_signTransaction', [{}], 4200],
    ['a read without a node', 'eth_blockNumber', [], 4901],
    ['a subscription without a node', 'eth_subscribe', ['newHeads'], 4901],
    ['an account that is not shared', 'personal_sign', ['0x00', second.replace('7', '8')], 4100],
    ['an account that is none', 'personal_sign', ['0x00', 'me'], -32602],
    ['typed data that is none', 'eth_signTypedData_v4', [first, '{'], -32602],
    ['a switch to nowhere', 'wallet_switchEthereumChain', [{ chainId: 1 }], -32602],
    ['a payment of nothing readable', 'eth_sendTransaction', [{ from: first, value: '1' }], -32602],
    ['', '', [], -32602],
  ])('refuses %s', async (_, method, params, expected, capabilities = undefined) => {
    const { code } = open({ connected: true, capabilities });
    expect(await code(method, ...params)).toBe(expected);
  });
});

test('createTestWallet explains reads that fail without fetch', async () => {
  vi.stubGlobal('fetch', undefined);
  onTestFinished(() => void vi.unstubAllGlobals());
  const { ask } = open({ chains: [{ id: 1, rpcUrl: 'http://127.0.0.1:1' }] });
  const failure = { code: 4901, message: expect.stringContaining('There is no fetch') };
  await expect(ask('eth_blockNumber')).rejects.toMatchObject(failure);
});

const polygon = { chainId: '0x89', chainName: 'Polygon', rpcUrls: ['https://127.0.0.1:1'] };

test.each([
  ['no name', { chainName: undefined }],
  ['an empty name', { chainName: ' ' }],
  ['no address', { rpcUrls: undefined }],
  ['an empty list of addresses', { rpcUrls: [] }],
  ['an address of another machine without TLS', { rpcUrls: ['http://rpc.example'] }],
  ['a websocket', { rpcUrls: ['wss://rpc.example'] }],
  ['a currency of other decimals', { nativeCurrency: { name: 'X', symbol: 'X', decimals: 6 } }],
  ['a currency without a symbol', { nativeCurrency: { name: 'X', decimals: 18 } }],
  ['no address of an explorer', { blockExplorerUrls: [] }],
  ['a field of something else', { rpcUrl: 'https://127.0.0.1:1' }],
  ['a chain id with a leading zero', { chainId: '0x089' }],
])('createTestWallet adds no network with %s', async (_, changes) => {
  const { wallet, code } = open();
  expect(await code('wallet_addEthereumChain', { ...polygon, ...changes })).toBe(-32602);
  expect(wallet.chainId).toBe(1);
});

test.each([
  ['null in place of what may be left out', { nativeCurrency: null, blockExplorerUrls: null }],
  ['an address of this machine after others', { rpcUrls: ['wss://a.example', 'http://[::1]:1'] }],
])('createTestWallet adds a network with %s', async (_, changes) => {
  const { wallet, ask } = open();
  expect(await ask('wallet_addEthereumChain', { ...polygon, ...changes })).toBe(null);
  expect(wallet.chainId).toBe(137);
});

describe('createTestWallet user actions', () => {
  test('selects another account', async () => {
    const { wallet, events } = open({ connected: true });
    wallet.selectAccount(1);
    expect(events).toEqual([['accountsChanged', [second, first]]]);
    expect(() => wallet.selectAccount(2)).toThrow('no account 2');
  });

  test('switches to an unconfigured network', async () => {
    const { wallet, events } = open();
    wallet.selectChain(999);
    wallet.selectChain(999);
    expect(events).toEqual([['chainChanged', '0x3e7']]);
  });

  test('locks: prompts wait for unlocking, reads do not', async () => {
    const { wallet, ask, events } = open({ connected: true });
    wallet.lock();
    expect(await ask('eth_accounts')).toEqual([]);
    const signature = ask('personal_sign', '0x00', first);
    expect((await wallet.nextRequest('sign')).state).toBe('pending');
    wallet.unlock();
    expect(await signature).toMatch(/^0x/);
    expect(events).toEqual([
      ['accountsChanged', []],
      ['accountsChanged', [first, second]],
    ]);
  });

  test('disconnects the site', async () => {
    const { wallet, code } = open({ connected: true });
    wallet.disconnect();
    expect(wallet.isConnected).toBe(false);
    expect(await code('personal_sign', '0x00', first)).toBe(4100);
  });
});
