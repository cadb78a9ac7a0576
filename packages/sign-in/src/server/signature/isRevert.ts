// Some nodes write them as a name in one word: OutOfGas, InvalidFEOpcode, STACK_UNDERFLOW.
const words =
  /\brevert|out[ _]?of[ _]?gas|invalid[ _]?(?:fe)?[ _]?(?:opcode|jump)|opcode[ _]?not[ _]?found|stack[ _]?(?:under|over)flow/i;

/**
 * Whether an error of a node says that the called code ended badly, which is an answer, and not that
 * the node could not be asked. Looks through `cause`, for clients wrap what the node said.
 *
 * Source: EIP-1474 has no code for it; nodes use 3 with the revert data, or -32000 or -32603 and words.
 */
export function isRevert(error: unknown): boolean {
  let current = error;
  // A chain of causes that ends in itself must not hold a server up.
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth += 1) {
    if ('code' in current && current.code === 3) return true;
    if ('message' in current && typeof current.message === 'string' && words.test(current.message))
      return true;
    current = 'cause' in current ? current.cause : undefined;
  }
  return false;
}
