import type { Address } from 'viem';

/** Release of Safe's contracts that accounts use. */
export const accountVersion = '1.4.1';

/**
 * Contracts of that release, at the same address on every network with passkey contracts. Copied, since a page needs
 * only these four of the thirty in `@mooring/safe`; a test compares them.
 */
export const safeContracts = {
  safeL2: '0x29fcB43b46531BcA003ddC8FCB67FFE91900C762',
  proxyFactory: '0x4e1DCf7AD4e460CfD30791CCC4F9c8a4f820ec67',
  multiSendCallOnly: '0x9641d764fc13c8B624c04430C7356C1C7C8102e2',
  fallbackHandler: '0xfd0732Dc9E303f09fCEf3a7388Ad10A83459Ec99',
} as const satisfies Readonly<Record<string, Address>>;
