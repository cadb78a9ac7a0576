import { ConnectButton, useCatalogue, useConnectionStatus } from '@mooring/connect';
import type { ReactNode } from 'react';
import type { Address, Chain } from 'viem';
import { useConnection } from 'wagmi';
import { pageCatalogue } from '../texts/pageCatalogue.ts';
import { Icon } from '../ui/Icon.tsx';

/** Connected account, and its network if supported by the site. */
interface ConnectedWallet {
  readonly address: Address;
  readonly chain: Chain | undefined;
}

interface WithWalletProps {
  /** Reason a wallet is required here. */
  readonly reason: string;
  /** Placeholder at the final size while the last visit's connection is restored. */
  readonly skeleton: ReactNode;
  readonly children: (wallet: ConnectedWallet) => ReactNode;
}

/** Part of a page that requires a wallet: shows a prompt without one, and waits while one is restored. */
export function WithWallet({ reason, skeleton, children }: WithWalletProps) {
  const t = useCatalogue(pageCatalogue);
  const status = useConnectionStatus();
  const { address, chain } = useConnection();
  if (status === 'loading') {
    return (
      <div aria-busy="true">
        <p className="hidden" role="status">
          {t('layout.restoring')}
        </p>
        {skeleton}
      </div>
    );
  }
  if (!address || status === 'disconnected' || status === 'connecting') {
    return <NeedsWallet reason={reason} />;
  }
  return children({ address, chain });
}

/** Prompt to connect a wallet, with the reason. */
function NeedsWallet({ reason }: { readonly reason: string }) {
  const t = useCatalogue(pageCatalogue);
  return (
    <section className="prompt prompt-card" aria-labelledby="needs-wallet">
      <span className="prompt-mark">
        <Icon name="wallet" />
      </span>
      <h2 id="needs-wallet">{t('wallet.needed')}</h2>
      <p>{reason}</p>
      <ConnectButton label={t('wallet.connect')} />
    </section>
  );
}
