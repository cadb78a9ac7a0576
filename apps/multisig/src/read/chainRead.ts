import type { ChainRead } from '@mooring/passkey';
import type { Client } from 'viem';

/** Returns the `request` of a client, for functions that send any method. */
export function chainRead(client: Client): ChainRead {
  return ({ method, params = [] }) =>
    client.request<{ Parameters: readonly unknown[]; ReturnType: unknown }>({ method, params });
}
