import { isRecord } from './params.ts';
import { ProviderRpcError } from './providerError.ts';

/** How long a node may take for one answer, in ms. */
const nodeTimeoutMs = 30_000;

/**
 * Asks a node one question over HTTP.
 *
 * @throws ProviderRpcError the node's own code, message and data; 4901 when it gives no answer, or
 *   when the wallet has no address of one
 */
export async function callNode(
  url: string | undefined,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const answer = url === undefined ? undefined : await post(url, method, params);
  if (!answer) {
    const node = url === undefined ? 'The wallet has no rpcUrl for this chain' : 'No node answered';
    throw new ProviderRpcError(4901, `${node}: ${method}.`);
  }
  const { error, result } = answer;
  if (!isRecord(error)) return result;
  const { code, message, data } = error;
  throw new ProviderRpcError(
    typeof code === 'number' ? code : -32603,
    typeof message === 'string' ? message : 'The node answered an error.',
    data,
  );
}

async function post(url: string, method: string, params: readonly unknown[]) {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
      signal: AbortSignal.timeout(nodeTimeoutMs),
    });
    const answer: unknown = await response.json();
    return isRecord(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}
