import type { IncomingMessage, ServerResponse } from 'node:http';
import { readRequestBody } from '@mooring/internal';
import { Refusal, type SignedInSession } from '@mooring/sign-in/server';
import { inject } from 'light-my-request';
import type Provider from 'oidc-provider';
import { cookieNames } from './createOidcProvider.ts';
import { writeSessionName } from './sessionName.ts';

/** Largest request body, in bytes. */
const PROTOCOL_BODY_BYTES = 64 * 1_024;
/** Headers that the connection has, not the response. */
const OF_CONNECTION = ['connection', 'date', 'keep-alive', 'transfer-encoding', 'content-length'];

/** The library behind `Request` and `Response`: it takes those of Node. */
export interface Bridge {
  /**
   * Answers a request. The library's session is that of sign-in, whatever cookie the browser sends, and its own cookie
   * never leaves the server.
   *
   * @throws {Refusal} `too-large`, `body-invalid`.
   */
  fetch(request: Request, session: SignedInSession | undefined): Promise<Response>;
  /** Id of the interaction of a request's cookie, if its signature is right. */
  readInteraction(request: Request): Promise<string | undefined>;
}

/** Creates a bridge to a provider whose issuer is `publicUrl`. */
export function createBridge(provider: Provider, publicUrl: string): Bridge {
  const { host, protocol } = new URL(publicUrl);
  const answer = provider.callback();

  async function dispatch(
    to: (request: IncomingMessage, response: ServerResponse) => unknown,
    request: Request,
    session: SignedInSession | undefined,
    payload?: Buffer,
  ) {
    const { pathname, search } = new URL(request.url);
    const headers: Record<string, string> = {};
    for (const [name, value] of request.headers)
      if (!/^(?:x-forwarded-.*|forwarded|host|content-length|transfer-encoding)$/.test(name))
        headers[name] = value;
    headers['cookie'] = withSession(request.headers.get('cookie') ?? '', session);
    headers['host'] = host;
    headers['x-forwarded-host'] = host;
    headers['x-forwarded-proto'] = protocol.slice(0, -1);
    return inject((incoming, outgoing) => void to(incoming, outgoing), {
      method: toKnownMethod(request.method),
      url: `${pathname}${search}`,
      headers,
      ...(payload && payload.length > 0 && { payload }),
    });
  }

  return {
    async fetch(request, session) {
      const body = await readRequestBody(request, PROTOCOL_BODY_BYTES);
      if (body === 'tooLarge') throw new Refusal('too-large');
      if (body === 'brokenOff') throw new Refusal('body-invalid');
      const response = await dispatch(answer, request, session, Buffer.from(body));
      const headers = new Headers();
      for (const [name, value] of Object.entries(response.headers)) {
        if (value === undefined || OF_CONNECTION.includes(name)) continue;
        for (const line of Array.isArray(value) ? value : [String(value)])
          if (name !== 'set-cookie') headers.append(name, line);
          else if (!isOfSession(line)) headers.append(name, forRoute(line));
      }
      const { statusCode: status, rawPayload } = response;
      const hasBody = ![204, 304].includes(status) && request.method !== 'HEAD';
      return new Response(hasBody ? new Uint8Array(rawPayload) : null, { status, headers });
    },
    async readInteraction(request) {
      let id: string | undefined;
      await dispatch(
        (incoming, outgoing) => {
          const { cookies } = provider.createContext(incoming, outgoing);
          id = cookies.get(cookieNames.interaction, { signed: true });
          outgoing.end();
        },
        new Request(request.url, { headers: request.headers }),
        undefined,
      );
      return id;
    },
  };
}

const HTTP_METHODS = ['GET', 'HEAD', 'POST', 'OPTIONS', 'PUT', 'DELETE', 'PATCH'] as const;

function toKnownMethod(method: string): (typeof HTTP_METHODS)[number] {
  const known = HTTP_METHODS.find((one) => one === method);
  if (!known) throw new Refusal('method-not-allowed', { allow: ['GET', 'POST'] });
  return known;
}

/** Cookies of a request, with the session's own in place of any that the browser sent. */
function withSession(cookies: string, session: SignedInSession | undefined): string {
  const others = cookies.split(';').flatMap((cookie) => {
    const trimmed = cookie.trim();
    return trimmed === '' || isOfSession(trimmed) ? [] : [trimmed];
  });
  const own = session ? [`${cookieNames.session}=${writeSessionName(session)}`] : [];
  return [...others, ...own].join('; ');
}

function isOfSession(cookie: string): boolean {
  return cookie.startsWith(cookieNames.session);
}

/** The cookie of an interaction belongs to the route that the page asks, not to the page. */
function forRoute(line: string): string {
  return line.replace(/; path=\/authorize\//i, '; path=/oidc/interaction/');
}
