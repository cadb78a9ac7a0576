import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  RpcError,
  RpcRequestError,
} from 'viem';

/** JSON-RPC error code of a revert (https://ethereum.org/developers/docs/apis/json-rpc). */
const REVERTED = 3;
/** Texts by which nodes name what a contract did, whatever code they give it. */
const BY_CONTRACT =
  /revert|invalid opcode|invalid jump|stack (?:under|over)flow|vm execution error/i;
/** Errors of decoding: the result does not match the function's type. */
const NOT_DECODED = /^(?:Abi|Position|Invalid|Negative|Recursive|IntegerOut|SizeOverflow)\w*Error$/;

/**
 * True when a contract or function does not exist, or the call reverts; false when that is not known: the
 * network is unreachable, busy, behind, or refuses to answer. viem reports several of these as reverts or as
 * invalid input, by their codes alone.
 */
export function isNoAnswer(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  return error.walk((cause) => isOfContract(cause)) !== null;
}

function isOfContract(cause: unknown): boolean {
  if (cause instanceof ContractFunctionZeroDataError) return true;
  if (cause instanceof ContractFunctionRevertedError) {
    return Boolean(cause.raw) || BY_CONTRACT.test(cause.reason ?? '');
  }
  if (cause instanceof RpcError || cause instanceof RpcRequestError) {
    return cause.code === REVERTED || BY_CONTRACT.test(cause.details);
  }
  return cause instanceof BaseError && NOT_DECODED.test(cause.name);
}

/** Catches the error of a call without an answer; throws others. */
export function withoutAnswer(error: unknown): undefined {
  if (!isNoAnswer(error)) throw error;
}
