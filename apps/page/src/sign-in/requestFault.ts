import { lookUp, readOwnField } from '@mooring/internal';

/** Kind of a request error, by its remedy. */
export type RequestFault =
  | 'unreachable'
  | 'busy'
  | 'signedOut'
  | 'full'
  | 'taken'
  | 'gone'
  | 'tooLarge'
  | 'other';

const requestFaults: Readonly<Record<string, RequestFault>> = {
  unreachable: 'unreachable',
  'too-many-requests': 'busy',
  unauthenticated: 'signedOut',
  'too-many-contacts': 'full',
  'contact-exists': 'taken',
  'not-found': 'gone',
  'too-large': 'tooLarge',
};

/** Reads the `code` of our request errors, or the `reason` where they have none. */
export function requestFault(error: unknown): RequestFault {
  return lookUp(requestFaults, codeOf(error)) ?? 'other';
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = readOwnField(error, 'code') ?? readOwnField(error, 'reason');
  return typeof code === 'string' ? code : undefined;
}

/** Retries once, unless the response would be the same. */
export function retryRequest(failures: number, error: unknown): boolean {
  return failures < 1 && ['unreachable', 'other'].includes(requestFault(error));
}
