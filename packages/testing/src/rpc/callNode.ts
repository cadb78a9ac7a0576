import { isRecord, type UnknownRecord } from './params.ts';
import { ProviderRpcError } from './providerError.ts';

/** Timeout of a node's response, in ms. */
const nodeTimeoutMs = 30_000;

/** 4901: no JSON-RPC response. The network is down, a proxy failed, or the body is not JSON. */
export class NodeUnreachableError extends ProviderRpcError {
  constructor(why: string) {
    super(4901, why);
  }
}

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
  const answer = await post(url, { jsonrpc: '2.0', id: 1, method, params });
  const error = answer?.['error'];
  if (isRecord(error)) {
    const { code, message, data } = error;
    throw new ProviderRpcError(
      typeof code === 'number' ? code : -32603,
      typeof message === 'string' ? message : 'The node answered an error.',
      data,
    );
  }
  if (!answer || !('result' in answer)) {
    throw new NodeUnreachableError(`No node answered: ${method}.`);
  }
  return answer['result'];
}

async function post(url: string, body: object): Promise<UnknownRecord | undefined> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(nodeTimeoutMs),
    });
    const answer: unknown = await response.json();
    return isRecord(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
