import { isRejection, reasonOf, useCatalogue } from '@mooring/connect';
import { useState } from 'react';
import type { Chain } from 'viem';
import { addChain } from 'viem/actions';
import { useConfig } from 'wagmi';
import { getConnectorClient } from 'wagmi/actions';
import { webCatalogue } from '../locales/catalogue.ts';

type State =
  | { readonly step: 'idle' | 'asking' | 'done' }
  | { readonly step: 'failed'; readonly detail: string | undefined };

/** Button that adds a network to the wallet (`wallet_addEthereumChain`). */
export function AddToWallet({ chain }: { readonly chain: Chain }) {
  const t = useCatalogue(webCatalogue);
  const wagmi = useConfig();
  const [state, setState] = useState<State>({ step: 'idle' });

  async function add() {
    setState({ step: 'asking' });
    try {
      await addChain(await getConnectorClient(wagmi), { chain });
      setState({ step: 'done' });
    } catch (error) {
      if (isRejection(error)) return setState({ step: 'idle' });
      console.warn(error);
      setState({ step: 'failed', detail: reasonOf(error) });
    }
  }

  return (
    <div className="network-add">
      <button
        type="button"
        className="button button-small"
        aria-busy={state.step === 'asking'}
        onClick={() => void add()}
      >
        {t('settings.add')}
        <span className="hidden">: {chain.name}</span>
      </button>
      <span role="status" className={state.step === 'failed' ? 'field-problem' : 'quiet'}>
        {state.step === 'asking' && t('send.confirm')}
        {state.step === 'done' && t('settings.added')}
        {state.step === 'failed' &&
          (state.detail === undefined
            ? t('settings.addFailed')
            : t('settings.addFailedDetail', { detail: state.detail }))}
      </span>
    </div>
  );
}
