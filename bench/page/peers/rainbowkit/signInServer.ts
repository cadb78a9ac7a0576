import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { type Hex, verifyMessage } from 'viem';
import { parseSiweMessage, validateSiweMessage } from 'viem/siwe';

interface Signed {
  readonly message: string;
  readonly signature: Hex;
}

interface Given {
  readonly session: object;
  readonly token: { readonly sub?: string };
}

/** Prefix of its paths. */
export const prefix = '/api/auth/';

/**
 * Routes of next-auth with the provider that RainbowKit documents, without Next. No chain is asked: the
 * wallet of the measurement signs with a key.
 */
export function createSignInServer(origin: string): RequestListener {
  // Read when its modules are loaded.
  process.env['NEXTAUTH_URL'] = origin;
  const require = createRequire(import.meta.url);
  const { default: NextAuth } = require('next-auth');
  const { default: Credentials } = require('next-auth/providers/credentials');
  const { getCsrfToken } = require('next-auth/react');
  const { host } = new URL(origin);

  const optionsOf = ({ headers: { cookie } }: IncomingMessage) => ({
    providers: [
      Credentials({
        name: 'Ethereum',
        credentials: { message: {}, signature: {} },
        async authorize({ message, signature }: Signed) {
          const siwe = parseSiweMessage(message);
          const { address, domain, nonce } = siwe;
          if (!address || domain !== host || !validateSiweMessage({ address, message: siwe }))
            return null;
          if (nonce !== (await getCsrfToken({ req: { headers: { cookie } } }))) return null;
          return (await verifyMessage({ address, message, signature })) ? { id: address } : null;
        },
      }),
    ],
    session: { strategy: 'jwt' },
    secret: 'a secret of the measurement, of enough length',
    callbacks: {
      session: ({ session, token }: Given) => ({ ...session, user: { name: token.sub } }),
    },
  });

  return async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', origin);
    const query = {
      ...Object.fromEntries(searchParams),
      nextauth: pathname.slice(prefix.length).split('/'),
    };
    const body = Object.fromEntries(new URLSearchParams(await text(request)));
    const asked = Object.assign(request, { query, body, cookies: cookiesOf(request) });
    await NextAuth(asked, likeNext(response), optionsOf(request));
  };
}

function cookiesOf({ headers: { cookie = '' } }: IncomingMessage): Record<string, string> {
  const pairs = cookie.split('; ').map((pair) => /^([^=]*)=(.*)$/.exec(pair) ?? []);
  return Object.fromEntries(
    pairs.map(([, name = '', value = '']) => [name, decodeURIComponent(value)]),
  );
}

/** Response with what Next adds to those of Node. */
function likeNext(response: ServerResponse) {
  return Object.assign(response, {
    status(code: number) {
      response.statusCode = code;
      return response;
    },
    json(value: unknown) {
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify(value));
    },
    send(value: unknown) {
      response.end(typeof value === 'object' ? JSON.stringify(value) : value);
    },
  });
}
