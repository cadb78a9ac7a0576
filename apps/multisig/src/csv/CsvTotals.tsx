import { useCatalogue, useLocale } from '@mooring/connect';
import { exactAmount, symbolText } from '@mooring/page/amount';
import { csvCatalogue } from '../texts/csvCatalogue.ts';
import type { AssetTotal, HeldAsset } from './checkTable.ts';

/** Sum of the payments of each token, with the account's balance. */
export function CsvTotals({ totals }: { readonly totals: readonly AssetTotal[] }) {
  const t = useCatalogue(csvCatalogue);
  const { locale } = useLocale();
  if (totals.length === 0) return null;
  const amountOf = (value: bigint, { decimals, symbol }: HeldAsset) =>
    `${exactAmount(value, decimals, locale)} ${symbolText(symbol)}`;
  return (
    <section className="safe-part" aria-labelledby="csv-totals">
      <h3 id="csv-totals">{t('csv.totals')}</h3>
      <dl className="safe-facts">
        {totals.map(({ asset, amount, count }) => (
          <div key={asset.id}>
            <dt>{t('csv.payments', { count })}</dt>
            <dd className="csv-total">
              <bdi>{amountOf(amount, asset)}</bdi>
              {!asset.listed && (
                <bdi dir="ltr" className="safe-bytes">
                  {asset.token}
                </bdi>
              )}
              {asset.balance !== undefined && (
                <span className="quiet">
                  {t('csv.balance', { amount: amountOf(asset.balance, asset) })}
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
