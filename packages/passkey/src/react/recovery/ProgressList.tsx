import { useCatalogue } from '@mooring/connect';
import { Notice, Spinner } from '@mooring/connect/parts';
import type { ReactNode } from 'react';
import { FullAddress } from '../review/FullAddress.tsx';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { NetworkState } from './NetworkState.tsx';
import type { RecoveryRequest } from './request/recoveryRequest.ts';
import { SendButton } from './SendButton.tsx';
import { useNewOwnerPresences } from './useNewOwnerPresences.ts';
import type { RecoverySite } from './useRecoverySite.ts';
import type { RequestProgress } from './useRequestProgress.ts';

interface ProgressListProps {
  readonly request: RecoveryRequest;
  readonly site: RecoverySite;
  readonly relayUrl: string | undefined;
  /** Undefined until it is known. */
  readonly progress: readonly RequestProgress[] | undefined;
  /** Called once a network's recovery was started or finished. */
  readonly onSent: () => void;
  /** Renders a button of a network, before the one that starts or finishes. Default: none. */
  readonly renderButton?: (one: RequestProgress) => ReactNode;
}

/** Progress of a request on each network, with the button that starts or finishes it. */
export function ProgressList({
  request,
  site,
  relayUrl,
  progress,
  onSent,
  renderButton,
}: ProgressListProps) {
  const t = useCatalogue(recoveryCatalogue);
  const presences = useNewOwnerPresences(request.newOwners, site);
  if (!progress) {
    return (
      <p role="status">
        <Spinner /> {t('request.reading')}
      </p>
    );
  }
  return (
    <ul className="mooring-recovery-list">
      {progress.map((one) => (
        <li key={one.requested.chainId} className="mooring-recovery-network">
          <strong>{site.networkName(one.requested.chainId)}</strong>
          <NetworkState progress={one.progress} />
          {presences
            .filter(({ missing }) => missing.includes(one.requested.chainId))
            .map(({ owner }) => (
              <Notice key={owner}>
                <FullAddress address={owner} /> <br />
                {t('guardians.notDeployed', {
                  networks: site.networkName(one.requested.chainId),
                })}
              </Notice>
            ))}
          {renderButton?.(one)}
          <SendButton {...one} {...{ request, relayUrl, onSent }} />
        </li>
      ))}
    </ul>
  );
}
