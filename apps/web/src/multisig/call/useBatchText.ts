import { comparableAddress, useCatalogue, useLocale } from '@mooring/connect';
import { explainCalls, totalsOf } from '@mooring/safe/payment';
import type { DecodedCall, KnownTarget } from '@mooring/safe/transactions';
import { useCallback } from 'react';
import type { Address, Chain } from 'viem';
import { webCatalogue } from '../../locales/catalogue.ts';
import { unreadFacts } from '../../payment/unreadFacts.ts';
import { useTokens } from '../../site/SiteContext.ts';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { treasuryCatalogue } from '../treasury/locales/treasuryCatalogue.ts';
import { useAddressText } from './useAddressText.ts';
import { useSettingText } from './useSettingText.ts';

interface BatchContext {
  readonly chain: Chain;
  readonly safe: Address;
  readonly knownTargets: readonly KnownTarget[];
}

/** Most recipients that a sentence names; of more it says how many. */
const MOST_NAMED = 3;

/** Returns a function that says what the payments of a batch come to, and who gets them; undefined for none. */
export function useBatchText({
  chain,
  safe,
  knownTargets,
}: BatchContext): (decoded: DecodedCall) => string | undefined {
  const t = useCatalogue(multisigCatalogue);
  const web = useCatalogue(webCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  const tokens = useTokens(chain);
  const { amountText } = useSettingText(chain);
  const addressText = useAddressText();
  return useCallback(
    (decoded) => {
      if (decoded.kind !== 'batch') return undefined;
      const facts = unreadFacts(safe, chain.nativeCurrency, tokens);
      const { leaves } = explainCalls([decoded.call], facts, { knownTargets });
      const recipients = [...new Set(leaves.flatMap(({ to }) => to ?? []))];
      if (recipients.length === 0) return undefined;
      const list = new Intl.ListFormat(locale, { type: 'conjunction' });
      const amounts = totalsOf(leaves).map(({ asset: { token }, amount, tokenId }) =>
        tokenId === undefined
          ? amountText(token, amount)
          : treasury('history.item', { id: `${tokenId}`, token: comparableAddress(token) }),
      );
      const amount = list.format(amounts);
      return recipients.length > MOST_NAMED
        ? web('send.descriptionMany', { amount, count: recipients.length })
        : t('call.send', { amount, recipient: list.format(recipients.map(addressText)) });
    },
    [t, web, treasury, locale, chain, safe, knownTargets, tokens, amountText, addressText],
  );
}
