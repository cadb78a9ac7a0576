import { useCallback } from 'react';
import { useMooring } from '../core/MooringContext.ts';

/** Throws confetti, where the host wants it. */
export function useCelebrate(): () => void {
  const { confetti, report } = useMooring();
  return useCallback(() => {
    if (!confetti) return;
    import('./confetti.ts').then(({ launchConfetti }) => launchConfetti(), report);
  }, [confetti, report]);
}
