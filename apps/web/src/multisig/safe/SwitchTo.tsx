import { useCatalogue, useSwitchNetwork } from '@mooring/connect';
import type { Chain } from 'viem';
import { useConnection } from 'wagmi';
import { webCatalogue } from '../../locales/catalogue.ts';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';

/** Notice that the account is on another network than the wallet, with a button to switch. */
export function SwitchTo({ chain }: { readonly chain: Chain }) {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const { chainId } = useConnection();
  const { state, switchTo } = useSwitchNetwork();
  if (chainId === chain.id) return null;
  const isBusy = state.step === 'confirming';
  return (
    <Notice kind="warning">
      <p>{t('network.other', { network: chain.name })}</p>
      {state.step === 'failed' && <p role="alert">{t('network.failed')}</p>}
      <div className="notice-actions">
        <button
          type="button"
          className="button button-small"
          aria-busy={isBusy}
          onClick={() => {
            if (!isBusy) void switchTo(chain.id);
          }}
        >
          {isBusy && <span className="spinner" aria-hidden="true" />}
          {isBusy ? web('send.confirm') : t('network.switch', { network: chain.name })}
        </button>
      </div>
    </Notice>
  );
}
