import { useCatalogue, useLocale } from '@mooring/connect';
import { type OutgoingAsset, type OutgoingTransfer, sumOutgoing } from '@mooring/safe/payment';
import { useId } from 'react';
import { isAddressEqual, zeroAddress } from 'viem';
import { exactAmount } from '../amount/exactAmount.ts';
import { symbolText } from '../amount/symbolText.ts';
import { paymentCatalogue } from '../texts/paymentCatalogue.ts';
import { NamedAddress } from './PaymentFindings.tsx';
import './payment.css';

interface LeavingAssetsProps {
  readonly leaves: readonly OutgoingTransfer[];
}

/** Totals of leaving assets: an unlisted token with its whole address, a refund separately. */
export function LeavingAssets({ leaves }: LeavingAssetsProps) {
  const t = useCatalogue(paymentCatalogue);
  const amountOf = useAssetAmount();
  const id = useId();
  const totals = sumOutgoing(leaves);
  if (totals.length === 0) return null;
  return (
    <section className="payment-part" aria-labelledby={id}>
      <h3 id={id}>{t('leaves.title')}</h3>
      <ul className="payment-leaves">
        {totals.map(({ asset, amount, kind, tokenId }) => {
          const shown = amountOf(asset, amount, tokenId);
          return (
            <li key={`${asset.token} ${kind} ${tokenId}`} data-sign="minus">
              <bdi>{kind === 'refund' ? t('leaves.refund', { amount: shown }) : `−${shown}`}</bdi>
              {!asset.isListed && !isAddressEqual(asset.token, zeroAddress) && (
                <NamedAddress address={asset.token} />
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Returns a function that formats an amount of an asset, in whole units where its decimals are known. */
function useAssetAmount(): (asset: OutgoingAsset, amount: bigint, tokenId?: bigint) => string {
  const t = useCatalogue(paymentCatalogue);
  const { locale } = useLocale();
  return ({ symbol = '', decimals }, amount, tokenId) => {
    const name = symbolText(symbol);
    if (tokenId !== undefined) return t('leaves.item', { id: `${tokenId}`, token: name });
    if (decimals !== undefined) return `${exactAmount(amount, decimals, locale)} ${name}`.trim();
    return t('leaves.units', { units: new Intl.NumberFormat(locale).format(amount), token: name });
  };
}
