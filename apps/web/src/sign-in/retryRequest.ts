import { requestFault } from './requestFault.ts';

/** Retries once, unless the response would be the same. */
export function retryRequest(failures: number, error: unknown): boolean {
  return failures < 1 && ['unreachable', 'other'].includes(requestFault(error));
}
