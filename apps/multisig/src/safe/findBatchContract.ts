import { type Address, isAddressEqual } from 'viem';
import type { KnownSafe } from './useSafe.ts';

/**
 * Returns the batch contract of the deployment that a Safe's code is of: a network may have only one of a release. For
 * unknown code, that of its version; undefined for the default one.
 */
export function findBatchContract({
  state: { version },
  singleton,
  deployments: { deployments },
}: Pick<KnownSafe, 'state' | 'singleton'> & {
  readonly deployments: Pick<KnownSafe['deployments'], 'deployments'>;
}): Address | undefined {
  const own = deployments.find(({ contracts: { safe, safeL2 } }) =>
    [safe, safeL2].some((one) => one && isAddressEqual(one, singleton)),
  );
  const found = own ?? deployments.find((one) => version.startsWith(one.version));
  return found?.contracts.multiSendCallOnly;
}
