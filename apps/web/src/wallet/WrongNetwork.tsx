import { useCatalogue, useDisconnectWallet, useNetworkDialog } from '@mooring/connect';
import { webCatalogue } from '../locales/catalogue.ts';
import { Notice } from '../ui/Notice.tsx';

/** Notice for an unsupported network of the wallet: switch or disconnect. */
export function WrongNetwork() {
  const t = useCatalogue(webCatalogue);
  const networks = useNetworkDialog();
  const disconnect = useDisconnectWallet();
  return (
    <Notice kind="warning">
      <p>{t('wallet.wrongNetwork')}</p>
      <div className="notice-actions">
        <button
          type="button"
          className="button button-small"
          aria-haspopup="dialog"
          onClick={networks.open}
          onPointerEnter={networks.prepare}
        >
          {t('wallet.switch')}
        </button>
        <button type="button" className="button button-small" onClick={() => void disconnect()}>
          {t('wallet.disconnect')}
        </button>
      </div>
    </Notice>
  );
}
