import { SignInRequestError } from './signInRequestError.ts';

/** Sign-in of this browser that awaits signatures of a contract account's owners. */
export interface PendingSignIn {
  /** In lower case. */
  readonly address: `0x${string}`;
  readonly chainId: number;
  /** Text for the owners to sign. */
  readonly message: string;
  /** ISO 8601. */
  readonly expiresAt: string;
}

/** Longest accepted message in characters; longer than any the server issues. */
const LONGEST_MESSAGE = 8_192;

/** Parses a pending sign-in, or null; throws `SignInRequestError` with `answer-invalid`. */
export function readPendingSignIn(value: unknown): PendingSignIn | null {
  if (value === null) return null;
  const field = (name: string): unknown =>
    typeof value === 'object' ? Reflect.get(Object(value), name) : undefined;
  const address = field('address');
  const chainId = field('chainId');
  const message = field('message');
  const expiresAt = field('expiresAt');
  if (
    isAddress(address) &&
    typeof chainId === 'number' &&
    Number.isSafeInteger(chainId) &&
    chainId > 0 &&
    typeof message === 'string' &&
    message.length <= LONGEST_MESSAGE &&
    typeof expiresAt === 'string' &&
    !Number.isNaN(Date.parse(expiresAt))
  ) {
    return { address: `0x${address.slice(2).toLowerCase()}`, chainId, message, expiresAt };
  }
  throw new SignInRequestError('answer-invalid', 200);
}

function isAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
}
