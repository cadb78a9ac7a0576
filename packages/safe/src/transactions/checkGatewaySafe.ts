import { isAddressEqual } from 'viem';
import type { GatewaySafe } from '../gateway/schemas/safe.ts';
import { createFinding, type Finding } from './finding.ts';
import type { SafeState } from './safeTransaction.ts';

/**
 * Compares a gateway's Safe with the chain, including the order of owners, since a change of owners references the
 * previous one (see `removeOwner`). A nonce may lag, so it is only a warning.
 *
 * @example
 * ```ts
 * import { checkGatewaySafe, isRefused } from '@mooring/safe/transactions';
 *
 * const findings = checkGatewaySafe(await gateway.safes.get(safe.chainId, safe.address), safe);
 * if (isRefused(findings)) throw new Error('The gateway does not match the chain.');
 * ```
 */
export function checkGatewaySafe(gateway: GatewaySafe, chain: SafeState): readonly Finding[] {
  const found: Finding[] = [];
  if (!isAddressEqual(gateway.address.value, chain.address) || gateway.chainId !== chain.chainId)
    found.push(createFinding('safe-mismatch'));
  const given = gateway.owners.map(({ value }) => value.toLowerCase());
  const owners = chain.owners.map((owner) => owner.toLowerCase());
  if (given.toSorted().join() !== owners.toSorted().join())
    found.push(createFinding('owners-differ'));
  else if (given.join() !== owners.join()) found.push(createFinding('owners-order-differs'));
  if (gateway.threshold !== chain.threshold) found.push(createFinding('threshold-differs'));
  if (gateway.version && plainVersion(gateway.version) !== plainVersion(chain.version))
    found.push(createFinding('version-differs'));
  if (gateway.nonce !== chain.nonce) found.push(createFinding('nonce-differs'));
  return found;
}

/** Version without "+L2", which does not affect how a Safe signs. */
function plainVersion(version: string): string {
  return version.replace(/\+.*$/, '');
}
