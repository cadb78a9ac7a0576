import type { IncomingMessage, ServerResponse } from 'node:http';
import type { SignInServer } from '../createSignInServer.ts';
import { clientOf } from './clientOf.ts';
import type { PlainAnswer } from './plainAnswer.ts';
import type { PlainRequest } from './plainRequest.ts';
import { Refusal } from './refusal.ts';

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
 */
export function toNodeHandler(
  server: Pick<SignInServer, 'answer'>,
  { proxies = 0 }: NodeHandlerOptions = {},
): NodeHandler {
  return async (incoming: Incoming, outgoing, next) => {
    const forwarded = headerOf(incoming, 'x-forwarded-for');
    const client = clientOf(forwarded, incoming.socket.remoteAddress, proxies);
    // Frameworks cut the path they mount at off `url`.
    for (const url of new Set([incoming.url, incoming.originalUrl])) {
      const answer =
        url === undefined ? null : await server.answer(requestOf(incoming, url), client);
      if (answer) return write(outgoing, answer);
    }
    if (next) return next();
    outgoing.writeHead(404).end();
  };
}

function requestOf(incoming: Incoming, url: string): PlainRequest {
  return {
    method: incoming.method ?? 'GET',
    path: url.replace(/[?#].*$/s, ''),
    header: (name) => headerOf(incoming, name),
    bytes: (limit) => bytesOf(incoming, limit),
  };
}

function headerOf({ headers }: IncomingMessage, name: string): string | null {
  const value = headers[name];
  return typeof value === 'object' ? value.join(', ') : (value ?? null);
}

async function bytesOf(incoming: Incoming, limit: number): Promise<Uint8Array> {
  const { body } = incoming;
  const chunks: Uint8Array[] = body === undefined ? [] : [bytesOfParsed(body)];
  let size = chunks[0]?.length ?? 0;
  const announced = Number(incoming.headers['content-length'] ?? 0);
  if (size > limit || announced > limit) throw new Refusal('too-large');
  if (body === undefined) {
    for await (const chunk of incoming.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > limit) throw new Refusal('too-large');
      chunks.push(chunk);
    }
  }
  return Buffer.concat(chunks);
}

/** What a parser made of the body, as it was sent. */
function bytesOfParsed(body: unknown): Uint8Array {
  if (body instanceof Uint8Array) return body;
  return Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
}

function write(outgoing: ServerResponse, { status, headers, body }: PlainAnswer): void {
  outgoing.statusCode = status;
  for (let index = 0; index < headers.length; index += 2) {
    const [name = '', value = ''] = headers.slice(index, index + 2);
    // Whoever stood before may have set cookies of its own.
    if (name === 'set-cookie') outgoing.appendHeader(name, value);
    else outgoing.setHeader(name, value);
  }
  outgoing.end(body);
}
