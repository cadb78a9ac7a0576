// Some nodes use one word: OutOfGas, InvalidFEOpcode, STACK_UNDERFLOW.
const words =
  /\brevert|out[ _]?of[ _]?gas|invalid[ _]?(?:fe)?[ _]?(?:opcode|jump)|opcode[ _]?not[ _]?found|stack[ _]?(?:under|over)flow/i;

/**
 * True when an error means that the called code reverted or failed, which is a result, rather than that the
 * node is unreachable. Walks `cause`, as clients wrap errors of the node.
 *
 * Source: EIP-1474 has no code for it; nodes use 3 with the revert data, or -32000 or -32603 and a message.
 */
export function isRevert(error: unknown): boolean {
  let current = error;
  // Bounded: a cyclic chain of causes must not block the server.
  for (let depth = 0; depth < 8 && typeof current === 'object' && current !== null; depth += 1) {
    if ('code' in current && current.code === 3) return true;
    if ('message' in current && typeof current.message === 'string' && words.test(current.message))
      return true;
    current = 'cause' in current ? current.cause : undefined;
  }
  return false;
}
