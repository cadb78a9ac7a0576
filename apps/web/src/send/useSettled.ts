import { useEffect, useState } from 'react';

/** Debounced texts, after `restMs` ms without changes. */
export function useSettled(texts: readonly string[], restMs: number): readonly string[] {
  const [settled, setSettled] = useState(texts);
  const key = JSON.stringify(texts);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the texts matter, not their array.
  useEffect(() => {
    const timer = setTimeout(() => setSettled(texts), restMs);
    return () => clearTimeout(timer);
  }, [key, restMs]);
  return settled;
}
