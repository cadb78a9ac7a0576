import type { Address } from 'viem';
import type { Passkey } from '../credential/passkey.ts';
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

/** Options of `passkey` that a server of accounts fills in. */
export interface AccountsServer {
  /** Resolves to what the server knows of a credential id, `undefined` when nothing (404). */
  lookUp(credentialId: string): Promise<unknown>;
  /** Registers a passkey with the server. The account follows from its key, or is read from the chain. */
  register(passkey: Passkey, account: Address): Promise<void>;
}

/**
 * Client of a server that knows the public keys of passkeys: `GET {url}/{credentialId}` is answered with
 * `{ publicKey, address }` or 404, and `PUT` takes `{ publicKey }`. It spares people a second signature on a new
 * device, and is not believed: what it says is checked by the signature, and on chain.
 *
 * Both functions reject with an `Error` for another status, or no answer.
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
      const [status, body] = await ask(credentialId);
      if (status === 404) return undefined;
      checkStatus(status);
      return body;
    },
    async register({ id, publicKey }) {
      const [status] = await ask(id, { publicKey });
      checkStatus(status);
    },
  };

  function ask(credentialId: string, body?: object) {
    return requestJson({
      url: `${url}/${encodeURIComponent(credentialId)}`,
      ...(body && { method: 'PUT', body }),
      timeoutMs,
      fetch: options.fetch,
    });
  }
}

function checkStatus(status: number): void {
  if (status < 200 || status > 299) throw new Error(`The server answered HTTP ${status}.`);
}
