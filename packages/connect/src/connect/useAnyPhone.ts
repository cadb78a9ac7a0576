import { useMemo } from 'react';
import { useTranslate } from '../texts/useTranslate.ts';
import type { WalletOptions } from './useWalletOptions.ts';
import type { WalletChoice } from './useWallets.ts';
import { phoneChoice } from './walletRoute.ts';

/** The choice of any wallet on a phone, where phones can be reached. */
export function useAnyPhone({ phone, recent }: WalletOptions): WalletChoice | undefined {
  const t = useTranslate();
  return useMemo(
    () =>
      phone &&
      phoneChoice(phone, recent, { id: phone.connector.id, name: t('connect.phoneWallet') }),
    [phone, recent, t],
  );
}
