import { useCatalogue } from '@mooring/connect';
import { useState } from 'react';
import type { Chain } from 'viem';
import { useConfig } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';
import { useTitle } from '../site/useTitle.ts';
import { WithWallet } from '../wallet/WithWallet.tsx';
import { WrongNetwork } from '../wallet/WrongNetwork.tsx';
import { SendPanel } from './SendPanel.tsx';
import './send.css';

/** Page to send native currency or tokens, after a review in sentences. */
export function SendPage() {
  const t = useCatalogue(webCatalogue);
  useTitle(t('send.title'));
  return (
    <div className="page">
      <header className="page-head">
        <h1 tabIndex={-1}>{t('send.title')}</h1>
        <p className="page-lead">{t('send.lead')}</p>
      </header>
      <WithWallet
        reason={t('send.needsWallet')}
        skeleton={<span className="skeleton send-skeleton" />}
      >
        {({ address, chain }) => <Sending key={address} address={address} chain={chain} />}
      </WithWallet>
    </div>
  );
}

interface SendingProps {
  readonly address: `0x${string}`;
  readonly chain: Chain | undefined;
}

/** Keeps the input while the wallet is on an unsupported network. */
function Sending({ address, chain }: SendingProps) {
  const { chains } = useConfig();
  const [last, setLast] = useState<Chain>(chain ?? chains[0]);
  if (chain && chain !== last) setLast(chain);
  return (
    <>
      {!chain && <WrongNetwork />}
      <SendPanel address={address} chain={chain ?? last} closed={!chain} />
    </>
  );
}
