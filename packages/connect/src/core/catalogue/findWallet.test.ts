import { describe, expect, it } from 'vitest';
import { findWallet, walletOfRdns } from './findWallet.ts';

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
    ['org.example.harbour', undefined],
    ['', undefined],
  ])('%s is %s', (rdns, id) => {
    expect(walletOfRdns(rdns)?.id).toBe(id);
  });
});
