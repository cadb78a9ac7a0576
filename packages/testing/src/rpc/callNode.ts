import { parseOrUndefined } from '@mooring/internal/schema';
import * as v from 'valibot';
import { ProviderRpcError } from './providerError.ts';

/** Timeout of a node's response, in ms. */
const NODE_TIMEOUT_MS = 30_000;

/** 4901: no JSON-RPC response. The network is down, a proxy failed, or the body is not JSON. */
export class NodeUnreachableError extends ProviderRpcError {
  constructor(why: string) {
    super(4901, why);
  }
}

const failureReply = v.object({
  error: v.object({
    code: v.fallback(v.number(), -32603),
    message: v.fallback(v.string(), 'The node answered an error.'),
    data: v.optional(v.unknown()),
  }),
});
const successReply = v.object({ result: v.unknown() });

/**
 * Sends one JSON-RPC request over HTTP.
 *
 * @throws ProviderRpcError with code, message and data of the node's error
 * @throws NodeUnreachableError without a JSON-RPC response
 */
export async function callNode(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  if (typeof fetch !== 'function') {
    throw new NodeUnreachableError(
      'There is no fetch, as in the jsdom of Jest: add one to its environment.',
    );
  }
  const answer = await post(url, { jsonrpc: '2.0', id: 1, method, params });
  if (!answer) throw new NodeUnreachableError(`No node answered: ${method}.`);
  if ('result' in answer) return answer.result;
  const { code, message, data } = answer.error;
  throw new ProviderRpcError(code, message, data);
}

/** Response of the node; undefined if it is not JSON-RPC. */
async function post(url: string, body: object) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(NODE_TIMEOUT_MS),
    });
    return parseOrUndefined(v.union([failureReply, successReply]), await response.json());
  } catch {
    return undefined;
  }
}
