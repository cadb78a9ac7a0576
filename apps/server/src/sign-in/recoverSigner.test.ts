import { hashMessage } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import { expect, it } from 'vitest';
import type { LogEntry } from '../log/log.ts';
import { recoverSigner } from './createAccounts.ts';

const person = privateKeyToAccount(`0x${'7'.repeat(64)}`);
const signed = {
  hash: hashMessage('Mooring'),
  signature: await person.signMessage({ message: 'Mooring' }),
};

it('recoverSigner returns the signer', async () => {
  const logged: LogEntry[] = [];
  const recover = recoverSigner((entry) => logged.push(entry));
  expect(await recover(signed)).toBe(person.address.toLowerCase());
  expect(logged).toEqual([]);
});

it('recoverSigner works without WebAssembly, and logs a warning', async () => {
  const logged: LogEntry[] = [];
  const missing = () => Promise.reject(new Error('no WebAssembly here'));
  const recover = recoverSigner((entry) => logged.push(entry), missing);
  expect(await recover(signed)).toBe(person.address);
  expect(logged).toEqual([
    {
      level: 'warn',
      message: 'secp256k1 in WebAssembly not available, sign-in is many times slower',
      reason: 'no WebAssembly here',
    },
  ]);
});
