import { useCatalogue, useNetworkDialog } from '@mooring/connect';
import { pageCatalogue } from '../texts/pageCatalogue.ts';

/** Button that opens the Network dialog. */
export function SwitchNetworkButton() {
  const t = useCatalogue(pageCatalogue);
  const networks = useNetworkDialog();
  return (
    <button
      type="button"
      className="button button-small"
      aria-haspopup="dialog"
      onClick={networks.open}
      onPointerEnter={networks.prepare}
    >
      {t('wallet.switch')}
    </button>
  );
}
