import { useLocale } from '@mooring/connect';
import { Button, Notice, useLazyTexts } from '@mooring/connect/parts';
import type { NetworkRecovery } from '../../guardians/accountRecovery.ts';
import { OwnerName } from '../owners/OwnerName.tsx';
import { recoveryCatalogue } from '../texts/recoveryCatalogue.ts';
import { useNetworkName } from '../useNetworkName.ts';
import type { GuardianDraft } from './guardianDraft.ts';
import { useDays } from './useDays.ts';

interface NetworkGuardiansProps {
  readonly network: NetworkRecovery;
  /** True if this passkey alone can change the account on this network. */
  readonly canChange: boolean;
  readonly onChange: (draft: GuardianDraft) => void;
  readonly onStop: () => void;
}

/** Guardians on one network, as the chain has them. */
export function NetworkGuardians({ network, canChange, onChange, onStop }: NetworkGuardiansProps) {
  const t = useLazyTexts(recoveryCatalogue);
  const { locale } = useLocale();
  const networkName = useNetworkName();
  const formatDays = useDays();
  if (!t) return null;
  const name = networkName(network.chainId);
  const isOn = network.state === 'on' && network.guardians.length > 0;
  const format = new Intl.NumberFormat(locale).format;
  return (
    <section className="mooring-owners">
      <h3 className="mooring-group-title">
        <bdi>{name}</bdi>
      </h3>
      {!isOn && <p className="mooring-quiet">{t(stateText(network))}</p>}
      {isOn && (
        <>
          {network.running && <Notice>{t('banner.title')}</Notice>}
          <ul className="mooring-list">
            {network.guardians.map((address) => (
              <li key={address} className="mooring-owner">
                <span className="mooring-row-text">
                  <OwnerName owner={{ address, kind: 'other' }} />
                </span>
              </li>
            ))}
          </ul>
          <p className="mooring-quiet">
            {t('guardians.summary', {
              threshold: format(network.threshold),
              count: network.guardians.length,
              days: formatDays(network.module.period),
            })}
          </p>
          {canChange && (
            <div className="mooring-owner-actions">
              <Button onClick={() => onChange(network)}>
                {t('guardians.change')}
                <span className="mooring-hidden"> {name}</span>
              </Button>
              <Button onClick={onStop}>
                {t('guardians.stop')}
                <span className="mooring-hidden"> {name}</span>
              </Button>
            </div>
          )}
        </>
      )}
    </section>
  );
}

/** Returns the text of a state without guardians. */
export function stateText({ state }: NetworkRecovery) {
  switch (state) {
    case 'noModule':
      return 'guardians.noModule';
    case 'unknownModule':
      return 'guardians.unknownModule';
    case 'unreachable':
      return 'guardians.unreachable';
    case 'notDeployed':
      return 'guardians.notOpened';
    default:
      return 'guardians.none';
  }
}
