import type { RecoveryState } from '../../../recovery/recoveryState.ts';
import type { RecoveryRequest, RequestedNetwork } from './recoveryRequest.ts';

/** Recovery of an account on one network, as read. */
export interface FoundRecovery {
  readonly chainId: number;
  readonly found: RecoveryState;
}

/**
 * Networks of a request, by what the chains answer: those on which the account has guardians. Signatures stay while
 * their nonce is valid. A network that does not answer keeps what was asked before.
 */
export function renewNetworks(
  before: RecoveryRequest['networks'],
  recoveries: readonly FoundRecovery[],
): readonly RequestedNetwork[] {
  const renewed = recoveries.flatMap(({ chainId, found }): readonly RequestedNetwork[] => {
    const earlier = before.find((network) => network.chainId === chainId);
    if (found.state === 'unreachable') return earlier ? [earlier] : [];
    if (found.state !== 'on' || found.guardians.length === 0) return [];
    const { nonce } = found;
    return [earlier?.nonce === nonce ? earlier : { chainId, nonce, signatures: [] }];
  });
  return renewed.sort((one, other) => one.chainId - other.chainId);
}
