import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem';

/**
 * True when a contract or function does not exist, or the call reverts; false when the network is
 * unreachable.
 */
export function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const cause = error.walk(
    (one) =>
      one instanceof ContractFunctionRevertedError ||
      one instanceof ContractFunctionZeroDataError ||
      // The result does not match the function's type.
      (one instanceof BaseError && /^(Abi|Position|Invalid)\w*Error$/.test(one.name)),
  );
  return cause !== null;
}
