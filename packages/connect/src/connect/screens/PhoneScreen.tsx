import { useState } from 'react';
import type { Wallet } from '../../core/catalogue/wallet.ts';
import { screensCatalogue } from '../../texts/screensCatalogue.ts';
import { useCatalogue, useTranslate } from '../../texts/useTranslate.ts';
import { ExternalIcon } from '../../ui/icons.tsx';
import { Spinner, useElapsed } from '../../ui/Spinner.tsx';
import { useAnnounce } from '../../ui/useAnnounce.ts';
import type { Pairing } from '../../wallets/pairing.ts';
import { usePairingStep } from '../../wallets/usePairingStep.ts';
import { WalletIcon } from '../../wallets/WalletIcon.tsx';
import type { CatalogWallets } from '../useWalletOptions.ts';
import type { WalletChoice } from '../useWallets.ts';
import { StoreLink } from './GetWallet.tsx';
import { PairingCode, StoredSessionHint } from './PairingCode.tsx';
import { useAppSwitch } from './useAppSwitch.ts';
import { WalletBrowserLink } from './WalletBrowserScreen.tsx';

/** Time without a link after which the wallet's own browser is offered, in ms. */
const LINK_MS = 3_000;

interface PhoneScreenProps {
  readonly choice: Pick<WalletChoice, 'name' | 'row'>;
  readonly pairing: Pairing;
  readonly catalogued: Pick<CatalogWallets, 'table' | 'device'>;
  /** Called when the wallet's own browser is opened instead. Default: that is not offered. */
  readonly onInside?: (wallet: Wallet) => void;
  readonly onCancel: () => void;
}

/** Screen that opens a wallet on this phone and waits for its answer. */
export function PhoneScreen(props: PhoneScreenProps) {
  const { choice, pairing, catalogued, onInside, onCancel } = props;
  const t = useCatalogue(screensCatalogue);
  const kit = useTranslate();
  const announce = useAnnounce();
  const { table, device } = catalogued;
  const { name, row } = choice;
  const step = usePairingStep(pairing);
  const uri = step.status === 'waiting' ? step.uri : undefined;
  const href = uri && (row ? table.pairingLink(row, uri, device) : uri);
  // If the link existed already, the tap on the row followed it.
  const [followed] = useState(href !== undefined);
  const { appSwitch, follow } = useAppSwitch(pairing, followed);
  const isLong = useElapsed(href === undefined, LINK_MS);
  const [showsCode, setShowsCode] = useState(false);
  const [isChecking, setIsChecking] = useState(false);

  async function check() {
    setIsChecking(true);
    await pairing.check();
    setIsChecking(false);
    announce(t('phone.noAnswer'));
  }

  const cancel = (
    <button type="button" className="mooring-button mooring-button-wide" onClick={onCancel}>
      {kit('dialog.cancel')}
    </button>
  );
  const failed = step.status === 'failed';
  const mark = (
    <div className={`mooring-scene-mark${failed ? ' mooring-scene-mark-failed' : ''}`}>
      <WalletIcon name={name} row={row} size="large" />
      {!failed && <Spinner />}
    </div>
  );
  const walletBrowserLink = onInside && (
    <WalletBrowserLink wallet={row} catalogued={catalogued} onInside={onInside} />
  );
  if (step.status === 'failed') {
    return (
      <div className="mooring-scene mooring-phone">
        {mark}
        <div role="alert">
          <h3 className="mooring-scene-title">{kit('connect.failed', { wallet: name })}</h3>
          <p className="mooring-scene-text">{kit(`pairing.${step.problem}`)}</p>
        </div>
        <button
          type="button"
          className="mooring-button mooring-button-primary mooring-button-wide"
          onClick={() => pairing.renew()}
        >
          {kit('dialog.retry')}
        </button>
        {walletBrowserLink}
        {cancel}
      </div>
    );
  }
  if (showsCode) {
    return (
      <div className="mooring-scan">
        <h3 className="mooring-scene-title">{kit('connect.waiting', { wallet: name })}</h3>
        <PairingCode wallet={row} pairing={pairing} step={step} />
        {cancel}
      </div>
    );
  }
  // Until the link is made, there is nothing to open or approve.
  if (href === undefined) {
    return (
      <div className="mooring-scene mooring-phone">
        {mark}
        <div role="status">
          <h3 className="mooring-scene-title">{t('scan.starting')}</h3>
        </div>
        {isLong && walletBrowserLink}
        {cancel}
      </div>
    );
  }
  return (
    <div className="mooring-scene mooring-phone">
      {mark}
      <h3 className="mooring-scene-title">{kit('connect.waiting', { wallet: name })}</h3>
      <p className="mooring-scene-text" role="status">
        {appSwitch === 'back'
          ? t('phone.back')
          : t(appSwitch === 'stuck' ? 'phone.stuck' : 'phone.help', { wallet: name })}
      </p>
      <StoredSessionHint pairing={pairing} />
      <a
        className="mooring-button mooring-button-primary mooring-button-wide"
        href={href}
        target={table.appTarget(device, href)}
        rel="noopener noreferrer"
        onClick={follow}
      >
        <ExternalIcon />
        {t('phone.open', { wallet: name })}
      </a>
      {appSwitch === 'stuck' && row && <StoreLink wallet={row} catalogued={catalogued} />}
      {appSwitch === 'back' && (
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          aria-busy={isChecking}
          aria-disabled={isChecking}
          onClick={isChecking ? undefined : () => void check()}
        >
          {isChecking && <Spinner />}
          {kit('phone.check')}
        </button>
      )}
      {(appSwitch === 'stuck' || appSwitch === 'back') && (
        <button
          type="button"
          className="mooring-button mooring-button-wide"
          onClick={() => setShowsCode(true)}
        >
          {t('phone.showCode')}
        </button>
      )}
      {cancel}
    </div>
  );
}
