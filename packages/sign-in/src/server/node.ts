import type { IncomingMessage, ServerResponse } from 'node:http';
import { isIP, isIPv4 } from 'node:net';
import type { SignInServer } from './createSignInServer.ts';

/** Options of {@link toNodeHandler}. */
export interface NodeHandlerOptions {
  /**
   * Number of trusted proxies in front that append to `X-Forwarded-For`; limits use the client they report.
   * Default: 0, the remote address of the connection.
   */
  readonly proxies?: number;
}

/** Request of Node, or of a framework on Node, whose body may already be parsed. */
type Incoming = IncomingMessage & { readonly body?: unknown; readonly originalUrl?: string };

/** Answers a sign-in request. Other paths go to `next`; without `next` they get 404. */
export type NodeHandler = (
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  next?: () => void,
) => Promise<void>;

/**
 * Sign-in for `node:http`, and for what is built on it: a middleware of Express or Connect, a handler of
 * Fastify's raw request and response. It may be mounted under a path, and stand before or behind a parser
 * of bodies.
 *
 * @example
 * ```ts
 * import { createServer } from 'node:http';
 * import { toNodeHandler } from '@mooring/sign-in/server/node';
 *
 * const handle = toNodeHandler(server, { proxies: 1 });
 * createServer((request, response) => handle(request, response)).listen(3_000);
 * ```
 */
export function toNodeHandler(
  server: Pick<SignInServer, 'fetch'>,
  { proxies = 0 }: NodeHandlerOptions = {},
): NodeHandler {
  return async (incoming: Incoming, outgoing, next) => {
    const headers = headersOf(incoming);
    const forwarded = headers.get('x-forwarded-for');
    const client = readClientAddress(forwarded, incoming.socket.remoteAddress, proxies);
    // Frameworks strip the mount path from `url`.
    for (const url of new Set([incoming.url, incoming.originalUrl])) {
      const request = requestOf(incoming, headers, url);
      const response = request && (await server.fetch(request, client));
      if (response) return writeResponse(outgoing, response);
    }
    if (next) return next();
    outgoing.writeHead(404).end();
  };
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    // Pseudo-headers of HTTP/2: method and path.
    if (name.startsWith(':')) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** Standard `Request`; null when there is none: an absolute URL instead of a path, a method for proxies. */
function requestOf(incoming: Incoming, headers: Headers, url: string | undefined): Request | null {
  const { method = 'GET' } = incoming;
  if (!url?.startsWith('/') || /^(?:CONNECT|TRACE|TRACK)$/i.test(method)) return null;
  // Sign-in knows its own host; the request's is not trusted.
  const address = `http://localhost${url}`;
  if (!URL.canParse(address)) return null;
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const init = { method, headers, body: incomingBody(incoming), duplex: 'half' };
  return new Request(address, init);
}

function incomingBody(incoming: Incoming): BodyInit {
  const { body } = incoming;
  // Refusing a long body midway must not close the connection that carries the response.
  if (body === undefined) return streamOf(incoming.iterator({ destroyOnReturn: false }));
  if (body instanceof Uint8Array) return new Uint8Array(body);
  return typeof body === 'string' ? body : JSON.stringify(body);
}

function streamOf(chunks: AsyncIterator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await chunks.next();
        if (done) controller.close();
        else controller.enqueue(value);
      },
      async cancel() {
        await chunks.return?.();
      },
    },
    { highWaterMark: 0 },
  );
}

async function writeResponse(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    // Earlier middleware may have set cookies.
    if (name === 'set-cookie') outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
  }
  outgoing.end(await response.text());
}

/**
 * Client that a request came from, for limits: an IPv4 address, or the first 64 bits of an IPv6
 * one, which is what one household or machine has. Undefined when it is not known.
 *
 * @param forwardedFor The request's `X-Forwarded-For`.
 * @param peer The address at the other end of the connection.
 * @param proxies Number of your own proxies in front of the server. Each adds the address that asked it to
 *   the end of `X-Forwarded-For`, so the entry that many from the end is the first that none of the
 *   visitor's own making can be.
 *
 * @example
 * ```ts
 * import { readClientAddress } from '@mooring/sign-in/server/node';
 *
 * readClientAddress('198.51.100.1, 203.0.113.7', '127.0.0.1', 1); // '203.0.113.7'
 * ```
 */
export function readClientAddress(
  forwardedFor: string | null,
  peer: string | undefined,
  proxies: number,
): string | undefined {
  const forwarded = proxies === 0 ? undefined : forwardedFor?.split(',').at(-proxies);
  return clientNetwork(forwarded) ?? clientNetwork(peer);
}

function clientNetwork(written: string | undefined): string | undefined {
  const trimmed = written?.trim() ?? '';
  // The usual form, as a fast path.
  if (isIPv4(trimmed)) return trimmed;
  const address = withoutPort(trimmed);
  // An IPv4-mapped address of a dual-stack socket.
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address;
  switch (isIP(mapped)) {
    case 4:
      return mapped;
    case 6:
      return `${firstGroups(mapped).join(':')}::/64`;
    default:
      return undefined;
  }
}

/** Strips port and brackets of `1.2.3.4:5`, `[::1]` and `[::1]:5`, as some proxies write them. */
function withoutPort(address: string): string {
  const [, bracketed, plain] = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/.exec(address) ?? [];
  return bracketed ?? plain ?? address;
}

/** First four groups of an IPv6 address, in lower case without leading zeros. */
function firstGroups(address: string): string[] {
  const [before = '', after] = address.replace(/%.*$/, '').split('::');
  const start = before === '' ? [] : before.split(':');
  const end = after === undefined || after === '' ? [] : after.split(':');
  // A trailing IPv4 address counts as two groups.
  const written = start.length + end.length + (address.includes('.') ? 1 : 0);
  const zeros = Array.from({ length: 8 - written }, () => '0');
  const groups = after === undefined ? start : [...start, ...zeros, ...end];
  return groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
}
