import { requestFault } from './requestFault.ts';

/** Asks once more, unless the answer would be the same. */
export function retryRequest(failures: number, error: unknown): boolean {
  return failures < 1 && ['unreachable', 'other'].includes(requestFault(error));
}
