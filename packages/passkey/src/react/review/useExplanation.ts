import { useReport } from '@mooring/connect/parts';
import { useEffect, useState } from 'react';
import type { Review } from '../../provider/review.ts';
import { findingTexts } from './findingTexts.ts';
import type { ReviewFinding } from './reviewKinds.ts';

/** State of a review's check, and of what was confirmed of it. */
export interface ExplanationState {
  readonly findings: readonly ReviewFinding[];
  /** True when it may be signed: checked, not refused, everything confirmed. */
  readonly isOpen: boolean;
  readonly isConfirmed: (finding: ReviewFinding) => boolean;
  readonly confirm: (finding: ReviewFinding) => void;
  /** Failed check: `again` while it is tried once more; undefined for none. */
  readonly failure: 'failed' | 'again' | undefined;
  readonly retry: () => void;
}

type Found = readonly ReviewFinding[] | 'checking' | 'failed' | 'again';

/** Waits for the check of a review. One that has none is open. */
export function useExplanation(review: Review): ExplanationState {
  const explain = 'explain' in review ? review.explain : undefined;
  const report = useReport();
  const [found, setFound] = useState<Found>('checking');
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [shown, setShown] = useState(() => explain);
  if (shown !== explain) {
    setShown(() => explain);
    setFound('checking');
    setConfirmed(new Set());
  }
  const isAsked = found === 'checking' || found === 'again';
  useEffect(() => {
    if (!isAsked) return;
    let left = false;
    explain?.().then(
      ({ findings }) => {
        if (!left) setFound(findings);
      },
      (error: unknown) => {
        report(error);
        if (!left) setFound('failed');
      },
    );
    return () => {
      left = true;
    };
  }, [explain, report, isAsked]);
  const all = typeof found === 'string' ? [] : found;
  const findings = all.filter(
    ({ code, severity }) => code in findingTexts || severity === 'refuse',
  );
  const toConfirm = findings.filter(({ severity }) => severity === 'grave' || severity === 'warn');
  return {
    findings,
    isOpen:
      !explain ||
      (typeof found !== 'string' &&
        !all.some(({ severity }) => severity === 'refuse') &&
        toConfirm.every((one) => confirmed.has(keyOf(one)))),
    isConfirmed: (finding) => confirmed.has(keyOf(finding)),
    confirm(finding) {
      const next = new Set(confirmed);
      if (!next.delete(keyOf(finding))) next.add(keyOf(finding));
      setConfirmed(next);
    },
    failure: found === 'failed' || found === 'again' ? found : undefined,
    retry: () => setFound((before) => (before === 'failed' ? 'again' : before)),
  };
}

/** Key of a finding: its code, and whom it concerns. */
export function keyOf({ code, details }: ReviewFinding): string {
  return [code, ...(details?.addresses ?? []), details?.token ?? ''].join(' ');
}
