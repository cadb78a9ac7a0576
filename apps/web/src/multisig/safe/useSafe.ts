import type { GatewaySafe } from '@mooring/safe/gateway';
import { checkGatewaySafe, type Finding } from '@mooring/safe/transactions';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Address, Chain } from 'viem';
import { useConfig } from 'wagmi';
import { type ChainSafe, readSafe } from '../../safe/readSafe.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { type Deployments, useDeployments } from './useDeployments.ts';

const REFRESH_MS = 12_000;

/** Existing account, with all that is known of it. */
export interface KnownSafe extends ChainSafe {
  readonly chain: Chain;
  readonly deployments: Deployments;
  /** Gateway's response, if any. */
  readonly gateway: GatewaySafe | undefined;
  /** True while the gateway request is pending. */
  readonly awaitsGateway: boolean;
  /** Differences between gateway and chain. */
  readonly findings: readonly Finding[];
}

/** Result of looking up an account. */
type SafeLookup =
  | { readonly kind: 'looking' }
  | { readonly kind: 'none' }
  | { readonly kind: 'unreachable'; readonly retry: () => void }
  | {
      readonly kind: 'found';
      readonly safe: KnownSafe;
      /** Error of the gateway. */
      readonly gatewayError: unknown;
      readonly retryGateway: () => void;
    };

/** Reads an account from its chain, and checks the gateway's data against it. */
export function useSafe(chain: Chain, address: Address): SafeLookup {
  const wagmi = useConfig();
  const client = useGateway();
  const deployments = useDeployments(chain.id);
  const read = useQuery({
    queryKey: ['web', 'safe', chain.id, address],
    enabled: deployments !== undefined,
    refetchInterval: REFRESH_MS,
    queryFn: async () =>
      (await readSafe(wagmi.getClient({ chainId: chain.id }), address, deployments?.deployments)) ??
      null,
  });
  const gateway = useQuery({
    queryKey: ['web', 'safe-at-gateway', chain.id, address],
    enabled: read.data !== undefined && read.data !== null,
    refetchInterval: REFRESH_MS,
    queryFn: () => client.safes.get(chain.id, address),
  });
  const found = useMemo(
    () =>
      read.data && deployments
        ? {
            ...read.data,
            chain,
            deployments,
            gateway: gateway.data,
            awaitsGateway: gateway.isPending,
            findings: gateway.data ? checkGatewaySafe(gateway.data, read.data.state) : [],
          }
        : undefined,
    [read.data, deployments, chain, gateway.data, gateway.isPending],
  );
  if (found) {
    const gatewayError = gateway.isError ? gateway.error : undefined;
    const retryGateway = () => void gateway.refetch();
    return { kind: 'found', safe: found, gatewayError, retryGateway };
  }
  if (read.data === null) return { kind: 'none' };
  if (read.isError && !read.isFetching) {
    return { kind: 'unreachable', retry: () => void read.refetch() };
  }
  return { kind: 'looking' };
}
