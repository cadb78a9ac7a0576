import { useCatalogue, useDisconnectWallet } from '@mooring/connect';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { Notice } from '../ui/Notice.tsx';
import { SwitchNetworkButton } from './SwitchNetworkButton.tsx';

/** Notice for an unsupported network of the wallet: switch or disconnect. */
export function WrongNetwork() {
  const t = useCatalogue(pageCatalogue);
  const { mutate: disconnect } = useDisconnectWallet();
  return (
    <Notice kind="warning">
      <p>{t('wallet.wrongNetwork')}</p>
      <div className="notice-actions">
        <SwitchNetworkButton />
        <button type="button" className="button button-small" onClick={() => disconnect()}>
          {t('wallet.disconnect')}
        </button>
      </div>
    </Notice>
  );
}
