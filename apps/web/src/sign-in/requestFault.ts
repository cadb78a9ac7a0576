/** What went wrong with a request, as far as a person can do something about it. */
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

/** Reads the `code` that errors of our requests carry. */
export function requestFault(error: unknown): RequestFault {
  const code = codeOf(error);
  return (code !== undefined && Object.hasOwn(faults, code) ? faults[code] : undefined) ?? 'other';
}

function codeOf(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const code: unknown = Object.getOwnPropertyDescriptor(error, 'code')?.value;
  return typeof code === 'string' ? code : undefined;
}
