import { ProviderRpcError } from './errors.ts';
import { isRecord } from './params.ts';

/** How long one answer of a node may take, in milliseconds. */
const NODE_TIMEOUT = 30_000;

/** Thrown when no JSON-RPC answer came at all: network down, proxy error, not JSON. */
export class NodeUnreachableError extends Error {
  constructor(cause: unknown) {
    super('The node did not answer.', { cause });
    this.name = 'NodeUnreachableError';
  }
}

/**
 * Asks a node one question over HTTP.
 *
 * @throws ProviderRpcError with the node's own code, message and data when it answers an error.
 * @throws NodeUnreachableError when there is no JSON-RPC answer.
 */
export async function callNode(
  url: string,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const answer = await post(url, { jsonrpc: '2.0', id: 1, method, params });
  if (isRecord(answer['error'])) {
    const { code, message, data } = answer['error'];
    throw new ProviderRpcError(
      typeof code === 'number' ? code : -32603,
      typeof message === 'string' ? message : 'The node answered an error.',
      data,
    );
  }
  if (!('result' in answer)) throw new NodeUnreachableError('no result');
  return answer['result'];
}

async function post(url: string, body: object): Promise<Readonly<Record<string, unknown>>> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(NODE_TIMEOUT),
    });
    const answer: unknown = await response.json();
    if (isRecord(answer)) return answer;
    throw new TypeError(`status ${response.status}`);
  } catch (cause) {
    throw new NodeUnreachableError(cause);
  }
}
