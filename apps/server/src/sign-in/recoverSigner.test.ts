import { expect, it } from 'vitest';
import type { LogEntry } from '../log.ts';
import { recoverSigner } from './recoverSigner.ts';

it('takes the native one where it is there', () => {
  const logged: LogEntry[] = [];
  expect(recoverSigner((entry) => logged.push(entry))).toBeTypeOf('function');
  expect(logged).toEqual([]);
});

it('goes on without it, and says so loudly', () => {
  const logged: LogEntry[] = [];
  const missing = () => {
    throw new Error('no binding for this machine');
  };
  expect(recoverSigner((entry) => logged.push(entry), missing)).toBeUndefined();
  expect(logged).toEqual([
    {
      level: 'warn',
      message: 'native secp256k1 is missing: sign-in is many times slower',
      reason: 'no binding for this machine',
    },
  ]);
});
