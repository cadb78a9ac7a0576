import { BaseError, ContractFunctionRevertedError } from 'viem';

/** Selector of `OffchainLookup` (EIP-3668). */
const OFFCHAIN_LOOKUP = '0x556f1830';

/**
 * True for the error of a contract whose answer is kept by a server (EIP-3668), which is not asked: it would learn who is
 * looked up. Read with a client of `ccipRead: false`.
 *
 * @example
 * ```ts
 * import { isOffChainLookup } from '@mooring/connect/address';
 *
 * isOffChainLookup(new Error('HTTP request failed.')); // false
 * ```
 */
export function isOffChainLookup(error: unknown): boolean {
  const cause =
    error instanceof BaseError && error.walk((one) => one instanceof ContractFunctionRevertedError);
  return cause instanceof ContractFunctionRevertedError && !!cause.raw?.startsWith(OFFCHAIN_LOOKUP);
}
