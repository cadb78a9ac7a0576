import { type AnvilChain, startAnvilChain } from '@mooring/testing/chain';
import { type Network, unlistedNetwork } from '@mooring/testing/wallet';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { FIRST, neverAnswer, openTestWallet, reject, SECOND } from './testWallet.ts';

const PERMISSION = { eth_accounts: {} };
let chain: AnvilChain;
let networks: readonly Network[];

beforeAll(async () => {
  chain = await startAnvilChain(77310001);
  networks = [{ ...unlistedNetwork(77310001), name: 'Local', rpcUrl: chain.url }];
});
afterAll(() => chain.stop());

describe('eth_requestAccounts of the demo wallet', () => {
  test('returns the selected account, emits accountsChanged, and persists', async () => {
    const { ask, events, questions } = openTestWallet(networks);
    expect(await ask('eth_accounts')).toEqual([]);
    expect(await ask('eth_requestAccounts')).toEqual([FIRST]);
    expect(await ask('eth_requestAccounts')).toEqual([FIRST]);
    expect(questions.map(({ kind }) => kind)).toEqual(['connect']);
    expect(events).toEqual([
      ['connect', { chainId: '0x49ba831' }],
      ['accountsChanged', [FIRST]],
    ]);
  });

  test('returns several accounts, the active one first', async () => {
    const wallet = openTestWallet(networks, {}, () => ({
      approved: true,
      accounts: [SECOND, FIRST],
    }));
    expect(await wallet.ask('eth_requestAccounts')).toEqual([SECOND, FIRST]);
    (await wallet.wallet()).selectAccount(FIRST);
    expect(await wallet.ask('eth_accounts')).toEqual([FIRST, SECOND]);
  });

  test('rejects with 4001, and connects nothing', async () => {
    const { ask, code } = openTestWallet(networks, {}, reject);
    expect(await code('eth_requestAccounts')).toBe(4001);
    expect(await code('wallet_requestPermissions', PERMISSION)).toBe(4001);
    expect(await ask('eth_accounts')).toEqual([]);
  });

  test('refuses a second prompt with -32002', async () => {
    const { ask, code, questions } = openTestWallet(networks, {}, neverAnswer);
    void ask('eth_requestAccounts');
    await expect.poll(() => questions.length).toBe(1);
    expect(await code('wallet_requestPermissions', PERMISSION)).toBe(-32002);
  });

  test('requests, lists and revokes permissions', async () => {
    const { ask, events } = openTestWallet(networks);
    const granted = [
      expect.objectContaining({
        parentCapability: 'eth_accounts',
        caveats: [{ type: 'restrictReturnedAccounts', value: [FIRST] }],
      }),
    ];
    expect(await ask('wallet_requestPermissions', PERMISSION)).toEqual(granted);
    expect(await ask('wallet_getPermissions')).toEqual(granted);
    expect(await ask('wallet_revokePermissions', PERMISSION)).toBeNull();
    expect(await ask('wallet_getPermissions')).toEqual([]);
    expect(events.at(-1)).toEqual(['accountsChanged', []]);
  });

  test('emits the account chosen in the wallet', async () => {
    const { ask, wallet, events } = openTestWallet(networks);
    await ask('eth_requestAccounts');
    (await wallet()).selectAccount(SECOND);
    expect(events.at(-1)).toEqual(['accountsChanged', [SECOND, FIRST]]);
  });

  test('hides an account chosen before connecting', async () => {
    const { ask, wallet } = openTestWallet(networks);
    (await wallet()).selectAccount(SECOND);
    expect(await ask('eth_accounts')).toEqual([]);
    expect(await ask('eth_requestAccounts')).toEqual([SECOND]);
  });
});

describe('locked demo wallet', () => {
  test('returns no account, prompts to unlock, then to connect', async () => {
    const { ask, questions, settings } = openTestWallet(networks, { locked: true });
    expect(await ask('eth_accounts')).toEqual([]);
    expect(await ask('eth_requestAccounts')).toEqual([FIRST]);
    expect(questions.map(({ kind }) => kind)).toEqual(['unlock', 'connect']);
    expect(settings.get().locked).toBe(false);
  });

  test('rejects with 4001 when not unlocked', async () => {
    const { code, settings } = openTestWallet(networks, { locked: true }, reject);
    expect(await code('eth_requestAccounts')).toBe(4001);
    expect(settings.get().locked).toBe(true);
  });

  test('continues when unlocked elsewhere', async () => {
    const wallet = openTestWallet(networks);
    await wallet.ask('eth_requestAccounts');
    wallet.settings.update((now) => ({ ...now, locked: true }));
    expect(wallet.events.at(-1)).toEqual(['accountsChanged', []]);
    const signed = wallet.ask('personal_sign', '0x00', FIRST);
    expect(await wallet.ask('eth_accounts')).toEqual([]);
    wallet.settings.update((now) => ({ ...now, locked: false }));
    expect(await signed).toMatch(/^0x/);
    expect(wallet.events.at(-1)).toEqual(['accountsChanged', [FIRST]]);
  });
});

describe('demo wallet quirk', () => {
  test('fails the configured method only', async () => {
    const { ask, code } = openTestWallet(networks, {
      fail: { eth_requestAccounts: { code: -32603, message: 'no' } },
    });
    expect(await code('eth_requestAccounts')).toBe(-32603);
    expect(await ask('eth_chainId')).toBe('0x49ba831');
  });

  test('hangs the configured method', async () => {
    const { ask } = openTestWallet(networks, { hang: ['eth_chainId'] });
    const answered: unknown[] = [];
    void ask('eth_chainId').finally(() => answered.push('chain'));
    await ask('eth_blockNumber');
    expect(answered).toEqual([]);
  });

  test('delays answers', async () => {
    const { ask } = openTestWallet(networks, { slowMs: 120 });
    const start = performance.now();
    await ask('eth_accounts');
    expect(performance.now() - start).toBeGreaterThan(100);
  });

  test('returns addresses in lower case, without the permissions method and removeListener', async () => {
    const { ask, code, provider } = openTestWallet(networks, {
      lowercaseAddresses: true,
      noRequestPermissions: true,
      noRemoveListener: true,
    });
    expect(await code('wallet_requestPermissions', PERMISSION)).toBe(4200);
    expect(await ask('eth_requestAccounts')).toEqual([FIRST.toLowerCase()]);
    expect(provider).not.toHaveProperty('removeListener');
    expect(provider).not.toHaveProperty('off');
  });
});

describe('demo wallet request', () => {
  test.each([
    ['nothing', undefined],
    ['a text', 'eth_chainId'],
    ['no method', {}],
    ['a method that is not a name', { method: 7 }],
    ['parameters that are not a list', { method: 'eth_blockNumber', params: 'latest' }],
    ['another permission', { method: 'wallet_requestPermissions', params: [{ camera: {} }] }],
  ])('refuses %s with -32602', async (_, args) => {
    const { provider } = openTestWallet(networks);
    await expect(provider.request(args)).rejects.toMatchObject({ code: -32602 });
  });

  test('forwards reads to the node, and its errors unchanged', async () => {
    const { ask, code } = openTestWallet(networks);
    expect(await ask('eth_getBalance', FIRST, 'latest')).toMatch(/^0x[0-9a-f]+$/);
    expect(await code('eth_getBalance', 'nobody', 'latest')).toBe(-32602);
    expect(await code('anvil_setBalance', FIRST, '0x0')).toBe(4200);
  });

  test('emits a message per block to a subscribed page', async () => {
    const { ask, events } = openTestWallet(networks);
    const subscription = await ask('eth_subscribe', 'newHeads');
    await expect
      .poll(() => events.at(-1))
      .toEqual([
        'message',
        {
          type: 'eth_subscription',
          data: { subscription, result: expect.objectContaining({ number: '0x0' }) },
        },
      ]);
    expect(await ask('eth_unsubscribe', subscription)).toBe(true);
    expect(await ask('eth_unsubscribe', subscription)).toBe(false);
  });

  test('returns 4901 and emits disconnect 1013 for an unreachable node', async () => {
    const away = [{ ...unlistedNetwork(5), rpcUrl: 'http://127.0.0.1:1/' }];
    const { code, events } = openTestWallet(away);
    expect(await code('eth_blockNumber')).toBe(4901);
    expect(events.at(-1)).toEqual(['disconnect', expect.objectContaining({ code: 1013 })]);
  });
});
