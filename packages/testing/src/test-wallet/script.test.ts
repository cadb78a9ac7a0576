import { expect, test } from 'vitest';
import type { Script } from '../script/verbs.ts';
import { createTestWallet } from './createTestWallet.ts';

const key = '0xac0974bec39a17e36ba4a6b4d238ff944bacb478cbed5efcae784d7bf4f2ff80';

function open() {
  const wallet = createTestWallet({ accounts: [key], connected: true });
  const [account = ''] = wallet.accounts;
  const ask = (method: string, ...params: unknown[]) => wallet.provider.request({ method, params });
  return { wallet, ask, sign: () => ask('personal_sign', '0x00', account) };
}

const failures: readonly [string, (script: Script) => void, object][] = [
  ['reject', (script) => script.reject(), { code: 4001 }],
  ['fail', (script) => script.fail(-32603, 'Out of ink', 7), { code: -32603, data: 7 }],
  ['unknownChain', (script) => script.unknownChain(), { code: 4902 }],
  [
    'unknownChain, wrapped',
    (script) => script.unknownChain('wrapped'),
    { code: -32603, data: { originalError: { code: 4902 } } },
  ],
  ['unknownChain of a server', (script) => script.unknownChain('server'), { code: -32000 }],
  ['slow, then reject', (script) => script.slow(1).reject(), { code: 4001 }],
  ['replace of a signature', (script) => script.replace('repriced'), { code: -32603 }],
];

test.each(failures)('script %s applies to one request', async (_, tell, error) => {
  const { wallet, sign } = open();
  tell(wallet.next('personal_sign'));
  await expect(sign()).rejects.toMatchObject({ name: 'ProviderRpcError', ...error });
  expect(await sign()).toMatch(/^0x/);
  expect(wallet.requests.map(({ state }) => state)).toEqual(['failed', 'answered']);
});

test('script answers any value without an effect', async () => {
  const { wallet, ask } = open();
  wallet.disconnect();
  wallet.next('connect').answer(['nobody']);
  expect(await ask('eth_requestAccounts')).toEqual(['nobody']);
  expect(wallet.isConnected).toBe(false);
});

test('script uses next() in order, before always(), until reset', async () => {
  const { wallet, ask } = open();
  wallet.always('eth_chainId').answer('always');
  wallet.next('eth_chainId').answer('first');
  wallet.next('eth_chainId').answer('second');
  const answers = [];
  for (let asked = 0; asked < 4; asked += 1) answers.push(await ask('eth_chainId'));
  wallet.reset();
  answers.push(await ask('eth_chainId'));
  expect(answers).toEqual(['first', 'second', 'always', 'always', '0x1']);
});

test('script that was used or reset takes no further verb', async () => {
  const { wallet, sign } = open();
  const used = wallet.next('sign').slow(1);
  await sign();
  expect(() => used.reject()).toThrow('This script is used');
  const reset = wallet.always('sign');
  reset.reject();
  reset.fail(-32603);
  wallet.reset();
  expect(() => reset.approve()).toThrow('This script is used or was reset');
  expect(await sign()).toMatch(/^0x/);
});

test.each([
  ['connect', 'eth_requestAccounts'],
  ['connect', 'wallet_requestPermissions'],
  ['sign', 'eth_signTypedData_v4'],
  ['send', 'eth_sendTransaction'],
  ['switch', 'wallet_addEthereumChain'],
  [undefined, 'wallet_watchAsset'],
])('script of %s applies to %s, not to reads', async (question, method) => {
  const { wallet, ask } = open();
  wallet.next(question).reject();
  expect(await ask('eth_chainId')).toBe('0x1');
  await expect(ask(method)).rejects.toMatchObject({ code: 4001 });
});

test('script hangs a request until the test answers it, once', async () => {
  const { wallet, sign } = open();
  wallet.next('sign').hang();
  const signature = sign();
  const request = await wallet.nextRequest('sign');
  expect(request).toMatchObject({ method: 'personal_sign', state: 'hanging', result: undefined });
  request.approve();
  expect(await signature).toMatch(/^0x/);
  expect(request).toMatchObject({ state: 'answered', result: await signature });
  expect(() => request.reject()).toThrow('personal_sign is answered');
});

test('a connect request is refused with -32002 while another one is open, however it is held', async () => {
  for (const hold of ['hang', 'lock'] as const) {
    const { wallet, ask } = open();
    wallet.disconnect();
    wallet.next('connect')[hold]();
    const first = ask('eth_requestAccounts');
    const held = await wallet.nextRequest('connect');
    for (const [method, ...params] of [
      ['eth_requestAccounts'],
      ['wallet_requestPermissions', { eth_accounts: {} }],
    ] as const)
      await expect(ask(method, ...params)).rejects.toMatchObject({ code: -32002 });
    if (hold === 'hang') held.approve();
    else wallet.unlock();
    expect(await first).toEqual(wallet.accounts.slice(0, 1));
    expect(await ask('eth_requestAccounts')).toEqual(await first);
  }
});

test('script of a locked wallet continues after unlocking', async () => {
  const { wallet, sign } = open();
  wallet.next().lock();
  const signature = sign();
  await wallet.nextRequest();
  expect(wallet.isLocked).toBe(true);
  wallet.unlock();
  expect(await signature).toMatch(/^0x/);
});

test('nextRequest returns each request once, before or after it arrives', async () => {
  const { wallet, ask, sign } = open();
  await sign();
  await ask('eth_chainId');
  const later = [wallet.nextRequest('sign'), wallet.nextRequest('sign')];
  await ask('personal_sign', '0x01', wallet.accounts[0]);
  const given = (await Promise.all(later)).map(({ params }) => params);
  expect(given).toMatchObject([
    ['0x00', wallet.accounts[0]],
    ['0x01', wallet.accounts[0]],
  ]);
  expect((await wallet.nextRequest('eth_chainId')).result).toBe('0x1');
});

test('nextRequest rejects on timeout, listing the received requests', async () => {
  const { wallet, ask } = open();
  await ask('eth_chainId');
  const waiting = wallet.nextRequest('send', { timeoutMs: 1 });
  await expect(waiting).rejects.toThrow('send was not requested within 1 ms, only eth_chainId.');
});
