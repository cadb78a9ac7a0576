import { readOwnField } from '@mooring/internal';
import { requestServer, type ServerAccess, SignInRequestError } from './askServer.ts';
import { createPendingAdapter, type PendingSignInAdapter } from './createPendingAdapter.ts';
import { readSession, type SignInSession } from './signInSession.ts';

/** Sign-in adapter as wallet kits conventionally define it; works with any kit and server. */
export interface WalletSignInAdapter {
  /** Requests a nonce for one sign-in. */
  readonly getNonce: () => Promise<string>;
  /** Creates the text for the wallet to sign. */
  readonly createMessage: (fields: {
    readonly nonce: string;
    readonly address: `0x${string}`;
    readonly chainId: number;
  }) => Promise<string>;
  /** True when the server accepts the signature and starts a session. */
  readonly verify: (signed: {
    readonly message: string;
    readonly signature: string;
  }) => Promise<boolean>;
  readonly signOut: () => Promise<void>;
}

/** Adapter of our own server. */
export interface SignInAdapter extends WalletSignInAdapter {
  /** Pending sign-in, for kits that support multisig accounts; others ignore it. */
  readonly pending: PendingSignInAdapter;
  /**
   * Signs in by an assertion in place of a signed message, such as a passkey's. `assert` gets the challenge and
   * resolves to what the server checks. True when it accepts that and starts a session.
   */
  readonly signInByAssertion: (assert: (challenge: string) => Promise<object>) => Promise<boolean>;
}

/** Dependencies of an adapter. */
interface SignInAdapterParts {
  readonly server: ServerAccess;
  readonly page: SigningPage;
  readonly statement: string | undefined;
  /** Called with every sign-in and sign-out of this page. */
  readonly onChange: (session: SignInSession | null) => void;
  /** Makes this browser's other tabs refresh. */
  readonly refreshOtherTabs: () => void;
  /** Subscribes to refreshes requested by other tabs. */
  readonly onRefreshRequest: PendingSignInAdapter['subscribe'];
  /** Called with the reason a signature was refused. */
  readonly onError: (error: Error) => void;
}

/** Creates the adapter of our own server. */
export function createSignInAdapter(parts: SignInAdapterParts): SignInAdapter {
  const { server, page, statement, onChange, refreshOtherTabs, onRefreshRequest, onError } = parts;
  const messages = messageWriter(page, statement);
  /** Offset of the server's clock from ours, in ms: the server checks the issue time by its own clock. */
  let clockOffset = 0;

  async function getNonce(): Promise<string> {
    const { body, time } = await requestServer(server, 'POST', '/auth/nonce', {});
    if (time !== undefined) clockOffset = time - Date.now();
    const nonce = readOwnField(body, 'nonce');
    if (typeof nonce !== 'string' || !/^[0-9A-Za-z]{8,128}$/.test(nonce))
      throw new SignInRequestError('answerInvalid', 200);
    return nonce;
  }

  /** Asks for a session by a proof. Resolves to false when it is refused. */
  async function startSession(route: string, proof: object): Promise<boolean> {
    try {
      const { body } = await requestServer(server, 'POST', route, proof);
      onChange(readSession(readOwnField(body, 'session')));
      return true;
    } catch (error) {
      if (!(error instanceof SignInRequestError) || ![400, 401].includes(error.status)) throw error;
      onError(error);
      return false;
    }
  }

  return {
    pending: createPendingAdapter({
      server,
      onChange,
      refreshOtherTabs,
      subscribe: onRefreshRequest,
    }),
    getNonce() {
      messages.prepare();
      return getNonce();
    },
    createMessage: (fields) => messages.write(fields, Date.now() + clockOffset),
    verify: ({ message, signature }) => startSession('/auth/verify', { message, signature }),
    async signInByAssertion(assert) {
      const nonce = await getNonce();
      const assertion = await assert(`sign-in:${nonce}`);
      return startSession('/auth/assertion', { nonce, assertion });
    },
    async signOut() {
      await requestServer(server, 'POST', '/auth/sign-out', {});
      onChange(null);
    },
  };
}

/** Page that signs in, as in `location`. */
export interface SigningPage {
  readonly host: string;
  readonly origin: string;
}

/** Half of first loads never sign in, so the grammar is loaded on demand. */
const loadGrammar = () => import('../createMessage.ts');

/** Creates a writer of a page's EIP-4361 messages. */
export function messageWriter(page: SigningPage, statement: string | undefined) {
  return {
    /** Preloads the grammar. */
    prepare(): void {
      loadGrammar().catch(() => {}); // Retried, and reported, when needed.
    },
    /** @param issuedAt ms since 1970, by the clock of the server that checks it */
    async write(
      fields: {
        readonly nonce: string;
        readonly address: `0x${string}`;
        readonly chainId: number;
      },
      issuedAt: number,
    ): Promise<string> {
      const { createMessage } = await loadGrammar();
      return createMessage({
        domain: page.host,
        address: fields.address,
        ...(statement !== undefined && { statement }),
        uri: page.origin,
        version: '1',
        chainId: fields.chainId,
        nonce: fields.nonce,
        issuedAt: new Date(issuedAt).toISOString(),
      });
    },
  };
}
