import { bytesToHex } from 'viem';
import { mnemonicToAccount } from 'viem/accounts';
import { expect, test } from 'vitest';
import { DEMO_ACCOUNTS, DEMO_MNEMONIC, type DemoAccount, RELAYER, TREASURY } from './accounts.ts';

const rows: [number, DemoAccount][] = [...DEMO_ACCOUNTS.entries(), [8, RELAYER], [9, TREASURY]];

test.each(rows)('demo account %i is derived from the seed phrase', (addressIndex, account) => {
  const derived = mnemonicToAccount(DEMO_MNEMONIC, { addressIndex });
  const key = derived.getHdKey().privateKey;
  expect(account.address).toBe(derived.address);
  expect(key && bytesToHex(key)).toBe(account.privateKey);
});
