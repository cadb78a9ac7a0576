import { isContractError } from '@mooring/internal';

/** Catches the error of a call without an answer; throws others. */
export function ignoreContractError(error: unknown): undefined {
  if (!isContractError(error)) throw error;
}
