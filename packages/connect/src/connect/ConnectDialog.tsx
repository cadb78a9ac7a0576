import { useLayoutEffect, useRef } from 'react';
import { useTranslate } from '../locales/useTranslate.ts';
import type { DialogProps } from '../provider/dialogs.ts';
import { useLeadOn } from '../sign-in/useLeadOn.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { AboutWallets } from './AboutWallets.tsx';
import { ConnectFailed } from './ConnectFailed.tsx';
import { ConnectWaiting } from './ConnectWaiting.tsx';
import { useConnectAttempt } from './useConnectAttempt.ts';
import { WalletList } from './WalletList.tsx';

/** Pick a wallet, approve in it, or see what went wrong. */
export function ConnectDialog({ onClose }: DialogProps) {
  const t = useTranslate();
  const { state, choose, goBack, askAboutWallets } = useConnectAttempt(useLeadOn(onClose));
  const { view } = state;
  const content = useViewFocus(view);
  return (
    <Dialog
      title={view === 'about' ? t('about.title') : t('connect.title')}
      onClose={onClose}
      onBack={view === 'list' ? undefined : goBack}
    >
      <div ref={content} className="mooring-view" tabIndex={-1}>
        {view === 'list' && <WalletList onChoose={choose} onAbout={askAboutWallets} />}
        {view === 'about' && <AboutWallets />}
        {view === 'waiting' && <ConnectWaiting wallet={state.wallet} onCancel={goBack} />}
        {view === 'failed' && (
          <ConnectFailed
            wallet={state.wallet}
            reason={state.reason}
            detail={state.detail}
            onRetry={() => choose(state.wallet)}
          />
        )}
      </div>
    </Dialog>
  );
}

/** When the view changes, the button that had the focus is gone: the new view takes it. */
function useViewFocus(view: string) {
  const content = useRef<HTMLDivElement>(null);
  const shown = useRef(view);
  useLayoutEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    content.current?.focus();
  }, [view]);
  return content;
}
