import type { Chain } from 'viem';
import { useTranslate } from '../locales/useTranslate.ts';
import { NetworkIcon } from '../network/NetworkIcon.tsx';
import { useNetworkDialog } from '../provider/useDialog.ts';

/** The current network; opens the choice of networks. */
export function NetworkButton({ chain }: { chain: Chain }) {
  const t = useTranslate();
  const { isOpen, open, prepare } = useNetworkDialog();
  return (
    <button
      type="button"
      className="mooring-network-button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t('button.network', { network: chain.name })}
      onClick={open}
      onPointerEnter={prepare}
      onFocus={prepare}
    >
      <NetworkIcon chain={chain} />
      <bdi className="mooring-network-name">{chain.name}</bdi>
    </button>
  );
}
