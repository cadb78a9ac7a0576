import { readOwnField } from '@mooring/internal';
import { requestServer, type ServerAccess, SignInRequestError } from './askServer.ts';
import { readSession, type SignInSession } from './signInSession.ts';

/**
 * Pending sign-in of multisig accounts, whose owners sign over minutes to hours. Calls reject with
 * `SignInRequestError`.
 */
export interface PendingSignInAdapter {
  /** Stores a message for the owners to sign, replacing this browser's previous one. */
  readonly start: (unsigned: { readonly message: string }) => Promise<PendingSignIn>;
  /** Reads this browser's pending sign-in. */
  readonly read: () => Promise<PendingSignIn | null>;
  /**
   * Signs in with a signature the account's contract accepts, or `0x` when the owners approved the message
   * onchain. False while the approval is pending; rejects with `signature-invalid` for any other signature
   * that is refused, and with `no-pending` without a pending sign-in.
   */
  readonly finish: (signed: { readonly signature: string }) => Promise<boolean>;
  /** Cancels this browser's pending sign-in. */
  readonly cancel: () => Promise<void>;
  /** Subscribes to changes made by other tabs. Returns an unsubscribe function. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface PendingAdapterParts {
  readonly server: ServerAccess;
  /** Called with every sign-in finished by this page. */
  readonly onChange: (session: SignInSession | null) => void;
  /** Makes this browser's other tabs refresh. */
  readonly refreshOtherTabs: () => void;
  readonly subscribe: PendingSignInAdapter['subscribe'];
}

/** Creates the part of the adapter for multisig accounts. */
export function createPendingAdapter(parts: PendingAdapterParts): PendingSignInAdapter {
  const { server, onChange, refreshOtherTabs, subscribe } = parts;
  return {
    subscribe,
    async start({ message }) {
      const { body } = await requestServer(server, 'POST', '/auth/pending', { message });
      const pending = readPendingSignIn(readOwnField(body, 'pending'));
      if (!pending) throw new SignInRequestError('answerInvalid', 202);
      refreshOtherTabs();
      return pending;
    },
    async read() {
      const { body } = await requestServer(server, 'GET', '/auth/pending');
      return readPendingSignIn(readOwnField(body, 'pending') ?? null);
    },
    async finish({ signature }) {
      const { body } = await requestServer(server, 'POST', '/auth/pending/finish', { signature });
      const session = readOwnField(body, 'session');
      if (session === undefined) return false;
      onChange(readSession(session));
      return true;
    },
    async cancel() {
      await requestServer(server, 'DELETE', '/auth/pending');
      refreshOtherTabs();
    },
  };
}

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
const LONGEST_PENDING_MESSAGE = 8_192;

/** Parses a pending sign-in, or null; throws `SignInRequestError` with `answerInvalid`. */
export function readPendingSignIn(value: unknown): PendingSignIn | null {
  if (value === null) return null;
  const field = (name: string): unknown =>
    typeof value === 'object' ? Reflect.get(Object(value), name) : undefined;
  const address = field('address');
  const chainId = field('chainId');
  const message = field('message');
  const expiresAt = field('expiresAt');
  if (
    isHexAddress(address) &&
    typeof chainId === 'number' &&
    Number.isSafeInteger(chainId) &&
    chainId > 0 &&
    typeof message === 'string' &&
    message.length <= LONGEST_PENDING_MESSAGE &&
    typeof expiresAt === 'string' &&
    !Number.isNaN(Date.parse(expiresAt))
  ) {
    return { address: `0x${address.slice(2).toLowerCase()}`, chainId, message, expiresAt };
  }
  throw new SignInRequestError('answerInvalid', 200);
}

function isHexAddress(value: unknown): value is `0x${string}` {
  return typeof value === 'string' && /^0x[0-9a-f]{40}$/i.test(value);
}
