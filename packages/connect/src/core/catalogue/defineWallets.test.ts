import { describe, expect, it } from 'vitest';
import { defineWallets, type WalletGroupOptions } from './defineWallets.ts';
import type { Wallet } from './wallet.ts';

const harbour: Wallet = {
  id: 'harbour_1',
  name: 'Harbour',
  accent: '#0b6570',
  homepage: 'https://harbour.example.org/',
};

describe('defineWallets', () => {
  it("keeps the host's groups and order, with wallets of its own among ours", () => {
    const groups = defineWallets([
      { name: 'Ours', wallets: [harbour, 'rabby'] },
      { name: 'Popular', wallets: ['metamask', 'coinbase'] },
      { name: 'None yet', wallets: [] },
    ]);
    expect(groups.map(({ name, wallets }) => [name, wallets.map((wallet) => wallet.name)])).toEqual(
      [
        ['Ours', ['Harbour', 'Rabby Wallet']],
        ['Popular', ['MetaMask', 'Coinbase Wallet']],
        ['None yet', []],
      ],
    );
  });

  it.each<[string, WalletGroupOptions['wallets'], RegExp]>([
    ['an id with a hyphen', ['meta-mask'], /^Invalid ID: meta-mask/],
    ['an id with a space', ['meta mask'], /^Invalid ID: meta mask/],
    ['an empty id', [''], /^Invalid ID: /],
    ['an id with a letter of another script', ['métamask'], /^Invalid ID: métamask/],
    ['an id with a line break at its end', ['metamask\n'], /^Invalid ID: metamask/],
    ["an own wallet's id", [{ ...harbour, id: 'harbour.one' }], /^Invalid ID: harbour\.one/],
    ['an unknown id', ['metamsk'], /"metamsk".*Did you mean "metamask"\?/],
    ['an unknown id in capitals', ['MEW'], /"MEW".*Did you mean "mew"\?/],
    ['a colour by name', [{ ...harbour, accent: 'teal' }], /Harbour.*teal/],
    ['a colour of four digits', [{ ...harbour, accent: '#0b65' }], /Harbour.*#0b65/],
    ['a wallet twice', ['rabby', 'rabby'], /"rabby" is listed twice/],
    ['an own wallet under an id of ours', ['rabby', { ...harbour, id: 'rabby' }], /listed twice/],
  ])('refuses %s', (_, wallets, message) => {
    expect(() => defineWallets([{ name: 'Popular', wallets }])).toThrow(message);
  });

  it('refuses a group without a name', () => {
    expect(() => defineWallets([{ name: ' ', wallets: ['rabby'] }])).toThrow(/needs a name/);
  });
});
