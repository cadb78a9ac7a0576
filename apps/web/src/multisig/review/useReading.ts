import { type Finding, isRefused } from '@mooring/safe/transactions';
import { useState } from 'react';

/** What a person has to have read before they may go on. */
export interface Reading {
  readonly findings: readonly Finding[];
  /** Nothing may be signed, whatever is ticked. */
  readonly refused: boolean;
  /** Every warning has been ticked. */
  readonly allRead: boolean;
  readonly isRead: (finding: Finding) => boolean;
  readonly toggle: (finding: Finding) => void;
}

/** Keeps which warnings were read; one that comes later has to be read too. */
export function useReading(findings: readonly Finding[]): Reading {
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const warnings = findings.filter(({ severity }) => severity === 'warn');
  return {
    findings,
    refused: isRefused(findings),
    allRead: warnings.every((finding) => read.has(findingKey(finding))),
    isRead: (finding) => read.has(findingKey(finding)),
    toggle(finding) {
      const key = findingKey(finding);
      const next = new Set(read);
      if (!next.delete(key)) next.add(key);
      setRead(next);
    },
  };
}

/** Tells findings apart: what is found, and in which call. */
export function findingKey({ code, path }: Finding): string {
  return `${code} ${path.join('.')}`;
}
