import { useCatalogue, useLocale, visibleText } from '@mooring/connect';
import { prefixIn } from '@mooring/page/address';
import { symbolText } from '@mooring/page/amount';
import { pageCatalogue } from '@mooring/page/texts';
import { handOverFocus } from '@mooring/page/ui';
import { useState } from 'react';
import { LoadMore } from '../gateway/GatewayList.tsx';
import { csvCatalogue } from '../texts/csvCatalogue.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import type { FaultyRow, RowFault } from './checkTable.ts';
import type { Column } from './readTable.ts';

/** Rows shown at first, and with each further press. */
const FAULTS_SHOWN = 50;
const LONGEST_ROW = 120;

interface CsvFaultsProps {
  readonly faulty: readonly FaultyRow[];
  readonly onLeaveOut: (lines: readonly number[]) => void;
  readonly onRetry: () => void;
}

/** Faulty rows, each with its number, text and fault. */
export function CsvFaults({ faulty, onLeaveOut, onRetry }: CsvFaultsProps) {
  const t = useCatalogue(csvCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  const textOf = useRowFaultText();
  const own = useCatalogue(multisigCatalogue);
  const columnTexts = {
    token: own('fact.token'),
    recipient: web('send.recipient'),
    amount: web('send.amount'),
  };
  const [most, setMost] = useState(FAULTS_SHOWN);
  if (faulty.length === 0) return null;
  const number = new Intl.NumberFormat(locale, { useGrouping: false });
  const isUnreachable = faulty.some(({ faults }) =>
    faults.some((fault) => unanswered.includes(fault)),
  );
  return (
    <section className="safe-part" aria-labelledby="csv-faults">
      <h3 id="csv-faults" className="field-problem">
        {t('csv.faults', { count: faulty.length })}
      </h3>
      <div className="safe-actions">
        <button
          ref={handOverFocus}
          type="button"
          className="button button-small"
          onClick={() => onLeaveOut(faulty.map(({ row }) => row.line))}
        >
          {t('csv.leaveOutAll')}
        </button>
        {isUnreachable && (
          <button
            ref={handOverFocus}
            type="button"
            className="button button-small"
            onClick={onRetry}
          >
            {web('error.retry')}
          </button>
        )}
      </div>
      <ul className="csv-faults">
        {faulty.slice(0, most).map((one) => {
          const line = number.format(one.row.line);
          return (
            <li key={one.row.line}>
              <div className="csv-fault-head">
                <strong>{t('csv.row', { row: line })}</strong>
                <button
                  ref={handOverFocus}
                  type="button"
                  className="text-button"
                  aria-label={t('csv.leaveOutRow', { row: line })}
                  onClick={() => onLeaveOut([one.row.line])}
                >
                  {t('csv.leaveOut')}
                </button>
              </div>
              <bdi dir="ltr" className="safe-bytes quiet">
                {visibleText(rowText(one), LONGEST_ROW)}
              </bdi>
              {one.faults.map((fault, at) => {
                const place = one.places[at];
                return (
                  // A fault can concern two columns.
                  <p key={`${place} ${fault}`} className="field-problem">
                    {place && <strong>{columnTexts[place]}</strong>} {textOf(fault, one, place)}
                  </p>
                );
              })}
            </li>
          );
        })}
      </ul>
      <LoadMore
        more={faulty.length > most ? () => setMost(most + FAULTS_SHOWN) : undefined}
        isBusy={false}
      />
    </section>
  );
}

function rowText({ row }: FaultyRow): string {
  return [row.token, row.recipient, row.amount, row.note].filter((cell) => cell !== '').join(' · ');
}

/** Faults that a retry may fix. */
const unanswered: readonly RowFault[] = ['unreachable', 'token-unreachable', 'off-chain'];

/** Faults that the form for single payments names too. */
const sharedTexts = {
  empty: 'send.noRecipient',
  'not-a-recipient': 'send.notARecipient',
  'name-mixed': 'send.nameMixed',
  'wrong-checksum': 'send.wrongChecksum',
  'other-network': 'send.addressElsewhere',
  'not-found': 'send.nameNotFound',
  'no-names': 'send.noNames',
  unreachable: 'send.namesUnreachable',
  'off-chain': 'send.nameOffChain',
  'to-token': 'review.toToken',
  'to-nobody': 'review.toNobody',
  'no-amount': 'send.noAmount',
  'not-a-number': 'send.notANumber',
  zero: 'send.zero',
} as const;

function isShared(fault: RowFault): fault is keyof typeof sharedTexts {
  return fault in sharedTexts;
}

/** Returns a function that explains a fault of a row. */
function useRowFaultText(): (fault: RowFault, row: FaultyRow, place: Column | undefined) => string {
  const t = useCatalogue(csvCatalogue);
  const web = useCatalogue(pageCatalogue);
  const { locale } = useLocale();
  return (fault, { asset, row }, place) => {
    const symbol = symbolText(asset?.symbol ?? '');
    if (fault === 'too-many-decimals') {
      const decimals = new Intl.NumberFormat(locale).format(asset?.decimals ?? 0);
      return web('send.tooManyDecimals', { symbol, decimals });
    }
    if (fault === 'more-than-balance') return t('csvFault.more-than-balance', { symbol });
    if (fault === 'odd-decimals') return t('csvFault.odd-decimals', { symbol });
    const network = place === undefined ? '' : prefixIn(row[place]);
    return isShared(fault) ? web(sharedTexts[fault], { network }) : t(`csvFault.${fault}`);
  };
}
