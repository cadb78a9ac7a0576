import { expect, it } from 'vitest';
import { installTestWallet } from './playwright/installTestWallet.ts';
import { createTestWallet } from './test-wallet/createTestWallet.ts';

it.each<[string, unknown, string]>([
  ['ids in place of chains', { chains: [1] }, 'write { id: 1, rpcUrl'],
  ['an undefined chain', { chains: [undefined] }, 'chains[0] is not a chain'],
  ['an address in place of a key', { accounts: [`0x${'1'.repeat(40)}`] }, 'is not a private key'],
  ['no account', { accounts: [] }, 'A wallet needs an account'],
])('createTestWallet refuses %s', (_, options, message) => {
  expect(() => Reflect.apply(createTestWallet, undefined, [options])).toThrow(message);
});

it('installTestWallet refuses a missing page', async () => {
  await expect(Reflect.apply(installTestWallet, undefined, [])).rejects.toThrow(
    'The page is missing',
  );
});
