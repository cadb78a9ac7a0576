import { useEffect, useState } from 'react';
import { useMooring } from '../../core/MooringContext.ts';
import type { Review, ReviewedFinding } from '../../wallets/passkey.ts';
import { findingTexts } from './findingTexts.ts';

/** State of a review's check, and of what was confirmed of it. */
export interface Explained {
  readonly findings: readonly ReviewedFinding[];
  /** True when it may be signed: checked, not refused, everything confirmed. */
  readonly isOpen: boolean;
  readonly isConfirmed: (finding: ReviewedFinding) => boolean;
  readonly confirm: (finding: ReviewedFinding) => void;
  /** Failed check: `again` while it is tried once more; undefined for none. */
  readonly failure: 'failed' | 'again' | undefined;
  readonly retry: () => void;
}

type Found = readonly ReviewedFinding[] | 'checking' | 'failed' | 'again';

/** Waits for the check of a review. One that has none is open. */
export function useExplained(review: Review): Explained {
  const explain = 'explain' in review ? review.explain : undefined;
  const { report } = useMooring();
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
  const asked = findings.filter(({ severity }) => severity === 'grave' || severity === 'warn');
  return {
    findings,
    isOpen:
      !explain ||
      (typeof found !== 'string' &&
        !all.some(({ severity }) => severity === 'refuse') &&
        asked.every((one) => confirmed.has(keyOf(one)))),
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
export function keyOf({ code, details }: ReviewedFinding): string {
  return [code, ...(details?.addresses ?? []), details?.token ?? ''].join(' ');
}
