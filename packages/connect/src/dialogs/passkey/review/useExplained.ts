import { useEffect, useState } from 'react';
import type { Review, ReviewedFinding } from '../../../wallets/passkey.ts';
import { findingTexts } from './findingTexts.ts';

/** State of a review's check, and of what was confirmed of it. */
export interface Explained {
  readonly findings: readonly ReviewedFinding[];
  /** True when it may be signed: checked, not refused, everything confirmed. */
  readonly isOpen: boolean;
  readonly isConfirmed: (finding: ReviewedFinding) => boolean;
  readonly confirm: (finding: ReviewedFinding) => void;
}

/** Waits for the check of a review. One that has none is open. */
export function useExplained(review: Review): Explained {
  const explanation = 'explanation' in review ? review.explanation : undefined;
  const [found, setFound] = useState<readonly ReviewedFinding[]>();
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    let left = false;
    setFound(undefined);
    setConfirmed(new Set());
    explanation?.then((answer) => {
      if (!left) setFound(answer?.findings ?? []);
    });
    return () => {
      left = true;
    };
  }, [explanation]);
  const findings = (found ?? []).filter(
    ({ code, severity }) => code in findingTexts || severity === 'refuse',
  );
  const asked = findings.filter(({ severity }) => severity === 'grave' || severity === 'warn');
  return {
    findings,
    isOpen:
      !explanation ||
      (found !== undefined &&
        !found.some(({ severity }) => severity === 'refuse') &&
        asked.every((one) => confirmed.has(keyOf(one)))),
    isConfirmed: (finding) => confirmed.has(keyOf(finding)),
    confirm(finding) {
      const next = new Set(confirmed);
      if (!next.delete(keyOf(finding))) next.add(keyOf(finding));
      setConfirmed(next);
    },
  };
}

/** Key of a finding: its code, and whom it concerns. */
export function keyOf({ code, details }: ReviewedFinding): string {
  return [code, ...(details?.addresses ?? []), details?.token ?? ''].join(' ');
}
