import { useState } from 'react';
import { useTranslate } from '../../locales/useTranslate.ts';
import { ExternalIcon } from '../../ui/icons.tsx';
import { Spinner } from '../../ui/Spinner.tsx';
import { useAnnounce } from '../../ui/useAnnounce.ts';
import type { Pairing } from '../../wallets/pairing.ts';
import { usePairingStep } from '../../wallets/usePairingStep.ts';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';
import { appTarget } from '../appTarget.ts';
import type { Catalogued } from '../useWalletShelf.ts';
import type { WalletChoice } from '../useWallets.ts';
import { PairingCode } from './PairingCode.tsx';
import { StoreLink } from './StoreLink.tsx';
import { useOuting } from './useOuting.ts';

interface PhoneScreenProps {
  readonly choice: WalletChoice;
  readonly pairing: Pairing;
  readonly catalogued: Pick<Catalogued, 'table' | 'device'>;
  readonly onCancel: () => void;
}

/** A wallet on this very phone was opened, or is about to be. */
export function PhoneScreen({ choice, pairing, catalogued, onCancel }: PhoneScreenProps) {
  const t = useTranslate();
  const announce = useAnnounce();
  const { table, device } = catalogued;
  const { name, row } = choice;
  const step = usePairingStep(pairing);
  const uri = step.status === 'waiting' ? step.uri : undefined;
  const href = uri && (row ? table.pairingLink(row, uri, device) : uri);
  // Chosen by a link that was there, or by a button because there was none yet.
  const [followed] = useState(href !== undefined);
  const { outing, follow } = useOuting(pairing, followed);
  const [coded, setCoded] = useState(false);
  const [asking, setAsking] = useState(false);

  async function check() {
    setAsking(true);
    await pairing.check();
    setAsking(false);
    announce(t('phone.noAnswer'));
  }

  const sentences = {
    here: t('phone.help', { wallet: name }),
    leaving: t('phone.help', { wallet: name }),
    stuck: t('phone.stuck', { wallet: name }),
    away: t('phone.help', { wallet: name }),
    back: t('phone.back'),
  };
  if (coded || step.status === 'failed') {
    return (
      <div className="mooring-scan">
        <h3 className="mooring-scene-title">{t('connect.waiting', { wallet: name })}</h3>
        <PairingCode wallet={row} pairing={pairing} step={step} />
        <button type="button" className="mooring-button mooring-button-wide" onClick={onCancel}>
          {t('dialog.cancel')}
        </button>
      </div>
    );
  }
  return (
    <div className="mooring-scene mooring-phone">
      <div className="mooring-scene-mark">
        <WalletIcon name={name} icon={undefined} accent={row?.accent} size="large" />
        <Spinner />
      </div>
      <h3 className="mooring-scene-title">{t('connect.waiting', { wallet: name })}</h3>
      <p className="mooring-scene-text" role="status">
        {sentences[outing]}
      </p>
      {href === undefined ? (
        <p className="mooring-button mooring-button-wide" aria-disabled="true">
          <Spinner />
          {t('scan.starting')}
        </p>
      ) : (
        <a
          className="mooring-button mooring-button-primary mooring-button-wide"
          href={href}
          target={appTarget(table, device, href)}
          rel="noopener noreferrer"
          onClick={follow}
        >
          <ExternalIcon />
          {t('phone.open', { wallet: name })}
        </a>
      )}
      {outing === 'stuck' && row && <StoreLink wallet={row} catalogued={catalogued} />}
      {outing === 'back' && (
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          aria-busy={asking}
          aria-disabled={asking}
          onClick={asking ? undefined : () => void check()}
        >
          {asking && <Spinner />}
          {t('phone.check')}
        </button>
      )}
      {(outing === 'stuck' || outing === 'back') && (
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          onClick={() => setCoded(true)}
        >
          {t('phone.showCode')}
        </button>
      )}
      <button type="button" className="mooring-button mooring-button-wide" onClick={onCancel}>
        {t('dialog.cancel')}
      </button>
    </div>
  );
}
