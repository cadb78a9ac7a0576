import { type Address, getAddress, isAddress } from 'viem';
import { LIMITS } from '../limits.ts';
import type { GatewayChain, World } from '../world.ts';
import { GatewayError, invalidField, notFound } from './gatewayError.ts';

/** Request with its path parameters. */
export type Call = {
  request: Request;
  url: URL;
  params: Readonly<Record<string, string>>;
  world: World;
};

/** Response: JSON, or empty. */
export type Reply = {
  /** Default: 200. */
  status?: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
};

/** Network of the path. */
export function chainOf({ params, world }: Call): GatewayChain {
  const chain = world.chains.get(params['chainId'] ?? '');
  if (!chain) throw notFound();
  return chain;
}

/** Address of the path. */
export function addressOf({ params }: Call, name: string): Address {
  const value = params[name] ?? '';
  if (!isAddress(value, { strict: false })) throw invalidField(name, 'Invalid address');
  return getAddress(value);
}

/** Posted JSON. */
export async function bodyOf({ request }: Call): Promise<unknown> {
  const text = await request.text();
  if (text.length > LIMITS.bodyLength) {
    throw new GatewayError(413, 'Request body is too large', { statusCode: 413 });
  }
  try {
    return JSON.parse(text);
  } catch {
    throw new GatewayError(400, 'Body is not JSON', { statusCode: 400, error: 'Bad Request' });
  }
}
