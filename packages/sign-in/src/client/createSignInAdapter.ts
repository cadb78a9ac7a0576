import { askServer, fieldOf, type ServerAccess } from './askServer.ts';
import { createPendingAdapter, type PendingSignInAdapter } from './createPendingAdapter.ts';
import { messageWriter, type SigningPage } from './messageWriter.ts';
import { SignInRequestError } from './signInRequestError.ts';
import { readSession, type SignInSession } from './signInSession.ts';

/**
 * The four functions by which kits sign in, whatever the server; this is the convention of the
 * field, so any of them takes ours.
 */
export interface WalletSignInAdapter {
  /** A nonce of the server's for one sign-in. */
  readonly getNonce: () => Promise<string>;
  /** The text for the wallet to sign. */
  readonly createMessage: (fields: {
    readonly nonce: string;
    readonly address: `0x${string}`;
    readonly chainId: number;
  }) => Promise<string>;
  /** Whether the server took the signature and signed this browser in. */
  readonly verify: (signed: {
    readonly message: string;
    readonly signature: string;
  }) => Promise<boolean>;
  readonly signOut: () => Promise<void>;
}

/** The adapter of our own server. */
export interface SignInAdapter extends WalletSignInAdapter {
  /** For kits that know accounts of several owners; others pass it over. */
  readonly pending: PendingSignInAdapter;
}

/** What an adapter works with. */
export interface SignInAdapterParts {
  readonly server: ServerAccess;
  readonly page: SigningPage;
  readonly statement: string | undefined;
  /** Hears of every sign-in and sign-out that this page made. */
  readonly onChange: (session: SignInSession | null) => void;
  /** Makes this browser's other tabs look. */
  readonly tellOthers: () => void;
  /** Hears when another tab did that. */
  readonly onTold: PendingSignInAdapter['subscribe'];
  /** Hears why a signature was not taken. */
  readonly onError: (error: Error) => void;
}

/** Signs in at our own server. */
export function createSignInAdapter(parts: SignInAdapterParts): SignInAdapter {
  const { server, page, statement, onChange, tellOthers, onTold, onError } = parts;
  const messages = messageWriter(page, statement);
  /** How far the server's clock is ahead of ours, in ms: it judges when a message was issued. */
  let ahead = 0;

  return {
    pending: createPendingAdapter({ server, onChange, tellOthers, subscribe: onTold }),
    async getNonce() {
      messages.prepare();
      const { body, time } = await askServer(server, 'POST', '/auth/nonce', {});
      if (time !== undefined) ahead = time - Date.now();
      const nonce = fieldOf(body, 'nonce');
      if (typeof nonce !== 'string' || !/^[0-9A-Za-z]{8,128}$/.test(nonce))
        throw new SignInRequestError('answer-invalid', 200);
      return nonce;
    },
    createMessage: (fields) => messages.write(fields, Date.now() + ahead),
    async verify(signed) {
      const { message, signature } = signed;
      try {
        const { body } = await askServer(server, 'POST', '/auth/verify', { message, signature });
        onChange(readSession(fieldOf(body, 'session')));
        return true;
      } catch (error) {
        if (!(error instanceof SignInRequestError) || ![400, 401].includes(error.status))
          throw error;
        onError(error);
        return false;
      }
    },
    async signOut() {
      await askServer(server, 'POST', '/auth/sign-out', {});
      onChange(null);
    },
  };
}
