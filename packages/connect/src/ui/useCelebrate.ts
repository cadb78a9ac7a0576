import { useCallback } from 'react';
import { useMooring } from '../core/MooringContext.ts';

/** Returns a function that launches confetti, if the host enables it. */
export function useCelebrate(): () => void {
  const { confetti, report } = useMooring();
  return useCallback(() => {
    if (!confetti) return;
    import('./confetti.ts').then(({ launchConfetti }) => launchConfetti(), report);
  }, [confetti, report]);
}
