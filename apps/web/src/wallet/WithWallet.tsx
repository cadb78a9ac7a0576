import { useCatalogue, useConnectionStatus } from '@mooring/connect';
import type { ReactNode } from 'react';
import type { Address, Chain } from 'viem';
import { useConnection } from 'wagmi';
import { webCatalogue } from '../locales/catalogue.ts';
import { NeedsWallet } from './NeedsWallet.tsx';

/** The connected account, and its network when that is one of the site's. */
export interface ConnectedWallet {
  readonly address: Address;
  readonly chain: Chain | undefined;
}

interface WithWalletProps {
  /** What a wallet is needed for here. */
  readonly reason: string;
  /** Stands in while the last visit's connection is being brought back, at the final size. */
  readonly skeleton: ReactNode;
  readonly children: (wallet: ConnectedWallet) => ReactNode;
}

/** A part of a page that needs a wallet: says so without one, and waits for one being restored. */
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
