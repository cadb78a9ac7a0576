import { useMemo } from 'react';
import { createComparisonCode } from './request/comparisonCode.ts';
import type { RecoveryRequest } from './request/recoveryRequest.ts';

interface ComparisonCodeProps {
  readonly request: RecoveryRequest;
  readonly label: string;
}

/** Digits to compare by voice, read out one by one by a screen reader. */
export function ComparisonCode({ request, label }: ComparisonCodeProps) {
  const groups = useMemo(() => createComparisonCode(request), [request]);
  const spoken = groups.map((group) => [...group].join(' ')).join(', ');
  return (
    <p className="mooring-recovery-code" role="img" aria-label={`${label}: ${spoken}`} dir="ltr">
      {groups.map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups may be equal, and keep their places
        <span key={index}>{group}</span>
      ))}
    </p>
  );
}
