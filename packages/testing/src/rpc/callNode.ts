import { isRecord, type UnknownRecord } from './params.ts';
import { ProviderRpcError } from './providerError.ts';

/** Time a node may take for one answer, in ms. */
const nodeTimeoutMs = 30_000;

/** 4901: there is no JSON-RPC answer. The network is down, a proxy failed, or it is not JSON. */
export class NodeUnreachableError extends ProviderRpcError {
  constructor(why: string) {
    super(4901, why);
  }
}

/**
 * Asks a node one question over HTTP.
 *
 * @throws ProviderRpcError with the node's own code, message and data when it answers an error
 * @throws NodeUnreachableError when it gives no answer
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
