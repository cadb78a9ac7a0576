import type { Connector } from 'wagmi';

/**
 * Sends a request to a connector's wallet, without retries. The answer is untrusted.
 * @throws the wallet's error, unchanged
 */
export async function requestWallet(
  connector: Connector,
  method: string,
  params: readonly unknown[],
): Promise<unknown> {
  const provider: { request(call: object): Promise<unknown> } = Object(
    await connector.getProvider(),
  );
  return provider.request({ method, params });
}
