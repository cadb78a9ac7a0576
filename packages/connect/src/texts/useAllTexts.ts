import { useEffect, useSyncExternalStore } from 'react';
import { useMooring } from '../core/MooringContext.ts';

/** Loads all texts of the page's language; returns true once they are there. English starts with those of the button. */
export function useAllTexts(): boolean {
  const { locales } = useMooring();
  useEffect(() => void locales.whenComplete(), [locales]);
  return useSyncExternalStore(
    locales.subscribe,
    () => locales.get().complete,
    () => false,
  );
}
