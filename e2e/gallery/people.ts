import type { Address } from 'viem';

/** Accounts with their names; one has none. */
export const people = {
  mira: { address: '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266', name: 'mira.eth' },
  keeper: {
    address: '0x70997970C51812dc3A010C7d01b50e0d17dc79C8',
    name: 'the-keeper-of-the-northernmost-lighthouse.harbour.eth',
  },
  newcomer: { address: '0x90F79bf6EB2c4f870365E785982E1f101E93b906', name: null },
} as const satisfies Record<string, { address: Address; name: string | null }>;

export type Person = keyof typeof people;

/** Further addresses, for avatars only. */
export const strangers = Array.from({ length: 12 }, (_, index): Address => {
  return `0x${((index + 1) * 0x9e3779b1).toString(16).padStart(40, '7c')}`;
});
