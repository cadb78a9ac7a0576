import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import type { Wallet } from './wallet.ts';
import { defineWallets, listedGroups, type WalletGroupOptions } from './walletGroups.ts';

const harbour: Wallet = {
  id: 'harbour_1',
  name: 'Harbour',
  accent: '#0b6570',
  homepage: 'https://harbour.example.org/',
};

describe('defineWallets', () => {
  it("keeps the host's groups and order, with the host's wallets among the kit's", () => {
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
    ['an unknown id', ['metamsk'], /"metamsk".*The wallet list has metamask, /],
    ['an unknown id in capitals', ['MEW'], /"MEW".* mew, /],
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

const nobody = {
  groups: undefined,
  popular: { name: 'Popular', most: 3 },
  installed: [],
  recent: [],
  insideFirst: false,
};
const idsOf = (options: Partial<Parameters<typeof listedGroups>[0]>) =>
  listedGroups({ ...nobody, ...options }).groups.map(({ name, wallets }) => [
    name,
    ...wallets.map(({ id }) => id),
  ]);

describe('listedGroups', () => {
  it('offers the most popular wallets, and searches the whole wallet list', () => {
    expect(idsOf({})).toEqual([['Popular', 'metamask', 'coinbase', 'rainbow']]);
    expect(listedGroups(nobody).all).toEqual(catalogue);
  });

  it('leaves out installed wallets, in any letter case of the rdns', () => {
    const installed = ['io.MetaMask'];
    expect(idsOf({ installed })).toEqual([['Popular', 'coinbase', 'rainbow', 'trust']]);
    expect(listedGroups({ ...nobody, installed }).all).not.toContainEqual(catalogue[0]);
  });

  it('lists recently used wallets first', () => {
    expect(idsOf({ recent: ['zerion', 'coinbase'] })).toEqual([
      ['Popular', 'zerion', 'coinbase', 'metamask'],
    ]);
  });

  it('lists wallets with their own browser first if there is no pairing', () => {
    const options = { insideFirst: true, recent: ['zerion', 'trust'] };
    expect(idsOf({ ...options, popular: { name: 'Popular', most: 11 } })).toEqual([
      [
        'Popular',
        'trust',
        'metamask',
        'coinbase',
        'phantom',
        'okx',
        'bitget',
        'imtoken',
        'tokenpocket',
        'minipay',
        'kaia',
        'zerion',
      ],
    ]);
    const groups = [{ name: 'Ours', wallets: ['ledger', 'rainbow', 'metamask'] }];
    expect(idsOf({ ...options, groups })).toEqual([['Ours', 'metamask', 'ledger', 'rainbow']]);
  });

  it('shows the host’s groups in its order, and no empty one', () => {
    const groups = [
      { name: 'Ours', wallets: ['ledger', 'rainbow'] },
      { name: 'Gone', wallets: ['metamask'] },
    ];
    const options = { groups, installed: ['io.metamask'], recent: ['rainbow'] };
    expect(idsOf(options)).toEqual([['Ours', 'rainbow', 'ledger']]);
    const { all } = listedGroups({ ...nobody, ...options });
    expect(all.map(({ id }) => id)).toEqual(['rainbow', 'ledger']);
  });

  it('refuses a wallet that is not in the wallet list', () => {
    expect(() => idsOf({ groups: [{ name: 'Ours', wallets: ['rainbov'] }] })).toThrow('rainbow');
  });
});
