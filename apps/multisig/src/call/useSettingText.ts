import { comparableAddress, useCatalogue, useLocale } from '@mooring/connect';
import { exactAmount, symbolText } from '@mooring/page/amount';
import { useTokens } from '@mooring/page/site';
import type { Setting } from '@mooring/safe/payment';
import { useCallback } from 'react';
import { type Address, type Chain, isAddressEqual, zeroAddress } from 'viem';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';

/** A day in minutes, which periods of limits are counted in. */
export const DAY_MINUTES = 1_440;

/** Returns functions that describe a change of a setting, and the parts of a spending limit. */
export function useSettingText(chain: Chain) {
  const t = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const tokens = useTokens(chain);

  const assetOf = useCallback(
    (token: Address) =>
      isAddressEqual(token, zeroAddress)
        ? chain.nativeCurrency
        : tokens.find(({ address }) => isAddressEqual(address, token)),
    [chain, tokens],
  );

  const amountText = useCallback(
    (token: Address, amount: bigint): string => {
      const known = assetOf(token);
      if (known) {
        const symbol = symbolText(known.symbol);
        return `${exactAmount(amount, known.decimals, locale)} ${symbol}`;
      }
      const units = new Intl.NumberFormat(locale).format(amount);
      return t('set.units', { units, token: comparableAddress(token) });
    },
    [t, locale, assetOf],
  );

  const periodText = useCallback(
    (minutes: number): string => {
      const [unit, count] =
        minutes % DAY_MINUTES === 0
          ? (['day', minutes / DAY_MINUTES] as const)
          : minutes % 60 === 0
            ? (['hour', minutes / 60] as const)
            : (['minute', minutes] as const);
      const format = { style: 'unit', unit, unitDisplay: 'long' } as const;
      return new Intl.NumberFormat(locale, format).format(count);
    },
    [locale],
  );

  const settingText = useCallback(
    (setting: Setting): string => {
      const countText = (count: bigint) => new Intl.NumberFormat(locale).format(count);
      switch (setting.kind) {
        case 'enableModule':
        case 'disableModule':
          return t(`set.${setting.kind}`, { module: comparableAddress(setting.module) });
        case 'enableRecovery':
        case 'disableRecovery':
          return t(`set.${setting.kind}`, { module: comparableAddress(setting.module) });
        case 'addGuardian':
        case 'revokeGuardian': {
          const guardian = comparableAddress(setting.guardian);
          return t(`set.${setting.kind}`, { guardian, threshold: countText(setting.threshold) });
        }
        case 'guardianThreshold':
          return t('set.guardianThreshold', { threshold: countText(setting.threshold) });
        case 'cancelRecovery':
        case 'invalidateApprovals':
          return t(`set.${setting.kind}`);
        case 'cancelDelayed':
          return t('set.cancelDelayed', { nonce: countText(setting.nonce) });
        case 'guard':
        case 'moduleGuard':
        case 'handler': {
          const { kind, address } = setting;
          if (address) return t(`set.${kind}`, { contract: comparableAddress(address) });
          return t(`unset.${kind}`);
        }
        case 'addDelegate':
        case 'removeDelegate':
          return t(`set.${setting.kind}`, { spender: comparableAddress(setting.delegate) });
        case 'limit': {
          const { token, amount, resetMinutes } = setting;
          const spender = comparableAddress(setting.delegate);
          const shown = amountText(token, amount);
          if (resetMinutes === 0) return t('set.limitOnce', { spender, amount: shown });
          return t('set.limit', { spender, amount: shown, period: periodText(resetMinutes) });
        }
        case 'resetLimit':
        case 'removeLimit': {
          const known = assetOf(setting.token);
          const token = known ? symbolText(known.symbol) : comparableAddress(setting.token);
          return t(`set.${setting.kind}`, { spender: comparableAddress(setting.delegate), token });
        }
      }
    },
    [t, locale, assetOf, amountText, periodText],
  );
  return { settingText, amountText, periodText, assetOf };
}
