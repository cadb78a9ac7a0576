import { createTestWallet } from '@mooring/testing';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { changeChain } from './changeChain.ts';

/** A wallet on another network, and what moves it to Ethereum. */
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
    ['invalid request', -32600, 'Unrecognized chain ID'],
    ['invalid parameters', -32602, 'Chain not supported'],
    ['an internal error', -32603, 'Unrecognized chain ID "0x1". Try adding the chain first.'],
    ['a text', undefined, 'no such chain'],
  ])('offers to add it once after %s', async (_, code, message) => {
    const { wallet, change, asked } = open();
    const failing = wallet.next('wallet_switchEthereumChain');
    if (code === undefined) failing.fail(0, message);
    else failing.fail(code, message);
    await change();
    expect(wallet.chainId).toBe(1);
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it('passes on what the switch said when adding fails too, and asks no third time', async () => {
    const { wallet, change, asked } = open();
    wallet.always('wallet_switchEthereumChain').fail(-32603, 'Out of paper');
    wallet.always('wallet_addEthereumChain').fail(-32601, 'No such method');
    await expect(change()).rejects.toThrow('Out of paper');
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it('adds it after a yes that changes nothing, and ends where that changes nothing either', async () => {
    const { wallet, change, asked } = open([{ id: 10 }, { id: 1 }]);
    wallet.always('wallet_switchEthereumChain').answer(null);
    wallet.always('wallet_addEthereumChain').answer(null);
    await expect(change()).rejects.toMatchObject({ name: 'SwitchChainNotSupportedError' });
    expect(asked()).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it('waits for a wallet that says yes first and switches then', async () => {
    const { wallet, change, asked } = open([{ id: 10 }, { id: 1 }]);
    wallet.next('wallet_switchEthereumChain').answer(null);
    const changed = change();
    await wallet.nextRequest('wallet_switchEthereumChain');
    wallet.selectChain(1);
    await changed;
    expect(asked()).toEqual(['wallet_switchEthereumChain']);
  });

  it('neither adds nor asks again while another request is open', async () => {
    const { wallet, change, asked } = open();
    wallet.next('wallet_switchEthereumChain').fail(-32002);
    await expect(change()).rejects.toMatchObject({ code: -32002 });
    expect(asked()).toEqual(['wallet_switchEthereumChain']);
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
