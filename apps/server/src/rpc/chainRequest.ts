import { isRevertedCall } from '@mooring/internal';
import { classifyError, type NetworkClient } from '@mooring/rpc-proxy';
import type { ChainRequest } from '@mooring/sign-in/server';
import { ServerBaseError } from '../serverBaseError.ts';

/** Total timeout of a network, in ms. */
const CHAIN_LIMIT_MS = 9_000;
/** Shorter than the total timeout, so that a hanging upstream leaves time for the next one. */
const CHAIN_UPSTREAM_MS = 4_000;

/** Thrown when no upstream of a network answered. */
export class UnreachableError extends ServerBaseError {
  override readonly name = 'UnreachableError';
}

/** Limit of EIP-1474: the node has not run the call. */
const LIMIT_EXCEEDED = -32_005;

/** Error of a node about a call, such as a revert. */
export class NodeError extends ServerBaseError {
  override readonly name = 'NodeError';
  readonly code: number;
  readonly data: unknown;

  constructor({ code, message, data }: { code: number; message: string; data?: unknown }) {
    super(message);
    this.code = code;
    this.data = data;
  }

  /** True for an error of the node itself, which says nothing about the call: a limit, or a lack of state. */
  get isFault(): boolean {
    if (isRevertedCall(this)) return false;
    return this.code === LIMIT_EXCEEDED || classifyError(this) !== 'question';
  }
}

/** Returns true if a network could not be read: no answer, or an error of a node. */
export function isUnread(error: unknown): error is UnreachableError | NodeError {
  return error instanceof UnreachableError || error instanceof NodeError;
}

/**
 * Creates the JSON-RPC requests of the server itself, through the proxy's client instead of HTTP. They reject
 * with `UnreachableError` or `NodeError`.
 */
export function chainRequest(network: NetworkClient): ChainRequest {
  return async ({ method, params = [] }) => {
    const limit = AbortSignal.timeout(CHAIN_LIMIT_MS);
    const [reply = null] = await network.ask([{ method, params }], limit, CHAIN_UPSTREAM_MS);
    if (reply === null) throw new UnreachableError('No upstream responded');
    if ('error' in reply) throw new NodeError(reply.error);
    return reply.result;
  };
}
