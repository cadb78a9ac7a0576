import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { findWallet, searchWallets, walletOfRdns } from './findWallet.ts';
import type { Wallet } from './wallet.ts';

describe('findWallet', () => {
  it.each([
    ['metamask', 'MetaMask'],
    ['MetaMask', undefined],
    ['__proto__', undefined],
  ])('%s is %s', (id, name) => {
    expect(findWallet(id)?.name).toBe(name);
  });
});

describe('walletOfRdns', () => {
  it.each([
    ['io.metamask', 'metamask'],
    ['io.metamask.mobile', 'metamask'],
    ['IO.MetaMask', 'metamask'],
    ['com.coin98', 'coin98'],
    [['org.example.harbour', 'io.metamask.mobile'], 'metamask'],
    [[], undefined],
    ['org.example.harbour', undefined],
    ['', undefined],
  ])('%s is %s', (rdns, id) => {
    expect(walletOfRdns(rdns)?.id).toBe(id);
  });
});

const found = (query: string, rows: readonly Wallet[] = catalogue) =>
  searchWallets(query, rows).map(({ id }) => id);

const row = (id: string, name: string): Wallet => ({
  id,
  name,
  accent: '#000000',
  homepage: 'https://example.org/',
});

describe('searchWallets', () => {
  it.each([
    ['MetaMask', 'metamask'],
    ['metamask', 'metamask'],
    ['  META mask ', 'metamask'],
    ['métàmask', 'metamask'],
    ['ｍｅｔａｍａｓｋ', 'metamask'],
    ['meta-mask', 'metamask'],
    ['1 inch', 'oneinch'],
    ['crypto com', 'cryptocom'],
    ['trustwallet', 'trust'],
    ['Base', 'coinbase'],
    ['bitkeep', 'bitget'],
    ['Argent', 'argent'],
    ['Ready', 'argent'],
    ['my ether', 'mew'],
    ['safe{wallet}', 'safe'],
    ['profiles', 'universal_profiles'],
    ['pocket', 'tokenpocket'],
    ['phantom wallet', 'phantom'],
    ['wallet phantom', 'phantom'],
    ['Ledger Wallet', 'ledger'],
    ['ledger wallet app', 'ledger'],
    ['metamsk', 'metamask'],
    ['metamaskk', 'metamask'],
    ['metamsak wallet', 'metamask'],
    ['raibow', 'rainbow'],
    ['phantm', 'phantom'],
    ['profile universal', 'universal_profiles'],
    ['كوين بيز', 'coinbase'],
    ['ميتاماسك محفظة', 'metamask'],
    ['메타마스크 지갑', 'metamask'],
    ['メタマスク ウォレット', 'metamask'],
    ['小狐狸钱包', 'metamask'],
    ['метамаск кошелёк', 'metamask'],
    ['TP钱包', 'tokenpocket'],
    ['币安', 'binance'],
  ])('%o finds %s first', (query, id) => {
    expect(found(query)[0]).toBe(id);
  });

  it('puts the best match first, and equals in the order of the rows', () => {
    const rows = [
      row('within', 'Unsafe'),
      row('word', 'Very Safe'),
      row('start', 'SafePal'),
      row('start2', 'Safeheron'),
      row('exact', 'Safe'),
    ];
    expect(found('safe', rows)).toEqual(['exact', 'start', 'start2', 'word', 'within']);
  });

  it('tolerates a typo only if nothing matches, and none in three letters', () => {
    const rows = [row('slip', 'Sale'), row('exact', 'Safe'), row('short', 'OKX')];
    expect(found('safe', rows)).toEqual(['exact']);
    expect(found('sabe', rows)).toEqual(['slip', 'exact']);
    expect(found('okz', rows)).toEqual([]);
  });

  it('finds a wallet whose name is a word for wallet', () => {
    expect(found('wallet', [row('other', 'Harbour'), row('named', 'My Wallet')])).toEqual([
      'named',
    ]);
  });

  it.each(['', '   '])('%o finds every wallet, in order', (query) => {
    expect(searchWallets(query, catalogue)).toEqual(catalogue);
  });

  it.each(['no such wallet', 'walletmetamask', 'x'.repeat(100_000), '💥', '—', '\u202e'])(
    'a query that means none finds none',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );

  it('treats a letter with an accent as part of the word', () => {
    const rows = [row('within', 'Éclair'), row('word', 'Bon Clair')];
    expect(found('clair', rows)).toEqual(['word', 'within']);
  });

  it('finds names in other scripts', () => {
    const rows = [row('kor', '카이아 지갑'), row('ell', 'Πορτοφόλι')];
    expect(found('카이아', rows)).toEqual(['kor']);
    expect(found('πορτοφολι', rows)).toEqual(['ell']);
  });
});
