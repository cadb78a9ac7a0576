import { type Finding, isRefused } from '@mooring/safe/transactions';
import { useState } from 'react';

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

/** State of confirmed warnings; later ones must be confirmed too. */
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

/** Key of a finding: its code and call. */
export function findingKey({ code, path }: Finding): string {
  return `${code} ${path.join('.')}`;
}
