import { describe, expect, it } from 'vitest';
import { catalogue } from './catalogue.ts';
import { walletFaults } from './walletFaults.ts';

describe('wallet list', () => {
  it('has no faulty row', () => {
    expect(walletFaults(catalogue)).toEqual([]);
  });

  it('contains the most popular wallets, in order', () => {
    expect(catalogue.length).toBeGreaterThanOrEqual(70);
    expect(catalogue.slice(0, 20).map(({ id }) => id)).toEqual([
      'metamask',
      'coinbase',
      'rainbow',
      'trust',
      'ledger',
      'phantom',
      'okx',
      'zerion',
      'rabby',
      'uniswap',
      'binance',
      'bitget',
      'safe',
      'imtoken',
      'tokenpocket',
      'brave',
      'frame',
      'ambire',
      'oneinch',
      'argent',
    ]);
  });
});
