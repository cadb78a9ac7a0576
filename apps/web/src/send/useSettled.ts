import { useEffect, useState } from 'react';

/** Texts as they were when they last rested for `restMs` milliseconds. */
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
