import { collectSignatures } from '../../../recovery/guardianSignature.ts';
import type { RecoveryPlace } from '../../../recovery/recoveryState.ts';
import { isSameRecovery, mergeSignatures, type RecoveryRequest } from './recoveryRequest.ts';
import { formatRequest } from './requestLink.ts';

/**
 * Adds the valid signatures of another copy of a request, which is untrusted: those of guardians, for the nonce of the
 * request. Returns the request itself if there are none.
 * @param places places of the account, by chain id
 * @throws {RecoveryError} `unreadable`, and those of `proposeRecovery`
 */
export async function acceptSignatures(
  own: RecoveryRequest,
  other: RecoveryRequest,
  places: readonly RecoveryPlace[],
): Promise<RecoveryRequest> {
  if (!isSameRecovery(own, other)) return own;
  const networks = own.networks.map(async (network) => {
    const found = other.networks.find(({ chainId }) => chainId === network.chainId);
    const place = places.find(({ chainId }) => chainId === network.chainId);
    if (!place || found?.nonce !== network.nonce || found.signatures.length === 0) return [];
    const { proposal, signatures } = await collectSignatures(place, own, found.signatures);
    return proposal.nonce === network.nonce ? [{ ...network, signatures }] : [];
  });
  const valid = (await Promise.all(networks)).flat();
  const merged = mergeSignatures(own, { ...own, networks: valid });
  return canFormat(merged) ? merged : own;
}

/** Returns true for a request that fits into a link, and into storage. */
function canFormat(request: RecoveryRequest): boolean {
  try {
    return formatRequest(request) !== '';
  } catch {
    return false;
  }
}
