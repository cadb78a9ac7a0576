import { beforeEach, describe, expect, it } from 'vitest';
import { createDeviceStorage, type DeviceStorage } from '../deviceStorage.ts';
import { readWalletIcon, rememberWalletIcon } from './walletIcons.ts';

const icon = (colour: string) => `data:image/svg+xml,<svg fill="${colour}"/>`;
let storage: DeviceStorage;
beforeEach(() => {
  const stored = new Map<string, string>();
  storage = createDeviceStorage({
    storage: {
      length: 0,
      key: () => null,
      getItem: (key) => stored.get(key) ?? null,
      setItem: (key, value) => stored.set(key, value),
      removeItem: (key) => stored.delete(key),
    },
    events: new EventTarget(),
  });
});

describe('icons of wallets used on this device', () => {
  it('are found by any rdns of the wallet', () => {
    rememberWalletIcon(storage, { id: 'org.harbour', icon: icon('red') });
    expect(readWalletIcon(storage, ['org.pier', 'org.harbour'])).toBe(icon('red'));
    expect(readWalletIcon(storage, ['org.pier'])).toBeUndefined();
    expect(readWalletIcon(storage)).toBeUndefined();
  });

  it('are the latest icons of the last three wallets', () => {
    for (const [id, colour] of [
      ['org.a', 'red'],
      ['org.b', 'red'],
      ['org.c', 'red'],
      ['org.a', 'blue'],
      ['org.d', 'red'],
    ] as const)
      rememberWalletIcon(storage, { id, icon: icon(colour) });
    expect(readWalletIcon(storage, ['org.a'])).toBe(icon('blue'));
    expect(readWalletIcon(storage, ['org.b'])).toBeUndefined();
  });

  it.each([
    ['none', undefined],
    ['an address elsewhere', 'https://icons.example/harbour.svg'],
    ['a document', 'data:text/html,<script></script>'],
    ['a very large one', `data:image/png;base64,${'A'.repeat(20_000)}`],
  ])('%s is not stored', (_, refused) => {
    rememberWalletIcon(storage, { id: 'org.harbour', icon: refused });
    expect(readWalletIcon(storage, ['org.harbour'])).toBeUndefined();
  });

  it.each([
    '{',
    'null',
    '{"org.harbour":"x"}',
    '[null, ["org.harbour"], ["org.harbour", "https:"]]',
  ])('damaged storage has none: %s', (damaged) => {
    storage.set('wallet-icons', damaged);
    expect(readWalletIcon(storage, ['org.harbour'])).toBeUndefined();
  });
});
