import { checkSiweMistakes } from './clientMistakes.ts';
import {
  messageWriter,
  type SigningPage,
  type WalletSignInAdapter,
} from './createSignInAdapter.ts';
import { followSession, type SessionFollower } from './followSession.ts';

/** Bundlers replace `process.env.NODE_ENV`. */
declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** Session of any server. */
export interface WalletSession {
  /** Address that signed in; `undefined` when the server does not report it. */
  readonly address: string | undefined;
}

/** Options of {@link createSiweClient}. */
export interface SiweClientOptions {
  /** Requests a nonce: at least 8 letters and digits. */
  readonly getNonce: () => Promise<string>;
  /** Requests a session; false when the server refuses the signature. */
  readonly verify: WalletSignInAdapter['verify'];
  readonly signOut: () => Promise<void>;
  /** Requests this browser's session; `null` without one. */
  readonly getSession: () => Promise<WalletSession | null>;
  /** Creates the message. Default: an EIP-4361 message of the page, issued now. */
  readonly createMessage?: WalletSignInAdapter['createMessage'];
  /** Statement of the message to sign. Default: none. */
  readonly statement?: string;
  /** Called with the reason the session could not be read. */
  readonly onError?: (error: Error) => void;
  /** Page that signs in. Default: `location`. */
  readonly page?: SigningPage;
  /** Name of the BroadcastChannel; distinct for each server of an origin. Default: `siwe`. */
  readonly channel?: string;
}

/** Client of any sign-in server, one per page. */
export interface SiweClient extends SessionFollower<WalletSession> {
  /** Adapter for wallet kits. */
  readonly adapter: WalletSignInAdapter;
}

/**
 * Sign-in at a server with Sign-In with Ethereum (EIP-4361), by functions that ask it. It keeps the
 * session true across tabs and sleep. Nothing is sent before `start` or a call.
 *
 * @example
 * ```ts
 * import { createSiweClient } from '@mooring/sign-in';
 *
 * const send = async (path: string, init?: RequestInit) => {
 *   const response = await fetch(path, init);
 *   // The body of an error is no nonce and no session.
 *   if (!response.ok) throw new Error(`Sign-in: status ${response.status}`);
 *   return response;
 * };
 * const post = (body: object): RequestInit => ({
 *   method: 'POST',
 *   headers: { 'content-type': 'application/json' },
 *   body: JSON.stringify(body),
 * });
 *
 * export const client = createSiweClient({
 *   getNonce: async () => (await send('/my/nonce')).text(),
 *   // `{ "verified": false }` for a refused signature.
 *   verify: async (proof) => (await (await send('/my/verify', post(proof))).json()).verified === true,
 *   signOut: async () => void (await send('/my/sign-out', post({}))),
 *   getSession: async () => (await send('/my/session')).json(),
 * });
 * ```
 */
export function createSiweClient(options: SiweClientOptions): SiweClient {
  if (process.env.NODE_ENV !== 'production') checkSiweMistakes(options);
  const { channel = 'siwe', statement, onError = () => {} } = options;
  const messages = messageWriter(options.page ?? globalThis.location, statement);
  const { follower, changed, refreshOtherTabs } = followSession<WalletSession>({
    channel: `mooring-sign-in ${channel}`,
    read: options.getSession,
    keyOf: ({ address }) => address?.toLowerCase(),
    onError,
  });
  return {
    ...follower,
    adapter: {
      getNonce() {
        messages.prepare();
        return options.getNonce();
      },
      createMessage: options.createMessage ?? ((fields) => messages.write(fields, Date.now())),
      async verify(signed) {
        if (!(await options.verify(signed))) return false;
        await follower.refresh();
        if (follower.getState().status !== 'authenticated')
          throw new Error(
            'The server verified the signature, but has no session: its cookie was not sent back',
          );
        refreshOtherTabs();
        return true;
      },
      async signOut() {
        await options.signOut();
        changed(null);
      },
    },
  };
}
