import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  RpcError,
  RpcRequestError,
} from 'viem';

/** JSON-RPC error code of a revert (https://ethereum.org/developers/docs/apis/json-rpc). */
const REVERTED = 3;
/** Messages of nodes for a contract error, with any error code. */
const BY_CONTRACT =
  /revert|invalid opcode|invalid jump|stack (?:under|over)flow|vm execution error/i;
/** Errors of decoding: the result does not match the function's type. */
const DECODING_ERROR =
  /^(?:Abi|Position|Invalid|Negative|Recursive|IntegerOut|SizeOverflow)\w*Error$/;

/**
 * Returns true if a contract or function does not exist, or the call reverts; false when that is not known: the
 * network is unreachable, busy, behind, or refuses to answer. viem reports several of these as reverts or as
 * invalid input, by their codes alone.
 */
export function isContractError(error: unknown): boolean {
  if (!(error instanceof BaseError)) return false;
  return error.walk((cause) => isContractCause(cause)) !== null;
}

function isContractCause(cause: unknown): boolean {
  if (cause instanceof ContractFunctionZeroDataError) return true;
  if (cause instanceof ContractFunctionRevertedError) {
    return Boolean(cause.raw) || BY_CONTRACT.test(cause.reason ?? '');
  }
  if (cause instanceof RpcError || cause instanceof RpcRequestError) {
    return cause.code === REVERTED || BY_CONTRACT.test(cause.details);
  }
  return cause instanceof BaseError && DECODING_ERROR.test(cause.name);
}

/** Catches the error of a call without an answer; throws others. */
export function ignoreContractError(error: unknown): undefined {
  if (!isContractError(error)) throw error;
}
