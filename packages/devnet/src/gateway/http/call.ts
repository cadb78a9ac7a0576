import { type Address, getAddress, isAddress } from 'viem';
import { readSafeContract, type SafeReading } from '../chain/safeReads.ts';
import { GATEWAY_LIMITS, type GatewayChain, type World } from '../world.ts';

/** Request with its path parameters. */
export interface Call {
  request: Request;
  url: URL;
  params: Readonly<Record<string, string>>;
  world: World;
}

/** Response: JSON, or empty. */
export interface Reply {
  /** Default: 200. */
  status?: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** Network of the path. */
export function chainOf({ params, world }: Call): GatewayChain {
  const chain = world.chains.get(params['chainId'] ?? '');
  if (!chain) throw notFound();
  return chain;
}

/** Address of the path. */
export function addressOf({ params }: Call, name: string): Address {
  const value = params[name] ?? '';
  if (!isAddress(value, { strict: false })) throw invalidField([], 'Invalid address');
  return getAddress(value);
}

/** Posted JSON; the public gateway reads nothing else as it. */
export async function bodyOf({ request }: Call): Promise<unknown> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) {
    const message = 'Invalid input: expected object, received string';
    throw new GatewayError(422, message, { statusCode: 422, code: 'invalid_type', path: [] });
  }
  const text = await request.text();
  if (Buffer.byteLength(text) > GATEWAY_LIMITS.bodyBytes) {
    throw new GatewayError(413, 'Request body is too large', { statusCode: 413 });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError(400, 'Body is not JSON', { statusCode: 400, error: 'Bad Request' });
  }
}

/** Network and Safe of the path. @throws {GatewayError} 404 for an address that is not a Safe */
export async function safeOf(call: Call): Promise<{ chain: GatewayChain; safe: SafeReading }> {
  const chain = chainOf(call);
  return { chain, safe: await knownSafe(chain, addressOf(call, 'safe')) };
}

/** Current state of a Safe, with the index at the newest block. @throws {GatewayError} 404 */
export async function knownSafe(chain: GatewayChain, address: Address): Promise<SafeReading> {
  await chain.index.follow();
  if (chain.index.eventsOf(address) === undefined) throw notFound('Safe not found');
  return readSafeContract(chain.local, address);
}

export interface Route {
  method: 'GET' | 'POST' | 'DELETE';
  /** A parameter such as `:chainId` matches one path segment. */
  path: string;
  handle: (call: Call) => Reply | Promise<Reply>;
}

/** Creates a router by method and path. */
export function createRouter(routes: readonly Route[]) {
  const compiled = routes.map((route) => ({
    route,
    pattern: new RegExp(`^${route.path.replaceAll(/:(\w+)/g, '(?<$1>[^/]+)')}/?$`),
  }));
  return (method: string, pathname: string) => {
    for (const { route, pattern } of compiled) {
      const match = route.method === method ? pattern.exec(pathname) : null;
      if (match) return { route, params: { ...match.groups } };
    }
    return undefined;
  };
}

/** Error response, with the JSON body of the public gateway. */
export class GatewayError extends Error {
  override readonly name = 'GatewayError';
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;

  constructor(status: number, message: string, body: Readonly<Record<string, unknown>>) {
    super(message);
    this.status = status;
    this.body = { ...body, message };
  }
}

/** There is no such thing here. Of the service behind it, the public gateway does not pass the reason on. */
export function notFound(message = 'An error occurred'): GatewayError {
  return new GatewayError(404, message, { code: 404 });
}

/** An invalid hash, signature or nonce. */
export function refused(message: string): GatewayError {
  return new GatewayError(422, message, { statusCode: 422 });
}

/**
 * A missing or invalid field of a body, by its path; an empty path for a parameter of the URL. Its code is a word, as in
 * the public gateway.
 */
export function invalidField(path: readonly unknown[], message: string): GatewayError {
  return new GatewayError(422, message, { statusCode: 422, code: 'custom', path });
}
