import type { EIP1193Provider } from 'viem';
import { mainnet } from 'viem/chains';
import { describe, expect, it } from 'vitest';
import { changeChain } from './changeChain.ts';

/** A wallet that knows some networks and says "unknown" in its own way. */
function walletKnowing(
  known: number[],
  options: { unknown?: unknown; addSwitches?: boolean; adds?: boolean } = {},
) {
  const { unknown = { code: 4902 }, addSwitches = false, adds = true } = options;
  const asked: string[] = [];
  let now = 10;
  const request = async ({ method, params }: { method: string; params: [{ chainId: string }] }) => {
    asked.push(method);
    const chainId = Number(params[0].chainId);
    if (method === 'wallet_addEthereumChain') {
      if (!adds) throw { code: 4001 };
      known.push(chainId);
      if (addSwitches) now = chainId;
      return null;
    }
    if (!known.includes(chainId)) throw unknown;
    now = chainId;
    return null;
  };
  return {
    asked,
    now: async () => now,
    // A stand-in for what a page meets: any object with `request`.
    provider: { request, on: () => {}, removeListener: () => {} } as unknown as EIP1193Provider,
  };
}

describe('changeChain', () => {
  it('switches when the wallet knows the network', async () => {
    const wallet = walletKnowing([1]);
    await changeChain(wallet.provider, mainnet, wallet.now);
    expect(await wallet.now()).toBe(1);
    expect(wallet.asked).toEqual(['wallet_switchEthereumChain']);
  });

  it.each([
    [{ code: 4902 }],
    [{ code: -32603, data: { originalError: { code: 4902 } } }],
    [{ code: -32000, message: 'Unrecognized chain' }],
  ])('adds it when the wallet answers %o, and then switches', async (unknown) => {
    const wallet = walletKnowing([], { unknown });
    await changeChain(wallet.provider, mainnet, wallet.now);
    expect(await wallet.now()).toBe(1);
    expect(wallet.asked.slice(0, 2)).toEqual([
      'wallet_switchEthereumChain',
      'wallet_addEthereumChain',
    ]);
  });

  it('does not ask a second time when adding has switched already', async () => {
    const wallet = walletKnowing([], { addSwitches: true });
    await changeChain(wallet.provider, mainnet, wallet.now);
    expect(wallet.asked).toEqual(['wallet_switchEthereumChain', 'wallet_addEthereumChain']);
  });

  it.each([
    ['the switch', walletKnowing([], { unknown: { code: 4001 } })],
    ['adding', walletKnowing([], { adds: false })],
  ])('passes on that the person declined %s', async (_, wallet) => {
    await expect(changeChain(wallet.provider, mainnet, wallet.now)).rejects.toEqual({ code: 4001 });
    expect(await wallet.now()).toBe(10);
  });
});
