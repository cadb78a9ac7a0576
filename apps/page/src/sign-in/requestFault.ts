/** Kind of a request error, by what a person can do about it. */
export type RequestFault =
  | 'unreachable'
  | 'busy'
  | 'signedOut'
  | 'full'
  | 'taken'
  | 'gone'
  | 'tooLarge'
  | 'other';

const faults: Readonly<Record<string, RequestFault>> = {
  unreachable: 'unreachable',
  'too-many-requests': 'busy',
  unauthenticated: 'signedOut',
  'too-many-contacts': 'full',
  'contact-exists': 'taken',
  'not-found': 'gone',
  'too-large': 'tooLarge',
};

/** Reads the `code` of our request errors. */
export function requestFault(error: unknown): RequestFault {
  const code = codeOf(error);
  return (code !== undefined && Object.hasOwn(faults, code) ? faults[code] : undefined) ?? 'other';
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Object.getOwnPropertyDescriptor(error, 'code')?.value;
  return typeof code === 'string' ? code : undefined;
}

/** Retries once, unless the response would be the same. */
export function retryRequest(failures: number, error: unknown): boolean {
  return failures < 1 && ['unreachable', 'other'].includes(requestFault(error));
}
