import { useSite } from '@mooring/page/site';
import { createGatewayClient, type GatewayClient } from '@mooring/safe/gateway';
import { useMemo } from 'react';

/**
 * Gateway configured by the operator.
 * @throws {Error} without one: the page is disabled then
 */
export function useGateway(): GatewayClient {
  const { multisig } = useSite().config;
  const baseUrl = multisig?.gatewayUrl ?? '';
  return useMemo(() => createGatewayClient({ baseUrl }), [baseUrl]);
}
