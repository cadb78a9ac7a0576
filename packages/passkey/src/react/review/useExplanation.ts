import { useReport } from '@mooring/connect/parts';
import { useEffect, useState } from 'react';
import type { Review } from '../../provider/review.ts';
import { findingTexts, recoveryFindingTexts } from './findingTexts.ts';
import type { ReviewedEffects, ReviewFinding } from './reviewKinds.ts';

/** State of a review's payment check, and of the confirmed findings. */
export interface ExplanationState {
  readonly findings: readonly ReviewFinding[];
  /** Effects of its calls; empty until checked. */
  readonly effects: ReviewedEffects;
  /** True if signing is allowed: checked, not refused, and all findings confirmed. */
  readonly canSign: boolean;
  readonly isConfirmed: (finding: ReviewFinding) => boolean;
  readonly confirm: (finding: ReviewFinding) => void;
  /** `failed` after a failed check, `again` during a retry; undefined otherwise. */
  readonly failure: 'failed' | 'again' | undefined;
  readonly retry: () => void;
}

interface Checked extends ReviewedEffects {
  readonly findings: readonly ReviewFinding[];
}

type Found = Checked | 'checking' | 'failed' | 'again';

const unchecked: Checked = { findings: [], powers: [], leaves: [], others: [] };

/** Runs the payment check of a review. Reviews without a check can be signed. */
export function useExplanation(review: Review): ExplanationState {
  const explain = 'explain' in review ? review.explain : undefined;
  const report = useReport();
  const [found, setFound] = useState<Found>('checking');
  const [confirmed, setConfirmed] = useState<ReadonlySet<string>>(new Set());
  const [checkedExplain, setCheckedExplain] = useState(() => explain);
  if (checkedExplain !== explain) {
    setCheckedExplain(() => explain);
    setFound('checking');
    setConfirmed(new Set());
  }
  const isChecking = found === 'checking' || found === 'again';
  useEffect(() => {
    if (!isChecking) return;
    let unmounted = false;
    explain?.().then(
      (explanation) => {
        if (!unmounted) setFound(explanation);
      },
      (error: unknown) => {
        report(error);
        if (!unmounted) setFound('failed');
      },
    );
    return () => {
      unmounted = true;
    };
  }, [explain, report, isChecking]);
  const { findings: all, ...effects } = typeof found === 'string' ? unchecked : found;
  const findings = chooseShown(all);
  const toConfirm = findings.filter(({ severity }) => severity === 'grave' || severity === 'warn');
  return {
    findings,
    effects,
    canSign:
      !explain ||
      (typeof found !== 'string' &&
        !all.some(({ severity }) => severity === 'refuse') &&
        toConfirm.every((finding) => confirmed.has(reviewFindingKey(finding)))),
    isConfirmed: (finding) => confirmed.has(reviewFindingKey(finding)),
    confirm(finding) {
      const next = new Set(confirmed);
      if (!next.delete(reviewFindingKey(finding))) next.add(reviewFindingKey(finding));
      setConfirmed(next);
    },
    failure: found === 'failed' || found === 'again' ? found : undefined,
    retry: () => setFound((before) => (before === 'failed' ? 'again' : before)),
  };
}

/** Chooses the findings that are shown: each once, and those that no other part of the review has. */
function chooseShown(all: readonly ReviewFinding[]): readonly ReviewFinding[] {
  const turnsOn = all.some(({ code }) => code === 'recovery-on');
  const shown = all.filter(
    ({ code, severity }) =>
      code in findingTexts ||
      // The guardians are listed, and have their power by the recovery that is turned on.
      (code in recoveryFindingTexts && !(turnsOn && code === 'guardian-change')) ||
      severity === 'refuse',
  );
  return [...new Map(shown.map((finding) => [reviewFindingKey(finding), finding])).values()];
}

/** Returns the key of a finding: its code, addresses and token. */
export function reviewFindingKey({ code, details }: ReviewFinding): string {
  return [code, ...(details?.addresses ?? []), details?.token ?? ''].join(' ');
}
