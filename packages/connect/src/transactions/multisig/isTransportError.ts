/** viem's errors for a contract that refuses, has no such function, or answers nonsense. */
const ANSWERED =
  /^(?!\w*Rpc)(ContractFunction(Reverted|ZeroData)|Abi\w*|IntegerOut\w*|Invalid\w*|Position\w*|Recursive\w*|Slice\w*|Size\w*)Error$/;

/**
 * Returns true when the network answered but the contract did not as asked; matched by error name, so
 * that two copies of viem in a page agree.
 */
export function isTransportError(error: unknown): boolean {
  for (let one = error, depth = 0; one instanceof Error && depth < 10; depth += 1) {
    if (ANSWERED.test(one.name)) return true;
    one = one.cause;
  }
  return false;
}
