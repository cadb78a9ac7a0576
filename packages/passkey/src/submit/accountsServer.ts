import { requestJson } from './requestJson.ts';

/** Options of {@link accountsServer}. */
export interface AccountsServerOptions {
  /** Where accounts are kept, such as `/accounts`. */
  readonly url: string;
  /** Longest wait for an answer, in ms. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Default: the page's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** Option of `passkey` that a server of accounts fills in. */
export interface AccountsServer {
  /** Resolves to what the server knows of a credential id, `undefined` when nothing (404). */
  lookUp(credentialId: string): Promise<unknown>;
}

/**
 * Client of a server that knows the public keys of passkeys: `GET {url}/{credentialId}` is answered with
 * `{ publicKey, others? }`, `others` having further keys that claim the id, or with 404. It learns a passkey by its
 * sign-in, spares people a second signature on a new device, and is not believed: what it says is checked by the
 * signature.
 *
 * The function rejects with an `Error` for another status, or no answer.
 *
 * @example
 * ```ts
 * import { accountsServer, passkey, relay } from '@mooring/passkey';
 *
 * const connector = passkey({
 *   appName: 'Harbour',
 *   submitter: relay({ url: '/relay' }),
 *   ...accountsServer({ url: '/accounts' }),
 * });
 * ```
 */
export function accountsServer(options: AccountsServerOptions): AccountsServer {
  const { url, timeoutMs = 10_000 } = options;
  return {
    async lookUp(credentialId) {
      const [status, body] = await requestJson({
        url: `${url}/${encodeURIComponent(credentialId)}`,
        timeoutMs,
        fetch: options.fetch,
      });
      if (status === 404) return undefined;
      if (status < 200 || status > 299) throw new Error(`The server answered HTTP ${status}.`);
      return body;
    },
  };
}
