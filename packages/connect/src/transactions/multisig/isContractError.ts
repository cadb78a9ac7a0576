/** viem's errors for a contract that reverts, lacks the function, or returns malformed data. */
const ANSWERED =
  /^(?!\w*Rpc)(ContractFunction(Reverted|ZeroData)|Abi\w*|IntegerOut\w*|Invalid\w*|Position\w*|Recursive\w*|Slice\w*|Size\w*)Error$/;

/**
 * True when the network responded but the contract call failed; matched by error name, so that two
 * copies of viem in a page agree.
 */
export function isContractError(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 10; depth += 1) {
    if (ANSWERED.test(one.name)) return true;
    one = one.cause;
  }
  return false;
}
