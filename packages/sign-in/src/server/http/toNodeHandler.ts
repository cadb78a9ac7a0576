import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SignInServer } from '../createSignInServer.ts';
import { clientOf } from './clientOf.ts';

/** Options of {@link toNodeHandler}. */
export interface NodeHandlerOptions {
  /**
   * How many proxies of your own stand in front and add to `X-Forwarded-For`; limits count whom they
   * name. Default: 0, which counts the other end of the connection.
   */
  readonly proxies?: number;
}

/** A request as Node has it, or as a framework on Node has it: a body that was read already. */
type Incoming = IncomingMessage & { readonly body?: unknown; readonly originalUrl?: string };

/**
 * Answers a request of sign-in. What is none of sign-in's paths is `next`'s; without `next` it is
 * answered with 404.
 */
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
    const client = clientOf(forwarded, incoming.socket.remoteAddress, proxies);
    // Frameworks cut the path they mount at off `url`.
    for (const url of new Set([incoming.url, incoming.originalUrl])) {
      const request = requestOf(incoming, headers, url);
      const response = request && (await server.fetch(request, client));
      if (response) return write(outgoing, response);
    }
    if (next) return next();
    outgoing.writeHead(404).end();
  };
}

function headersOf(incoming: IncomingMessage): Headers {
  const headers = new Headers();
  for (const [name, values] of Object.entries(incoming.headersDistinct)) {
    // HTTP/2 has its method and path there as well.
    if (name.startsWith(':')) continue;
    for (const value of values ?? []) headers.append(name, value);
  }
  return headers;
}

/** A standard request; null for what is none: an address in place of a path, a method of proxies. */
function requestOf(incoming: Incoming, headers: Headers, url: string | undefined): Request | null {
  const { method = 'GET' } = incoming;
  if (!url?.startsWith('/') || /^(?:CONNECT|TRACE|TRACK)$/i.test(method)) return null;
  // Sign-in knows its own host; that of the request is not believed.
  const address = `http://localhost${url}`;
  if (!URL.canParse(address)) return null;
  if (method === 'GET' || method === 'HEAD') return new Request(address, { method, headers });
  const init = { method, headers, body: bodyOf(incoming), duplex: 'half' };
  return new Request(address, init);
}

function bodyOf(incoming: Incoming): BodyInit {
  const { body } = incoming;
  // Refusing a long body in the middle must not close the connection that takes the answer.
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

async function write(outgoing: ServerResponse, response: Response): Promise<void> {
  outgoing.statusCode = response.status;
  for (const [name, value] of response.headers) {
    // Whoever stood before may have set cookies of its own.
    if (name === 'set-cookie') outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
  }
  outgoing.end(await response.text());
}
