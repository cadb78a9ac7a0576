import { BaseError, ContractFunctionRevertedError, isHex, parseAbi, size } from 'viem';

/** Maximum and minimum size of error data that is decoded, in bytes. */
const LONGEST_ERROR = 5_000;
const SELECTOR_SIZE = 4;

/** Errors of tokens and of OpenZeppelin contracts (ERC-6093, OpenZeppelin 5). */
const knownErrors = parseAbi([
  'error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
  'error ERC20InvalidSender(address sender)',
  'error ERC20InvalidReceiver(address receiver)',
  'error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)',
  'error ERC20InvalidApprover(address approver)',
  'error ERC20InvalidSpender(address spender)',
  'error EnforcedPause()',
  'error ExpectedPause()',
  'error OwnableUnauthorizedAccount(address account)',
  'error AccessControlUnauthorizedAccount(address account, bytes32 neededRole)',
  'error ReentrancyGuardReentrantCall()',
  'error SafeERC20FailedOperation(address token)',
  'error InsufficientBalance(uint256 balance, uint256 needed)',
  'error FailedCall()',
]);

/**
 * Reason of a revert: its text, the meaning of a panic, the name of a known error, or the selector of another. Undefined
 * for a revert without data.
 * @param error of an estimate or a call
 */
export function revertReason(error: unknown): string | undefined {
  const data = dataOf(error);
  if (data === undefined || size(data) < SELECTOR_SIZE || size(data) > LONGEST_ERROR)
    return undefined;
  const {
    reason,
    data: decoded,
    signature,
  } = new ContractFunctionRevertedError({
    ...{ abi: knownErrors, data, functionName: '' },
  });
  // A text may be empty.
  return reason === '' ? undefined : (reason ?? decoded?.errorName ?? signature);
}

function dataOf(error: unknown) {
  if (!(error instanceof BaseError)) return undefined;
  const found = error.walk((cause) => isHex(readReason(cause)));
  const data = readReason(found);
  return isHex(data) ? data : undefined;
}

/** Nodes return the data as a string, or inside an object. */
function readReason(cause: unknown): unknown {
  if (typeof cause !== 'object' || cause === null) return undefined;
  const data: unknown = Reflect.get(cause, 'data');
  if (typeof data !== 'object' || data === null) return data;
  return Reflect.get(data, 'data');
}
