import type { Chain } from 'viem';
import { useNetworkDialog } from '../core/useDialog.ts';
import { NetworkIcon } from '../dialogs/network/NetworkIcon.tsx';
import { useTranslate } from '../i18n/useTranslate.ts';
import { useStylesheet } from '../theme/stylesheet.ts';
import styles from './connected.css?inline';

/** The current network; opens the choice of networks. */
export function NetworkButton({ chain }: { chain: Chain }) {
  useStylesheet(styles);
  const t = useTranslate();
  const { isOpen, open, prepare } = useNetworkDialog();
  return (
    <button
      type="button"
      className="mooring-network-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <NetworkIcon chain={chain} />
      <span className="mooring-hidden">{t('button.network', { network: chain.name })}</span>
      <bdi className="mooring-network-name" aria-hidden="true">
        {chain.name}
      </bdi>
    </button>
  );
}
