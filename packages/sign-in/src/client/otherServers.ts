import { readOwnField } from '@mooring/internal';
import {
  type ClientOptions,
  createServerAccess,
  requestServer,
  requestServerJson,
  SignInRequestError,
} from './askServer.ts';
import { createSiweClient, type SiweClient } from './createSiweClient.ts';

/** Options of {@link createAuthJsClient}. */
export interface AuthJsClientOptions extends ClientOptions {
  /** Path of Auth.js on the page's origin. Default: `/api/auth`. */
  readonly path?: string;
  /** `id` of the credentials provider that accepts `message` and `signature`. Default: `siwe`. */
  readonly provider?: string;
  /**
   * Source of nonces: a path that answers `POST {}` with `{ nonce }`, such as our sign-in server's; or
   * `csrf-token` for a provider that compares the nonce with Auth.js's CSRF token, which is constant per
   * browser, so that signatures can be replayed. Default: `/auth/nonce`.
   */
  readonly nonce?: `/${string}` | 'csrf-token';
  /** Reads the address from the response of `/session`. Default: the user's name, if it is an address. */
  readonly addressOf?: (session: unknown) => string | undefined;
}

/** Makes Auth.js respond with JSON instead of a redirect. */
const JSON_REDIRECT = { 'x-auth-return-redirect': '1' };

/**
 * Sign-in at Auth.js 5 (`next-auth`, `@auth/express` and the others) with a credentials provider.
 *
 * @example
 * ```ts
 * import { createAuthJsClient } from '@mooring/sign-in';
 *
 * // For `<AuthenticationProvider client={client}>`.
 * export const client = createAuthJsClient({ statement: 'Come aboard.' });
 * ```
 */
export function createAuthJsClient(options: AuthJsClientOptions = {}): SiweClient {
  const { path = '/api/auth', provider = 'siwe', nonce = '/auth/nonce' } = options;
  const { onError = () => {}, addressOf = sessionAddress } = options;
  const server = createServerAccess(path, options);

  async function csrfToken(): Promise<string> {
    const { value } = await requestServerJson(server, 'GET', '/csrf');
    return readResponseText(value, 'csrfToken');
  }

  /** Posts a form as Auth.js's own client does. Returns the URL it would redirect to. */
  async function post(route: string, fields: Readonly<Record<string, string>>): Promise<URL> {
    const form = new URLSearchParams({ ...fields, csrfToken: await csrfToken() });
    const { value } = await requestServerJson(server, 'POST', route, form, JSON_REDIRECT);
    return new URL(readResponseText(value, 'url'), 'http://localhost');
  }

  return createSiweClient({
    ...options,
    channel: path,
    async getNonce() {
      if (nonce === 'csrf-token') return csrfToken();
      const { value } = await requestServerJson(createServerAccess('', options), 'POST', nonce, {});
      return readResponseText(value, 'nonce');
    },
    async verify({ message, signature }) {
      const { searchParams } = await post(`/callback/${provider}`, { message, signature });
      const error = searchParams.get('error');
      if (error === null) return true;
      const reason = new SignInRequestError('refused', 401, {
        code: searchParams.get('code') ?? error,
      });
      // Anything else is a server error and says nothing about the signature.
      if (error !== 'CredentialsSignin') throw reason;
      onError(reason);
      return false;
    },
    async signOut() {
      await post('/signout', {});
    },
    async getSession() {
      const { value } = await requestServerJson(server, 'GET', '/session');
      // Older versions respond with an empty object.
      return readOwnField(value, 'user') === undefined ? null : { address: addressOf(value) };
    },
  });
}

function readResponseText(answer: unknown, name: string): string {
  const text = readOwnField(answer, name);
  if (typeof text !== 'string') throw new SignInRequestError('answerInvalid', 200);
  return text;
}

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
  const { path = '/api/auth', onError = () => {}, addressOf = sessionAddress } = options;
  const server = createServerAccess(path, options);
  return createSiweClient({
    ...options,
    channel: path,
    async getNonce() {
      const { body } = await requestServer(server, 'POST', '/siwe/nonce', {});
      const nonce = readOwnField(body, 'nonce');
      if (typeof nonce !== 'string') throw new SignInRequestError('answerInvalid', 200);
      return nonce;
    },
    async verify({ message, signature }) {
      const email = options.email?.();
      try {
        await requestServer(server, 'POST', '/siwe/verify', {
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
      await requestServer(server, 'POST', '/sign-out', {});
    },
    async getSession() {
      const { value } = await requestServerJson(server, 'GET', '/get-session');
      if (value === null) return null;
      // Any other response says nothing about a session.
      if (readOwnField(value, 'user') === undefined)
        throw new SignInRequestError('answerInvalid', 200);
      return { address: addressOf(value) };
    },
  });
}

/**
 * Address in a session of any server: its `address`, or its user's `address`, `name` or `id`, plain or at
 * the end of a CAIP-10 account. In lower case.
 */
function sessionAddress(session: unknown): string | undefined {
  const user = readOwnField(session, 'user');
  const written = [
    readOwnField(session, 'address'),
    ...['address', 'name', 'id'].map((name) => readOwnField(user, name)),
  ];
  for (const text of written) {
    const address =
      typeof text === 'string' ? /^(?:eip155:\d+:)?(0x[0-9a-f]{40})$/i.exec(text) : null;
    if (address?.[1]) return address[1].toLowerCase();
  }
  return undefined;
}
