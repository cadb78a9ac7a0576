import { askServer, fieldOf, type ServerAccess } from './askServer.ts';
import { type PendingSignIn, readPendingSignIn } from './pendingSignIn.ts';
import { SignInRequestError } from './signInRequestError.ts';
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
  readonly tellOthers: () => void;
  readonly subscribe: PendingSignInAdapter['subscribe'];
}

/** Creates the part of the adapter for multisig accounts. */
export function createPendingAdapter(parts: PendingAdapterParts): PendingSignInAdapter {
  const { server, onChange, tellOthers, subscribe } = parts;
  return {
    subscribe,
    async start({ message }) {
      const { body } = await askServer(server, 'POST', '/auth/pending', { message });
      const pending = readPendingSignIn(fieldOf(body, 'pending'));
      if (!pending) throw new SignInRequestError('answer-invalid', 202);
      tellOthers();
      return pending;
    },
    async read() {
      const { body } = await askServer(server, 'GET', '/auth/pending');
      return readPendingSignIn(fieldOf(body, 'pending') ?? null);
    },
    async finish({ signature }) {
      const { body } = await askServer(server, 'POST', '/auth/pending/finish', { signature });
      const session = fieldOf(body, 'session');
      if (session === undefined) return false;
      onChange(readSession(session));
      return true;
    },
    async cancel() {
      await askServer(server, 'DELETE', '/auth/pending');
      tellOthers();
    },
  };
}
