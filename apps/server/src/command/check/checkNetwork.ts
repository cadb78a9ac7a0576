import { isRecord, parseJson, readField } from '@mooring/internal';
import { addressOrigin } from '../../config/withoutSecrets.ts';

/** Time for each answer, in ms. */
const NETWORK_TIMEOUT_MS = 10_000;

/**
 * Asks a JSON-RPC node for its chain id.
 *
 * @throws {Error} when it does not answer, or has another one; the message contains no key.
 */
export async function checkUpstream(url: string, chainId: number): Promise<string> {
  const answer = await fetchAnswer(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
  });
  const found = Number(readField(answer, 'result') ?? Number.NaN);
  if (Number.isNaN(found))
    throw new Error(`${addressOrigin(url)} did not answer eth_chainId with a chain id.`);
  if (found !== chainId)
    throw new Error(`${addressOrigin(url)} is a node of chain ${found}, not of chain ${chainId}.`);
  return `${addressOrigin(url)} answers, chain ${found}`;
}

/**
 * Asks a Safe client gateway for its chains.
 *
 * @throws {Error} when it does not answer with a list.
 */
export async function checkGateway(url: string): Promise<string> {
  const answer = await fetchAnswer(`${url.replace(/\/$/, '')}/v1/chains`, {});
  if (!isRecord(answer) || !Array.isArray(answer['results']))
    throw new Error(
      `${addressOrigin(url)} is not a Safe client gateway: /v1/chains has no results.`,
    );
  return `${addressOrigin(url)} answers`;
}

async function fetchAnswer(url: string, request: RequestInit): Promise<unknown> {
  let response: Response;
  try {
    response = await fetch(url, { ...request, signal: AbortSignal.timeout(NETWORK_TIMEOUT_MS) });
  } catch (error) {
    throw new Error(`${addressOrigin(url)} cannot be reached: ${reachFault(error)}.`);
  }
  if (!response.ok)
    throw new Error(`${addressOrigin(url)} answers with status ${response.status}.`);
  return parseJson(await response.text());
}

/** Code of a failed connection, such as ECONNREFUSED. */
function reachFault(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError')
    return `no answer in ${NETWORK_TIMEOUT_MS} ms`;
  const code = readField(readField(error, 'cause'), 'code');
  return typeof code === 'string' ? code : 'the request failed';
}

/**
 * Opens a WebSocket connection to a relay of phone wallets.
 *
 * @throws {Error} when it does not accept one.
 */
export function checkRelay(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(url);
    const fail = (reason: string) => {
      clearTimeout(timer);
      socket.close();
      reject(new Error(`${addressOrigin(url)} ${reason}.`));
    };
    const timer = setTimeout(
      () => fail(`did not answer in ${NETWORK_TIMEOUT_MS} ms`),
      NETWORK_TIMEOUT_MS,
    );
    socket.addEventListener('error', () => fail('accepts no WebSocket connection'));
    socket.addEventListener('open', () => {
      clearTimeout(timer);
      socket.close();
      resolve(`${addressOrigin(url)} answers`);
    });
  });
}
