import { useEffect, useState } from 'react';

/** Whole seconds until a moment, never below 0. @param at ms since 1970 */
export function useSecondsLeft(at: number): number {
  const [now, setNow] = useState(() => Date.now());
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is counted from now
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1_000);
    return () => clearInterval(timer);
  }, [at]);
  return Math.max(0, Math.ceil((at - now) / 1_000));
}
