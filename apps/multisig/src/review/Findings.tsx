import { useCatalogue, useLocale } from '@mooring/connect';
import { type Confirmations, findingKey } from '@mooring/page/payment';
import { Notice } from '@mooring/page/ui';
import type { Finding } from '@mooring/safe/transactions';
import { useId } from 'react';
import { type Chain, zeroAddress } from 'viem';
import { useSettingText } from '../call/useSettingText.ts';
import { multisigCatalogue } from '../texts/multisigCatalogue.ts';
import { treasuryCatalogue } from '../texts/treasuryCatalogue.ts';

interface FindingsProps {
  readonly chain: Chain;
  readonly reading: Confirmations;
  /** Shows warnings without checkboxes, where nothing is signed. */
  readonly onlyShown?: boolean;
}

/** List of findings: refusals, warnings to confirm, and notes. */
export function Findings({ chain, reading, onlyShown = false }: FindingsProps) {
  const t = useCatalogue(multisigCatalogue);
  const textOf = useFindingText(chain);
  const id = useId();
  const unique = new Map(reading.findings.map((finding) => [findingKey(finding), finding]));
  const found = (severity: Finding['severity']) =>
    [...unique].filter(([, finding]) => finding.severity === severity);
  const refusals = found('refuse');
  const ticked = [
    { kind: 'bad', found: found('grave') },
    { kind: 'warning', found: found('warn') },
  ] as const;
  const notes = found('note');
  return (
    <>
      {refusals.length > 0 && (
        <Notice kind="bad" urgent>
          <p>
            <strong>{t('finding.refused')}</strong>
          </p>
          <ul className="safe-findings">
            {refusals.map(([key, finding]) => (
              <li key={key}>{textOf(finding)}</li>
            ))}
          </ul>
        </Notice>
      )}
      {ticked.map(({ kind, found: warnings }) =>
        warnings.length === 0 ? null : (
          <Notice key={kind} kind={kind}>
            <ul className="safe-findings">
              {warnings.map(([key, finding]) => (
                <li key={key}>
                  {onlyShown ? (
                    textOf(finding)
                  ) : (
                    <label className="safe-tick" htmlFor={`${id}${key}`}>
                      <input
                        id={`${id}${key}`}
                        type="checkbox"
                        checked={reading.isRead(finding)}
                        onChange={() => reading.toggle(finding)}
                      />
                      <span>{textOf(finding)}</span>
                    </label>
                  )}
                </li>
              ))}
            </ul>
          </Notice>
        ),
      )}
      {notes.length > 0 && (
        <Notice kind="info">
          <ul className="safe-findings">
            {notes.map(([key, finding]) => (
              <li key={key}>{textOf(finding)}</li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  );
}

/** Returns a function that formats a finding on the fields of a transaction, with its position in a batch. */
export function useFindingText(chain: Chain): (finding: Finding) => string {
  const t = useCatalogue(multisigCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { amountText } = useSettingText(chain);
  const { locale } = useLocale();
  const number = new Intl.NumberFormat(locale);
  return (finding) => {
    const { code, path, details = {} } = finding;
    const { before = 0, after = 0, token = zeroAddress, amount = 0n, addresses = [] } = details;
    const text =
      code === 'spending-limit' ||
      code === 'threshold-one' ||
      code === 'recovery-on' ||
      code === 'guardian-change' ||
      code === 'recovery-cancel' ||
      code === 'recovery-approval' ||
      code === 'delay-cancel' ||
      code === 'delay-change' ||
      code === 'signature-set-aside' ||
      code === 'signature-withdrawn'
        ? treasury(`finding.${code}`)
        : code === 'threshold-change'
          ? t(`finding.${code}`, { before: number.format(before), after: number.format(after) })
          : code === 'gas-price'
            ? treasury(`finding.${code}`, {
                amount: amountText(token, amount),
                recipient: addresses[0] ?? treasury('refund.executor'),
              })
            : t(`finding.${code}`);
    if (path.length === 0) return text;
    const place = path.map((index) => number.format(index + 1)).join('.');
    return t('finding.inCall', { place, text });
  };
}
