import { useCatalogue } from '@mooring/connect';
import { Button, Form, Notice, Spinner } from '@mooring/connect/parts';
import { useState } from 'react';
import type { Address } from 'viem';
import { AddressField } from '../AddressField.tsx';
import { FullAddress } from '../review/FullAddress.tsx';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { type KnownAccount, useTypedAddress } from '../useTypedAddress.ts';
import { ChooseOwner } from './ChooseOwner.tsx';
import { ContinueRecovery } from './ContinueRecovery.tsx';
import { type FoundRecovery, renewNetworks } from './request/renewRequest.ts';
import type { OwnRequest } from './request/storedRequest.ts';
import { useRecoveries } from './useRecoveries.ts';
import type { RecoverySite } from './useRecoverySite.ts';

interface FindAccountProps {
  readonly site: RecoverySite;
  readonly contacts: readonly KnownAccount[];
  /** Account of the link that opened the page. Default: none, it is asked for. */
  readonly linked?: Address | undefined;
  readonly onRequest: (own: OwnRequest) => void;
}

/** First steps of a person who lost the passkey: the account, what its guardians are, and the new owner. */
export function FindAccount({ site, contacts, linked, onRequest }: FindAccountProps) {
  const t = useCatalogue(recoveryCatalogue);
  const [account, setAccount] = useState(linked);
  const typed = useTypedAddress({
    chainIds: site.networks.map(({ chainId }) => chainId),
    contacts,
  });
  if (site.networks.length === 0) return <Notice>{t('request.noNetwork')}</Notice>;
  if (account)
    return <FoundAccount {...{ account, site, onRequest }} onBack={() => setAccount(undefined)} />;
  return (
    <Form onSubmit={() => typed.address && setAccount(typed.address)}>
      <p>{t('request.lead')}</p>
      <AddressField label={t('request.account')} value={typed} />
      <Button variant="primary" wide type="submit" aria-disabled={!typed.address}>
        {t('request.find')}
      </Button>
    </Form>
  );
}

interface FoundAccountProps extends Pick<FindAccountProps, 'site' | 'onRequest'> {
  readonly account: Address;
  readonly onBack: () => void;
}

/** Guardians of the account on each network, and the choice of the new owner where there are any. */
function FoundAccount({ account, site, onRequest, onBack }: FoundAccountProps) {
  const t = useCatalogue(recoveryCatalogue);
  const { data: recoveries, refetch, isFetching } = useRecoveries(account, site.networks);
  const hasUnreadable = recoveries?.some(({ found }) => found.state === 'unreachable') ?? false;
  // Of a contract that the site does not know, guardians are not known either.
  const isSure =
    recoveries?.every(
      ({ found: { state } }) => state === 'on' || state === 'off' || state === 'notDeployed',
    ) ?? false;
  const networks = recoveries ? renewNetworks([], recoveries) : [];
  return (
    <>
      <p>
        <FullAddress address={account} />
      </p>
      {recoveries ? (
        <ul className="mooring-recovery-list">
          {recoveries.map((recovery) => (
            <li key={recovery.chainId} className="mooring-recovery-network">
              <strong>{site.networkName(recovery.chainId)}</strong>
              <FoundOnNetwork recovery={recovery} site={site} />
            </li>
          ))}
        </ul>
      ) : (
        <p role="status">
          <Spinner /> {t('request.reading')}
        </p>
      )}
      {hasUnreadable && (
        <Button wide aria-busy={isFetching} onClick={() => void refetch()}>
          {t('request.readAgain')}
        </Button>
      )}
      {isSure && networks.length === 0 && <Notice>{t('request.noGuardians')}</Notice>}
      {recoveries && <ContinueRecovery {...{ account, site, recoveries, onRequest }} />}
      {recoveries && networks.length > 0 && (
        <ChooseOwner {...{ account, site, networks, recoveries, onRequest }} />
      )}
      <Button wide onClick={onBack}>
        {t('request.otherAccount')}
      </Button>
    </>
  );
}

interface FoundOnNetworkProps {
  readonly recovery: FoundRecovery;
  readonly site: RecoverySite;
}

/** Text for what was found of an account on one network. */
export function FoundOnNetwork({ recovery: { chainId, found }, site }: FoundOnNetworkProps) {
  const t = useCatalogue(recoveryCatalogue);
  const period = site.networks.find((network) => network.chainId === chainId)?.module.period ?? 0;
  switch (found.state) {
    case 'unreachable':
      return <Notice urgent>{t('request.unreadable')}</Notice>;
    case 'unknownModule':
    case 'notDeployed':
      return <p>{t(`request.${found.state}`)}</p>;
  }
  if (found.state === 'off' || found.guardians.length === 0) return <p>{t('request.off')}</p>;
  return (
    <p>
      {t('request.needs', {
        threshold: String(found.threshold),
        guardians: String(found.guardians.length),
      })}{' '}
      {t('request.days', { days: formatDays(period) })}
    </p>
  );
}

/** Days of a period, rounded down: nobody is promised more time than there is to stop a recovery. */
export function formatDays(seconds: number): string {
  return String(Math.floor(seconds / 86_400));
}
