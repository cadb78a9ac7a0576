import { createTestWallet } from '@mooring/testing';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { changeChain } from './changeChain.ts';

/** Wallet on the wrong network, and the call that switches it to Ethereum. */
function open(chains: readonly { id: number }[] = [{ id: 10 }]) {
  const wallet = createTestWallet({ chains });
  const { provider } = wallet;
  const request = (call: { method: string }) => provider.request(call);
  return {
    wallet,
    change: () => changeChain({ request }, mainnet, async () => wallet.chainId, 50),
    asked: () => wallet.requests.map(({ method }) => method),
  };
}

describe('changeChain', () => {
  it('switches when the wallet knows the network', async () => {
    const { wallet, change, asked } = open([{ id: 10 }, { id: 1 }]);
    await change();
    expect(wallet.chainId).toBe(1);
    expect(asked()).toEqual(['wallet_switchEthereumChain']);
  });

  it.each(['plain', 'wrapped', 'server'] as const)(
    'adds a network unknown to the wallet (%s), and switches if adding did not',
    async (form) => {
      const { wallet, change, asked } = open([{ id: 10 }, { id: 1 }]);
      wallet.next('wallet_switchEthereumChain').unknownChain(form);
      wallet.next('wallet_addEthereumChain').answer(null);
      await change();
      expect(wallet.chainId).toBe(1);
      expect(asked()).toEqual([
        'wallet_switchEthereumChain',
        'wallet_addEthereumChain',
        'wallet_switchEthereumChain',
      ]);
    },
  );

  it('sends no second switch if adding has switched', async () => {
    const { wallet, change, asked } = open();
    await change();
    expect(wallet.chainId).toBe(1);
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it('describes the network that it adds', async () => {
    const { wallet, change } = open();
    await change();
    expect(wallet.requests.at(-1)?.params).toEqual([
      {
        chainId: '0x1',
        chainName: 'Ethereum',
        nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
        rpcUrls: [...mainnet.rpcUrls.default.http],
        blockExplorerUrls: ['https://etherscan.io'],
      },
    ]);
  });

  it.each([
    ['invalid request', -32600, 'Unrecognized chain ID'],
    ['invalid parameters', -32602, 'Chain not supported'],
    ['an internal error', -32603, 'Unrecognized chain ID "0x1". Try adding the chain first.'],
    ['a text', undefined, 'no such chain'],
  ])('requests to add the network once after %s', async (_, code, message) => {
    const { wallet, change, asked } = open();
    const failing = wallet.next('wallet_switchEthereumChain');
    if (code === undefined) failing.fail(0, message);
    else failing.fail(code, message);
    await change();
    expect(wallet.chainId).toBe(1);
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it('throws the switch’s error when adding fails too, without a third request', async () => {
    const { wallet, change, asked } = open();
    wallet.always('wallet_switchEthereumChain').fail(-32603, 'Out of paper');
    wallet.always('wallet_addEthereumChain').fail(-32601, 'No such method');
    await expect(change()).rejects.toThrow('Out of paper');
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it('adds the network after a confirmed switch without effect, and throws if that has no effect either', async () => {
    const { wallet, change, asked } = open([{ id: 10 }, { id: 1 }]);
    wallet.always('wallet_switchEthereumChain').answer(null);
    wallet.always('wallet_addEthereumChain').answer(null);
    await expect(change()).rejects.toMatchObject({ name: 'SwitchChainNotSupportedError' });
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it('waits for a wallet that answers before it switches', async () => {
    const { wallet, change, asked } = open([{ id: 10 }, { id: 1 }]);
    wallet.next('wallet_switchEthereumChain').answer(null);
    const changed = change();
    await wallet.nextRequest('wallet_switchEthereumChain');
    wallet.selectChain(1);
    await changed;
    expect(asked()).toEqual(['wallet_switchEthereumChain']);
  });

  it('sends no further request while another prompt is open', async () => {
    const { wallet, change, asked } = open();
    wallet.next('wallet_switchEthereumChain').fail(-32002);
    await expect(change()).rejects.toMatchObject({ code: -32002 });
    expect(asked()).toEqual(['wallet_switchEthereumChain']);
  });

  it.each([
    ['the switch', 'wallet_switchEthereumChain'],
    ['adding', 'wallet_addEthereumChain'],
  ])('throws the rejection of %s', async (_, method) => {
    const { wallet, change } = open();
    wallet.next(method).reject();
    await expect(change()).rejects.toMatchObject({ code: 4001 });
    expect(wallet.chainId).toBe(10);
  });
});
