import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { formatList } from '@mooring/internal';
import { exactAmount, symbolText } from '@mooring/page/amount';
import { pageCatalogue } from '@mooring/page/texts';
import { SHOWN_NAME, SHOWN_NOTE } from '@mooring/page/ui';
import { useState } from 'react';
import { LoadMore } from '../gateway/GatewayList.tsx';
import { csvCatalogue } from '../texts/csvCatalogue.ts';
import type { TablePayment } from './checkTable.ts';

/** Rows shown at first, and with each further press. */
const ROWS_SHOWN = 50;

interface TablePreviewProps {
  readonly payments: readonly TablePayment[];
  /** Name of the network that is paid on. */
  readonly network: string;
  /** Names of the columns that are not read. */
  readonly ignored: readonly string[];
}

/** Preview of a table: amount, token, recipient and note of each row. */
export function TablePreview({ payments, network, ignored }: TablePreviewProps) {
  const t = useCatalogue(csvCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const [most, setMost] = useState(ROWS_SHOWN);
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  if (payments.length === 0 && ignored.length === 0) return null;
  return (
    <section className="safe-part" aria-labelledby="csv-read">
      <h3 id="csv-read">{t('csv.read')}</h3>
      {ignored.length > 0 && (
        <p className="quiet csv-ignored">
          {t('csv.ignored', {
            columns: formatList(
              ignored.map((name) => visibleText(name, SHOWN_NAME)),
              locale,
            ),
          })}
        </p>
      )}
      <ol className="csv-read">
        {payments.slice(0, most).map(({ line, asset, to, amount, note, name, isOfEthereum }) => (
          <li key={line}>
            <span className="quiet">{t('csv.row', { row: number.format(line) })}</span>
            <strong>
              <bdi>
                {exactAmount(amount, asset.decimals, locale)} {symbolText(asset.symbol)}
              </bdi>
            </strong>
            {!asset.listed && (
              <span>
                <bdi dir="ltr" className="safe-bytes">
                  {asset.token}
                </bdi>
              </span>
            )}
            <span>
              {name !== undefined && (
                <>
                  <bdi>{visibleText(name, SHOWN_NAME)}</bdi>{' '}
                  <span className="csv-arrow" aria-hidden="true">
                    →
                  </span>{' '}
                </>
              )}
              <bdi dir="ltr" className="safe-bytes">
                {to}
              </bdi>
            </span>
            {isOfEthereum && <span>{web('send.onlyOnEthereum', { network })}</span>}
            {note !== '' && (
              <span className="quiet csv-row-note">
                <bdi>{visibleText(note, SHOWN_NOTE)}</bdi>
              </span>
            )}
          </li>
        ))}
      </ol>
      <LoadMore
        more={payments.length > most ? () => setMost(most + ROWS_SHOWN) : undefined}
        isBusy={false}
      />
    </section>
  );
}
