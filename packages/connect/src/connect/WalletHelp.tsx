import type { ReactNode } from 'react';
import { useMooring } from '../core/MooringContext.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { CheckIcon, CopyIcon } from '../ui/icons.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import { useCopy } from '../ui/useCopy.ts';
import { moveByArrows } from './WalletSearch.tsx';

interface WalletHelpProps {
  readonly onLookForWallets: () => void;
  readonly onAbout: () => void;
}

/** Links for people without a wallet, below the list. */
export function WalletHelp({ onLookForWallets, onAbout }: WalletHelpProps) {
  const t = useTranslate();
  const { appInfo, walletHelp } = useMooring();
  const Disclaimer = appInfo?.disclaimer;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrows are a second way to the rows
    <div className="mooring-footer" onKeyDown={moveByArrows}>
      {walletHelp?.get !== false && (
        <button type="button" className="mooring-text-button" onClick={onLookForWallets}>
          {t('connect.get')}
        </button>
      )}
      {walletHelp?.about !== false && (
        <button type="button" className="mooring-text-button" onClick={onAbout}>
          {t('connect.about')}
        </button>
      )}
      {Disclaimer && (
        <div className="mooring-disclaimer mooring-guest">
          <Disclaimer Text={DisclaimerText} Link={DisclaimerLink} />
        </div>
      )}
    </div>
  );
}

function DisclaimerText({ children }: { readonly children: ReactNode }) {
  // The host's language may differ from the kit's.
  return (
    <p className="mooring-piece mooring-quiet" dir="auto">
      {children}
    </p>
  );
}

function DisclaimerLink(link: { readonly href: string; readonly children: ReactNode }) {
  return <a {...link} className="mooring-piece mooring-link" target="_blank" rel="noreferrer" />;
}

/** Notice in a wallet's own browser, until that wallet announces itself to the page. */
export function PendingInAppWallet({ name }: { readonly name: string }) {
  const t = useTranslate();
  return (
    <div className="mooring-scene mooring-awaited">
      <Spinner />
      <p className="mooring-scene-text" role="status">
        {t('connect.lookingFor', { wallet: name })}
      </p>
      <button type="button" className="mooring-button" onClick={() => location.reload()}>
        {t('button.reload')}
      </button>
    </div>
  );
}

/** Notice in an app's browser that cannot open wallets: copy the address and open it in the phone's browser. */
export function InAppBrowserNotice({ app }: { readonly app: string }) {
  const t = useTranslate();
  return (
    <div className="mooring-leave">
      <Notice>{t('connect.inApp', { app })}</Notice>
      <CopyPageAddress />
    </div>
  );
}

/** Button that copies this page's address, to paste it in a wallet's own browser. */
export function CopyPageAddress({ primary = false }: { readonly primary?: boolean }) {
  const t = useTranslate();
  const { mutate: copy, copied, refusal } = useCopy();
  return (
    <>
      <button
        type="button"
        className={`mooring-button mooring-button-wide${primary ? ' mooring-button-primary' : ''}`}
        onClick={() => copy(location.href)}
      >
        {copied ? <CheckIcon /> : <CopyIcon />}
        {t(copied ? 'account.copied' : 'inside.copy')}
      </button>
      {refusal}
    </>
  );
}
