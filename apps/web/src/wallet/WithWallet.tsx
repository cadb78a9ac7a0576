import { useCatalogue, useConnectionStatus } from '@mooring/connect';
import type { ReactNode } from 'react';
import type { Address, Chain } from 'viem';
import { useConnection } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';
import { NeedsWallet } from './NeedsWallet.tsx';

/** Connected account, and its network if supported by the site. */
export interface ConnectedWallet {
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
  const t = useCatalogue(webCatalogue);
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
