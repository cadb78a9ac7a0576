import type { Connector } from 'wagmi';

/**
 * Sends a request to the wallet of a connector, once. The answer is untrusted.
 * @throws the wallet's error, as it comes
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
