import { useCallback } from 'react';
import type { Connector } from 'wagmi';
import { visibleText } from '../core/text/visibleText.ts';
import { useTranslate } from '../texts/useTranslate.ts';
import { BROWSER_WALLET } from './walletRegistry.ts';

const LONGEST_NAME = 40;

/** Display name of a wallet: its own, bounded and with hidden characters made visible. */
export function useWalletName(): (connector: Pick<Connector, 'id' | 'name' | 'type'>) => string {
  const t = useTranslate();
  return useCallback(
    ({ id, name, type }) => {
      if (id === BROWSER_WALLET) return t('connect.browserWallet');
      return type === 'pairing' ? t('connect.phoneWallet') : visibleText(name, LONGEST_NAME);
    },
    [t],
  );
}
