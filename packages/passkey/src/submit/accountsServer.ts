import { requestJson } from './requestJson.ts';

/** Options of {@link accountsServer}. */
export interface AccountsServerOptions {
  /** URL of the accounts, such as `/accounts`. */
  readonly url: string;
  /** Longest wait for a response, in ms. Default: 10,000. */
  readonly timeoutMs?: number;
  /** Default: the page's `fetch`. */
  readonly fetch?: typeof fetch;
}

/** Option of `passkey` for a server of accounts. */
export interface AccountsServer {
  /** Requests the keys of a credential id; `undefined` if the server has none (404). */
  lookUp(credentialId: string): Promise<unknown>;
}

/**
 * Creates the client of a server with the public keys of passkeys: `GET {url}/{credentialId}` returns
 * `{ publicKey, others? }`, in which `others` are further keys that claim the id, or 404. The server learns a passkey
 * by its sign-in. It saves a second signature on a new device, and is not trusted: the signature is checked.
 *
 * The function rejects with an `Error` for another status, or without a response.
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
