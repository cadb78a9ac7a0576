import { isAddress } from 'viem';
import type { Deployment, KnownVersion, SafeContract } from './canonicalDeployments.ts';

/**
 * Addresses of Safe's contracts on one network, as its own registry has them: for networks whose
 * addresses are computed otherwise, such as zkSync's. The registry is large, and fetched only
 * here.
 * @returns none for a network the registry does not know
 *
 * @example
 * ```ts
 * import { loadDeployments } from '@mooring/safe/transactions';
 *
 * const deployments = await loadDeployments(324);
 * ```
 */
export async function loadDeployments(chainId: number): Promise<readonly Deployment[]> {
  const registry = await import('@safe-global/safe-deployments');
  const lookups = {
    safe: registry.getSafeSingletonDeployments,
    safeL2: registry.getSafeL2SingletonDeployments,
    proxyFactory: registry.getProxyFactoryDeployments,
    multiSend: registry.getMultiSendDeployments,
    multiSendCallOnly: registry.getMultiSendCallOnlyDeployments,
    signMessageLib: registry.getSignMessageLibDeployments,
    createCall: registry.getCreateCallDeployments,
    safeMigration: registry.getSafeMigrationDeployments,
    fallbackHandler: registry.getCompatibilityFallbackHandlerDeployments,
  } satisfies Record<SafeContract, typeof registry.getSafeSingletonDeployments>;
  const versions: readonly KnownVersion[] = ['1.3.0', '1.4.1', '1.5.0'];
  return versions.flatMap((version) => setsOf(version));

  function setsOf(version: KnownVersion): readonly Deployment[] {
    const sets: Deployment['contracts'][] = [];
    for (const [contract, lookUp] of Object.entries(lookups)) {
      const found =
        lookUp({ version, network: `${chainId}` })?.networkAddresses[`${chainId}`] ?? [];
      for (const [index, address] of [found].flat().entries()) {
        if (isAddress(address)) sets[index] = { ...sets[index], [contract]: address };
      }
    }
    return sets.map((contracts) => ({ version, contracts }));
  }
}
