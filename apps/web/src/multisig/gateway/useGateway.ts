import { createGatewayClient, type GatewayClient } from '@mooring/safe/gateway';
import { useMemo } from 'react';
import { useSite } from '../../site/SiteContext.ts';

/**
 * The gateway that the operator named.
 * @throws {Error} where there is none: the page is closed then
 */
export function useGateway(): GatewayClient {
  const { multisig } = useSite().config;
  const baseUrl = multisig?.gatewayUrl ?? '';
  return useMemo(() => createGatewayClient({ baseUrl }), [baseUrl]);
}
