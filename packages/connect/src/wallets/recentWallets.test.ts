import { describe, expect, it } from 'vitest';
import { createDeviceStorage } from '../core/deviceStorage.ts';
import { readRecentWallets, rememberWallet } from './recentWallets.ts';

describe('readRecentWallets and rememberWallet', () => {
  it('keeps the last three wallets, newest first, each once', () => {
    const storage = createDeviceStorage();
    for (const id of ['a', 'b', 'a', 'c', 'd']) rememberWallet(storage, id);
    expect(readRecentWallets(storage)).toEqual(['d', 'c', 'a']);
  });

  it.each([['not json'], ['null'], ['{"a":1}'], ['[1, null, {}]'], ['"a"']])(
    'returns none for damaged content %s',
    (content) => {
      const storage = createDeviceStorage();
      storage.set('recent-wallets', content);
      expect(readRecentWallets(storage)).toEqual([]);
    },
  );

  it('limits the number and length of stored ids', () => {
    const storage = createDeviceStorage();
    storage.set('recent-wallets', JSON.stringify(['x'.repeat(1000), 'a', 'b', 'c', 'd']));
    expect(readRecentWallets(storage)).toEqual(['a', 'b', 'c']);
  });
});
