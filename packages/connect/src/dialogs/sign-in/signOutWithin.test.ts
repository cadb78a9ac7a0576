import { expect, it } from 'vitest';
import { signOutWithin } from './signOutWithin.ts';

const adapterOf = (signOut: () => Promise<void>) => ({
  getNonce: async () => '',
  createMessage: () => '',
  verify: async () => false,
  signOut,
});

it('tells the server', async () => {
  let told = 0;
  await signOutWithin(
    adapterOf(async () => {
      told += 1;
    }),
    60_000,
  );
  expect(told).toBe(1);
});

it.each([
  ['refuses', () => Promise.reject(new Error('500')), '500'],
  [
    'throws',
    () => {
      throw new Error('offline');
    },
    'offline',
  ],
  ['is silent', () => new Promise<never>(() => {}), 'did not answer the sign-out within 5 ms'],
])('fails when the server %s', async (_, signOut, message) => {
  await expect(signOutWithin(adapterOf(signOut), 5)).rejects.toThrow(message);
});
