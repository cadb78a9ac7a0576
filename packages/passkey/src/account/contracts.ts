import { type Address, type Hex, isAddress } from 'viem';

/** Passkey contracts of one network (https://github.com/safe-global/safe-modules). */
export interface PasskeyContracts {
  /** `SafeWebAuthnSignerFactory`. */
  readonly factory: Address;
  /**
   * Verifiers of P-256 signatures, 22 bytes: the number of the precompile, then the fallback contract. Both are
   * needed: with the precompile alone, a network without it reverts every transaction.
   */
  readonly verifiers: Hex;
}

/** Release 0.2.1. Its fallback verifier is Daimo's. */
const released: PasskeyContracts = {
  factory: '0x1d31F259eE307358a26dFb23EB365939E8641195',
  verifiers: '0x0100c2b78104907F722DABAc4C69f826a522B2754De4',
};

/** Chain ids of the networks with these contracts and Safe 1.4.1. */
const signerChainIds = [
  1, 10, 100, 137, 988, 1328, 1329, 2201, 8453, 42161, 80002, 84532, 421614, 11155111, 11155420,
];

/**
 * Passkey contracts by chain id: release 0.2.1 on every network that also has Safe 1.4.1. A test
 * compares them with `@safe-global/safe-modules-deployments`.
 */
export const passkeyContracts: Readonly<Record<number, PasskeyContracts>> = Object.fromEntries(
  signerChainIds.map((chainId) => [chainId, released]),
);

/**
 * Checks configured contracts.
 * @throws {Error} for an invalid address, or verifiers without a contract
 */
export function checkContracts({ factory, verifiers }: PasskeyContracts): void {
  if (!isAddress(factory) || !/^0x[0-9a-f]{4}(?!0{40})[0-9a-f]{40}$/i.test(verifiers))
    throw new Error('Invalid contracts: expected an address and 22 bytes of verifiers.');
}

/** Returns true if two networks have the same contracts, and therefore the same account addresses. */
export function areSameContracts(one: PasskeyContracts, other: PasskeyContracts): boolean {
  return keyOf(one) === keyOf(other);
}

/** Identifies contracts in stored data. */
export function keyOf({ factory, verifiers }: PasskeyContracts): string {
  return `${factory}:${verifiers}`.toLowerCase();
}
