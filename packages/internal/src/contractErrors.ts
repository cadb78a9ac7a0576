import { isRecord } from './untrusted.ts';

/** Messages of nodes for a contract error, with any error code; some use one word, such as InvalidFEOpcode. */
const BY_CONTRACT =
  /revert|out.?of.?gas|opcode|invalid.?jump|stack.?(?:und|ov)erflow|vm execution error/i;
/** Errors of viem for no result, or one that does not match the function's type. */
const UNREADABLE =
  /^(?!\w*Rpc)(?:ContractFunctionZeroData|(?:Abi|IntegerOut|Invalid|Negative|Position|Recursive|Size|Slice)\w*)Error$/;

/**
 * Returns true if a contract or function does not exist, or the call reverts; false when that is not known: the
 * network is unreachable, busy, behind, or refuses to answer. viem reports several of these as reverts or as
 * invalid input, by their codes alone. Its errors are matched by name, since a page may have two copies of viem.
 */
export function isContractError(error: unknown): boolean {
  for (let cause = error, depth = 0; cause instanceof Error && depth < 10; depth += 1) {
    if (isContractCause(cause)) return true;
    cause = cause.cause;
  }
  return false;
}

/**
 * Returns true if a node's error means that the called code reverted or failed, which is a result; false when the node
 * is unreachable, busy or refuses. Walks `cause`, since clients wrap errors of nodes.
 *
 * Source: EIP-1474 has no code for it; nodes use 3 with the revert data, or -32000 or -32603 and a message.
 */
export function isRevertedCall(error: unknown): boolean {
  // Bounded: causes may be cyclic.
  for (let cause = error, depth = 0; isRecord(cause) && depth < 10; depth += 1) {
    const { code, details, message } = cause;
    if (code === 3 || BY_CONTRACT.test(String(details ?? message))) return true;
    cause = cause['cause'];
  }
  return false;
}

function isContractCause(cause: Error): boolean {
  const { name, raw, reason, code, details }: Readonly<Record<string, unknown>> = Object(cause);
  if (name === 'ContractFunctionRevertedError')
    return Boolean(raw) || BY_CONTRACT.test(String(reason));
  // Code 3 is a revert (https://ethereum.org/developers/docs/apis/json-rpc).
  if (typeof code === 'number') return code === 3 || BY_CONTRACT.test(String(details));
  return UNREADABLE.test(String(name));
}
