import { addressIn } from './addressIn.ts';
import { askJson, askServer, fieldOf } from './askServer.ts';
import { type ClientOptions, serverAt } from './clientOptions.ts';
import { createSiweClient, type SiweClient } from './createSiweClient.ts';
import { SignInRequestError } from './signInRequestError.ts';

/** Options of {@link createBetterAuthClient}. */
export interface BetterAuthClientOptions extends ClientOptions {
  /** Path of better-auth on the page's origin. Default: `/api/auth`. */
  readonly path?: string;
  /** Email address of a new user, required unless the plugin is `anonymous`. Default: none. */
  readonly email?: () => string | undefined;
  /** Reads the address from the response of `/get-session`. Default: the user's name, if it is an address. */
  readonly addressOf?: (session: unknown) => string | undefined;
}

/**
 * Sign-in at better-auth 1.7 or newer with its plugin `siwe`.
 *
 * @example
 * ```ts
 * import { createBetterAuthClient } from '@mooring/sign-in';
 *
 * // For `<AuthenticationProvider client={client}>`.
 * export const client = createBetterAuthClient();
 * ```
 */
export function createBetterAuthClient(options: BetterAuthClientOptions = {}): SiweClient {
  const { path = '/api/auth', onError = () => {}, addressOf = addressIn } = options;
  const server = serverAt(path, options);
  return createSiweClient({
    ...options,
    channel: path,
    async getNonce() {
      const { body } = await askServer(server, 'POST', '/siwe/nonce', {});
      const nonce = fieldOf(body, 'nonce');
      if (typeof nonce !== 'string') throw new SignInRequestError('answer-invalid', 200);
      return nonce;
    },
    async verify({ message, signature }) {
      const email = options.email?.();
      try {
        await askServer(server, 'POST', '/siwe/verify', {
          message,
          signature,
          ...(email !== undefined && { email }),
        });
        return true;
      } catch (error) {
        if (!(error instanceof SignInRequestError) || ![400, 401].includes(error.status))
          throw error;
        onError(error);
        return false;
      }
    },
    async signOut() {
      await askServer(server, 'POST', '/sign-out', {});
    },
    async getSession() {
      const { value } = await askJson(server, 'GET', '/get-session');
      return value === null ? null : { address: addressOf(value) };
    },
  });
}
