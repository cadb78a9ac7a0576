import { formatAddress, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import type { DecodedCall } from '@mooring/safe/transactions';
import { useCallback } from 'react';
import { isAddressEqual } from 'viem';
import { exactAmount } from '../../amount/exactAmount.ts';
import { useTokens } from '../../site/SiteContext.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { type CallContext, callKind } from './callKind.ts';
import { useSettingText } from './useSettingText.ts';

const LONGEST_NAME = 60;
const LONGEST_SYMBOL = 16;

/**
 * Returns a function that describes a call in a sentence, with all decimals of amounts: as something to
 * do, or, once executed, as something done.
 */
export function useCallSentence({
  chain,
  safe,
  executed = false,
}: CallContext): (decoded: DecodedCall) => string {
  const t = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const tokens = useTokens(chain);
  const { settingText } = useSettingText(chain);
  return useCallback(
    (decoded) => {
      const call = callKind(decoded, safe);
      const form = executed ? 'past' : 'call';
      const amountOf = (value: bigint, decimals: number, symbol: string) =>
        `${exactAmount(value, decimals, locale)} ${visibleText(symbol, LONGEST_SYMBOL)}`;
      const count = (value: bigint) => new Intl.NumberFormat(locale).format(value);
      const { nativeCurrency } = chain;
      switch (call.kind) {
        case 'rejection':
          return t(`${form}.rejection`);
        case 'coins': {
          const amount = amountOf(call.value, nativeCurrency.decimals, nativeCurrency.symbol);
          return t(`${form}.send`, { amount, recipient: formatAddress(call.to) });
        }
        case 'tokens': {
          const recipient = formatAddress(call.to);
          const token = tokens.find(({ address }) => isAddressEqual(address, call.token));
          if (!token) {
            const units = count(call.amount);
            return t(`${form}.sendUnknown`, { units, token: formatAddress(call.token), recipient });
          }
          return t(`${form}.send`, {
            amount: amountOf(call.amount, token.decimals, token.symbol),
            recipient,
          });
        }
        case 'approval': {
          const { token, spender, amount, isMore, isUnlimited } = call.approval;
          const known = tokens.find(({ address }) => isAddressEqual(address, token));
          const name = known ? visibleText(known.symbol, LONGEST_SYMBOL) : formatAddress(token);
          const values = { spender: formatAddress(spender), token: name };
          if (amount === 'items') return t(`${form}.approveItems`, values);
          if (amount === 0n) return t(`${form}.revoke`, values);
          if (isUnlimited) return t(`${form}.approveUnlimited`, values);
          if (!known) return t(`${form}.approveUnknown`, { ...values, units: count(amount) });
          return t(isMore ? `${form}.approveMore` : `${form}.approve`, {
            spender: values.spender,
            amount: amountOf(amount, known.decimals, known.symbol),
          });
        }
        case 'addOwner':
        case 'removeOwner':
          return t(call.kind === 'addOwner' ? `${form}.addOwner` : `${form}.removeOwner`, {
            owner: formatAddress(call.owner),
            threshold: count(call.threshold),
          });
        case 'swapOwner':
          return t(`${form}.swapOwner`, {
            owner: formatAddress(call.owner),
            newOwner: formatAddress(call.newOwner),
          });
        case 'changeThreshold':
          return t(`${form}.changeThreshold`, { threshold: count(call.threshold) });
        case 'setting':
          return settingText(call.setting);
        case 'batch':
          return t('call.batch', { count: call.calls.length });
        case 'function': {
          const { name, call: made } = call.call;
          const sentence = t(`${form}.function`, {
            name: visibleText(name, LONGEST_NAME),
            contract: formatAddress(made.to),
          });
          if (made.value === 0n) return sentence;
          const amount = amountOf(made.value, nativeCurrency.decimals, nativeCurrency.symbol);
          return t('call.withCoins', { call: sentence, amount });
        }
        case 'raw': {
          const { call: made } = call.call;
          const sentence = t('call.raw', { contract: formatAddress(made.to) });
          if (made.value === 0n) return sentence;
          const amount = amountOf(made.value, nativeCurrency.decimals, nativeCurrency.symbol);
          return t('call.withCoins', { call: sentence, amount });
        }
      }
    },
    [t, locale, tokens, chain, safe, executed, settingText],
  );
}
