import { createTestWallet } from '@mooring/testing';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { changeChain } from './changeChain.ts';
import { isProvider } from './walletRegistry.ts';

/** A wallet on another network, and what moves it to Ethereum. */
function open(chains: readonly { id: number }[] = [{ id: 10 }]) {
  const wallet = createTestWallet({ chains });
  const { provider } = wallet;
  if (!isProvider(provider)) throw new Error('no provider');
  return {
    wallet,
    change: () => changeChain(provider, mainnet, async () => wallet.chainId),
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
    'adds it when the wallet does not know it (%s), and then switches where adding has not',
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

  it('does not ask a second time when adding has switched already', async () => {
    const { wallet, change, asked } = open();
    await change();
    expect(wallet.chainId).toBe(1);
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it.each([
    ['the switch', 'wallet_switchEthereumChain'],
    ['adding', 'wallet_addEthereumChain'],
  ])('passes on that the person declined %s', async (_, method) => {
    const { wallet, change } = open();
    wallet.next(method).reject();
    await expect(change()).rejects.toMatchObject({ code: 4001 });
    expect(wallet.chainId).toBe(10);
  });
});
