import { BaseError, ContractFunctionRevertedError, ContractFunctionZeroDataError } from 'viem';

/** Whether a contract has no such function, or there is no contract; the network itself did answer. */
export function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  const cause = error.walk(
    (one) =>
      one instanceof ContractFunctionRevertedError ||
      one instanceof ContractFunctionZeroDataError ||
      // What came back is not what the function would answer.
      (one instanceof BaseError && /^(Abi|Position|Invalid)\w*Error$/.test(one.name)),
  );
  return cause !== null;
}
