import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { chainIdOf } from '@mooring/connect/address';
import { isAddressEqual } from 'viem';
import { ComparedAddresses } from '../address/ComparedAddresses.tsx';
import { askedAmount } from '../address/pastedLink.ts';
import { prefixIn } from '../address/prefixIn.ts';
import { exactAmount } from '../amount/exactAmount.ts';
import { webCatalogue } from '../locales/catalogue.ts';
import { useSite } from '../site/SiteContext.ts';
import { SwitchNetworkButton } from '../wallet/SwitchNetworkButton.tsx';
import type { FormRow, SendFormView } from './useSendForm.ts';

const LONGEST_SYMBOL = 16;

interface RecipientActionsProps {
  readonly row: FormRow;
  readonly form: SendFormView;
}

/** What a person can do about a recipient: look it up again, take another address, switch, fill in an amount. */
export function RecipientActions({ row, form }: RecipientActionsProps) {
  const t = useCatalogue(webCatalogue);
  const { who, key } = row;
  // The pressed button is unmounted.
  const thenFocus = (act: () => void) => () => {
    act();
    document.getElementById(`send-recipient-${key}`)?.focus();
  };
  if (who.kind === 'found') return <AskedAmountOffer row={row} form={form} />;
  if (who.kind !== 'problem') return null;
  switch (who.problem) {
    case 'unreachable':
    case 'off-chain':
      return (
        <button type="button" className="text-button" onClick={thenFocus(who.retry)}>
          {t('error.retry')}
        </button>
      );
    case 'moved':
      return (
        <>
          <ComparedAddresses one={who.before} other={who.now} />
          <button type="button" className="button button-small" onClick={thenFocus(who.accept)}>
            {t('send.useNew')}
          </button>
        </>
      );
    case 'contract-elsewhere':
      return (
        <button type="button" className="button button-small" onClick={thenFocus(who.accept)}>
          {t('send.useAnyway')}
        </button>
      );
    case 'other-network':
      return <OtherNetworkOffer row={row} />;
    default:
      return null;
  }
}

/** Offers to switch, where the site has the network that the text names. */
function OtherNetworkOffer({ row }: Pick<RecipientActionsProps, 'row'>) {
  const chainId = chainIdOf(prefixIn(row.recipient));
  if (!useSite().config.networks.some(({ id }) => id === chainId)) return null;
  return <SwitchNetworkButton />;
}

/** Offers the amount of a payment link, until it is filled in. */
function AskedAmountOffer({ row, form }: RecipientActionsProps) {
  const t = useCatalogue(webCatalogue);
  const { locale } = useLocale();
  const asked = askedAmount(row.recipient);
  const asset = form.assets.find(({ token }) =>
    asked?.token === undefined || token === undefined
      ? token === asked?.token
      : isAddressEqual(token, asked.token),
  );
  if (!asked || !asset) return null;
  const isFilledIn =
    asset.id === form.asset.id && row.parsed.kind === 'amount' && row.parsed.value === asked.amount;
  // One asset for all rows.
  if (isFilledIn || (asset.id !== form.asset.id && form.rows.length > 1)) return null;
  const exact = exactAmount(asked.amount, asset.decimals, locale);
  return (
    <p className="field-note">
      {t('send.linkAsks', { amount: `${exact}\u00a0${visibleText(asset.symbol, LONGEST_SYMBOL)}` })}{' '}
      <button
        type="button"
        className="text-button"
        onClick={() => {
          form.setAsset(asset.id);
          form.setAmount(row.key, exactAmount(asked.amount, asset.decimals, locale, false));
          document.getElementById(`send-amount-${row.key}`)?.focus();
        }}
      >
        {t('send.useAmount')}
      </button>
    </p>
  );
}
