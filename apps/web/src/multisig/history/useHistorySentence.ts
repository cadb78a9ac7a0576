import { formatAddress, useCatalogue, useLocale, visibleText } from '@mooring/connect';
import type { TransactionInfo } from '@mooring/safe/gateway';
import type { Chain } from 'viem';
import { exactAmount } from '../../amount/exactAmount.ts';
import { useTokens } from '../../site/SiteContext.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { type Moved, movedBy } from './movedBy.ts';

const LONGEST_NAME = 60;
const LONGEST_SYMBOL = 16;

/** Returns a function that formats the gateway's headline of a history row. */
export function useHistorySentence(chain: Chain): (info: TransactionInfo) => string {
  const t = useCatalogue(multisigCatalogue);
  const { locale } = useLocale();
  const tokens = useTokens(chain);
  const amountOf = (moved: Moved) => {
    if (moved.kind === 'unlisted') return t('history.token', { token: formatAddress(moved.token) });
    const { decimals, symbol } = moved.kind === 'token' ? moved.token : chain.nativeCurrency;
    const shown = visibleText(symbol, LONGEST_SYMBOL);
    return `${exactAmount(moved.value, decimals, locale)} ${shown}`;
  };
  return (info) => {
    switch (info.type) {
      case 'Transfer': {
        const amount = amountOf(movedBy(info.transferInfo, tokens));
        if (info.direction !== 'INCOMING') {
          return t('call.send', { amount, recipient: formatAddress(info.recipient.value) });
        }
        return t('history.received', { amount, sender: formatAddress(info.sender.value) });
      }
      case 'SettingsChange':
        return t('history.settings');
      case 'Creation':
        return t('history.created');
      case 'Custom': {
        if (info.isCancellation) return t('call.rejection');
        const contract = formatAddress(info.to.value);
        if (info.actionCount) return t('call.batch', { count: info.actionCount });
        if (!info.methodName) return t('call.raw', { contract });
        return t('call.function', { name: visibleText(info.methodName, LONGEST_NAME), contract });
      }
      case 'Other':
        return t('history.other', { name: visibleText(info.name, LONGEST_NAME) });
    }
  };
}
