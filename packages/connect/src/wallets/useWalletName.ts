import { type ConnectorKind, connectorKind, type MaybeMooring } from '@mooring/internal';
import { useCallback } from 'react';
import type { Connector } from 'wagmi';
import { visibleText } from '../core/text/visibleText.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { BROWSER_WALLET } from './walletRegistry.ts';

const LONGEST_SHOWN_WALLET_NAME = 40;

/** Returns the function for a wallet's display name: bounded, with hidden characters made visible. */
export function useWalletName(): (
  connector: Pick<Connector, 'id' | 'name' | 'type'> & MaybeMooring<ConnectorKind, unknown>,
) => string {
  const t = useTranslate();
  return useCallback(
    (connector) => {
      const { id, name } = connector;
      if (id === BROWSER_WALLET) return t('connect.browserWallet');
      return connectorKind(connector) === 'pairing'
        ? t('connect.phoneWallet')
        : visibleText(name, LONGEST_SHOWN_WALLET_NAME);
    },
    [t],
  );
}
