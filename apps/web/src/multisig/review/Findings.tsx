import { useCatalogue, useLocale } from '@mooring/connect';
import { type Finding, isRefused } from '@mooring/safe/transactions';
import { useId, useState } from 'react';
import { Notice } from '../../ui/Notice.tsx';
import { multisigCatalogue } from '../locales/multisigCatalogue.ts';
import { treasuryCatalogue } from '../treasury/locales/treasuryCatalogue.ts';
import { findingKey } from './findingsOf.ts';

interface FindingsProps {
  readonly reading: Reading;
  /** Shows warnings without checkboxes, where nothing is signed. */
  readonly onlyShown?: boolean;
}

/** List of findings: refusals, warnings to confirm, and notes. */
export function Findings({ reading, onlyShown = false }: FindingsProps) {
  const t = useCatalogue(multisigCatalogue);
  const textOf = useFindingText();
  const id = useId();
  const unique = new Map(reading.findings.map((finding) => [findingKey(finding), finding]));
  const found = (severity: Finding['severity']) =>
    [...unique].filter(([, finding]) => finding.severity === severity);
  const refusals = found('refuse');
  const warnings = found('warn');
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
      {warnings.length > 0 && (
        <Notice kind="warning">
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

/** Returns a function that formats a finding, with its position in a batch. */
export function useFindingText(): (finding: Finding) => string {
  const t = useCatalogue(multisigCatalogue);
  const treasury = useCatalogue(treasuryCatalogue);
  const { locale } = useLocale();
  return ({ code, path }) => {
    const text =
      code === 'spending-limit' || code === 'signature-set-aside'
        ? treasury(`finding.${code}`)
        : t(`finding.${code}`);
    if (path.length === 0) return text;
    const number = new Intl.NumberFormat(locale);
    const place = path.map((index) => number.format(index + 1)).join('.');
    return t('finding.inCall', { place, text });
  };
}

/** State of the warnings a person must confirm. */
export interface Reading {
  readonly findings: readonly Finding[];
  /** True when signing is forbidden, whatever is confirmed. */
  readonly refused: boolean;
  /** True when all warnings are confirmed. */
  readonly allRead: boolean;
  readonly isRead: (finding: Finding) => boolean;
  readonly toggle: (finding: Finding) => void;
}

/**
 * State of confirmed warnings; later ones must be confirmed too.
 * @param of what is signed, where that changes while it is read: warnings confirmed for another one do not count
 */
export function useReading(findings: readonly Finding[], of = ''): Reading {
  const keyOf = (finding: Finding) => `${of} ${findingKey(finding)}`;
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const warnings = findings.filter(({ severity }) => severity === 'warn');
  return {
    findings,
    refused: isRefused(findings),
    allRead: warnings.every((finding) => read.has(keyOf(finding))),
    isRead: (finding) => read.has(keyOf(finding)),
    toggle(finding) {
      const key = keyOf(finding);
      const next = new Set(read);
      if (!next.delete(key)) next.add(key);
      setRead(next);
    },
  };
}
