import type { Address, Hex } from 'viem';

/**
 * Passkey contracts on both local chains: release 0.2.0, the one on npm. Real networks have 0.2.1 at
 * other addresses. Made by Safe's deployment factory, so the addresses follow from the code; a test compares.
 */
export const PASSKEY_CONTRACTS = {
  /** `SafeWebAuthnSignerFactory`. */
  factory: '0x96C96c82df0a6B14127EEe69a1943ec8a323d454',
  /** Daimo's contract that verifies P-256 signatures, for a chain without the precompile. */
  verifier: '0xfd08a316255D83133c5d74EcF62B625414f68C14',
  /** The precompile at 0x100 (EIP-7951), and the fallback verifier; 22 bytes. */
  verifiers: '0x0100fd08a316255D83133c5d74EcF62B625414f68C14',
} as const satisfies { factory: Address; verifier: Address; verifiers: Hex };
