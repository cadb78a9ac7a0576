import { useCatalogue } from '@mooring/connect';
import { Button } from '@mooring/connect/parts';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { FoundOnNetwork } from './FindAccount.tsx';
import type { RecoveryRequest, RequestedNetwork } from './request/recoveryRequest.ts';
import { renewNetworks } from './request/renewRequest.ts';
import { useRecoveries } from './useRecoveries.ts';
import type { RecoverySite } from './useRecoverySite.ts';

interface OtherNetworksProps {
  readonly request: RecoveryRequest;
  readonly site: RecoverySite;
  /** Called with a network to add. */
  readonly onAdd: (added: readonly RequestedNetwork[]) => void;
}

/**
 * Networks that a request leaves out though the account has guardians there, or may have: they did not answer when it
 * was made, do not answer now, or have another recovery contract. Coins there would stay with the lost key.
 */
export function OtherNetworks({ request, site, onAdd }: OtherNetworksProps) {
  const t = useCatalogue(recoveryCatalogue);
  const others = site.networks.filter(
    ({ chainId }) => !request.networks.some((network) => network.chainId === chainId),
  );
  const { data: recoveries = [], refetch, isFetching } = useRecoveries(request.account, others);
  const shown = recoveries.filter(
    ({ found }) =>
      found.state === 'unreachable' ||
      found.state === 'unknownModule' ||
      (found.state === 'on' && found.guardians.length > 0),
  );
  if (shown.length === 0) return null;
  return (
    <ul className="mooring-recovery-list">
      {shown.map((recovery) => (
        <li key={recovery.chainId} className="mooring-recovery-network">
          <strong>{site.networkName(recovery.chainId)}</strong>
          <FoundOnNetwork recovery={recovery} site={site} />
          {recovery.found.state === 'unreachable' && (
            <Button wide aria-busy={isFetching} onClick={() => void refetch()}>
              {t('request.readAgain')}
            </Button>
          )}
          {recovery.found.state === 'on' && (
            <Button wide onClick={() => onAdd(renewNetworks([], [recovery]))}>
              {t('request.ask')}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
