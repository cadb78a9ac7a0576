import { comparableAddress, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { exactAmount, symbolText } from '@mooring/page/amount';
import { useTokens } from '@mooring/page/site';
import { SHOWN_NAME } from '@mooring/page/ui';
import { type ListedToken, readCallKind } from '@mooring/safe/payment';
import { type DecodedCall, greatestRefund, type SafeTransaction } from '@mooring/safe/transactions';
import { useCallback } from 'react';
import { type Address, isAddressEqual, zeroAddress } from 'viem';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';
import { approvalKind } from './approvalKind.ts';
import type { CallContext } from './callContext.ts';
import { useAddressText } from './useAddressText.ts';
import { useSettingText } from './useSettingText.ts';

const noTokens: readonly ListedToken[] = [];

/**
 * Returns a function that describes a call in a sentence, with all decimals of amounts, in the past tense once
 * executed. For a transaction, it includes the gas refund.
 */
export function useCallSentence({
  chain,
  safe,
  executed = false,
  unlisted = noTokens,
}: CallContext): (decoded: DecodedCall, transaction?: SafeTransaction) => string {
  const t = useCatalogue(multisigCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const tokens = useTokens(chain);
  const { settingText, amountText } = useSettingText(chain);
  const nameOf = useAddressText();
  const callText = useCallback(
    (decoded: DecodedCall, pays: boolean): string => {
      const call = readCallKind(decoded, safe);
      const form = executed ? 'past' : 'call';
      const amountOf = (value: bigint, decimals: number, symbol: string) =>
        `${exactAmount(value, decimals, locale)} ${symbolText(symbol)}`;
      const count = (value: bigint) => new Intl.NumberFormat(locale).format(value);
      const { nativeCurrency } = chain;
      const sent = (value: bigint, to: Address) =>
        t(`${form}.send`, {
          amount: amountOf(value, nativeCurrency.decimals, nativeCurrency.symbol),
          recipient: nameOf(to),
        });
      switch (call.kind) {
        case 'rejection':
          if (!pays) return t(`${form}.rejection`);
          return sent(0n, safe);
        case 'coins':
          return sent(call.value, call.to);
        case 'tokens': {
          const recipient = nameOf(call.to);
          const is = ({ address }: ListedToken) => isAddressEqual(address, call.token);
          const token = tokens.find(is);
          const own = unlisted.find(is);
          if (!token && own) {
            // With its address, since its symbol may imitate another.
            const amount = `${amountOf(call.amount, own.decimals, own.symbol)} (${comparableAddress(call.token)})`;
            return t(`${form}.send`, { amount, recipient });
          }
          if (!token) {
            const units = count(call.amount);
            return t(`${form}.sendUnknown`, {
              units,
              token: comparableAddress(call.token),
              recipient,
            });
          }
          return t(`${form}.send`, {
            amount: amountOf(call.amount, token.decimals, token.symbol),
            recipient,
          });
        }
        case 'approval': {
          const { token, spender, amount } = call.approval;
          const known = tokens.find(({ address }) => isAddressEqual(address, token));
          const name = known ? symbolText(known.symbol) : comparableAddress(token);
          const values = { spender: nameOf(spender), token: name };
          if (amount === 'items') return t(`${form}.approveItems`, values);
          switch (approvalKind(call.approval, known !== undefined)) {
            case 'revoke':
              return t(`${form}.revoke`, values);
            case 'approveUnlimited':
              return t(`${form}.approveUnlimited`, values);
            case 'approveUnknown':
              return t(`${form}.approveUnknown`, { ...values, units: count(amount) });
            case 'approveMore':
              return t(`${form}.approveMore`, { ...values, amount: amountText(token, amount) });
            default:
              return t(`${form}.approve`, { ...values, amount: amountText(token, amount) });
          }
        }
        case 'addOwner':
        case 'removeOwner':
          return t(call.kind === 'addOwner' ? `${form}.addOwner` : `${form}.removeOwner`, {
            owner: nameOf(call.owner),
            threshold: count(call.threshold),
          });
        case 'swapOwner':
          return t(`${form}.swapOwner`, {
            owner: nameOf(call.owner),
            newOwner: nameOf(call.newOwner),
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
            name: visibleText(name, SHOWN_NAME),
            contract: comparableAddress(made.to),
          });
          if (made.value === 0n) return sentence;
          const amount = amountOf(made.value, nativeCurrency.decimals, nativeCurrency.symbol);
          return t('call.withCoins', { call: sentence, amount });
        }
        case 'raw': {
          const { call: made } = call.call;
          const sentence = t('call.raw', { contract: comparableAddress(made.to) });
          if (made.value === 0n) return sentence;
          const amount = amountOf(made.value, nativeCurrency.decimals, nativeCurrency.symbol);
          return t('call.withCoins', { call: sentence, amount });
        }
      }
    },
    [t, locale, tokens, unlisted, chain, safe, executed, settingText, nameOf, amountText],
  );
  return useCallback(
    (decoded, transaction) => {
      const refund = transaction && greatestRefund(transaction);
      const call = callText(decoded, refund !== undefined);
      if (!refund) return call;
      const { token = zeroAddress, amount, to } = refund;
      return treasury('refund.along', {
        ...{ call, amount: amountText(token, amount) },
        recipient: to ? nameOf(to) : treasury('refund.executor'),
      });
    },
    [treasury, callText, amountText, nameOf],
  );
}
