import { BLOCK_MS } from '@mooring/page/chain';
import type { RecoveryModule } from '@mooring/passkey/recovery';
import {
  canonicalDeployments,
  canonicalTargets,
  type Deployment,
  delayTarget,
  type Finding,
  type KnownTarget,
  knownTargetsOf,
  loadDeployments,
  recoveryTarget,
  type SafeState,
} from '@mooring/safe/transactions';
import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Address, type Chain, isAddressEqual } from 'viem';
import { useConfig } from 'wagmi';
import { LAG_REFRESH_MS } from '../gateway/limits.ts';
import { useFault } from '../gateway/useFault.ts';
import { useGateway } from '../gateway/useGateway.ts';
import { type ChainSafe, readSafe } from '../read/readSafe.ts';
import { type ChainComparison, compareWithChain } from './compareWithChain.ts';
import { useDelayModules } from './useDelayModules.ts';
import { useRecoveryModule } from './useRecoveryModule.ts';

/** Existing account, with its state from chain and gateway. */
export interface KnownSafe extends ChainSafe {
  readonly chain: Chain;
  readonly deployments: Deployments;
  /** Its modules that are Delay modifiers, which are known targets, too. */
  readonly delayModules: readonly Address[];
  /** True while the gateway request is pending. */
  readonly awaitsGateway: boolean;
  /** True while the gateway differs but may not have indexed a change: signing is disabled. */
  readonly mayBeBehind: boolean;
  /** Differences between gateway and chain that forbid signing. */
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
  const queries = useQueryClient();
  const deployments = useDeployments(chain.id);
  const read = useQuery({
    queryKey: ['web', 'safe', chain.id, address],
    enabled: deployments !== undefined,
    refetchInterval: BLOCK_MS,
    queryFn: async ({ queryKey }) => {
      const client = wagmi.getClient({ chainId: chain.id });
      const found = await readSafe(client, address, deployments?.deployments);
      // Accounts do not disappear: a node that no longer returns one is behind, so the previous data is kept.
      return found ?? queries.getQueryData<ChainSafe>(queryKey) ?? null;
    },
  });
  const fault = useFault(read);
  const delayModules = useDelayModules(chain.id, read.data?.modules);
  const state = read.data?.state;
  const gateway = useQuery<ChainComparison>({
    queryKey: ['web', 'safe-at-gateway', chain.id, address, state && ruleOf(state)],
    // An answer about an earlier state is never reused, even when the account returns to that state.
    gcTime: 0,
    refetchInterval: (query) => (query.state.data?.mayBeBehind ? LAG_REFRESH_MS : BLOCK_MS),
    queryFn: state
      ? async ({ queryKey }) => {
          const gatewaySafe = await client.safes.get(chain.id, address);
          const before = queries.getQueryData<ChainComparison>(queryKey);
          const answer = compareWithChain(gatewaySafe, { state, before, now: Date.now() });
          // The gateway may already have a change that was not read from the chain.
          if (answer.findings.length > 0) await read.refetch();
          return answer;
        }
      : skipToken,
  });
  const { data: comparison, isPending } = gateway;
  const found = useMemo(
    () =>
      read.data && deployments
        ? {
            ...read.data,
            chain,
            deployments: {
              ...deployments,
              knownTargets: [...deployments.knownTargets, ...delayModules.map(delayTarget)],
            },
            delayModules,
            awaitsGateway: isPending,
            mayBeBehind: comparison?.mayBeBehind ?? false,
            findings: !comparison || comparison.mayBeBehind ? [] : comparison.findings,
          }
        : undefined,
    [read.data, deployments, delayModules, chain, comparison, isPending],
  );
  if (found) {
    const gatewayError = gateway.isError ? gateway.error : undefined;
    const retryGateway = () => void gateway.refetch();
    return { kind: 'found', safe: found, gatewayError, retryGateway };
  }
  if (read.data === null) return { kind: 'none' };
  if (fault.error !== undefined) return { kind: 'unreachable', retry: fault.retry };
  return { kind: 'looking' };
}

/** Networks with another address derivation, and so other addresses of Safe's contracts: zkSync. */
const elsewhere: readonly number[] = [324];

/** Safe's contracts on a network. */
interface Deployments {
  readonly deployments: readonly Deployment[];
  readonly knownTargets: readonly KnownTarget[];
  /** Recovery module of the site, one of the known targets. */
  readonly recoveryModule: RecoveryModule | undefined;
}

/** Safe's contracts on a network; undefined while loading. */
function useDeployments(chainId: number): Deployments | undefined {
  const isElsewhere = elsewhere.includes(chainId);
  const recoveryModule = useRecoveryModule(chainId);
  const { data } = useQuery({
    queryKey: ['web', 'safe-deployments', chainId],
    enabled: isElsewhere,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: () => loadDeployments(chainId),
  });
  return useMemo(() => {
    const recovery = recoveryModule ? [recoveryTarget(recoveryModule.address)] : [];
    if (!isElsewhere) {
      return {
        deployments: canonicalDeployments,
        knownTargets: [...canonicalTargets, ...recovery],
        recoveryModule,
      };
    }
    return (
      data && {
        deployments: data,
        knownTargets: [...knownTargetsOf(data), ...recovery],
        recoveryModule,
      }
    );
  }, [isElsewhere, data, recoveryModule]);
}

/** Returns true for the site's recovery module. */
export function isRecoveryModule({ deployments }: KnownSafe, address: Address): boolean {
  const { recoveryModule } = deployments;
  return recoveryModule !== undefined && isAddressEqual(recoveryModule.address, address);
}

/** Returns true for a module of the account that is a Delay modifier. */
export function isDelayModule({ delayModules }: KnownSafe, address: Address): boolean {
  return delayModules.some((one) => isAddressEqual(one, address));
}

/** Owners, threshold and version: a change of these is indexed by the gateway some seconds later. */
function ruleOf({ owners, threshold, version }: SafeState): string {
  return [...owners, threshold, version].join();
}

/** Query key of an account: results depend on its owners, threshold and nonce. */
export function safeKey({ chainId, address, owners, threshold, nonce }: SafeState) {
  return [chainId, address, owners.join(), threshold, `${nonce}`] as const;
}
