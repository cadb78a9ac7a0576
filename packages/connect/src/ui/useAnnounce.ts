import { useMooring } from '../core/MooringContext.ts';

/**
 * Announces a sentence to screen readers, once: for what a host's own page changes before a
 * sighted person's eyes.
 *
 * @example
 * ```tsx
 * import { useAnnounce } from '@mooring/connect';
 *
 * export function Save() {
 *   const announce = useAnnounce();
 *   return <button onClick={() => announce('Saved.')}>Save</button>;
 * }
 * ```
 */
export function useAnnounce(): (sentence: string) => void {
  return useMooring().announcer.say;
}
