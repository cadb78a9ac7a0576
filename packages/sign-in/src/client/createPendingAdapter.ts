import { askServer, fieldOf, type ServerAccess } from './askServer.ts';
import { type PendingSignIn, readPendingSignIn } from './pendingSignIn.ts';
import { SignInRequestError } from './signInRequestError.ts';
import { readSession, type SignInSession } from './signInSession.ts';

/**
 * Sign-ins of accounts whose owners sign one after the other, in minutes to hours. Each call rejects
 * with `SignInRequestError`.
 */
export interface PendingSignInAdapter {
  /** Keeps a message for its owners to sign, in the place of this browser's one before. */
  readonly start: (unsigned: { readonly message: string }) => Promise<PendingSignIn>;
  /** What waits in this browser. */
  readonly read: () => Promise<PendingSignIn | null>;
  /**
   * Signs in by what the account's contract takes, or by `0x` when its owners approved the message on
   * chain. False while it goes on waiting; rejects with `signature-invalid` for another signature that
   * is not taken, and with `no-pending` when nothing waits.
   */
  readonly finish: (signed: { readonly signature: string }) => Promise<boolean>;
  /** Ends what waits in this browser. */
  readonly cancel: () => Promise<void>;
  /** Hears when another tab began, finished or ended one. Gives the way to stop. */
  readonly subscribe: (listener: () => void) => () => void;
}

interface PendingAdapterParts {
  readonly server: ServerAccess;
  /** Hears of every sign-in that this page finished. */
  readonly onChange: (session: SignInSession | null) => void;
  /** Makes this browser's other tabs look. */
  readonly tellOthers: () => void;
  readonly subscribe: PendingSignInAdapter['subscribe'];
}

/** The part of the adapter that only accounts of several owners need. */
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
